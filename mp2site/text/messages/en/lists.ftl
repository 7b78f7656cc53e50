### Lists of everybody's games: what they are narrowed by.

lists-title = Title
lists-status = State
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
lists-wrong-name = No name looks like this.
lists-wrong-day = That is no day of this age. Write it as 2026-11-25.
lists-wrong-order = This day is before the first one.
lists-wrong-nobody = Whose result? Name a person, too.
lists-cut = These are all that fit among the { $count } games looked through here. There may be more further on.
lists-save = Save this list
lists-save-csv = as CSV
lists-save-json = as JSON
lists-save-most = ({ $count } games a file; at its end a link goes on)
