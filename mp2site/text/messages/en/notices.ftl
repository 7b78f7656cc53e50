# A notice in one line, for chats and programs.

notices-line-turn = Your turn at { $table } ({ $title })
notices-line-reminder-half = Half of your time is gone at { $table } ({ $title })
notices-line-reminder-late = Your time runs out at { $table } ({ $title })
notices-line-timed-out = Your time was up at { $table } ({ $title })
notices-line-started = The game at { $table } has begun ({ $title })
notices-line-over = The game at { $table } is over ({ $title })
notices-line-invitation = You are invited to { $table } ({ $title })
notices-line-seat = Matching table: { $table } ({ $title })
notices-line-no-seat = No seat after all: { $table } ({ $title })
notices-line-chat = New talk at { $table } ({ $title })
notices-line-quarantined = { $table } had to be stopped ({ $title })

# The ledger: what became of each notice, in one word and the rest of the sentence.

notices-title = Your notices
notices-intro = Every notification we sent you, and why some weren't sent.
notices-sum = What became of them
notices-none = Nothing was to be told in this time.
notices-earlier = Earlier
notices-later = Later
notices-day-today = Today
notices-day-yesterday = Yesterday
notices-filter = Show
notices-filter-days = Time
notices-filter-topic = Kind
notices-filter-table = Table
notices-period-1 = Last 24 hours
notices-period-7 = Last 7 days
notices-period-30 = Last 30 days
notices-period-365 = Last 12 months
notices-all-topics = All kinds
notices-all-tables = All tables
notices-count-sent = sent
notices-count-merged = merged
notices-count-held = held
notices-count-made = made
notices-count-skipped = skipped
notices-count-failed = not arrived

notices-kind-turn = Your turn
notices-kind-reminder-half = Half of your time is gone
notices-kind-reminder-late = Your time runs low
notices-kind-timed-out = Your time was up
notices-kind-started = The game has begun
notices-kind-over = The game is over
notices-kind-invitation = An invitation
notices-kind-seat = Matching table
notices-kind-no-seat = No seat after all
notices-kind-chat = Talk
notices-kind-quarantined = The table was stopped

notices-channel =
    { $channel ->
        [webhook] by webhook
        [push] by push
       *[mail] by mail
    }
notices-channel-mail = mail
notices-channel-push = push
notices-channel-webhook = webhook

notices-made-by = Made, with what { $name } did
notices-made-alone = Made by the clock
notices-going = Checked again: to be told
notices-word-made = Made
notices-rest-made = and about to go out by { $channel }.
notices-word-held = Held
notices-rest-held =
    { $why ->
        [quiet-hours] for your quiet hours, until { $until }.
        [vacation] for your vacation, until { $until }.
        [after] until { $until }, and only told if you haven’t moved by then.
        [hourly] for your message of { $until }.
        [daily] for your daily message: { $until }.
        [site-refused] because our messages are refused at the moment. That isn’t your address’s fault; we send this as soon as we can.
        [plan] until your plan has been played or doesn’t fit; we look again at { $until }.
        [presence] as you had the table before your eyes; we look again at { $until }.
       *[other] until { $until }.
    }
notices-word-trying = Not taken
notices-rest-trying = by the other side yet; tried again: { $until }.
notices-word-sent = Sent
notices-rest-sent = by { $channel }: { $at }.
notices-word-merged = Merged
notices-rest-merged =
    { $count ->
        [0] into one { $channel }: { $at }.
        [one] with one other into one { $channel }: { $at }.
       *[other] with { $count } others into one { $channel }: { $at }.
    }
notices-word-skipped = Skipped
notices-rest-skipped =
    { $why ->
        [moved] because you had moved.
        [moved-at] because you moved: { $until }.
        [timed-out] because your time for it was up.
        [taken-back] because the turn was taken back.
        [stopped] because the table was stopped.
        [game-over] because the game was over.
        [too-late] because it was too late for it.
        [goes-on] because the table goes on.
        [read] because you had read it.
        [joined] because you had sat down.
        [back] because you had sat down again.
        [hidden] because the table was hidden.
        [full] because the table was full or had begun.
        [superseded] because a later reminder went out with it.
        [off] because you don’t want to be told of that in this way.
        [unsubscribed] because you have stopped all mails.
        [no-verified-address] because we know no confirmed address of yours.
        [bounced] because mails to your address come back.
        [rejected] because your mail server refuses your address.
        [complained] because a mail of ours was reported as unwanted.
        [no-device] because no device of yours is switched on.
        [webhook-off] because your webhook is off.
       *[other] because there was no way to tell you.
    }
notices-word-failed = Not arrived
notices-rest-failed =
    { $why ->
        [refused] as the other side refused it for good.
        [site-refused] as our messages were refused for two weeks. That wasn’t your address’s fault.
       *[other] though we tried many times.
    }
notices-word-unknown = Unknown
notices-rest-unknown = whether it has arrived: we were interrupted while it was sent.

# What reaches a person.

notices-reach-title = What reaches you
notices-when = : when
notices-ways-of = { $topic }: over which channels
notices-topic-turn = Your turn
notices-topic-time = Time runs low or is up
notices-topic-table = A table starts, ends or stops
notices-topic-talk = Talk at your tables
notices-topic-invitation = Invitations
notices-mode-of = When: { $topic }
notices-mode-now = At once
notices-mode-after = After some minutes, if it still matters
notices-mode-hourly = Hourly, in one message
notices-mode-daily = Daily, in one message
notices-mode-off = Not at all
notices-mode-everywhere = As at all tables
notices-by-mail = By mail
notices-by-push = On your devices
notices-by-webhook = By webhook
notices-after-minutes = “After some minutes” are
notices-after-minutes-hint = Minutes, from 1 to 720.
notices-daily-at = “Daily” is at
notices-urgent = What can’t wait passes my quiet hours
notices-urgent-hint = The last reminder, and a turn that would run out before the quiet hours end.
notices-saved = We tell you as you wish.
notices-quiet = Quiet hours and days of rest
notices-quiet-note = Notices wait for the end of your quiet hours.
notices-vacation = Vacation
notices-vacation-note = Notices wait for its end, as your clocks do.
notices-mails-stop = Stop all mails, with one click
notices-mails-start = Send me mails again
notices-mails-stopped = No more mails go to you.
notices-mails-started = Mails go to you again.
notices-stopped-note = You have stopped all mails. Your tables go on, and so do their clocks.
notices-no-address = No mail reaches you: none of your addresses is confirmed.
notices-to-ledger = To your notices
notices-to-table = To the table
notices-of-table = What was told of this table
notices-table-title = Notices of { $table }
notices-table-note = What you choose here holds for this table alone.

# Mails that come back.

notices-trouble =
    { $why ->
        [complained] A mail of ours to { $address } was reported as unwanted.
        [rejected] Your mail server refuses mails to { $address }.
       *[bounced] Mails to { $address } come back.
    }
notices-trouble-note = We send nothing more there, so you aren’t told when it is your turn.
notices-site-refused =
    { $channel ->
        [push] Push notifications are refused since { $since }.
        [webhook] Webhooks can’t be reached since { $since }.
       *[mail] Mail is refused since { $since }.
    }
notices-site-refused-note = Check the site’s settings. Nobody loses notices by it: they wait, and we keep trying. The other side says:
notices-trouble-change = Your addresses
notices-trouble-again = The address is right, try again
notices-address-again-done = We try that address again.

# Links out of mails.

notices-link-note = These are { $name }’s wishes. Whoever has the link from the mail can change them, and nothing else.
notices-stop-title = No more mails?
notices-stop-all = Then we send you no more mails, of any table. You find everything on your pages.
notices-stop-all-done = No more mails go to you. Your tables go on, and so do their clocks.
notices-stop-topic = Then we send you no more mails of this kind: { $topic }.
notices-stop-topic-done = No more mails of this kind go to you: { $topic }.
notices-stop-table = Then we send you no more mails of the table “{ $table }”.
notices-stop-table-done = No more mails of the table “{ $table }” go to you.
notices-stop-button = Stop these mails
notices-stop-else = Rather choose what reaches you, and when

# Webhooks.

notices-hook-title = Webhook
notices-hook-intro = For scripts of your own and for chats: we call an address of yours whenever there is something to tell.
notices-hook-none = For scripts of your own and for chats
notices-hook-on = The webhook is on.
notices-hook-off = It is switched off
notices-hook-off-note = The webhook is switched off, as nobody answered any more. Save it to switch it on.
notices-hook-ok = It answered last: { $at }.
notices-hook-error = What went wrong last:
notices-hook-url = Address
notices-hook-url-hint = https, and reachable from the internet. From Discord and Slack, paste the address of an incoming webhook.
notices-hook-format = For
notices-hook-plain = A program (JSON)
notices-hook-discord = Discord
notices-hook-slack = Slack
notices-hook-secret = Secret
notices-hook-secret-note = Each call has the header Caravanserai-Signature: t=SECONDS,v1=HMAC. The HMAC is SHA-256, in hexadecimal, of “SECONDS.BODY” with this secret. Its Idempotency-Key is the same at every attempt.
notices-hook-renew = New secret
notices-hook-remove = Remove the webhook
notices-hook-saved = The webhook is saved and on.
notices-hook-renewed = The webhook has a new secret. The old one is void.
notices-hook-removed = The webhook is removed.
notices-bad-form = This isn’t an address that we can call.
notices-bad-minutes = From 1 to 720 minutes.
notices-bad-hook-form = This isn’t an address that we can call.
notices-bad-hook-https = The address must begin with https.
notices-bad-hook-port = We call the ports 443 and 8443 only.
notices-bad-hook-password = An address with a password in it is no good: it would stand in logs.
notices-bad-push-off = This house sends nothing to devices.
notices-bad-device = The browser gave no address that we can use.
notices-bad-devices = You've reached the maximum number of devices. Remove one first.
notices-line-closed = { $table } was closed ({ $title })
notices-line-pause-asked = A pause is asked for at { $table } ({ $title })
notices-line-paused = { $table } pauses ({ $title })
notices-line-resumed = { $table } goes on ({ $title })
notices-line-resigned = Somebody has resigned at { $table } ({ $title })
notices-line-removed = The host has removed you from { $table } ({ $title })
notices-kind-closed = The table was closed
notices-kind-pause-asked = A pause is asked for
notices-kind-paused = A pause has begun
notices-kind-resumed = A pause is over
notices-kind-resigned = Somebody resigned
notices-kind-removed = You were removed
