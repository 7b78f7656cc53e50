## What is refused of stars and circles

refused-needs-account = That isn't for guests. Sign up, and what you have played stays yours.
refused-nobody = There is nobody here by the name of { $name }.
refused-yourself = That is you.
refused-stars-many = You have given { $most } stars, and that is as many as there are. Take one back first.
refused-not-found = There is no such circle, or you aren't in it.
refused-not-founder = Only the circle's founder may do that.
refused-circle-name = A circle needs a name, of at most { $most } characters; the sentence about it has at most { $about }.
refused-circles-many = You are in { $most } circles, and that is as many as one can be in. Leave one first.
refused-circle-full = This circle has { $most } members, and that is as many as it can have.
refused-link-closed = This link opens nothing any more. Ask whoever sent it for a new one.
refused-founder-stays = You look after this circle. Make another member the founder first, or dissolve it.
refused-no-member = { $name } isn't in this circle.
refused-profile-for = There is no such choice. Choose one of those shown.
