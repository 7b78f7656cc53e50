# Web push: what a notification says, and the page of a person's devices.

push-several =
    { $count ->
        [one] News at a table
       *[other] News at { $count } tables
    }
push-by =
    { $kind ->
        [turn] { $name } has moved.
        [started] { $name } has begun the game.
        [invitation] { $name } invites you.
        [chat] { $name } wrote.
       *[other] {""}
    }

push-title = On your devices
push-note =
    { $count ->
        [0] Have a phone or a computer say when it is your turn
        [one] One device tells you
       *[other] { $count } devices tell you
    }
push-intro = A device says when it is your turn, even if this site isn’t open. Your quiet hours hold there, too, and what a device shows is never anything hidden.
push-here = This device
push-none = This browser can’t be told. On an iPhone or iPad, first add this site to the home screen, then open it from there.
push-insecure = This page was opened over http, and browsers allow notifications over https only (or on localhost). Open the site by an address that begins with https, or ask the operator to set it up.
push-denied = This browser was told to show no notifications of this site. Allow them in the browser’s settings for this site, then come back.
push-is-on = This device tells you.
push-is-off = This device doesn’t tell you yet. Your browser will ask whether it may.
push-on = Tell me on this device
push-off = Switch it off here
push-failed = The browser couldn’t be connected to its push service. Try again later.
push-done = This device tells you from now on.
push-removed = That device tells you nothing more.
push-devices = All your devices
push-no-devices = No device tells you yet. Open this page on the one that shall.
push-this = This device.
push-since = Since { $at }.
push-used = Told last: { $at }.
push-unknown = A device
push-remove = Remove
push-remove-of = Remove { $name }
