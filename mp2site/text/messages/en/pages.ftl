## Credits and error pages

pages-credits-title = Credits
pages-credits-note = Code, words and drawings are our own, except what this page names. We use no artwork, logos or text of the printed games.
pages-credits-games = The titles
pages-credits-games-text = We wrote the rules in our own words. Names, games and artwork belong to their authors and publishers.
pages-credits-designed = designed by { $designer }, published by { $publisher }
pages-credits-icons = Icons
pages-credits-icons-text = Camels, coins and other icons of the games, recoloured and put into one file, come from
pages-credits-lucide = Arrows, bells and the rest of the interface come from
pages-credits-coasts = The coasts on maps are drawn after the public domain data of
pages-credits-type = Type
pages-credits-source = Licence and source
pages-credits-source-text = This site's program is free software: you may run, read, change and share it. If you run a changed version for others, you must give them its source, too. The licence is the
pages-404-title = Page not found
pages-404-text = This page doesn't exist, or it isn't open to you.
pages-403-title = Not allowed
pages-403-text = You may not see or do this here.
pages-form-expired-title = Please try again
pages-form-expired-signed-in = You signed in meanwhile, so this page is out of date. Reload it and send it again.
pages-form-expired-signed-out = This page is out of date, because you signed in or out meanwhile, or your browser doesn’t accept cookies from this site. Reload it and send it again.
pages-form-expired-reload = Reload the page
pages-429-title = Too many requests
pages-429-text = You sent too many requests in a short time. Wait a few minutes, then try again. If you wanted a link by mail, none was sent this time; an earlier link still works, so check your spam folder, too. If you are still refused later, you have reached today's limit: come back tomorrow.
pages-home = To the front page

## The site's clocks

pages-status-title = The site's clocks
pages-status-note = whether they run, and which time was credited
pages-status-running = The clocks are running
pages-status-standing = The clocks haven't been checked for a while
pages-status-never = The clocks have not run yet
pages-status-last = Last checked { $age } ago ({ $at }).
pages-status-last-now = Last checked less than a minute ago ({ $at }).
pages-status-standing-text = Nobody's time runs out meanwhile. When the clocks run again, the missed time is credited first.
pages-status-due = Oldest deadline that waits to be processed: { $at }.
pages-status-nothing-due = No deadline waits to be processed.
pages-status-outages = Outages and credited time
pages-status-period = { $from } to { $to }
pages-status-cause = { $cause ->
    [sweep] The clocks weren't checked.
    [web] The site couldn't be reached.
   *[admin] Entered by the operators of this site.
}
pages-status-credited = { $count ->
    [one] One turn got { $span } back.
   *[other] { $count } turns got up to { $span } back.
}
pages-status-no-clock = No clock was running, so no time was credited.
pages-status-unsettled = The time is being credited; until then, nobody's time runs out.
pages-status-no-outage = There were no outages.
pages-status-link = The site's clocks
