## Credits and error pages

pages-credits-title = Credits
pages-credits-note = Code, words and drawings are our own, but for what this page names. Nothing of the printed games' artwork, logos or text is used.
pages-credits-games = The games
pages-credits-games-text = The rules are retold in our own words. Names, games and artwork belong to their authors and publishers.
pages-credits-designed = designed by { $designer }, published by { $publisher }
pages-credits-icons = Icons
pages-credits-icons-text = Camels, coins and other things of the road, recoloured and put into one file, come from
pages-credits-lucide = Arrows, bells and the rest of the interface come from
pages-credits-coasts = The coasts on maps are drawn after the public domain data of
pages-credits-type = Type
pages-credits-source = Licence and source
pages-credits-source-text = This house is free software: you may run, read, change and share it. Whoever runs a changed house for others gives them its source too. The licence is the
pages-404-title = Nobody lives here
pages-404-text = There is no such page, or it isn't open to you.
pages-403-title = This door stays shut
pages-403-text = You may not see or do this here.
pages-403-csrf-text = This page was open for too long, or your browser keeps no cookies of ours. Go back, load it anew and try again.
pages-429-title = Slowly, please
pages-429-text = That was a lot in a short time. Rest for a few minutes, then try again.
pages-home = To the front page
