### Lists of everybody's games: what they are narrowed by.

lists-title = Title
lists-status = Status
lists-person = Person
lists-fellow = With
lists-result = Result
lists-result-any = any result
lists-result-won = won by this person
lists-result-not-won = not won by this person
lists-rated = Rating
lists-rated-any = rated or not
lists-rated-yes = rated
lists-rated-no = not rated
lists-ended-from = Ended from
lists-ended-to = Ended until
lists-more = More filters
lists-wrong = The filter isn’t clear
lists-wrong-choice = There is no such choice. Choose one of those shown.
lists-wrong-name = This isn’t a valid name.
lists-wrong-day = This isn’t a valid date. Write it as 2026-11-25.
lists-wrong-order = This day is before the first one.
lists-wrong-nobody = Whose result? Name a person, too.
lists-cut = No more of the { $count } games searched here match. There may be more on the next pages.
lists-save = Save this list
lists-save-csv = as CSV
lists-save-json = as JSON
lists-save-most = (at most { $count } games a file; a link at its end leads to the next)
