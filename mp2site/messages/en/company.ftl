## What is refused of stars and circles

company-refused-needs-account = That isn't for guests. Sign up, and what you have played stays yours.
company-refused-nobody = There is nobody here by the name of { $name }.
company-refused-yourself = That is you.
company-refused-stars-many = You have given { $most } stars, and that is as many as there are. Take one back first.
company-refused-not-found = There is no such circle, or you aren't in it.
company-refused-not-founder = Only the circle's founder may do that.
company-refused-circle-name = A circle needs a name, of at most { $most } characters; the sentence about it has at most { $about }.
company-refused-circles-many = You are in { $most } circles, and that is as many as one can be in. Leave one first.
company-refused-circle-full = This circle has { $most } members, and that is as many as it can have.
company-refused-link-closed = This link opens nothing any more. Ask whoever sent it for a new one.
company-refused-founder-stays = You look after this circle. Make another member the founder first, or dissolve it.
company-refused-no-member = { $name } isn't in this circle.
company-refused-profile-for = There is no such choice. Choose one of those shown.
