### Marco Polo II.

## Die Seite des Spiels

marco-polo-2-title = Marco Polo II: Im Auftrag des Khan
marco-polo-2-blurb = Polos Gefährten brechen im Auftrag des Khan von Beijing auf. Du würfelst und setzt deine Würfel ein: für Waren, für Gildensiegel, für Kamele und für den langen Weg nach Westen, an Oasen vorbei und über die Meere in Städte, wo dir deine Handelsposten Aufträge, Karten und in jeder Runde einen Bonus bringen. Jeder der sieben Charaktere bricht eine Regel. Nach fünf Runden gewinnt, wer die meisten Punkte hat.
marco-polo-2-pitch = Der Weg zurück nach Westen: Gildensiegel, Seewege und ein Charakter, der Regeln bricht.
marco-polo-2-designer = Daniele Tascini & Simone Luciani
marco-polo-2-publisher = Hans im Glück
marco-polo-2-licence = Marco Polo II ist von Daniele Tascini und Simone Luciani und 2019 bei Hans im Glück erschienen. Das Spiel, sein Name und seine Bilder gehören seinen Urhebern und seinem Verlag. Regeltext, Spielplan und Bilder hier sind unsere eigene Arbeit; aus der gedruckten Ausgabe ist nichts zu sehen. Wer dieses Spiel öffentlich anbietet, braucht deren Erlaubnis.
marco-polo-2-sources = Regeln, Aufbau, Augenzahl und Jade der Siegel und alle sieben Charaktere folgen dem gedruckten Regelheft und seinem Beiblatt. Die meisten Werte auf Plättchen, Karten und Wegen sind rekonstruiert, weil keine öffentliche Quelle sie nennt: die Angebote der Bücher, was die meisten Wege kosten und welche Städte sie verbinden, die Wappen, die Aufträge, Stadt- und Zielkarten, die meisten Stadt- und Kontorboni, bei drei der vier Siegel der Preis des Aufwertens und der Bonus, die Erträge der Sonderstädte und die Wappenleiste unterhalb ihres Höchstwerts. Sie sind so gewählt, dass jeder bekannte Wert und jedes Beispiel des Regelhefts stimmt. Wer das Spiel besitzt und einen Server betreibt, kann die gedruckten Werte in eine eigene Ausgabendatei eintragen.

## Einstellungen

marco-polo-2-option-characters-help = Ausgesucht: Es wird einer mehr aufgedeckt, als Personen mitspielen; wer zuletzt am Zug ist, wählt zuerst. Ersteigert (eine Variante): Du bietest Punkte und zahlst sie am Ende. Vom Los bestimmt: Alle bekommen einen.
marco-polo-2-option-black-dice = Schwarze Würfel
marco-polo-2-option-black-dice-help = Gewürfelt, wenn jemand einen nimmt; oder alle schon am Anfang der Runde, sodass du siehst, was du nimmst.
marco-polo-2-option-black-dice-taken = beim Nehmen gewürfelt
marco-polo-2-option-black-dice-rolled = am Anfang der Runde gewürfelt
marco-polo-2-option-goals-help = Deine Zielkarte siehst nur du; oder alle liegen offen, für die erste Partie.
marco-polo-2-option-goals-hidden = verdeckt
marco-polo-2-option-goals-open = offen

## Mengen und Listen

marco-polo-2-amount-jade = { $count } Jade
marco-polo-2-amount-contracts-pile = { $count ->
    [one] { $count } Auftrag vom Stapel
   *[other] { $count } Aufträge vom Stapel
}
marco-polo-2-amount-contracts-city = { $count ->
    [one] { $count } ausliegenden Auftrag aus einer Stadt mit eigenem Handelsposten
   *[other] { $count } ausliegende Aufträge aus Städten mit eigenem Handelsposten
}

## Karten und Aufträge

marco-polo-2-label-offer-jade = { $gain } für { $cost }.
marco-polo-2-card-min-die = { $what } Der Würfel muss mindestens { $pips } zeigen.
marco-polo-2-card-city-bonus = Nimm den Bonus einer Stadt, in der ein Stadtbonus liegt und ein Handelsposten von dir steht, höchstens { $times }, jedes Mal den einer anderen Stadt. Jeder kostet { $cost }.
marco-polo-2-card-guild-seal = Nimm ein Gildensiegel wie mit der Aktion Gildensiegel, aber mit nur diesem Würfel. Kostet { $cost }.

## Das Brett

marco-polo-2-board-own-die = Dein Würfel: { $pips }
marco-polo-2-board-black-die = Schwarzer Würfel: { $pips }
marco-polo-2-board-die-of = { $pips }, { $seat }
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
marco-polo-2-board-bag = Säck{ "\u00AD" }chen
marco-polo-2-board-bag-tip = Eine Zusatzaktion: Setze einen beliebigen Würfel und nimm drei Münzen, zwei Kamele oder eine Jade. Sie zählt nie als deine Aktion, du darfst sie beliebig oft ausführen.
marco-polo-2-board-seals = Gildensiegel
marco-polo-2-board-seals-note = der niedrigere zählt
marco-polo-2-board-seals-tip = Setze zwei Würfel und nimm ein Siegel, das dein niedrigerer erreicht, mit seiner Jade. Von jeder Art eines. Für Waren und Münzen wertest du es später auf: Dann bringt es seinen Bonus sofort und zu Beginn jeder Runde.
marco-polo-2-board-seal = Siegel: { $seal }
marco-polo-2-board-seal-tip = Ab einer { $pips }; dazu nimmst du { $jade }. Aufwerten kostet { $cost } und bringt { $bonus } sofort und jede Runde.
marco-polo-2-board-travel-lower = Reisen, unteres Feld
marco-polo-2-board-travel-middle = Reisen, mittleres Feld
marco-polo-2-board-travel-upper = Reisen, oberes Feld
marco-polo-2-board-travel-free-tip = { $extra ->
    [0] Setze { $dice } Würfel und mach bis zu { $steps } Schritte, höchstens so viele, wie dein niedrigster Würfel zeigt. Wo du endest, setzt du einen Handelsposten.
   *[other] Setze { $dice } Würfel und mach bis zu { $steps } Schritte, höchstens so viele, wie dein niedrigster Würfel zeigt. Wo du endest, setzt du einen Handelsposten; noch einen darfst du in einer Stadt setzen, durch die du gekommen bist.
}
marco-polo-2-board-travel-fee-tip = Setze einen Würfel und mach { $steps } Schritt für { $fee }. Wo du endest, setzt du einen Handelsposten.
marco-polo-2-board-extra-post = +1 Posten
marco-polo-2-board-fee = kostet
marco-polo-2-board-contracts-tip = Setze einen Würfel, nimm einen oder zwei Aufträge aus Städten, in denen du einen Handelsposten hast, dann nimm { $gain }.
marco-polo-2-board-then = dann
marco-polo-2-board-pile = { $count ->
    [one] { $count } Auftrag im Stapel
   *[other] { $count } Aufträge im Stapel
}
marco-polo-2-board-drawn = Vom Stapel gezogen
marco-polo-2-board-specials = Sonderstädte
marco-polo-2-board-specials-note = eigener Posten
marco-polo-2-board-special-tip = Setze einen Würfel, wenn du dort einen Handelsposten hast, und nimm { $gain }. Ist dein Siegel „{ $seal }“ aufgewertet, bekommst du auch dessen Bonus, { $bonus }: einmal mit einem Würfel ab { $once }, zweimal ab { $twice }.
marco-polo-2-board-cards = Stadtkarten
marco-polo-2-board-cards-note = diese Runde, für alle
marco-polo-2-board-no-card = Hier liegt keine Karte.
marco-polo-2-board-improved-seal = aufgewertet
marco-polo-2-board-seal-simple = Siegel: { $seal }, simpel
marco-polo-2-board-seal-simple-tip = Aufwerten kostet { $cost }: Du bekommst { $bonus } sofort und zu Beginn jeder späteren Runde.
marco-polo-2-board-seal-improved = Siegel: { $seal }, aufgewertet
marco-polo-2-board-seal-improved-tip = Bringt { $bonus } zu Beginn jeder Runde.
marco-polo-2-board-goals = Ziel
marco-polo-2-board-goals-choose = Behalte eine dieser Zielkarten
marco-polo-2-board-goal-seal = { $points } Punkte für das aufgewertete Siegel „{ $seal }“
marco-polo-2-board-goal-shield = { $shield } zählt als ein weiteres verschiedenes Wappen
marco-polo-2-board-goal-tip = Am Ende: { $a }; { $b }; { $c }; { $d }.
marco-polo-2-board-kept = Behaltener Kontorbonus: { $gain }
marco-polo-2-board-kept-heading = Behaltene Kontorboni
marco-polo-2-board-no-seals = Noch keine Siegel.
marco-polo-2-board-seals-own = Siegel
marco-polo-2-board-character-moengke-khan = In eine Oase zu ziehen kostet keinen Schritt; Wege zahlt er wie immer. Nach einer Reise bringt jede verschiedene Oase, durch die er kam oder in der er endet, 3 Punkte und 2 Münzen oder 1 Kamel.
marco-polo-2-board-character-de-wu = Nimmt ein Gildensiegel mit nur einem Würfel. 1 Jade, wann immer er ein Siegel aufwertet. Am Ende ein weiteres verschiedenes Wappen.
marco-polo-2-board-character-abha-basu = 2 Münzen zu Beginn jeder Runde. 1 Jade für jeden erfüllten Auftrag. 1 Punkt für jede Jade, woher sie auch kommt.
marco-polo-2-board-character-mailin-and-tian-chin = 3 Münzen mehr zu Beginn. Zwei Figuren: Schritte dürfen auf beide verteilt werden. Zu Beginn jeder Runde zählt ein Rundenbonus doppelt.
marco-polo-2-board-character-filippo-vitello = Behält jeden Kontorbonus, sobald er genutzt ist, fremde und eigene. Als Zusatzaktion nutzt er einen davon und gibt ihn ab.
marco-polo-2-board-character-isabella-donati = Jeder gewürfelte Würfel bringt: 1 oder 6 zwei Münzen; 2 oder 5 einen Punkt; 3 oder 4 ein Kamel. Zu Beginn einer Runde darf ein Paar stattdessen bringen: 1er oder 6er eine Jade; 2er oder 5er eine Seide; 3er oder 4er ein Gold.
marco-polo-2-board-character-gantulga-od = Zahlt für Wege weder Kamele noch Münzen, auch bei Schritten durch Karten und Aufträge nicht; Jade zahlt er, und Siegel braucht er. Von den Reisefeldern darf er nur das untere nutzen.

## Die Karte

marco-polo-2-label-city = Stadt mit dem Wappen { $shield }. Wer hier eine Bewegung beendet, setzt einen Handelsposten.
marco-polo-2-label-sea-route = { $a } – { $b }: { $cost }; zur See, nur mit dem Gildensiegel { $seal }
marco-polo-2-label-contract-in = { $slip }, in { $place }
marco-polo-2-label-track = Verschiedene Wappen am Ende
marco-polo-2-label-shields = { $shields ->
    [one] { $shields } Wappen
   *[other] { $shields } verschiedene Wappen
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
marco-polo-2-label-pile = { $count ->
    [one] { $count } Auftrag im Stapel
   *[other] { $count } Aufträge im Stapel
}
marco-polo-2-label-deck = { $count ->
    [one] { $count } Stadtkarte im Stapel
   *[other] { $count } Stadtkarten im Stapel
}

## Das Spiel

# $seat ist der Name einer Person; $space, $place, $seal, $source, $rule, $cost, $reward und dergleichen sind Texte.

marco-polo-2-space-book-1 = Buch I
marco-polo-2-space-book-2 = Buch II
marco-polo-2-space-book-3-1 = Oberes Feld von Buch III
marco-polo-2-space-book-3-2 = Unteres Feld von Buch III
marco-polo-2-space-seals = Gildensiegel
marco-polo-2-space-travel-lower = Unteres Reisefeld
marco-polo-2-space-travel-middle = Mittleres Reisefeld
marco-polo-2-space-travel-upper = Oberes Reisefeld
marco-polo-2-space-special = Sonderstadt { $place }
marco-polo-2-space-card-area-1 = Stadtkarte 1 im Aktionsbereich
marco-polo-2-space-card-area-2 = Stadtkarte 2 im Aktionsbereich
marco-polo-2-source-seal = { $seal }-Gildensiegel
marco-polo-2-goal-seal = { $points ->
    [one] { $points } Punkt für das { $seal }-Siegel
   *[other] { $points } Punkte für das { $seal }-Siegel
}
marco-polo-2-goal-shield = Wappen { $shield }
marco-polo-2-copied-bonus = der Bonus einer anderen Stadt

## Was der Platz gefragt wird

marco-polo-2-prompt-goal = Behalte eine deiner drei Zielkarten
marco-polo-2-prompt-double = Wähle den Rundenbonus, den du doppelt bekommst
marco-polo-2-prompt-pair = Nimm den Bonus eines Paars oder den jedes einzelnen Würfels
marco-polo-2-prompt-offer = { $book }: Nimm ein Angebot
marco-polo-2-prompt-seal = Nimm ein Gildensiegel, für das eine { $pips } reicht
marco-polo-2-prompt-bag = Nimm Münzen, Kamele oder Jade aus dem Geldsäckchen
marco-polo-2-prompt-replace-contract = Du hast nur Platz für zwei Aufträge: Leg einen älteren unter den Stapel
marco-polo-2-prompt-no-room = Du hast keinen Platz für einen Auftrag vom Stapel: Deine beiden hast du in diesem Zug genommen. Ziehst du einen, kommt er unter den Stapel. Ziehen?
marco-polo-2-prompt-extra-post = Noch einen Handelsposten in eine Stadt setzen, durch die du gekommen bist?
marco-polo-2-prompt-oases = { $count ->
    [one] Du warst in einer Oase: Nimm Münzen oder ein Kamel
   *[other] Du warst in { $count } Oasen: Nimm für jede Münzen oder ein Kamel
}
marco-polo-2-prompt-pay = { $source }: Wähle, wie du { $cost } zahlst; eine Jade ersetzt eine Münze oder ein Kamel
marco-polo-2-prompt-black-die = Wähle einen schwarzen Würfel

## Gruppen der Möglichkeiten

marco-polo-2-group-goal = Zielkarten
marco-polo-2-group-double = Rundenboni
marco-polo-2-group-pair = Paare
marco-polo-2-group-books = Bücher
marco-polo-2-group-seals = Gildensiegel
marco-polo-2-group-special = Sonderstädte
marco-polo-2-group-offer = Angebote
marco-polo-2-group-seal = Gildensiegel
marco-polo-2-group-post = Handelsposten
marco-polo-2-group-gift = Oasen
marco-polo-2-group-pay = Bezahlung
marco-polo-2-group-black = Schwarze Würfel
marco-polo-2-group-upgrade = Gildensiegel aufwerten
marco-polo-2-group-kept = Kontorbonus nutzen

## Möglichkeiten

marco-polo-2-choice-goal = Zielkarte { $number }: { $goal }
marco-polo-2-choice-double-seal = { $seal }-Gildensiegel noch einmal: { $reward }
marco-polo-2-choice-double-city = Stadtbonus von { $place } noch einmal: { $reward }
marco-polo-2-choice-pair = Ein Paar { $pips }er: { $reward }
marco-polo-2-choice-no-pair = Kein Paar, jeder Würfel einzeln
marco-polo-2-choice-offer = { $what } nehmen
marco-polo-2-choice-offer-jade = { $what } für { $jade } Jade nehmen
marco-polo-2-choice-take-seal = { $jade ->
    [0] { $seal }-Gildensiegel nehmen
   *[other] { $seal }-Gildensiegel und { $jade } Jade nehmen
}
marco-polo-2-choice-replace-contract = Auftrag unter den Stapel legen: { $contract }
marco-polo-2-choice-leave-contract = Auf dem Stapel liegen lassen
marco-polo-2-choice-draw-contract = Ziehen, unter den Stapel legen
marco-polo-2-choice-post = Einen Handelsposten in { $place } setzen
marco-polo-2-choice-no-post = Keinen Posten mehr setzen
marco-polo-2-choice-bonus-contract = Auftrag aus { $place } nehmen
marco-polo-2-choice-pay = { $cost } zahlen
marco-polo-2-choice-pay-jade = { $cost } zahlen (Jade für { $what })
marco-polo-2-choice-jade-for-camels = { $count ->
    [0] Keine Jade für Kamele
    [one] { $count } Jade für ein Kamel
   *[other] { $count } Jade für { $count } Kamele
}
marco-polo-2-choice-black-die = Eine schwarze { $pips } nehmen
marco-polo-2-choice-upgrade = { $seal }-Gildensiegel für { $cost } aufwerten
marco-polo-2-choice-kept = Behaltenen Kontorbonus nutzen: { $reward }
marco-polo-2-choice-kept-in-vain = Behaltenen Kontorbonus nutzen: { $reward }. { $why }
marco-polo-2-lost-contract = Einen Auftrag bekämst du nicht: Der Stapel ist leer.
marco-polo-2-lost-black-die = Einen schwarzen Würfel bekämst du nicht: Es ist keiner mehr da.
marco-polo-2-lost-step = Die Schritte könntest du nicht nutzen: Kein Weg steht dir offen.
marco-polo-2-choice-bag = Geldsäckchen mit einer { $pips }
marco-polo-2-choice-bag-black = Geldsäckchen mit einer schwarzen { $pips }

## Was nicht geht, und warum

marco-polo-2-blocked-colour-there = { $space }: Hier liegt schon ein Würfel deiner Farbe; es gehen nur noch schwarze.
marco-polo-2-blocked-die-too-low = Hier muss der Würfel mindestens { $least } zeigen.
marco-polo-2-blocked-jade-missing = Dieses Angebot kostet { $jade } Jade.
marco-polo-2-blocked-all-seals-owned = Du hast schon jedes Gildensiegel.
marco-polo-2-blocked-no-seal-for-die = Du hast schon jedes Gildensiegel, für das eine { $pips } reicht.
marco-polo-2-blocked-seal-owned = Dieses Gildensiegel hast du schon.
marco-polo-2-blocked-only-lower-travel = Dein Charakter darf nur das untere Reisefeld nutzen.
marco-polo-2-blocked-no-contract-city = Dir fehlt ein Handelsposten in einer Stadt mit Aufträgen.
marco-polo-2-blocked-no-open-contract = In den Städten mit deinen Handelsposten liegt kein Auftrag.
marco-polo-2-blocked-no-bonus-city = Du hast in keiner Stadt mit Stadtbonus einen Handelsposten.
marco-polo-2-blocked-seal-missing = Für diesen Seeweg brauchst du das { $seal }-Gildensiegel.
marco-polo-2-blocked-improved-already = Dieses Gildensiegel ist schon aufgewertet.
marco-polo-2-blocked-upgrade-cost-missing = Aufwerten kostet { $cost }.

## Der Verlauf

marco-polo-2-log-chose-goal = { $seat } behielt eine Zielkarte
marco-polo-2-log-new-cards = Neue Stadtkarten kamen in den Aktionsbereich
marco-polo-2-log-rolled-black = Die schwarzen Würfel zeigen { $dice }
marco-polo-2-log-took-seal = { $seat } nahm das { $seal }-Gildensiegel
marco-polo-2-log-took-contract = { $seat } nahm einen Auftrag: { $contract }
marco-polo-2-log-declined-contract = { $seat } legte den gezogenen Auftrag unter den Stapel
marco-polo-2-log-no-contract = { $seat } bekam keinen Auftrag: Der Stapel ist leer
marco-polo-2-log-no-open-contract = { $seat } bekam keinen Auftrag: Es liegt keiner aus
marco-polo-2-log-no-room = { $seat } bekam keinen Auftrag: Es war kein Platz
marco-polo-2-log-left-contract = { $seat } hatte keinen Platz und ließ den Auftrag auf dem Stapel
marco-polo-2-log-laid-contract = Neuer Auftrag in { $place }: { $contract }
marco-polo-2-log-kept-outpost = { $seat } behielt den Kontorbonus: { $reward }
marco-polo-2-log-improved = { $seat } wertete das { $seal }-Gildensiegel auf
marco-polo-2-log-used-kept = { $seat } nutzte einen behaltenen Kontorbonus: { $reward }

## Punkte und das Ende

marco-polo-2-score-bonuses = Stadtboni und Gildensiegel
marco-polo-2-score-special = Sonderstädte
marco-polo-2-score-goal = Zielkarte
marco-polo-2-score-shields = Wappen
marco-polo-2-score-goods = Übrige Jade und Waren

## Was man zählt, als Mengen

marco-polo-2-purse-jade = { $count } Jade
marco-polo-2-purse-seals = { $count } Gildensiegel
marco-polo-2-purse-improved = { $count ->
    [one] { $count } aufgewertetes Siegel
   *[other] { $count } aufgewertete Siegel
}
marco-polo-2-purse-kept = { $count ->
    [one] { $count } { $case ->
        [object] behaltenen Kontorbonus
       *[subject] behaltener Kontorbonus
    }
   *[other] { $count } behaltene Kontorboni
}
