# A notice in one line, for chats and programs.

notices-line-turn = Your turn at { $table } ({ $title })
notices-line-reminder-half = Half of your time is gone at { $table } ({ $title })
notices-line-reminder-late = Your time runs out at { $table } ({ $title })
notices-line-timed-out = Your time ran out at { $table } ({ $title })
notices-line-started = The game at { $table } has begun ({ $title })
notices-line-over = The game at { $table } is over ({ $title })
notices-line-invitation = You are invited to { $table } ({ $title })
notices-line-seat = Matching table: { $table } ({ $title })
notices-line-no-seat = No seat after all: { $table } ({ $title })
notices-line-chat = New in the chat at { $table } ({ $title })
notices-line-quarantined = { $table } had to be stopped ({ $title })

# The ledger: what became of each notice, in one word and the rest of the sentence.

notices-title = Your notifications
notices-intro = Every notification we sent you, and why some weren't sent.
notices-sum = Summary
notices-none = No notifications in this period.
notices-earlier = Earlier
notices-later = Later
notices-day-today = Today
notices-day-yesterday = Yesterday
notices-filter = Show
notices-filter-days = Period
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
notices-count-held = waiting
notices-count-made = created
notices-count-skipped = skipped
notices-count-failed = not delivered

notices-kind-turn = Your turn
notices-kind-reminder-half = Half of your time is gone
notices-kind-reminder-late = Your time runs low
notices-kind-timed-out = Your time ran out
notices-kind-started = The game has begun
notices-kind-over = The game is over
notices-kind-invitation = An invitation
notices-kind-seat = Matching table
notices-kind-no-seat = No seat after all
notices-kind-chat = Chat
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

notices-made-by = Caused by { $name }
notices-made-alone = Caused by the clock
notices-going = Checked again: will be sent
notices-word-made = Created
notices-rest-made = and about to be sent by { $channel }.
notices-word-held = Waiting
notices-rest-held =
    { $why ->
        [quiet-hours] for the end of your quiet hours: { $until }.
        [vacation] for the end of your vacation: { $until }.
        [after] until { $until }, and sent only if you haven’t moved by then.
        [hourly] for your hourly message: { $until }.
        [daily] for your daily message: { $until }.
        [site-refused] because other servers refuse our messages at the moment. Your address isn’t the cause; we send this as soon as we can.
        [plan] until your plan has been played or doesn’t fit; next check at { $until }.
        [presence] because you had the table on screen; next check at { $until }.
       *[other] until { $until }.
    }
notices-word-trying = Not accepted
notices-rest-trying = by the receiving server yet; next attempt: { $until }.
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
        [timed-out] because your time for it had run out.
        [taken-back] because the turn was undone.
        [stopped] because the table was stopped.
        [game-over] because the game was over.
        [too-late] because it was too late.
        [goes-on] because the table goes on.
        [read] because you had read it.
        [joined] because you had joined.
        [back] because you had joined again.
        [hidden] because the table was hidden.
        [full] because the table was full or had begun.
        [superseded] because a later reminder was sent at the same time.
        [off] because you have turned this off for this channel.
        [unsubscribed] because you have stopped all mails.
        [no-verified-address] because you have no confirmed address.
        [bounced] because mails to your address come back.
        [rejected] because your mail server refuses your address.
        [complained] because one of our mails was reported as unwanted.
        [no-device] because none of your devices is turned on.
        [webhook-off] because your webhook is off.
       *[other] because there was no way to reach you.
    }
notices-word-failed = Not delivered
notices-rest-failed =
    { $why ->
        [refused] because the receiving server refused it for good.
        [site-refused] because other servers refused our messages for two weeks. Your address wasn’t the cause.
       *[other] after many attempts.
    }
notices-word-unknown = Unknown
notices-rest-unknown = whether it has arrived: sending was interrupted.

# What reaches a person.

notices-reach-title = Notification settings
notices-when = : when
notices-ways-of = { $topic }: channels
notices-topic-turn = Your turn
notices-topic-time = Time runs low or is up
notices-topic-table = A table starts, ends or stops
notices-topic-talk = Chat at your tables
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
notices-after-minutes = Minutes for “After some minutes”
notices-after-minutes-hint = From 1 to 720.
notices-daily-at = Time for “Daily”
notices-urgent = Send urgent notifications in my quiet hours, too
notices-urgent-hint = The last reminder, and a turn whose time would run out before the quiet hours end.
notices-saved = Your notification settings are saved.
notices-quiet = Quiet hours and days of rest
notices-quiet-note = Notifications wait for the end of your quiet hours.
notices-vacation = Vacation
notices-vacation-note = Notifications and clocks wait for its end.
notices-mails-stop = Stop all mails
notices-mails-start = Send me mails again
notices-mails-stopped = You won’t get any more mails.
notices-mails-started = You get mails again.
notices-stopped-note = You have stopped all mails. Your tables and their clocks go on.
notices-no-address = You get no mails, because none of your addresses is confirmed.
notices-to-ledger = Your notifications
notices-to-table = To the table
notices-of-table = Notifications about this table
notices-table-title = Notifications: { $table }
notices-table-note = These settings apply to this table only.

# Mails that come back.

notices-trouble =
    { $why ->
        [complained] One of our mails to { $address } was reported as unwanted.
        [rejected] Your mail server refuses mails to { $address }.
       *[bounced] Mails to { $address } come back.
    }
notices-trouble-note = We no longer send mails there, so we can’t notify you when it is your turn.
notices-site-refused =
    { $channel ->
        [push] Push notifications have been refused since { $since }.
        [webhook] Webhooks haven’t been reachable since { $since }.
       *[mail] Mail has been refused since { $since }.
    }
notices-site-refused-note = Check the site’s settings. No notification is lost: they wait, and we keep trying. The other server’s answer:
notices-trouble-change = Your addresses
notices-trouble-again = The address is right, try again
notices-address-again-done = We’ll try that address again.

# Links out of mails.

notices-link-note = These are { $name }’s settings. Anyone with the link from the mail can change them, but nothing else.
notices-stop-title = No more mails?
notices-stop-all = We’ll send you no more mails about any table. You can still find everything on this site.
notices-stop-all-done = You won’t get any more mails. Your tables and their clocks go on.
notices-stop-topic = We’ll send you no more mails of this kind: { $topic }.
notices-stop-topic-done = You won’t get any more mails of this kind: { $topic }.
notices-stop-table = We’ll send you no more mails about the table “{ $table }”.
notices-stop-table-done = You won’t get any more mails about the table “{ $table }”.
notices-stop-button = Stop these mails
notices-stop-else = Change your settings instead

# Webhooks.

notices-hook-title = Webhook
notices-hook-intro = For your own scripts and for chats: we call your address for every notification.
notices-hook-none = For your own scripts and for chats
notices-hook-on = The webhook is on.
notices-hook-off = Turned off
notices-hook-off-note = The webhook is turned off, because it no longer answered. Save it to turn it on again.
notices-hook-ok = Last answer: { $at }.
notices-hook-error = Last error:
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
notices-hook-renewed = The webhook has a new secret. The old one no longer works.
notices-hook-removed = The webhook is removed.
notices-bad-form = This isn’t an address that we can call.
notices-bad-minutes = From 1 to 720 minutes.
notices-bad-hook-form = This isn’t an address that we can call.
notices-bad-hook-https = The address must begin with https.
notices-bad-hook-port = We call only the ports 443 and 8443.
notices-bad-hook-password = An address must not contain a password, because it would appear in logs.
notices-bad-push-off = This site sends no push notifications.
notices-bad-device = The browser gave no address that we can use.
notices-bad-devices = You've reached the maximum number of devices. Remove one first.
notices-line-closed = { $table } was closed ({ $title })
notices-line-pause-asked = A player asks for a pause at { $table } ({ $title })
notices-line-paused = { $table } pauses ({ $title })
notices-line-resumed = { $table } goes on ({ $title })
notices-line-resigned = Somebody has resigned at { $table } ({ $title })
notices-line-removed = The host has removed you from { $table } ({ $title })
notices-kind-closed = The table was closed
notices-kind-pause-asked = A player asks for a pause
notices-kind-paused = A pause has begun
notices-kind-resumed = A pause is over
notices-kind-resigned = Somebody resigned
notices-kind-removed = You were removed
