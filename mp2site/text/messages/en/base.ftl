## Every page: top bar, footer, messages, small parts

base-name = Caravanserai
base-description = Long board games about trade routes, played over days at your own pace.
base-skip = Skip to the content
base-nav = Main
base-nav-places = Sections
base-home = Home
base-tables = Tables
base-titles = Titles
base-people = People
base-games = Games
base-my-games = My games
base-next-table = Next table
base-next = Next
base-next-table-waiting = { $count ->
    [one] One table is waiting for you
   *[other] { $count } tables are waiting for you
}
base-vacation = Vacation
base-mailbox = Mailbox
base-menu = Menu of { $name }
base-settings = Settings
base-email = E-mail address
base-password = Password
base-sign-in = Sign in
base-sign-out = Sign out
base-sign-up = Sign up
base-theme-auto = Colours: system setting. Switch to day
base-theme-day = Colours: day. Switch to night
base-theme-night = Colours: night. Switch to the system setting
base-language = Language
base-credits = Credits
base-licence = Free software (AGPL)
base-api = REST API
base-dismiss = Dismiss
base-optional = (optional)
base-pages = Pages
base-page-previous = Previous
base-page-next = Next
base-page-of = Page { $page } of { $pages }
base-seat = Seat { $number }
base-back = Back
base-close = Close
base-copy = Copy
base-share = Share
base-copied = Copied
base-copy-yourself = Selected. Copy it now.
base-reload = Reload
base-refused-not-signed-in = You are signed out. Sign in to go on. Nothing you entered here is lost.
base-refused-signed-in-meanwhile = You signed in meanwhile. Reload the page to go on.
base-refused-another-person = Somebody else is signed in in this browser now. Reload the page to go on.
base-refused-form-expired = This page is out of date, or your browser doesn’t accept cookies from this site. Reload the page and try again.
base-guest-gone = Your guest session has ended, so you can’t continue this game. Start a new one, or sign up: with an account, your games are kept.
base-guest-new = New game

# Between a name and a value. French has a space before it.
base-colon = :

# Lists of words: each word but the last is added with “more”, then the last one.
base-list-more = { $before }, { $next }
base-list-last = { $before } and { $last }
