## What is refused of stars and circles

refused-needs-account = You can't do that as a guest. Sign up; you keep your games.
refused-nobody = Nobody here has the name { $name }.
refused-yourself = That is you.
refused-stars-many = You have given { $most } stars, the maximum. Take one back first.
refused-not-found = This circle doesn't exist, or you aren't in it.
refused-not-founder = Only the circle's founder may do that.
refused-circle-name = A circle needs a name of at most { $most } characters; its description has at most { $about }.
refused-circles-many = You are in { $most } circles, the maximum. Leave one first.
refused-circle-full = This circle has { $most } members, the maximum.
refused-link-closed = This link no longer works. Ask the person who sent it for a new one.
refused-founder-stays = You are the founder of this circle. Make another member the founder first, or dissolve it.
refused-no-member = { $name } isn't in this circle.
refused-profile-for = There is no such choice. Choose one of those shown.
