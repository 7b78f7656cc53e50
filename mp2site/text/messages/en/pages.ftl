## Credits and error pages

pages-credits-title = Credits
pages-credits-note = Code, words and drawings are our own, but for what this page names. Nothing of the printed games' artwork, logos or text is used.
pages-credits-games = The titles
pages-credits-games-text = The rules are retold in our own words. Names, games and artwork belong to their authors and publishers.
pages-credits-designed = designed by { $designer }, published by { $publisher }
pages-credits-icons = Icons
pages-credits-icons-text = Camels, coins and other things of the road, recoloured and put into one file, come from
pages-credits-lucide = Arrows, bells and the rest of the interface come from
pages-credits-coasts = The coasts on maps are drawn after the public domain data of
pages-credits-type = Type
pages-credits-source = Licence and source
pages-credits-source-text = This house is free software: you may run, read, change and share it. Whoever runs a changed house for others gives them its source too. The licence is the
pages-404-title = Page not found
pages-404-text = There is no such page, or it isn't open to you.
pages-403-title = Not allowed
pages-403-text = You may not see or do this here.
pages-form-expired-title = Please try again
pages-form-expired-signed-in = You signed in meanwhile, so this page is out of date. Reload it and send it again.
pages-form-expired-signed-out = This page is out of date, because you signed in or out meanwhile, or your browser doesn’t accept cookies from this site. Reload it and send it again.
pages-form-expired-reload = Reload the page
pages-429-title = Slowly, please
pages-429-text = That was a lot in a short time. Rest for a few minutes, then try again. If you wanted a link by mail, none was sent just now; if one was sent before, it still works: look into the spam folder, too. If you are still refused later, the day's share is used up: come back tomorrow.
pages-home = To the front page

## The house's clocks

pages-status-title = The clocks of the house
pages-status-note = whether they run, and what was given back
pages-status-running = The clocks run
pages-status-standing = The clocks haven't been looked after for a while
pages-status-never = The clocks have not run yet
pages-status-last = Last looked after { $age } ago ({ $at }).
pages-status-last-now = Last looked after less than a minute ago ({ $at }).
pages-status-standing-text = Nobody times out meanwhile. When they go on, the time missed is given back before anything else happens.
pages-status-due = The deadline that has waited longest to be seen to: { $at }.
pages-status-nothing-due = No deadline waits to be seen to.
pages-status-outages = Outages, and what was given back
pages-status-period = { $from } to { $to }
pages-status-cause = { $cause ->
    [sweep] The clocks stood still.
    [web] The pages couldn't be reached.
   *[admin] Noted by those who keep the house.
}
pages-status-credited = { $count ->
    [one] One turn got its time back, { $span }.
   *[other] { $count } turns got their time back, up to { $span }.
}
pages-status-no-clock = No clock was running then, so there was nothing to give back.
pages-status-unsettled = The time is being given back; nobody times out before that.
pages-status-no-outage = No outage is known.
pages-status-link = Clocks of the house
