# A person's own settings.

settings-title = Settings
settings-sections = Parts of the settings
settings-tab-settings = General
settings-tab-times = Your hours
settings-tab-vacation = Vacation
settings-tab-feed = Calendar
settings-tab-blocks = Blocked
settings-tab-notices = Notices

## General

settings-language = Language
settings-language-hint = For the pages and for mails to you.
settings-theme = Colours
settings-theme-auto = As the device has it
settings-theme-day = Day
settings-theme-night = Night
settings-time-zone = Time zone
settings-time-zone-hint = Times are shown to you in this zone, and your nights and days of rest follow its clock.
settings-save = Save
settings-saved = Your settings are saved.

## Quiet hours and days of rest

settings-times-title = Your hours
settings-times-note = Neither grace nor bank runs down in your quiet hours and on your days of rest, at any table that plays over days. At a live table everybody sits down together, and the clock runs through.
settings-quiet = Quiet hours
settings-quiet-on = Quiet hours every night
settings-quiet-hint = By the clock in { $zone }, also when summer time begins or ends. At most 12 hours. Notices wait, too.
settings-quiet-from = From
settings-quiet-to = until
settings-rest-days = Days of rest
settings-rest-days-hint = Up to three days of the week, from midnight to midnight.
settings-times-often = Once changed, your hours and your time zone stay for a week (for an hour you can still correct them), so that nobody has to wait for ever. Fewer pauses are possible at any time.
settings-week = Your next seven days
settings-week-day = { $day }: { $pauses }
settings-week-all = your clocks run all day
settings-week-piece = { $reason ->
    [vacation] vacation { $from } to { $to }
    [rest] rest { $from } to { $to }
   *[quiet] quiet { $from } to { $to }
}
settings-week-legend = { $reason ->
    [runs] your clocks run
    [vacation] Vacation
    [rest] Day of rest
   *[quiet] Quiet hours
}

## Vacation

settings-vacation-title = Vacation
settings-vacation-note = While you are away all your clocks stand still, at every table. The others see that you are away and until when.
settings-vacation-left = { $left } of { $allowance } h left in { $year }
settings-vacation-left-label = Hours of vacation left this year
settings-vacation-now = You are away until { $when }
settings-vacation-now-text = All your clocks stand still.
settings-vacation-auto-begun = The house began it as your time ran out, as you had asked.
settings-vacation-planned = Planned
settings-vacation-period = { $from } to { $to }
settings-vacation-end-now = I am back
settings-vacation-cancel = Cancel
settings-vacation-plan = Go on vacation
settings-vacation-from = From
settings-vacation-from-hint = Empty: from now on.
settings-vacation-to = Until
settings-vacation-take = Go on vacation
settings-vacation-taken = Your vacation is noted. Have a good time.
settings-vacation-ended = Your clocks run again as before.
settings-vacation-auto = Begin a vacation for me rather than let my time run out
settings-vacation-auto-text = When a turn of yours would time out, you go on vacation for up to 24 hours, as long as hours are left. Nothing of the kind happens unless this is on.
settings-vacation-auto-save = Save

## The calendar feed

settings-feed-title = Deadlines in your calendar
settings-feed-note = A calendar programme that knows this address shows when your turns run out. Whoever has the address can read it: keep it to yourself.
settings-feed-address = Secret address (iCalendar)
settings-feed-none = There is no address yet, so nobody can read anything.
settings-feed-open = Make an address
settings-feed-renew = Make a new address
settings-feed-renew-text = The old one then leads nowhere.
settings-feed-close = Close it
settings-feed-opened = Here is your new address. An older one leads nowhere from now on.
settings-feed-closed = The feed is closed.

## What doesn't go

settings-error-time-zone = There is no such time zone.
settings-error-quiet-hours = Quiet hours need a beginning and an end, and not the same.
settings-error-quiet-long = Quiet hours last 12 hours at most.
settings-error-rest-days = Three days of rest a week, and no more.
settings-error-times-often = Your hours have just changed. They can change again from { $when } on; the others wait for you by them.
settings-error-vacation-past = That time is over already.
settings-error-vacation-short = A vacation takes an hour at least, and ends after it begins.
settings-error-vacation-far = A vacation ends within a year from now.
settings-error-vacation-overlap = You have a vacation in that time already.
settings-error-vacation-allowance = You haven't got so many hours of vacation left in that year.
settings-error-tokens-many = You have as many tokens as one can have. Withdraw one that you don't need any more.
settings-error-close-name = That isn't your name. Type it exactly as it is written below.
settings-error-last-superuser = Nobody else keeps this house. Make somebody else a superuser first (manage.py createsuperuser, or the admin); then you can go.
settings-error-of-the-house = This is one of the house's opponents.
settings-error-computer-key = This is no valid key that may play.
settings-error-computer-yourself = That is a key of this account itself. Sign in as the program's owner.
settings-error-computer-owned = This account is a program already, or runs one.
settings-error-computer-owner = A program runs no other program.
settings-error-computer-rated = This account has played rated games as a person. Give the program an account of its own.
settings-error-export-often = You took your data along just now. From { $when } on you can do so again.
