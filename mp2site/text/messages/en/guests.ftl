# Guests: people who try a title without an account.

guests-name = Guest { $number }
guests-table = { $title } for a guest
guests-try = Try it now
guests-try-text = You play against an Apprentice, a computer. You choose first, and nobody hurries you.
guests-try-kept = No account, no form. This browser keeps the table for seven days; sign up later, and it comes along.
guests-try-first = A first game of { $title }
guests-try-coached = Each decision is explained where it comes up, on the real board.
guests-try-go = Sit down
guests-try-lesson = A lesson first
guests-try-others = Or try:
guests-one-table = Your table of { $title } isn't over yet: a guest has one at a time. Go on, or end that game first.
guests-go-on = Go on with your game
guests-again = Play again
guests-another = Try another title
guests-bar = You play as a guest
guests-bar-text = is kept in this browser until { $day }.
guests-bar-keep = Keep the table
guests-signup = You play as { $name }. Your seat and your table come along.
guests-login = You play as { $name }. Your seat and your table move to the account that you sign in to.
guests-kept = Welcome. Your seat and your table are yours to keep.
guests-moved = The table that you began as a guest is now among your games.
guests-error-off = In this house one plays with an account only.
guests-refused = Not just now
guests-sign-up = Sign up
guests-watch = Watch games
