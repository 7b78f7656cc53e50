### Die Lektionen. Eine Karte hat eine Überschrift (-head), einen Text und, wo etwas zu wählen ist, was (-do).
### Zahlen einer Stellung sind Variablen: Die Datei der Lektion sagt, wo sie zu sehen sind, und ihr Test sieht nach.

## Erster Blick

marco-polo-2-lesson-first-look = Deine ersten Würfel
marco-polo-2-lesson-first-look-about = Würfel und Felder, Waren und ein erfüllter Auftrag.

marco-polo-2-lesson-first-look-aim-head = Worum es geht
marco-polo-2-lesson-first-look-aim = Du reist im Dienst des Khan von Beijing nach Westen. Du spielst Blau und beginnst mit { $points } Punkten. Mehr gibt es für Aufträge, die du erfüllst, für Handelsposten und am Ende für manches andere. Wer die meisten Punkte hat, gewinnt.

marco-polo-2-lesson-first-look-dice-head = Deine Würfel
marco-polo-2-lesson-first-look-dice = In jeder Runde würfeln alle mit { $dice } eigenen Würfeln. In deinem Zug setzt du einen oder mehrere auf ein Feld und führst seine Aktion aus, eine Aktion je Zug. Es geht reihum, bis niemand mehr Würfel hat.

marco-polo-2-lesson-first-look-khan-head = Die Gunst des Khan
marco-polo-2-lesson-first-look-khan = Bei der Gunst des Khan setzt du einen Würfel, der mindestens so hoch ist wie der davor; alle ihre Plätze sind zusammen ein Feld. Der letzte dort zeigt { $laid }, deine { $die } reicht also. Du bekommst { $camels } Kamele und { $coins } Münzen.
marco-polo-2-lesson-first-look-khan-do = Wähle den niedrigsten Würfel, dann die Gunst des Khan.
marco-polo-2-lesson-first-look-lowest = Das geht auch. Aber der niedrigste Würfel reicht hier auch, und die höheren sind anderswo mehr wert.
marco-polo-2-lesson-first-look-khan-first = Das könntest du tun. Beginne hier bitte mit der Gunst des Khan.

marco-polo-2-lesson-first-look-end-head = Beende deinen Zug
marco-polo-2-lesson-first-look-end = Jetzt hast du { $camels } Kamele und { $coins } Münzen. Zum Reisen wirst du sie brauchen. Vor dem Ende des Zugs könntest du noch Zusatzaktionen ausführen, etwa für ein Kamel einen Würfel neu würfeln.
marco-polo-2-lesson-first-look-end-do = Beende deinen Zug.
marco-polo-2-lesson-first-look-bonus-later = Solche Zusatzaktionen sind vor und nach der Aktion möglich, so oft du sie bezahlen kannst. Beende hier bitte den Zug.

marco-polo-2-lesson-first-look-contract-head = Ein Auftrag
marco-polo-2-lesson-first-look-contract = Amina hat ein Buch genutzt. Du hast einen Auftrag: Links steht, was er verlangt, { $camels } Kamel und { $silk } Seide, rechts, was er bringt, { $points } Punkte und einen schwarzen Würfel. Du brauchst also Seide.

marco-polo-2-lesson-first-look-book-head = Ein Buch
marco-polo-2-lesson-first-look-book = In den Büchern findest du Waren. Für das mittlere brauchst du einen Würfel ab { $least }. Eine höhere Zahl bringt nicht mehr.
marco-polo-2-lesson-first-look-book-do = Wähle den passenden Würfel, dann das mittlere Buch.
marco-polo-2-lesson-first-look-lower-die = Auch ein höherer Würfel geht. Aber der niedrigste passende reicht; behalte die anderen.
marco-polo-2-lesson-first-look-silk-first = Möglich. Aber dort gibt es keine Seide: Nutze bitte das mittlere Buch.

marco-polo-2-lesson-first-look-offer-head = Eines der Angebote
marco-polo-2-lesson-first-look-offer = Du nimmst genau ein Angebot. Die auf der linken Seite sind kostenlos, die auf der rechten kosten Jade. Eines der kostenlosen hat { $silk } Seide und { $coins } Münze.
marco-polo-2-lesson-first-look-offer-do = Nimm die Seide.
marco-polo-2-lesson-first-look-jade = Jade ist nützlich: Du kannst damit auch eine Münze oder ein Kamel bezahlen. Aber dein Auftrag verlangt Seide.

marco-polo-2-lesson-first-look-fulfil-head = Erfülle ihn
marco-polo-2-lesson-first-look-fulfil = Jetzt hast du alles, was der Auftrag verlangt. Ihn zu erfüllen ist eine Zusatzaktion: Dafür brauchst du keinen Würfel. Du bekommst sofort { $points } Punkte.
marco-polo-2-lesson-first-look-fulfil-do = Erfülle deinen Auftrag.
marco-polo-2-lesson-first-look-now = Auch das könntest du tun. Aber der Auftrag ist bereit: Erfülle ihn bitte.

marco-polo-2-lesson-first-look-spaces-head = Blau und braun
marco-polo-2-lesson-first-look-spaces = Du hast { $points } Punkte und für diese Runde { $black } schwarzen Würfel mehr. Achte auf die Felder: Ein blaues können andere nach dir nutzen, zahlen aber so viele Münzen, wie ihr niedrigster Würfel zeigt. Ein brauner Platz ist zu, sobald ein Würfel darauf liegt. Und deine Farbe darf je Runde nur einmal auf ein Feld; schwarze Würfel dürfen überallhin.

## Die Reise

marco-polo-2-lesson-journey = Deine erste Reise
marco-polo-2-lesson-journey-about = Schritte, was sie kosten, und ein Handelsposten.

marco-polo-2-lesson-journey-map-head = Die Karte
marco-polo-2-lesson-journey-map = Deine Figur steht in Beijing. An jedem Weg steht, was ein Schritt darauf kostet: Münzen, Kamele, manchmal Jade. Wo deine Reise endet, setzt du einen Handelsposten, wenn es eine Stadt ist und du dort noch keinen hast. Nur in Beijing steht nie ein Posten. Eine Oase kostet einen Schritt wie eine Stadt, hat aber keinen Posten.

marco-polo-2-lesson-journey-space-head = Würfel für eine Reise
marco-polo-2-lesson-journey-space = Für das mittlere Reisefeld brauchst du { $dice } Würfel; es erlaubt höchstens { $steps } Schritte. Auch dein niedrigster Würfel dort begrenzt die Schritte. Für das untere Feld reicht ein einziger Würfel, für einen Schritt und gegen eine Gebühr. Das obere braucht einen Würfel mehr als das mittlere, für bis zu { $upper } Schritte, und du darfst unterwegs einen weiteren Posten setzen.
marco-polo-2-lesson-journey-space-do = Wähle die { $die }, dann das mittlere Reisefeld.
marco-polo-2-lesson-journey-other-space = Auch dort darfst du reisen. Nimm hier bitte das mittlere Feld.
marco-polo-2-lesson-journey-middle = Möglich. Aber in dieser Lektion geht es ums Reisen: Nimm bitte die { $die } für das mittlere Feld.

marco-polo-2-lesson-journey-second-head = Ein zweiter Würfel
marco-polo-2-lesson-journey-second = Es zählt der niedrigste der Würfel, neben dem ersten genügt also jeder höhere: Deine blauen sind beide höher.
marco-polo-2-lesson-journey-second-do = Nimm einen deiner blauen Würfel dazu.
marco-polo-2-lesson-journey-keep-black = Schwarze Würfel darfst du zusammen mit deinen setzen. Aber dieser ist niedriger, und er nützt mehr, wo deine Farbe schon liegt. Nimm einen blauen.

marco-polo-2-lesson-journey-go-head = Der erste Schritt
marco-polo-2-lesson-journey-go = Du hast { $coins } Münzen. Von Beijing führen mehrere Wege weiter. Der Weg nach Yangzhou kostet nur Münzen, und dort liegen Aufträge.
marco-polo-2-lesson-journey-go-do = Geh nach Yangzhou.
marco-polo-2-lesson-journey-yangzhou = Das geht auch. Geh hier bitte nach Yangzhou.

marco-polo-2-lesson-journey-stop-head = Bleiben oder weiter
marco-polo-2-lesson-journey-stop = Du darfst weniger weit gehen, als deine Würfel erlauben. In Yangzhou bekommt den Kontorbonus, wer zuerst kommt: Kamele.
marco-polo-2-lesson-journey-stop-do = Bleib hier.
marco-polo-2-lesson-journey-further = Du könntest weitergehen, und jeder Schritt kostet. Bleib hier bitte stehen.

marco-polo-2-lesson-journey-post-head = Dein Handelsposten
marco-polo-2-lesson-journey-post = Zuerst hast du die Reise bezahlt: Du hast noch { $coins } Münzen. Erst dann bekamst du den Kontorbonus von Yangzhou, Kamele: Jetzt hast du { $camels }. Und in einer Auftragsstadt darfst du sofort einen ihrer Aufträge nehmen.
marco-polo-2-lesson-journey-post-do = Nimm einen der Aufträge.
marco-polo-2-lesson-journey-free = Du musst keinen nehmen. Aber er kostet nichts, und du hast Platz.

marco-polo-2-lesson-journey-ahead-head = Ein Blick voraus
marco-polo-2-lesson-journey-ahead = Du hast { $posts } Posten. Ein Posten in einer Stadt mit Bonusmarker zahlt sofort und zu Beginn jeder weiteren Runde: in Fuzhou { $bonus } Kamele. Andere Städte geben dir eine Karte oder eine eigene Aktion. Verschiedene Wappen deiner Städte zählen am Ende.

## Gildensiegel

marco-polo-2-lesson-seals = Gildensiegel
marco-polo-2-lesson-seals-about = Nimm ein Siegel, werte es auf und fahr übers Meer.

marco-polo-2-lesson-seals-four-head = Die Gildensiegel
marco-polo-2-lesson-seals-four = Es gibt { $seals } Arten von Siegeln, vom Bauern- bis zum Schmucksiegel. Über jedem steht der niedrigste Würfel, den es verlangt, darunter die Jade, die es einmal dazu gibt. Neben der Sonne steht, was es später jede Runde zahlt. Von jeder Art darfst du eines besitzen.

marco-polo-2-lesson-seals-low-head = Der niedrigere entscheidet
marco-polo-2-lesson-seals-low = Für ein Siegel setzt du ein Paar Würfel, und der niedrigere entscheidet. Das Bauernsiegel gibt es mit jeder Zahl: gut für niedrige Würfel. Du hast eine { $die }.
marco-polo-2-lesson-seals-low-do = Wähle den niedrigsten Würfel, dann die Gildensiegel.
marco-polo-2-lesson-seals-keep-high = Das geht auch. Aber fürs Bauernsiegel reichen niedrige Würfel; behalte die hohen.
marco-polo-2-lesson-seals-seal-first = Das könntest du tun. Beginne hier bitte mit einem Siegel.

marco-polo-2-lesson-seals-pair-head = Der zweite Würfel
marco-polo-2-lesson-seals-pair = Was der höhere Würfel zeigt, spielt keine Rolle. Nimm also den nächstniedrigen.
marco-polo-2-lesson-seals-pair-do = Nimm die { $die } dazu.
marco-polo-2-lesson-seals-next-lowest = Ein höherer ändert hier nichts. Nimm die { $die }.

marco-polo-2-lesson-seals-which-head = Nimm ein Siegel
marco-polo-2-lesson-seals-which = Mit einer { $die } bekämst du auch das Gewürzsiegel: Mit einem Würfel darfst du immer auch ein niedrigeres Siegel nehmen. Aber das Bauernsiegel öffnet den Seeweg von Beijing.
marco-polo-2-lesson-seals-which-do = Nimm das Bauernsiegel.
marco-polo-2-lesson-seals-spicer = Auch ein gutes Siegel, mit { $jade } Jade. Aber sein Seeweg beginnt weiter weg. Nimm hier bitte das Bauernsiegel.

marco-polo-2-lesson-seals-price-head = Werte es auf
marco-polo-2-lesson-seals-price = Dein Siegel liegt vor dir, und Amina hatte ihren Zug. Noch ist es simpel. Es aufzuwerten kostet { $coins } Münzen und { $goods } Waren deiner Wahl: Pfeffer, Seide oder Gold, gleich oder nicht. Jade zählt dafür nicht. Jede Siegelart hat ihren eigenen Preis: je höher ihr Würfel, desto teurer.

marco-polo-2-lesson-seals-goods-head = Erst die Waren
marco-polo-2-lesson-seals-goods = Die Münzen hast du. Die Waren bekommst du aus einem Buch: Für Buch I reicht jeder Würfel, und { $pepper } Pfeffer sind kostenlos.
marco-polo-2-lesson-seals-goods-do = Wähle den niedrigeren Würfel, dann Buch I.
marco-polo-2-lesson-seals-other-book = Auch da gibt es Waren. Nutze hier bitte Buch I.
marco-polo-2-lesson-seals-goods-first = Möglich. Aber hol dir bitte erst Waren aus Buch I.

marco-polo-2-lesson-seals-improve-head = Dreh es um
marco-polo-2-lesson-seals-improve = Du hast die { $pepper } Pfeffer genommen. Ein Siegel aufzuwerten ist eine Zusatzaktion: Dafür brauchst du keinen Würfel. Du bekommst den Bonus des Siegels sofort, hier { $bonus } Münzen, und zu Beginn jeder weiteren Runde wieder.
marco-polo-2-lesson-seals-improve-do = Werte das Bauernsiegel auf.
marco-polo-2-lesson-seals-needs-pepper = Das geht. Aber es kostet deinen Pfeffer, und den brauchst du jetzt für das Siegel: Werte es bitte auf.
marco-polo-2-lesson-seals-improve-first = Auch das darfst du. Aber werte bitte erst das Siegel auf.

marco-polo-2-lesson-seals-sea-head = Auf See
marco-polo-2-lesson-seals-sea = Die gepunkteten Linien sind Seewege; jeder zeigt ein Siegel. Wer dieses Siegel hat, simpel oder aufgewertet, darf dort fahren. Von Beijing nach Fuzhou ist es nur { $step } Schritt. Dafür reicht das untere Reisefeld: ein Würfel und { $fee } Münzen Gebühr.
marco-polo-2-lesson-seals-sea-do = Wähle den niedrigeren Würfel, dann das untere Reisefeld.
marco-polo-2-lesson-seals-middle = Dort darfst du weiter ziehen, ohne Gebühr, aber es braucht beide Würfel. Für einen einzigen Schritt reicht das untere Feld.
marco-polo-2-lesson-seals-sea-first = Möglich. Aber reise jetzt bitte mit dem unteren Feld.

marco-polo-2-lesson-seals-sail-head = Zeig dein Siegel
marco-polo-2-lesson-seals-sail = Du hast { $coins } Münzen. Gebühr und Seeweg zahlst du zusammen, { $paid } Münzen. Das Siegel zeigst du nur; du behältst es.
marco-polo-2-lesson-seals-sail-do = Fahr nach Fuzhou.
marco-polo-2-lesson-seals-by-land = Auch dorthin könntest du. Aber fahr hier bitte nach Fuzhou.

marco-polo-2-lesson-seals-uses-head = Wozu Siegel gut sind
marco-polo-2-lesson-seals-uses = Dein Posten in Fuzhou hat dessen Bonus gebracht: Du hast { $points } Punkte. Jedes deiner Siegel öffnet die Seewege, die es zeigen. Ein aufgewertetes zahlt außerdem jede Runde seinen Bonus, verstärkt die Aktion einer Sonderstadt und bringt am Ende Punkte, wenn deine Zielkarte es zeigt.

## Zusatzaktionen

marco-polo-2-lesson-dice = Mehr aus den Würfeln
marco-polo-2-lesson-dice-about = Zusatzaktionen: neu würfeln, drehen, kaufen; dazu Zuzahlen, Jade und das Geldsäckchen.

marco-polo-2-lesson-dice-low-head = Ein niedriger Wurf
marco-polo-2-lesson-dice-low = Du spielst diesmal Gelb, und deine { $dice } Würfel sind niedrig. Würfelst du weniger als fünfzehn, bekommst du für jeden fehlenden Punkt eine Münze oder ein Kamel, beliebig gemischt. Hier sind das { $missing }.
marco-polo-2-lesson-dice-low-do = Nimm aus der Auswahl nur Kamele.
marco-polo-2-lesson-dice-want-camels = Eine gute Mischung. Aber Kamele machen aus schlechten Würfeln gute, und du brauchst sie gleich: Nimm bitte nur Kamele.

marco-polo-2-lesson-dice-reroll-head = Zusatzaktionen
marco-polo-2-lesson-dice-reroll = Amina hat Buch I genutzt; jetzt bist du am Zug, mit { $camels } Kamelen. Vor und nach deiner Aktion darfst du Zusatzaktionen ausführen, in jeder Reihenfolge, so oft du zahlen kannst. Für { $price } Kamel würfelst du einen Würfel neu.
marco-polo-2-lesson-dice-reroll-do = Wähle eine { $die }, dann „Neu würfeln“.
marco-polo-2-lesson-dice-reroll-one = Das darfst du. Aber eine { $die } kann nicht schlechter werden: Würfle bitte sie neu.
marco-polo-2-lesson-dice-reroll-first = Das kannst du später tun. Würfle bitte erst eine { $die } neu.

marco-polo-2-lesson-dice-turn-head = Dreh einen Würfel
marco-polo-2-lesson-dice-turn = Es wurde eine { $die }; jetzt hast du ein Paar davon. Buch III mit seinem Gold verlangt { $least } oder mehr. Du könntest noch einmal würfeln und hoffen, oder einen Würfel drehen: teurer, aber sicher.
marco-polo-2-lesson-dice-turn-do = Wähle „Drehen“.
marco-polo-2-lesson-dice-turn-first = Möglich. Aber dreh hier bitte einen Würfel.

marco-polo-2-lesson-dice-up-head = Eins hinauf oder hinunter
marco-polo-2-lesson-dice-up = Für { $price } Kamele drehst du einen Würfel um eins, hinauf oder hinunter. Von der höchsten Zahl zur niedrigsten geht es nicht, umgekehrt auch nicht.
marco-polo-2-lesson-dice-up-do = Dreh eine { $die } hinauf.
marco-polo-2-lesson-dice-not-that = Erlaubt, aber so kommst du nicht in Buch III. Dreh eine { $die } hinauf.

marco-polo-2-lesson-dice-third-head = Es lohnt sich
marco-polo-2-lesson-dice-third = Jetzt steht dir Buch III offen. Seine beiden Felder sind getrennt. Auf einem liegt ein neutraler Würfel; zu zweit ist das immer so.
marco-polo-2-lesson-dice-third-do = Wähle deinen höchsten Würfel, dann das freie Feld von Buch III.
marco-polo-2-lesson-dice-neutral = Da liegt schon ein Würfel, und du müsstest { $coins } Münzen zahlen. Das andere Feld ist frei und kostet nichts.
marco-polo-2-lesson-dice-third-first = Möglich. Aber du hast diesen Würfel für Buch III gedreht: Nutze ihn bitte dort.

marco-polo-2-lesson-dice-buy-head = Ein Würfel mehr
marco-polo-2-lesson-dice-buy = Du hast Gold genommen, Amina war beim Khan. Für { $camels } Kamele darfst du einen schwarzen Würfel kaufen und würfeln: einmal je Zug, solange welche da sind, jetzt noch { $left }. Der Würfel gehört dir für diese Runde.
marco-polo-2-lesson-dice-buy-do = Kaufe einen schwarzen Würfel.
marco-polo-2-lesson-dice-buy-first = Möglich. Aber kaufe bitte erst einen schwarzen Würfel: Ein Würfel mehr ist eine Aktion mehr.

marco-polo-2-lesson-dice-surcharge-head = Wo schon ein Würfel liegt
marco-polo-2-lesson-dice-surcharge = Eine schwarze { $black }! Jetzt brauchst du Pfeffer, aber in Buch I liegt Aminas Würfel. Auf einem blauen Feld, wo schon ein Würfel liegt, musst du zuzahlen: so viele Münzen, wie der niedrigste deiner Würfel zeigt. Was ihrer zeigt, ist egal. Mit deinem niedrigsten ist es { $coins } Münze.
marco-polo-2-lesson-dice-surcharge-do = Wähle deinen niedrigsten Würfel, dann Buch I.
marco-polo-2-lesson-dice-dearer = Das würde mehr Münzen kosten. Nimm den niedrigsten Würfel.
marco-polo-2-lesson-dice-same-space = Möglich. Aber du willst Pfeffer für deinen Auftrag: Nutze bitte Buch I.

marco-polo-2-lesson-dice-black-head = Deine Farbe, einmal
marco-polo-2-lesson-dice-black = Du hast Pfeffer genommen und deinen Auftrag für { $jade } Jade erfüllt. In Buch I liegt jetzt dein gelber Würfel, also darfst du dort diese Runde keinen gelben mehr setzen. Schwarze darfst du setzen, wenn du noch einmal zuzahlst. Aber mehrere Würfel zusammen sind gelb, sobald einer davon gelb ist: Ein schwarzer mit einem gelben darf nicht dorthin, wo ein gelber liegt.
marco-polo-2-lesson-dice-black-do = Wähle die schwarze { $black }, dann Buch I.
marco-polo-2-lesson-dice-black-first = Möglich. Aber probiere hier bitte Buch I mit dem schwarzen Würfel.

marco-polo-2-lesson-dice-pay-head = Münzen oder Jade
marco-polo-2-lesson-dice-pay = Du musst { $coins } Münzen zuzahlen. Jede Jade darfst du als eine Münze oder als ein Kamel zahlen, darum wirst du gefragt. Du hast { $jade } Jade und genug Münzen.
marco-polo-2-lesson-dice-pay-do = Zahle ohne Jade.
marco-polo-2-lesson-dice-keep-jade = Das geht. Aber Jade ist mehr wert als eine Münze: Behalte sie bitte.

marco-polo-2-lesson-dice-purse-head = Das Geldsäckchen
marco-polo-2-lesson-dice-purse = Das Buch gab dir { $camels } Kamele. Niedrige Würfel übrig? Auf das Geldsäckchen darfst du jeden Würfel setzen, so oft du willst, und nie musst du zuzahlen. Es ist eine Zusatzaktion und zählt nicht als Aktion deines Zugs. Und passen kannst du nicht: Solange du Würfel hast, musst du in jedem Zug eine Aktion ausführen.
marco-polo-2-lesson-dice-purse-do = Wähle den niedrigsten Würfel, dann das Geldsäckchen.
marco-polo-2-lesson-dice-purse-first = Möglich. Setze hier bitte den niedrigsten Würfel aufs Geldsäckchen.

marco-polo-2-lesson-dice-which-head = Deine Wahl
marco-polo-2-lesson-dice-which = Für den Würfel gibt es { $coins } Münzen oder { $camels } Kamele oder { $jade } Jade. Und beginnst du einen Zug mit nur einem Würfel, darfst du ihn aufs Geldsäckchen setzen und brauchst keine Aktion: Dann ist die Runde für dich vorbei.
marco-polo-2-lesson-dice-which-do = Nimm, was du magst.

## Städte

marco-polo-2-lesson-cities = Was Städte bieten
marco-polo-2-lesson-cities-about = Stadtkarten, Sonderstädte und Aufträge durch die Aktion.

marco-polo-2-lesson-cities-posts-head = Weit im Westen
marco-polo-2-lesson-cities-posts = Es ist Runde { $round }, und du spielst Gelb. Du hast { $posts } Posten: Bei Kashgar liegt eine Stadtkarte, in Xian gibt es Aufträge, und Balkh, Hormuz und Baghdad sind Sonderstädte. All das darfst du mit einem Posten dort ab dem Zug nach dem Setzen nutzen; dazu setzt du einen Würfel.

marco-polo-2-lesson-cities-card-head = Eine Stadtkarte
marco-polo-2-lesson-cities-card = Für die Karten im Aktionsbereich brauchst du keinen Posten: Alle dürfen sie nutzen, und jede Runde bringt neue. Die mit der Seide gibt { $points } Punkte für eine Seide und ein Kamel, so oft, wie der Würfel zeigt. Du hast { $silk } Seide, also reicht ein niedriger.
marco-polo-2-lesson-cities-card-do = Wähle den niedrigsten Würfel, dann die Karte mit Seide und Kamel.
marco-polo-2-lesson-cities-two-is-enough = Du hast nur { $silk } Seide, mehr kann also auch ein höherer nicht. Nimm den niedrigsten.
marco-polo-2-lesson-cities-steps-card = Kashgars Karte verkauft Schritte. Damit kannst du reisen; aber nutze hier bitte die Karte mit Seide und Kamel.
marco-polo-2-lesson-cities-card-first = Das könntest du tun. Beginne hier bitte mit der Karte mit Seide und Kamel.

marco-polo-2-lesson-cities-times-head = Wie oft?
marco-polo-2-lesson-cities-times = Du darfst es seltener tun, als der Würfel zeigt, aber mindestens einmal. Du hast { $silk } Seide zum Ausgeben. Danach ist die Karte für alle zu: Je Runde passt nur ein Würfel darauf.
marco-polo-2-lesson-cities-times-do = Nimm aus der Auswahl den Tausch mit den meisten Punkten.
marco-polo-2-lesson-cities-as-often = Erlaubt. Aber deine Seide ist hier am besten genutzt: Tu es so oft wie möglich.

marco-polo-2-lesson-cities-special-head = Eine Sonderstadt
marco-polo-2-lesson-cities-special = Balkhs Aktion bringt { $jade } Jade und { $coins } Münzen, egal, was der Würfel zeigt. Die Plätze einer Sonderstadt sind braun; zu zweit liegt auf einem ein neutraler Würfel, also passt je Runde nur ein Würfel hin. Das Siegel, das Balkh zeigt, hast du aufgewertet. Also gibt es auch dessen Bonus: { $once } Ware deiner Wahl, und ab einer { $high } zweimal.
marco-polo-2-lesson-cities-special-do = Wähle die { $high }, dann Balkh.
marco-polo-2-lesson-cities-only-once = Mit diesem Würfel gibt es den Bonus des Siegels nur einmal. Mit einer { $high } bekommst du ihn zweimal.
marco-polo-2-lesson-cities-other-city = Diese Stadt zeigt ein Siegel, das du nicht aufgewertet hast. In Balkh bekommst du mehr.
marco-polo-2-lesson-cities-special-first = Möglich. Aber nutze jetzt bitte Balkh.

marco-polo-2-lesson-cities-goods-head = Waren deiner Wahl
marco-polo-2-lesson-cities-goods = Das sind Pfeffer, Seide oder Gold, nie Jade. Dein blauer Auftrag verlangt { $goods } Pfeffer und { $goods } Seide.
marco-polo-2-lesson-cities-goods-do = Nimm Pfeffer und Seide.
marco-polo-2-lesson-cities-for-contract = Gute Waren. Aber für deinen blauen Auftrag brauchst du Pfeffer und Seide.

marco-polo-2-lesson-cities-fulfil-head = Bereit
marco-polo-2-lesson-cities-fulfil = Rechts steht, was er bringt: { $points } Punkte und einen Auftrag vom Stapel, dafür steht der Zettel.
marco-polo-2-lesson-cities-fulfil-do = Erfülle den blauen Auftrag.
marco-polo-2-lesson-cities-fulfil-first = Auch das darfst du. Aber dein Auftrag ist bereit: Erfülle ihn.

marco-polo-2-lesson-cities-pile-head = Vom Stapel
marco-polo-2-lesson-cities-pile = Die Kamele hast du ohne Jade bezahlt. Das ist der oberste Auftrag des Stapels: { $points } Punkte und { $camels } Kamele. Du darfst ihn behalten oder unter den Stapel legen. Das Gold dafür hast du.
marco-polo-2-lesson-cities-pile-do = Behalte den Auftrag.
marco-polo-2-lesson-cities-keep-it = Du musst ihn nicht nehmen. Aber er passt zu dir, und du hast Platz: Behalte ihn.

marco-polo-2-lesson-cities-contracts-head = Die Aktion Aufträge
marco-polo-2-lesson-cities-contracts = Mit jedem Würfel nimmst du einen Auftrag, oder noch einen dazu, aus Städten mit Posten von dir. Bei dir ist das Xian. Aber du hast nur { $places } Plätze für Aufträge, und beide sind belegt.
marco-polo-2-lesson-cities-contracts-do = Wähle den niedrigsten Würfel, dann „Aufträge“.
marco-polo-2-lesson-cities-lowest-will-do = Seine Zahl ist hier egal. Nimm den niedrigsten Würfel.
marco-polo-2-lesson-cities-contracts-first = Möglich. Aber nutze jetzt bitte die Aktion Aufträge.

marco-polo-2-lesson-cities-take-head = Welchen?
marco-polo-2-lesson-cities-take = Schau, was du hast: Gold und Jade. Nur einer der Aufträge verlangt sie. Rechts zeigt der Zettel mit dem Häuschen, was er außerdem bringt: noch einen Auftrag, aus einer Stadt mit einem Posten von dir.
marco-polo-2-lesson-cities-take-do = Nimm den Auftrag, der Gold und Jade verlangt.
marco-polo-2-lesson-cities-no-pepper = Auch der ist etwas wert. Aber Pfeffer und Seide hast du nicht: Nimm den für Gold und Jade.

marco-polo-2-lesson-cities-room-head = Schaff Platz
marco-polo-2-lesson-cities-room = Dafür legst du einen älteren weg: Ein roter kommt unter den Stapel, ein blauer aus dem Spiel. Was du mit derselben Aktion genommen hast, darfst du nicht weglegen. Der für { $points } Punkte ist der teuerste. Der Stiefel darauf wäre ein Schritt: Du zahlst den Weg wie immer und setzt am Ende einen Posten.
marco-polo-2-lesson-cities-room-do = Gib den Auftrag für { $points } Punkte auf.
marco-polo-2-lesson-cities-dearest = Den kannst du bald erfüllen. Gib den für { $points } Punkte auf.

marco-polo-2-lesson-cities-enough-head = Einer reicht
marco-polo-2-lesson-cities-enough = Du darfst noch einen Auftrag nehmen, müsstest dafür aber wieder einen aufgeben. In jedem Fall zahlt die Aktion Aufträge { $paid } Münzen, wenn du damit fertig bist.
marco-polo-2-lesson-cities-enough-do = Nimm keinen mehr.
marco-polo-2-lesson-cities-more = Erlaubt. Aber du gäbst einen Auftrag auf, den du bald erfüllen kannst. Nimm hier bitte keinen mehr.

marco-polo-2-lesson-cities-ahead-head = Viele Arten von Karten
marco-polo-2-lesson-cities-ahead = Die Münzen der Aktion sind da: Du hast { $coins }. Der leere Platz in Xian füllt sich am Ende deines Zugs. Karten sind verschieden: Manche sagen, was jede Zahl des Würfels bringt, manche verlangen einen Mindestwert, manche verkaufen Schritte. Kashgar hat immer eine Karte und einen Stadtbonus. Welche Karten und Boni wo liegen, wird in jedem Spiel neu gezogen; hier bringt Kashgars Bonus den eines beliebigen anderen Markers.

## Charaktere

marco-polo-2-lesson-characters = Charaktere und Ziele
marco-polo-2-lesson-characters-about = Wie ein Spiel beginnt, wer du bist und wer die nächste Runde beginnt.

marco-polo-2-lesson-characters-begin-head = Ein neues Spiel
marco-polo-2-lesson-characters-begin = Diesmal zu viert; du spielst Rot und sitzt zuletzt. Alle beginnen gleich, mit { $points } Punkten, { $camels } Kamelen, { $coins } Münzen und einem blauen Auftrag. Stadtboni, Kontorboni, Karten und rote Aufträge hat das Los verteilt. Neutrale Würfel liegen hier keine: Die gibt es nur an kleineren Tischen, mehrere zu zweit, einen einzigen zu dritt.

marco-polo-2-lesson-characters-draft-head = Charaktere
marco-polo-2-lesson-characters-draft = Bei { $players } Spielern liegen { $open } Charaktere offen, einer mehr als nötig. Jeder bricht auf seine Art eine Regel; sie steht unter dem Namen. Wer zuletzt sitzt, wählt zuerst, und so weiter zurück bis zum Startspieler. Der letzte ist aus dem Spiel.

marco-polo-2-lesson-characters-choose-head = Wer willst du sein?
marco-polo-2-lesson-characters-choose = Isabella bekommt etwas für jeden Würfel, den sie würfelt: Münzen für die höchste und die niedrigste Zahl, einen Punkt oder ein Kamel für die anderen. So bringt ihr jeder Wurf etwas.
marco-polo-2-lesson-characters-choose-do = Wähle Isabella Donati.
marco-polo-2-lesson-characters-mailin = Sie reisen als Paar: Du verteilst die Schritte einer Reise auf beide Figuren, und jede setzt einen Posten. Und in jeder Runde zählt einer deiner Boni doppelt. Stark, aber etwas für später: Nimm hier bitte Isabella.
marco-polo-2-lesson-characters-filippo = Er behält die Kontorboni, die jemand genutzt hat, und nutzt jeden noch einmal. Nimm hier bitte Isabella.
marco-polo-2-lesson-characters-gantulga = Er zahlt für Wege nie Kamele oder Münzen, nur deren Jade. Aber von den Reisefeldern darf er nur das untere nutzen. Nimm hier bitte Isabella.
marco-polo-2-lesson-characters-de-wu = Er braucht für ein Gildensiegel nur einen Würfel, bekommt Jade, wenn er eines aufwertet, und zählt am Ende ein Wappen mehr. Nimm hier bitte Isabella.

marco-polo-2-lesson-characters-goal-head = Deine Zielkarte
marco-polo-2-lesson-characters-goal = Von { $dealt } Zielkarten behältst du eine, geheim. Ein rotes Siegel bringt am Ende seine Punkte, wenn du es aufgewertet hast. Ein Wappen mit Plus zählt als eines mehr, wenn du einen Posten in einer Stadt hast, die es zeigt. Eine Karte hat nur das Bauernsiegel, für { $farmer } Punkte, und Wappen von Städten nahe Beijing.
marco-polo-2-lesson-characters-goal-do = Behalte die Karte, die nur das Bauernsiegel hat.
marco-polo-2-lesson-characters-farther = Auch eine gute Karte. Aber ihre Städte sind weiter weg: Behalte hier bitte die mit nur dem Bauernsiegel.

marco-polo-2-lesson-characters-pair-head = Der erste Wurf
marco-polo-2-lesson-characters-pair = Alle haben gewürfelt. Für jeden deiner Würfel bekommst du etwas. Bei diesem Wurf zu Beginn der Runde darf ein Paar Isabella stattdessen etwas Besseres bringen: ein Paar { $die } bringt { $gold } Gold.
marco-polo-2-lesson-characters-pair-do = Nimm den Bonus des Paars.
marco-polo-2-lesson-characters-gold = Du darfst für jeden ein Kamel nehmen. Aber Gold ist mehr wert: Nimm bitte das Paar.

marco-polo-2-lesson-characters-order-head = Wer beginnt?
marco-polo-2-lesson-characters-order = Amina hatte die Sanduhr und begann; jetzt bist du am Zug. Wer ein Reisefeld nutzt, das mindestens so hoch ist wie alle vorher in der Runde genutzten, nimmt die Sanduhr. Amina nutzte das untere, danach Borso das mittlere, und damit hat er sie ihr abgenommen. Wer sie am Ende der Runde hat, beginnt die nächste.

marco-polo-2-lesson-characters-upper-head = Das obere Reisefeld
marco-polo-2-lesson-characters-upper = Dafür brauchst du { $dice } Würfel; es erlaubt höchstens { $steps } Schritte, und du darfst unterwegs einen Posten mehr setzen. Der niedrigste Würfel begrenzt wie immer die Schritte. Jedes Reisefeld darfst du einmal je Runde nutzen. Für Yangzhou und Fuzhou reichen niedrige Würfel.
marco-polo-2-lesson-characters-upper-do = Wähle den niedrigsten Würfel, dann das obere Reisefeld.
marco-polo-2-lesson-characters-keep-high = Das geht. Aber für diesen Weg reichen die niedrigsten Würfel; behalte die hohen.
marco-polo-2-lesson-characters-equal = Auch damit bekämst du die Sanduhr: Ein gleich hohes Feld reicht. Aber dort liegen Borsos Würfel, du müsstest also Münzen zahlen. Nimm bitte das obere.
marco-polo-2-lesson-characters-upper-first = Möglich. Aber nutze hier bitte das obere Reisefeld.

marco-polo-2-lesson-characters-go-head = Unterwegs
marco-polo-2-lesson-characters-go = Deine nächstniedrigen Würfel kamen dazu. Mit einer { $die } als niedrigstem könntest du weiter als bis Fuzhou; aber Yangzhou und Fuzhou zeigen Wappen deiner Zielkarte.
marco-polo-2-lesson-characters-go-do = Geh nach Yangzhou.
marco-polo-2-lesson-characters-yangzhou = Das geht auch. Geh hier bitte nach Yangzhou.

marco-polo-2-lesson-characters-extra-head = Ein Posten mehr
marco-polo-2-lesson-characters-extra = Du bist weiter nach Fuzhou gezogen und hast dort einen Posten gesetzt. Vom oberen Feld aus darfst du noch einen in eine Stadt setzen, durch die du gekommen bist. Er ist ein Posten wie jeder andere: In Yangzhou war noch niemand, also bekommst du den Kontorbonus.
marco-polo-2-lesson-characters-extra-do = Setze einen Posten in Yangzhou.
marco-polo-2-lesson-characters-why-not = Du darfst darauf verzichten. Aber ein Posten kostet nichts und bringt viel: Setze ihn bitte.

marco-polo-2-lesson-characters-hourglass-head = Die Sanduhr
marco-polo-2-lesson-characters-hourglass = Du hast { $posts } Posten und hast den Bonus von Fuzhou und einen Auftrag aus Yangzhou genommen. Die Sanduhr hast jetzt du, denn höher als das obere Feld ist keines. Nutzt es nach dir niemand mehr, beginnst du die nächste Runde. Schritte von Karten und Belohnungen bewegen sie nicht.

marco-polo-2-lesson-characters-others-head = Die anderen
marco-polo-2-lesson-characters-others = Borsos Filippo hat den Kontorbonus behalten, den Amina in Xanadu genutzt hat, für später. Chens Mailin und Tian Chin teilen sich ihre Schritte. Aminas De Wu nimmt Siegel mit einem Würfel und zählt ein Wappen mehr. Gantulga Od zahlt für Wege weder Kamele noch Münzen, hat aber nur das untere Reisefeld. Möngke Khan durchquert Oasen ohne Schritt und bekommt dafür einen Bonus; Abha Basu bekommt Jade für Aufträge und Punkte für Jade.

## Das Ende

marco-polo-2-lesson-end = Die letzte Runde
marco-polo-2-lesson-end-about = Wie eine Runde beginnt, wie das Spiel endet und was dann zählt.

marco-polo-2-lesson-end-income-head = Eine Runde beginnt
marco-polo-2-lesson-end-income = Alle Würfel waren gesetzt, also gingen sie zurück, und die Bücher bekamen neue Angebote. Runde { $round } beginnt mit deinen Boni: von jedem Marker in einer Stadt mit deinem Posten, von jedem aufgewerteten Siegel und von deinem Charakter, wenn er einen hat. Die meisten hast du automatisch bekommen; in Fuzhou wählst du. Dein Auftrag verlangt Seide und Gold.
marco-polo-2-lesson-end-income-do = Nimm Seide und Gold.
marco-polo-2-lesson-end-for-contract = Erlaubt. Aber für deinen Auftrag brauchst du Seide und Gold.

marco-polo-2-lesson-end-fresh-head = Die letzte
marco-polo-2-lesson-end-fresh = Danach kamen neue Karten in den Aktionsbereich, und alle haben gewürfelt. Du hast die Sanduhr, also beginnst du. Es ist die letzte Runde: Kein Bonus wird mehr gezahlt, also spiel auf Punkte. Du spielst Gelb und hast { $points }, Amina hat { $other }.

marco-polo-2-lesson-end-card-head = Punkte sofort
marco-polo-2-lesson-end-card = Eine der Karten im Aktionsbereich gibt { $points } Punkte für eine Jade und ein Kamel, so oft, wie der Würfel zeigt. Du hast { $jade } Jade: Nimm einen hohen Würfel, ehe Amina es tut.
marco-polo-2-lesson-end-card-do = Wähle den höchsten Würfel, dann die Karte, die Punkte gibt.
marco-polo-2-lesson-end-highest = Mit einem niedrigen könntest du es seltener tun. Nimm den höchsten.
marco-polo-2-lesson-end-card-first = Möglich. Aber die Karte ist für euch beide da: Nutze sie bitte zuerst.

marco-polo-2-lesson-end-goal-head = Was deine Zielkarte bringt
marco-polo-2-lesson-end-goal = Du hast es so oft wie möglich getan und hast { $points } Punkte. Am Ende zählt deine Zielkarte: { $spicer } Punkte für das Gewürz- und { $jeweler } für das Schmucksiegel, denn beide sind aufgewertet. Ein simples würde nichts bringen. Und du hast Posten in Städten mit ihren { $shields } Wappen, Kranich und Affe.

marco-polo-2-lesson-end-shields-head = Verschiedene Wappen
marco-polo-2-lesson-end-shields = Die Leiste in der Ecke der Karte sagt, was verschiedene Wappen wert sind. Ohne Zielkarten bringen deine { $seen } Punkte; aber Kranich in Xian und Affe in Hormuz zählen je eines mehr, also werden es { $worth }. Ein Wappen, das du in mehreren Städten hast, zählt einmal. Die letzten deiner { $posts } Posten bringen Punkte, sobald sie gesetzt sind: { $ninth }, { $tenth } und { $last }. Stehen alle auf der Karte und eine Reise endet in einer neuen Stadt, versetzt du einen dorthin.

marco-polo-2-lesson-end-silk-head = Was fehlt
marco-polo-2-lesson-end-silk = Dein Auftrag verlangt { $silk } Seide. Du hast { $have }.
marco-polo-2-lesson-end-silk-do = Wähle den höchsten Würfel, dann Buch II.
marco-polo-2-lesson-end-silk-first = Möglich. Aber für deinen Auftrag brauchst du Seide: Nutze bitte Buch II.

marco-polo-2-lesson-end-fulfil-head = Ein Auftrag mehr
marco-polo-2-lesson-end-fulfil = Du hast die kostenlose Seide genommen. Der Auftrag bringt { $points } Punkte und noch mehr: Wer am Ende die meisten Aufträge erfüllt hat, bekommt { $most } Punkte. Du und Amina habt bisher je { $other }.
marco-polo-2-lesson-end-fulfil-do = Erfülle den Auftrag.
marco-polo-2-lesson-end-fulfil-first = Möglich. Aber erfülle bitte erst den Auftrag.

marco-polo-2-lesson-end-special-head = Eine Stadt mit Punkten
marco-polo-2-lesson-end-special = In Hormuz bringt jeder Würfel { $points } Punkte, und für dein aufgewertetes Gewürzsiegel { $jade } Jade.
marco-polo-2-lesson-end-special-do = Wähle eine { $die }, dann Hormuz.
marco-polo-2-lesson-end-points-first = Das bringt weniger Punkte. Nutze hier bitte Hormuz.

marco-polo-2-lesson-end-last-die-head = Der letzte Würfel
marco-polo-2-lesson-end-last-die = Nach Hormuz hast du Balkh genutzt; ein Würfel ist übrig. Am Ende bringt jedes Paar Waren einen Punkt, auch mit Jade, und jeder volle Zehner Münzen; Kamele bringen keinen. Du hast einen Pfeffer, eine Seide und { $jade } Jade. Das Geldsäckchen gäbe nur eine Jade. Buch I gibt { $pepper } Pfeffer; dafür zahlst du { $surcharge } Münze zu, und bei { $coins } Münzen kostet das keinen Punkt.
marco-polo-2-lesson-end-last-die-do = Wähle den Würfel, dann Buch I.
marco-polo-2-lesson-end-purse = Auch das bringt einen Punkt, wenn du Jade nimmst. Aber der Pfeffer aus Buch I macht mehr Paare: Nutze bitte Buch I.
marco-polo-2-lesson-end-book-first = Möglich. Aber mehr Punkte als der Pfeffer aus Buch I bringt es nicht: Setze den Würfel bitte dorthin.

marco-polo-2-lesson-end-finish-head = Das Spiel endet
marco-polo-2-lesson-end-finish = Du hast den Pfeffer genommen und in Münzen gezahlt. Mit { $points } Punkten vor der Wertung beendest du den letzten Zug der letzten Runde.
marco-polo-2-lesson-end-finish-do = Beende deinen Zug.
marco-polo-2-lesson-end-nothing-more = Das bringt jetzt keine Punkte mehr. Beende bitte deinen Zug.

marco-polo-2-lesson-end-result-head = Du gewinnst
marco-polo-2-lesson-end-result = Zielkarte { $goal }, Wappen { $shields }, Waren { $goods }, Münzen { $coins }, meiste Aufträge { $contracts }: { $total } zu { $other }. Zu dritt und zu viert bringen die zweitmeisten Aufträge die Hälfte davon; wer sich einen Rang teilt, bekommt ihn ganz. Bei Gleichstand gewinnt, wer mehr Kamele hat. Die Tabelle unter dem Spielplan zeigt, woher alle Punkte kamen.
