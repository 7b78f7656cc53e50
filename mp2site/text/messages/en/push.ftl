# Web push: what a notification says, and the page of a person's devices.

push-several =
    { $count ->
        [one] News at a table
       *[other] News at { $count } tables
    }
push-by =
    { $kind ->
        [turn] { $name } has moved.
        [started] { $name } has started the game.
        [invitation] { $name } invites you.
        [chat] { $name } wrote.
       *[other] {""}
    }

push-title = On your devices
push-note =
    { $count ->
        [0] Get notifications on a phone or computer
        [one] One device shows notifications
       *[other] { $count } devices show notifications
    }
push-intro = A device notifies you when it is your turn, even if this site isn’t open. Your quiet hours apply there, too, and notifications never show anything hidden.
push-here = This device
push-none = This browser can’t show notifications. On an iPhone or iPad, first add this site to the home screen, then open it from there.
push-insecure = This page was opened over http, and browsers allow notifications over https only (or on localhost). Open the site by an address that begins with https, or ask the operator to set it up.
push-denied = This browser blocks notifications of this site. Allow them in the browser’s settings for this site, then come back.
push-is-on = This device shows notifications.
push-is-off = This device doesn’t show notifications yet. Your browser will ask for your permission.
push-on = Notify me on this device
push-off = Turn off on this device
push-failed = The browser couldn’t be connected to its push service. Try again later.
push-done = This device shows notifications from now on.
push-removed = That device no longer shows notifications.
push-devices = All your devices
push-no-devices = No device shows notifications yet. Open this page on the device that should.
push-this = This device.
push-since = Since { $at }.
push-used = Last notified: { $at }.
push-unknown = A device
push-remove = Remove
push-remove-of = Remove { $name }
