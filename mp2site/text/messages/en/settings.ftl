# A person's own settings.

settings-title = Settings
settings-sections = Parts of the settings
settings-tab-settings = General
settings-tab-times = Your hours
settings-tab-vacation = Vacation
settings-tab-feed = Calendar
settings-tab-blocks = Blocked
settings-tab-notices = Notifications

## General

settings-language = Language
settings-language-hint = For the pages and for mails to you.
settings-shares = Translated so far
settings-share-site = site { NUMBER($share, style: "percent") }
settings-share = { $title } { NUMBER($share, style: "percent") }
settings-theme = Colours
settings-theme-auto = Same as the device
settings-theme-day = Day
settings-theme-night = Night
settings-time-zone = Time zone
settings-time-zone-hint = Times are shown in this time zone. Your nights and days of rest follow it, too.
settings-save = Save
settings-saved = Your settings are saved.

## Quiet hours and days of rest

settings-times-title = Your hours
settings-times-note = Your clocks are stopped in your quiet hours and on your days of rest, at all tables that are played over days. At a live table everybody plays at the same time, and the clocks keep running.
settings-quiet = Quiet hours
settings-quiet-on = Quiet hours every night
settings-quiet-hint = In the time zone { $zone }, also when summer time begins or ends. At most 12 hours. Notifications wait, too.
settings-quiet-from = From
settings-quiet-to = until
settings-rest-days = Days of rest
settings-rest-days-hint = Up to three days of the week, from midnight to midnight.
settings-times-often = After a change, your hours and your time zone stay as they are for a week (you can correct them within an hour), so that nobody has to wait for ever. You can have fewer pauses at any time.
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
settings-vacation-note = While you are away, all your clocks are stopped, at every table. The others see that you are away and until when.
settings-vacation-left = { $left } of { $allowance } h left in { $year }
settings-vacation-left-label = Hours of vacation left this year
settings-vacation-now = You are away until { $when }
settings-vacation-now-text = All your clocks are stopped.
settings-vacation-auto-begun = It began automatically when your time ran out, as you had chosen.
settings-vacation-planned = Planned
settings-vacation-period = { $from } to { $to }
settings-vacation-end-now = I am back
settings-vacation-cancel = Cancel
settings-vacation-plan = Go on vacation
settings-vacation-from = From
settings-vacation-from-hint = Empty: from now on.
settings-vacation-to = Until
settings-vacation-take = Go on vacation
settings-vacation-taken = Your vacation is saved. Have a good time.
settings-vacation-ended = Your clocks run again as before.
settings-vacation-auto = Start a vacation before my time runs out
settings-vacation-auto-text = Before one of your turns runs out of time, you go on vacation for up to 24 hours, as long as you have hours left. This happens only if you turn it on.
settings-vacation-auto-save = Save

## The calendar feed

settings-feed-title = Deadlines in your calendar
settings-feed-note = A calendar app with this address shows when your turns run out of time. Anyone with the address can read this: keep it to yourself.
settings-feed-address = Secret address (iCalendar)
settings-feed-none = There is no address yet, so nobody can read your deadlines.
settings-feed-open = Create an address
settings-feed-renew = Create a new address
settings-feed-renew-text = The old one then stops working.
settings-feed-close = Turn off
settings-feed-opened = Here is your new address. Older ones no longer work.
settings-feed-closed = The calendar is turned off.

## What doesn't go

settings-error-time-zone = There is no such time zone.
settings-error-quiet-hours = Quiet hours need a beginning and an end that differ.
settings-error-quiet-long = Quiet hours last at most 12 hours.
settings-error-rest-days = You can have at most three days of rest a week.
settings-error-times-often = You have just changed your hours. You can change them again from { $when } on, because the others rely on them.
settings-error-vacation-past = That time is over already.
settings-error-vacation-short = A vacation lasts at least an hour, and ends after it begins.
settings-error-vacation-far = A vacation ends within a year from now.
settings-error-vacation-overlap = You have a vacation in that time already.
settings-error-vacation-allowance = You don't have that many hours of vacation left in that year.
settings-error-tokens-many = You have the maximum number of tokens. Revoke one first.
settings-error-close-name = That isn't your name. Type it exactly as it is written below.
settings-error-last-superuser = You are the only superuser of this site. Make somebody else a superuser first (manage.py createsuperuser, or the admin); then you can close your account.
settings-error-computer-opponent = This is a computer opponent of this site.
settings-error-computer-key = This key isn't valid, or it may not play.
settings-error-computer-yourself = This key belongs to the account that you are using. Sign in as the program's owner.
settings-error-computer-owned = This account is a program already, or runs one.
settings-error-computer-owner = A program can't run another program.
settings-error-computer-rated = This account has played rated games as a person. Give the program an account of its own.
settings-error-export-often = You have just downloaded your data. You can do so again from { $when } on.
