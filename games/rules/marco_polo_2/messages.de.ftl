### Marco Polo II.

## Die Seite des Spiels

marco-polo-2-title = Marco Polo II: Im Auftrag des Khan
marco-polo-2-blurb = Polos Gefährten brechen im Auftrag des Khan von Beijing auf. Du würfelst und setzt deine Würfel ein: für Waren, für Gildensiegel, für Kamele und für den langen Weg nach Westen, an Oasen vorbei und über die Meere in Städte, wo dir deine Handelsposten Aufträge, Karten und in jeder Runde einen Bonus bringen. Fünf Runden, sieben Charaktere, die alle eine Regel brechen, und am Ende gewinnen die meisten Punkte.
marco-polo-2-designer = Daniele Tascini & Simone Luciani
marco-polo-2-publisher = Hans im Glück
marco-polo-2-duration = Am Stück anderthalb bis zwei Stunden, mit ein, zwei Zügen am Tag zwei bis fünf Wochen.
marco-polo-2-licence = Marco Polo II ist von Daniele Tascini und Simone Luciani und 2019 bei Hans im Glück erschienen. Das Spiel, sein Name und seine Bilder gehören seinen Urhebern und seinem Verlag. Regeltext, Spielplan und Bilder hier sind unsere eigene Arbeit; aus der gedruckten Ausgabe ist nichts zu sehen. Wer dieses Spiel öffentlich anbietet, braucht deren Erlaubnis.
marco-polo-2-sources = Regeln, Aufbau, Augenzahl und Jade der Siegel und alle sieben Charaktere folgen dem gedruckten Regelheft und seinem Beiblatt. Die meisten Werte auf Plättchen, Karten und Wegen sind rekonstruiert, weil keine öffentliche Quelle sie nennt: die Angebote der Bücher, was die meisten Wege kosten und welche Städte sie verbinden, die Wappen, die Aufträge, Stadt- und Zielkarten, die meisten Stadt- und Kontorboni, bei drei der vier Siegel der Preis des Aufwertens und der Bonus, die Erträge der Sonderstädte und die Wappenleiste unterhalb ihres Höchstwerts. Sie sind so gewählt, dass jeder bekannte Wert und jedes Beispiel des Regelhefts stimmt. Wer das Spiel besitzt und einen Server betreibt, kann die gedruckten Werte in eine eigene Ausgabendatei eintragen.

## Einstellungen

marco-polo-2-option-characters = Charaktere
marco-polo-2-option-characters-help = Ausgesucht aus einem mehr, als Leute am Tisch sitzen, der letzte Platz zuerst; oder vom Los bestimmt.
marco-polo-2-option-characters-chosen = ausgesucht
marco-polo-2-option-characters-random = vom Los bestimmt
marco-polo-2-option-black-dice = Schwarze Würfel
marco-polo-2-option-black-dice-help = Gewürfelt, wenn jemand einen nimmt; oder alle schon am Anfang der Runde, sodass du siehst, was du nimmst.
marco-polo-2-option-black-dice-taken = beim Nehmen gewürfelt
marco-polo-2-option-black-dice-rolled = am Anfang der Runde gewürfelt
marco-polo-2-option-goals = Zielkarten
marco-polo-2-option-goals-help = Seine Zielkarte kennt jeder nur selbst; oder alle liegen offen, für die erste Partie.
marco-polo-2-option-goals-hidden = verdeckt
marco-polo-2-option-goals-open = offen

## Mengen und Listen

marco-polo-2-amount-camels = { $count ->
    [one] { $count } Kamel
   *[other] { $count } Kamele
}
marco-polo-2-amount-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
marco-polo-2-amount-jade = { $count } Jade
marco-polo-2-amount-pepper = { $count } Pfeffer
marco-polo-2-amount-silk = { $count } Seide
marco-polo-2-amount-gold = { $count } Gold
marco-polo-2-amount-goods = { $count ->
    [one] { $count } Ware deiner Wahl
   *[other] { $count } Waren deiner Wahl
}
marco-polo-2-amount-goods-different = { $count } verschiedene Waren deiner Wahl
marco-polo-2-amount-vp = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
marco-polo-2-amount-steps = { $count ->
    [one] eine Reise von { $count } Schritt
   *[other] eine Reise von { $count } Schritten
}
marco-polo-2-amount-black-dice = { $count ->
    [one] { $count } schwarzer Würfel
   *[other] { $count } schwarze Würfel
}
marco-polo-2-amount-contracts-pile = { $count ->
    [one] { $count } Auftrag vom Stapel
   *[other] { $count } Aufträge vom Stapel
}
marco-polo-2-amount-contracts-city = { $count ->
    [one] { $count } ausliegender Auftrag einer Stadt mit einer Niederlassung von dir
   *[other] { $count } ausliegende Aufträge aus Städten mit einer Niederlassung von dir
}
marco-polo-2-amount-nothing = nichts
marco-polo-2-list-2 = { $a } und { $b }
marco-polo-2-list-3 = { $a }, { $b } und { $c }
marco-polo-2-list-4 = { $a }, { $b }, { $c } und { $d }
marco-polo-2-list-5 = { $a }, { $b }, { $c }, { $d } und { $e }
marco-polo-2-list-6 = { $a }, { $b }, { $c }, { $d }, { $e } und { $f }
marco-polo-2-list-7 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f } und { $g }
marco-polo-2-list-8 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g } und { $h }

## Karten und Aufträge

marco-polo-2-label-card = Stadtkarte
marco-polo-2-label-contract = { $points ->
    [0] Auftrag
    [one] Auftrag für { $points } Punkt
   *[other] Auftrag für { $points } Punkte
}
marco-polo-2-label-contract-tip = Zu liefern: { $cost }. Du bekommst: { $gain }.
marco-polo-2-label-offer-jade = { $gain } für { $cost }.

marco-polo-2-card-min-die = { $what } Der Würfel muss mindestens { $pips } zeigen.
marco-polo-2-card-times-die = so oft, wie der Würfel zeigt
marco-polo-2-card-times = { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}
marco-polo-2-card-times-by-die = { $times } Mal bei einer 1, 2, 3, 4, 5, 6
marco-polo-2-card-exchange = Zahle { $cost } und nimm { $gain }, höchstens { $times }.
marco-polo-2-card-option = { $cost } für { $gain }
marco-polo-2-card-either = Gib { $a } oder { $b }, höchstens { $times }, beides beliebig gemischt.
marco-polo-2-card-either-same = Gib entweder { $a } oder { $b }, höchstens { $times }; es ist jedes Mal derselbe Tausch.
marco-polo-2-card-by-die = Der Würfel bestimmt, was du bekommst: 1: { $a }; 2: { $b }; 3: { $c }; 4: { $d }; 5: { $e }; 6: { $f }.
marco-polo-2-card-per-pip = Nimm { $gain } für jedes Auge des Würfels.
marco-polo-2-card-count-completed-contracts = Nimm { $gain } für jeden Auftrag, den du erfüllt hast, höchstens so oft, wie der Würfel zeigt.
marco-polo-2-card-count-posts-on-map = Nimm { $gain } für jede deiner Niederlassungen auf dem Plan, höchstens so oft, wie der Würfel zeigt.
marco-polo-2-card-city-bonus = Nimm den Bonus einer Stadt, in der ein Bonusplättchen liegt und eine Niederlassung von dir steht, höchstens { $times }, jedes Mal den einer anderen Stadt. Jeder kostet { $cost }.
marco-polo-2-card-guild-seal = Nimm mit diesem einen Würfel ein Gildensiegel, wie mit der Aktion dafür. Kostet { $cost }.
marco-polo-2-card-move = Reise: { $gain } für { $cost }, höchstens { $times }, alles in einer Reise. Wege kosten wie immer, am Ende steht eine Niederlassung.

## Das Brett

marco-polo-2-pane-map = Karte
marco-polo-2-pane-actions = Aktionen
marco-polo-2-pane-mine = Meins
marco-polo-2-pane-players = Alle

marco-polo-2-label-round = Runde { $round } von { $rounds }
marco-polo-2-label-before = Vor der ersten Runde

marco-polo-2-board-actions = Aktionsbereich
marco-polo-2-board-waiting = Deine Würfel
marco-polo-2-board-no-dice = Alle deine Würfel sind gesetzt.
marco-polo-2-board-own-die = Dein Würfel: { $pips }
marco-polo-2-board-black-die = Schwarzer Würfel: { $pips }
marco-polo-2-board-die-of = { $pips }, { $seat }
marco-polo-2-board-nobody = neutral
marco-polo-2-board-space-taken = { $count ->
    [one] { $space }: hier liegt ein Würfel, { $pips }
   *[other] { $space }: hier liegen Würfel, { $pips }
}
marco-polo-2-board-bonus-actions = Zusatzaktionen
marco-polo-2-board-act-reroll = Neu würfeln
marco-polo-2-board-act-reroll-tip = Wirf einen deiner Würfel neu, für { $cost }, so oft du zahlen kannst. Vor oder nach deiner Aktion.
marco-polo-2-board-act-turn = Drehen ±1
marco-polo-2-board-act-turn-tip = Dreh einen deiner Würfel um eins hinauf oder hinunter, für { $cost }; 1 und 6 sind keine Nachbarn. Vor oder nach deiner Aktion.
marco-polo-2-board-act-buy = Schwarzer Würfel
marco-polo-2-board-act-buy-tip = Nimm für { $cost } einen schwarzen Würfel, wirf ihn und nutze ihn diese Runde wie einen eigenen. Einmal im Zug, solange welche da sind.
marco-polo-2-board-supply = { $count ->
    [0] Keine schwarzen Würfel mehr
    [one] Noch { $count } schwarzer Würfel
   *[other] Noch { $count } schwarze Würfel
}
marco-polo-2-board-supply-rolled = { $count ->
    [one] { $count } schwarzer Würfel mit einer { $pips }
   *[other] { $count } schwarze Würfel mit einer { $pips }
}
marco-polo-2-board-any-die = beliebiger Würfel
marco-polo-2-board-least-die = Würfel ab { $pips }
marco-polo-2-board-book-1 = Buch I
marco-polo-2-board-book-2 = Buch II
marco-polo-2-board-book-3 = Buch III
marco-polo-2-board-book-3-1-space = Buch III, oberes Feld
marco-polo-2-board-book-3-2-space = Buch III, unteres Feld
marco-polo-2-board-book-tip = { $least ->
    [1] Setze einen Würfel und nimm ein Angebot dieses Buchs: links eins ohne Kosten oder rechts eins für Jade. Liegen hier schon Würfel, zahlst du so viele Münzen, wie dein Würfel zeigt.
   *[other] Setze einen Würfel ab { $least } und nimm ein Angebot dieses Buchs: links eins ohne Kosten oder rechts eins für Jade. Liegen hier schon Würfel, zahlst du so viele Münzen, wie dein Würfel zeigt.
}
marco-polo-2-board-offer-free = { $gain }, kostenlos.
marco-polo-2-board-next-tile = Nächste Runde: { $one } für eine Jade, { $two } für zwei Jade.
marco-polo-2-board-next = danach
marco-polo-2-board-khan = Gunst des Khan
marco-polo-2-board-khan-note = steigend
marco-polo-2-board-khan-tip = Setze einen Würfel auf den nächsten freien Platz, mindestens so hoch wie der davor, und nimm { $gain }. Es gibt vier Plätze, jede Farbe darf hier einmal je Runde liegen.
marco-polo-2-board-bag = Geldbeutel
marco-polo-2-board-bag-note = extra
marco-polo-2-board-bag-tip = Eine Zusatzaktion: Setze einen beliebigen Würfel und nimm drei Münzen, zwei Kamele oder eine Jade. Sie zählt nie als deine Aktion, du darfst sie beliebig oft ausführen.
marco-polo-2-board-seals = Gildensiegel
marco-polo-2-board-seals-note = der niedrigere zählt
marco-polo-2-board-seals-tip = Setze zwei Würfel und nimm ein Siegel, das dein niedrigerer erreicht, mit seiner Jade. Von jeder Art eines. Für Waren und Münzen wertest du es später auf: Dann bringt es seinen Bonus sofort und zu Beginn jeder Runde.
marco-polo-2-board-seal = Siegel: { $seal }
marco-polo-2-board-seal-tip = Ab einer { $pips }; dazu nimmst du { $jade }. Aufwerten kostet { $cost } und bringt { $bonus } sofort und jede Runde.
marco-polo-2-board-travel = Reise
marco-polo-2-board-travel-note = Schritte: niedrigster Würfel
marco-polo-2-board-travel-lower = Reise, unteres Feld
marco-polo-2-board-travel-middle = Reise, mittleres Feld
marco-polo-2-board-travel-upper = Reise, oberes Feld
marco-polo-2-board-travel-free-tip = { $extra ->
    [0] Setze { $dice } Würfel und mach bis zu { $steps } Schritte, höchstens so viele, wie dein niedrigster Würfel zeigt. Wo du endest, setzt du eine Niederlassung.
   *[other] Setze { $dice } Würfel und mach bis zu { $steps } Schritte, höchstens so viele, wie dein niedrigster Würfel zeigt. Wo du endest, setzt du eine Niederlassung, und noch eine in einer Stadt, durch die du gekommen bist.
}
marco-polo-2-board-travel-fee-tip = Setze einen Würfel und mach { $steps } Schritt für { $fee }. Wo du endest, setzt du eine Niederlassung.
marco-polo-2-board-extra-post = +1 Posten
marco-polo-2-board-fee = kostet
marco-polo-2-board-contracts = Aufträge
marco-polo-2-board-contracts-tip = Setze einen Würfel, nimm einen oder zwei Aufträge aus Städten, in denen du eine Niederlassung hast, dann nimm { $gain }.
marco-polo-2-board-then = dann
marco-polo-2-board-pile = { $count ->
    [one] { $count } Auftrag im Stapel
   *[other] { $count } Aufträge im Stapel
}
marco-polo-2-board-drawn = Vom Stapel gezogen
marco-polo-2-board-specials = Sonderstädte
marco-polo-2-board-specials-note = eigener Posten
marco-polo-2-board-special-tip = Setze einen Würfel, wenn du dort eine Niederlassung hast, und nimm { $gain }. Ist dein Siegel „{ $seal }“ aufgewertet, bekommst du auch dessen Bonus, { $bonus }: einmal mit einem Würfel ab { $once }, zweimal ab { $twice }.
marco-polo-2-board-cards = Stadtkarten
marco-polo-2-board-cards-note = diese Runde, für alle
marco-polo-2-board-no-card = Hier liegt keine Karte.
marco-polo-2-board-improved-seal = aufgewertet

marco-polo-2-board-seal-simple = Siegel: { $seal }, einfach
marco-polo-2-board-seal-simple-tip = Aufwerten kostet { $cost }: Du bekommst { $bonus } sofort und zu Beginn jeder späteren Runde.
marco-polo-2-board-seal-improved = Siegel: { $seal }, aufgewertet
marco-polo-2-board-seal-improved-tip = Bringt { $bonus } zu Beginn jeder Runde.
marco-polo-2-board-goal = Zielkarte
marco-polo-2-board-goals = Ziel
marco-polo-2-board-goals-choose = Behalte eine dieser Zielkarten
marco-polo-2-board-goal-seal = { $points } Punkte für das aufgewertete Siegel „{ $seal }“
marco-polo-2-board-goal-shield = { $shield } zählt als ein weiteres verschiedenes Wappen
marco-polo-2-board-goal-tip = Am Ende: { $a }; { $b }; { $c }; { $d }.
marco-polo-2-board-kept = Behaltener Außenposten: { $gain }
marco-polo-2-board-kept-heading = Behaltene Außenposten
marco-polo-2-board-no-contracts = Keine Aufträge.
marco-polo-2-board-no-seals = Noch keine Siegel.
marco-polo-2-board-contracts-own = Aufträge
marco-polo-2-board-seals-own = Siegel
marco-polo-2-board-posts = Niederlassungen
marco-polo-2-board-posts-left = { $count ->
    [one] noch { $count } Posten
   *[other] noch { $count } Posten
}
marco-polo-2-board-done = { $count } erfüllt
marco-polo-2-board-done-tip = { $count ->
    [one] { $count } Auftrag erfüllt
   *[other] { $count } Aufträge erfüllt
}
marco-polo-2-board-dice = Würfel
marco-polo-2-board-points = Punkte
marco-polo-2-board-you = du
marco-polo-2-board-hourglass = beginnt die nächste Runde
marco-polo-2-board-players = Spieler
marco-polo-2-board-scores = Punkte bisher, nach Regeln
marco-polo-2-board-mine = Dein Tableau
marco-polo-2-board-draft = Charaktere
marco-polo-2-board-draft-note = Der letzte Platz wählt zuerst.

marco-polo-2-board-character-moengke-khan = In eine Oase zu ziehen kostet keinen Schritt; Wege zahlt er wie immer. Nach einer Reise bringt jede verschiedene Oase, durch die er kam oder in der er endet, 3 Punkte und 2 Münzen oder 1 Kamel.
marco-polo-2-board-character-de-wu = Nimmt ein Gildensiegel mit nur einem Würfel. 1 Jade, wann immer er ein Siegel aufwertet. Am Ende ein weiteres verschiedenes Wappen.
marco-polo-2-board-character-abha-basu = 2 Münzen zu Beginn jeder Runde. 1 Jade für jeden erfüllten Auftrag. 1 Punkt für jede Jade, woher sie auch kommt.
marco-polo-2-board-character-mailin-and-tian-chin = 3 Münzen mehr zu Beginn. Zwei Figuren: Schritte dürfen auf beide verteilt werden. Zu Beginn jeder Runde zählt ein Rundenbonus doppelt.
marco-polo-2-board-character-filippo-vitello = Behält jeden Außenpostenbonus, sobald er genutzt ist, fremde und eigene. Als Zusatzaktion nutzt er einen davon und gibt ihn ab.
marco-polo-2-board-character-isabella-donati = Jeder geworfene Würfel bringt: 1 oder 6 zwei Münzen; 2 oder 5 einen Punkt; 3 oder 4 ein Kamel. Zu Beginn einer Runde darf ein Paar stattdessen bringen: 1er oder 6er eine Jade; 2er oder 5er eine Seide; 3er oder 4er ein Gold.
marco-polo-2-board-character-gantulga-od = Zahlt auf Wegen weder Kamele noch Münzen, auch nicht bei Karten und Aufträgen; Jade und Siegel braucht er. Von den Reisefeldern gehört ihm nur das untere.

## Die Karte

marco-polo-2-label-map = Die Karte: Asien mit seinen Städten, Oasen und Wegen
marco-polo-2-label-city = Stadt mit dem Wappen { $shield }. Wer hier eine Bewegung beendet, baut eine Niederlassung.
marco-polo-2-label-oasis = Oase: keine Niederlassungen, aber jeder Besuch kostet einen Schritt.
marco-polo-2-label-start = Hier beginnen alle Reisen. Niederlassungen gibt es keine.
marco-polo-2-label-route = { $a } – { $b }: { $cost }
marco-polo-2-label-sea-route = { $a } – { $b }: { $cost }; zur See, nur mit dem Gildensiegel { $seal }
marco-polo-2-label-post = Niederlassung von { $seat } in { $place }
marco-polo-2-label-figure = Figur von { $seat } in { $place }
marco-polo-2-label-ghost = Hier ist { $seat } aufgebrochen: { $place }
marco-polo-2-label-bonus = Stadtbonus von { $place }
marco-polo-2-label-bonus-gain = Wer hier eine Niederlassung hat, bekommt { $gain }: beim Bau und zu Beginn jeder späteren Runde.
marco-polo-2-label-bonus-copy = Wer hier eine Niederlassung hat, nimmt einen beliebigen anderen Stadtbonus der Karte: beim Bau und zu Beginn jeder späteren Runde.
marco-polo-2-label-outpost = Außenposten von { $place }
marco-polo-2-label-outpost-gain = Die erste Niederlassung hier bringt { $gain }.
marco-polo-2-label-contract-in = { $slip }, in { $place }
marco-polo-2-label-card-in = Stadtkarte von { $place }, für eine Niederlassung von dir und einen Würfel
marco-polo-2-label-track = Verschiedene Wappen am Ende
marco-polo-2-label-shields = { $shields ->
    [one] { $shields } Wappen
   *[other] { $shields } verschiedene Wappen
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
marco-polo-2-label-supply = Im Vorrat
marco-polo-2-label-black-dice = { $count ->
    [one] { $count } schwarzer Würfel im Vorrat
   *[other] { $count } schwarze Würfel im Vorrat
}
marco-polo-2-label-black-die = Ein schwarzer Würfel des Vorrats mit einer { $pips }
marco-polo-2-label-pile = { $count ->
    [one] { $count } Auftrag im Stapel
   *[other] { $count } Aufträge im Stapel
}
marco-polo-2-label-deck = { $count ->
    [one] { $count } Stadtkarte im Stapel
   *[other] { $count } Stadtkarten im Stapel
}
marco-polo-2-label-arabian-sea = Arabisches Meer
marco-polo-2-label-indian-ocean = Indischer Ozean
marco-polo-2-label-china-sea = Südchinesisches Meer
marco-polo-2-label-inset = Die ganze Karte: tippe, um dorthin zu gehen
