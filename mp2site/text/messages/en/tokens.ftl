## API tokens and names

tokens-title = API tokens
tokens-note = A token lets your program act for you over the REST API. Give each program its own token, so that you can revoke it separately.
tokens-none = You have no tokens. You need one only for programs of your own.
tokens-name = What is it for?
tokens-name-hint = Only you see this.
tokens-scope = What may it do?
tokens-scope-read = Read: see what you can see
tokens-scope-play = Play: do what you can do at your tables
tokens-scope-short-read = reads
tokens-scope-short-play = reads and plays
tokens-days = How long is it valid?
tokens-days-choice =
    { $days ->
        [365] A year
       *[other] { $days } days
    }
tokens-make = Create a token
tokens-made-title = Your new token
tokens-made-text = Copy it now: it is shown only once.
tokens-expires = valid until { $when }
tokens-expired = expired on { $when }
tokens-never-used = never used
tokens-used = last used on { $when }
tokens-withdraw = Revoke
tokens-withdrawn = The token is revoked: programs that use it are refused from now on.
tokens-docs = How programs use the REST API
tokens-list = Your tokens
tokens-programs = Programs that you run
tokens-programs-note = A program that plays has its own account. Create a token there that may play, and enter its key here. The account is then permanently marked as a computer, and its page names you.
tokens-programs-key = Key of the program's account
tokens-programs-mark = Mark as computer
tokens-programs-marked = { $name } is a computer now, run by you.
