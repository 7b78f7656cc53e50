## API tokens and names

tokens-title = API tokens
tokens-note = A token lets a program of yours act for you over the REST API. Give each program one of its own, so that you can withdraw it alone.
tokens-none = You have no tokens. You need one only for programs of your own.
tokens-name = What is it for?
tokens-name-hint = Only you see this.
tokens-scope = What may it do?
tokens-scope-read = Read: look at what you can look at
tokens-scope-play = Play: whatever you can do at your tables
tokens-scope-short-read = reads
tokens-scope-short-play = reads and plays
tokens-days = How long is it valid?
tokens-days-choice =
    { $days ->
        [365] A year
       *[other] { $days } days
    }
tokens-make = Make a token
tokens-made-title = Your new token
tokens-made-text = Copy it now: it is shown this once, and nobody can tell it to you again.
tokens-expires = valid until { $when }
tokens-expired = expired on { $when }
tokens-never-used = never used
tokens-used = last used on { $when }
tokens-withdraw = Withdraw
tokens-withdrawn = The token is withdrawn: programs that use it are refused from now on.
tokens-docs = How programs talk to the house
tokens-list = Your tokens
tokens-programs = Programs that you run
tokens-programs-note = A program that plays has an account of its own. Make a token there that may play, and give its key here: the account is then marked as a computer, for good, and its page names you.
tokens-programs-key = A key of the program's account
tokens-programs-mark = Mark it
tokens-programs-marked = { $name } is a computer now, run by you.
