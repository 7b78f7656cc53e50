# Guests: people who try a title without an account.

guests-name = Guest { $number }
guests-table = { $title } for a guest
guests-try = Try it now
guests-try-text = You play against an Apprentice, a computer. You choose first, and there is no time limit.
guests-try-kept = No account, no form. This browser keeps the table for seven days. If you sign up later, you keep it.
guests-try-first = A first game of { $title }
guests-try-coached = Each decision is explained when it comes up, on the real board.
guests-try-go = Take the seat
guests-try-lesson = A lesson first
guests-try-others = Or try:
guests-one-table = Your game of { $title } isn't over yet, and a guest can have only one. Continue that game, or end it first.
guests-go-on = Continue your game
guests-again = Play again
guests-another = Try another title
guests-bar = You are playing as a guest
guests-bar-text = is kept in this browser until { $day }.
guests-bar-keep = Keep the table
guests-signup = You are playing as { $name }. You keep your seat and your table.
guests-login = You are playing as { $name }. Your seat and your table move to the account that you sign in to.
guests-kept = Welcome. You keep your seat and your table.
guests-moved = The table that you opened as a guest is now among your games.
guests-error-off = You need an account to play on this site.
guests-refused = Not possible right now
guests-sign-up = Sign up
guests-watch = Watch games
