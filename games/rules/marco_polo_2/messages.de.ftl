### Marco Polo II.

## Die Seite des Spiels

marco-polo-2-title = Marco Polo II: Im Auftrag des Khan
marco-polo-2-blurb = Polos Gefährten brechen im Auftrag des Khan von Beijing auf. Du würfelst und setzt deine Würfel ein: für Waren, für Gildensiegel, für Kamele und für den langen Weg nach Westen, an Oasen vorbei und über die Meere in Städte, wo dir deine Handelsposten Aufträge, Karten und in jeder Runde einen Bonus bringen. Fünf Runden, sieben Charaktere, die alle eine Regel brechen, und am Ende gewinnen die meisten Punkte.
marco-polo-2-pitch = Der Weg zurück nach Westen: Gildensiegel, Seewege und ein Charakter, der Regeln beugt.
marco-polo-2-designer = Daniele Tascini & Simone Luciani
marco-polo-2-publisher = Hans im Glück
marco-polo-2-duration = Am Stück anderthalb bis zwei Stunden.
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
    [one] { $count } Ware nach Wahl
   *[other] { $count } Waren nach Wahl
}
marco-polo-2-amount-goods-different = { $count } verschiedene Waren nach Wahl
marco-polo-2-amount-vp = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
marco-polo-2-amount-steps = { $count ->
    [one] eine Bewegung um { $count } Schritt
   *[other] eine Bewegung um { $count } Schritte
}
marco-polo-2-amount-black-dice = { $count ->
    [one] { $count } schwarzen Würfel
   *[other] { $count } schwarze Würfel
}
marco-polo-2-amount-contracts-pile = { $count ->
    [one] { $count } Auftrag vom Stapel
   *[other] { $count } Aufträge vom Stapel
}
marco-polo-2-amount-contracts-city = { $count ->
    [one] { $count } ausliegenden Auftrag aus einer Stadt mit eigenem Handelsposten
   *[other] { $count } ausliegende Aufträge aus Städten mit eigenem Handelsposten
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
marco-polo-2-card-count-posts-on-map = Nimm { $gain } für jeden deiner Handelsposten auf der Karte, höchstens so oft, wie der Würfel zeigt.
marco-polo-2-card-city-bonus = Nimm den Bonus einer Stadt, in der ein Stadtbonus liegt und ein Handelsposten von dir steht, höchstens { $times }, jedes Mal den einer anderen Stadt. Jeder kostet { $cost }.
marco-polo-2-card-guild-seal = Nimm mit diesem einen Würfel ein Gildensiegel, wie mit der Aktion dafür. Kostet { $cost }.
marco-polo-2-card-move = Kauf { $gain } für { $cost }, höchstens { $times }; alles zusammen ist eine einzige Bewegung. Wege kosten wie immer, am Ende steht ein Handelsposten.

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
    [one] { $space }: Hier liegt ein Würfel, { $pips }
   *[other] { $space }: Hier liegen Würfel, { $pips }
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
marco-polo-2-board-bag = Säck{ "\u00AD" }chen
marco-polo-2-board-bag-note = extra
marco-polo-2-board-bag-tip = Eine Zusatzaktion: Setze einen beliebigen Würfel und nimm drei Münzen, zwei Kamele oder eine Jade. Sie zählt nie als deine Aktion, du darfst sie beliebig oft ausführen.
marco-polo-2-board-seals = Gildensiegel
marco-polo-2-board-seals-note = der niedrigere zählt
marco-polo-2-board-seals-tip = Setze zwei Würfel und nimm ein Siegel, das dein niedrigerer erreicht, mit seiner Jade. Von jeder Art eines. Für Waren und Münzen wertest du es später auf: Dann bringt es seinen Bonus sofort und zu Beginn jeder Runde.
marco-polo-2-board-seal = Siegel: { $seal }
marco-polo-2-board-seal-tip = Ab einer { $pips }; dazu nimmst du { $jade }. Aufwerten kostet { $cost } und bringt { $bonus } sofort und jede Runde.
marco-polo-2-board-travel = Reisen
marco-polo-2-board-travel-note = Schritte: niedrigster Würfel
marco-polo-2-board-travel-lower = Reisen, unteres Feld
marco-polo-2-board-travel-middle = Reisen, mittleres Feld
marco-polo-2-board-travel-upper = Reisen, oberes Feld
marco-polo-2-board-travel-free-tip = { $extra ->
    [0] Setze { $dice } Würfel und mach bis zu { $steps } Schritte, höchstens so viele, wie dein niedrigster Würfel zeigt. Wo du endest, setzt du einen Handelsposten.
   *[other] Setze { $dice } Würfel und mach bis zu { $steps } Schritte, höchstens so viele, wie dein niedrigster Würfel zeigt. Wo du endest, setzt du einen Handelsposten, und noch einen in einer Stadt, durch die du gekommen bist.
}
marco-polo-2-board-travel-fee-tip = Setze einen Würfel und mach { $steps } Schritt für { $fee }. Wo du endest, setzt du einen Handelsposten.
marco-polo-2-board-extra-post = +1 Posten
marco-polo-2-board-fee = kostet
marco-polo-2-board-contracts = Aufträge
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
marco-polo-2-board-goal = Zielkarte
marco-polo-2-board-goals = Ziel
marco-polo-2-board-goals-choose = Behalte eine dieser Zielkarten
marco-polo-2-board-goal-seal = { $points } Punkte für das aufgewertete Siegel „{ $seal }“
marco-polo-2-board-goal-shield = { $shield } zählt als ein weiteres verschiedenes Wappen
marco-polo-2-board-goal-tip = Am Ende: { $a }; { $b }; { $c }; { $d }.
marco-polo-2-board-kept = Behaltener Kontorbonus: { $gain }
marco-polo-2-board-kept-heading = Behaltene Kontorboni
marco-polo-2-board-no-contracts = Keine Aufträge.
marco-polo-2-board-no-seals = Noch keine Siegel.
marco-polo-2-board-contracts-own = Aufträge
marco-polo-2-board-seals-own = Siegel
marco-polo-2-board-posts = Handelsposten
marco-polo-2-board-posts-left = { $count ->
    [one] noch { $count } Posten
   *[other] noch { $count } Posten
}
marco-polo-2-board-done = { $count } erfüllt
marco-polo-2-board-done-tip = { $count ->
    [one] { $count } Auftrag erfüllt
   *[other] { $count } Aufträge erfüllt
}
marco-polo-2-board-wares = Waren
marco-polo-2-board-posts-head = Posten
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
marco-polo-2-board-character-filippo-vitello = Behält jeden Kontorbonus, sobald er genutzt ist, fremde und eigene. Als Zusatzaktion nutzt er einen davon und gibt ihn ab.
marco-polo-2-board-character-isabella-donati = Jeder geworfene Würfel bringt: 1 oder 6 zwei Münzen; 2 oder 5 einen Punkt; 3 oder 4 ein Kamel. Zu Beginn einer Runde darf ein Paar stattdessen bringen: 1er oder 6er eine Jade; 2er oder 5er eine Seide; 3er oder 4er ein Gold.
marco-polo-2-board-character-gantulga-od = Zahlt auf Wegen weder Kamele noch Münzen, auch nicht bei Karten und Aufträgen; Jade und Siegel braucht er. Von den Reisefeldern gehört ihm nur das untere.

## Die Karte

marco-polo-2-label-map = Die Karte: Asien mit seinen Städten, Oasen und Wegen
marco-polo-2-label-city = Stadt mit dem Wappen { $shield }. Wer hier eine Bewegung beendet, setzt einen Handelsposten.
marco-polo-2-label-oasis = Oase: keine Handelsposten, aber jeder Besuch kostet einen Schritt.
marco-polo-2-label-start = Hier beginnen alle Reisen. Handelsposten gibt es hier keine.
marco-polo-2-label-route = { $a } – { $b }: { $cost }
marco-polo-2-label-sea-route = { $a } – { $b }: { $cost }; zur See, nur mit dem Gildensiegel { $seal }
marco-polo-2-label-post = Handelsposten von { $seat } in { $place }
marco-polo-2-label-figure = Figur von { $seat } in { $place }
marco-polo-2-label-ghost = Hier ist { $seat } aufgebrochen: { $place }
marco-polo-2-label-bonus = Stadtbonus von { $place }
marco-polo-2-label-bonus-gain = Wer hier einen Handelsposten hat, bekommt { $gain }: beim Setzen und zu Beginn jeder späteren Runde.
marco-polo-2-label-bonus-copy = Wer hier einen Handelsposten hat, nimmt einen beliebigen anderen Stadtbonus der Karte: beim Setzen und zu Beginn jeder späteren Runde.
marco-polo-2-label-outpost = Kontorbonus von { $place }
marco-polo-2-label-outpost-gain = Der erste Handelsposten hier bringt { $gain }.
marco-polo-2-label-contract-in = { $slip }, in { $place }
marco-polo-2-label-card-in = Stadtkarte von { $place }
marco-polo-2-label-card-in-of = Stadtkarte { $number } von { $place }
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

## Das Spiel

# $seat ist der Name einer Person; $space, $place, $seal, $source, $rule, $cost, $reward und dergleichen sind Texte.

marco-polo-2-space-book-1 = Buch I
marco-polo-2-space-book-2 = Buch II
marco-polo-2-space-book-3-1 = Oberes Feld von Buch III
marco-polo-2-space-book-3-2 = Unteres Feld von Buch III
marco-polo-2-space-khan = Gunst des Khan
marco-polo-2-space-seals = Gildensiegel
marco-polo-2-space-travel-lower = Unteres Reisefeld
marco-polo-2-space-travel-middle = Mittleres Reisefeld
marco-polo-2-space-travel-upper = Oberes Reisefeld
marco-polo-2-space-contracts = Aufträge
marco-polo-2-space-special = Sonderstadt { $place }
marco-polo-2-space-city-card = Stadtkarte in { $place }
marco-polo-2-space-city-card-of = Stadtkarte { $number } in { $place }
marco-polo-2-space-card-area-1 = Stadtkarte 1 im Aktionsbereich
marco-polo-2-space-card-area-2 = Stadtkarte 2 im Aktionsbereich
marco-polo-2-space-bag = Geldsäckchen

marco-polo-2-source-contract = Auftrag
marco-polo-2-source-outpost = Kontorbonus
marco-polo-2-source-bonus = Stadtbonus von { $place }
marco-polo-2-source-seal = { $seal }-Gildensiegel
marco-polo-2-source-surcharge = Zuzahlung
marco-polo-2-source-reroll = Neu würfeln
marco-polo-2-source-turn = Würfel drehen
marco-polo-2-source-buy = Schwarzer Würfel
marco-polo-2-source-compensation = Niedriger Wurf

marco-polo-2-contract = { $cost } für { $reward }
marco-polo-2-goal-seal = { $points ->
    [one] { $points } Punkt für das { $seal }-Siegel
   *[other] { $points } Punkte für das { $seal }-Siegel
}
marco-polo-2-goal-shield = Wappen { $shield }
marco-polo-2-copied-bonus = der Bonus einer anderen Stadt

## Was der Platz gefragt wird

marco-polo-2-prompt-character = Wähle einen Charakter
marco-polo-2-prompt-goal = Behalte eine deiner drei Zielkarten
marco-polo-2-prompt-double = Wähle den Rundenbonus, den du doppelt bekommst
marco-polo-2-prompt-compensate = { $count ->
    [one] Dein Wurf war niedrig: Nimm { $count } Münze oder { $count } Kamel
   *[other] Dein Wurf war niedrig: Nimm { $count } Münzen oder Kamele, beliebig gemischt
}
marco-polo-2-prompt-pair = Nimm den Bonus eines Paars oder den jedes einzelnen Würfels

marco-polo-2-prompt-act = Setze einen Würfel für deine Aktion; Zusatzaktionen gehen davor und danach
marco-polo-2-prompt-no-dice = Du hast keine Würfel mehr: Mach Zusatzaktionen oder beende den Zug
marco-polo-2-prompt-end = Mach Zusatzaktionen oder beende den Zug
marco-polo-2-prompt-more-dice = { $count ->
    [one] { $space }: Setze noch einen Würfel dazu
   *[other] { $space }: Setze noch { $count } Würfel dazu
}

marco-polo-2-prompt-offer = { $book }: Nimm eines der vier Angebote
marco-polo-2-prompt-seal = Nimm ein Gildensiegel, das mit einer { $pips } zu haben ist
marco-polo-2-prompt-bag = Nimm Münzen, Kamele oder Jade aus dem Geldsäckchen
marco-polo-2-prompt-turn-die = Welchen Würfel drehst du, und wohin?
marco-polo-2-prompt-card = { $count ->
    [one] { $space }: Wähle einen Tausch
   *[other] { $space }: Wähle, wie oft du tauschst, höchstens { $count }-mal
}
marco-polo-2-prompt-card-bonus = { $count ->
    [0] Mehr Stadtboni bekommst du nicht
    [one] Wähle eine Stadt und nimm ihren Bonus
   *[other] Wähle eine Stadt und nimm ihren Bonus, höchstens { $count } Städte
}
marco-polo-2-prompt-contract = { $count ->
    [one] Nimm einen Auftrag
   *[other] Nimm bis zu { $count } Aufträge
}
marco-polo-2-prompt-replace-contract = Du hast nur Platz für zwei Aufträge: Leg einen älteren unter den Stapel
marco-polo-2-prompt-keep-contract = Gezogener Auftrag: { $contract }. Behalten?
marco-polo-2-prompt-no-room = Du hast keinen Platz für einen Auftrag vom Stapel: Deine beiden hast du in diesem Zug genommen. Ziehst du einen, kommt er unter den Stapel. Ziehen?

marco-polo-2-prompt-walk = { $left ->
    [0] Wähle den nächsten Ort oder bleib stehen: Du hast keine Schritte mehr
    [one] Wähle den nächsten Ort: noch { $left } Schritt
   *[other] Wähle den nächsten Ort: noch { $left } Schritte
}
marco-polo-2-prompt-walk-paying = { $left ->
    [0] Wähle den nächsten Ort oder bleib stehen: keine Schritte mehr, bisher zu zahlen: { $owed }
    [one] Wähle den nächsten Ort: noch { $left } Schritt, bisher zu zahlen: { $owed }
   *[other] Wähle den nächsten Ort: noch { $left } Schritte, bisher zu zahlen: { $owed }
}
marco-polo-2-prompt-extra-post = Setze noch einen Handelsposten in eine Stadt, durch die du gekommen bist, oder lass es
marco-polo-2-prompt-relocate = Alle deine Handelsposten stehen auf der Karte: Wähle, welcher nach { $place } wechselt
marco-polo-2-prompt-bonuses = Wähle, welchen Bonus du zuerst nimmst
marco-polo-2-prompt-copy-bonus = Wähle die Stadt, deren Bonus du nimmst
marco-polo-2-prompt-oases = { $count ->
    [one] Du warst in einer Oase: Nimm Münzen oder ein Kamel
   *[other] Du warst in { $count } Oasen: Nimm für jede Münzen oder ein Kamel
}

marco-polo-2-prompt-take-goods = { $count ->
    [one] { $source }: Wähle { $count } Ware
   *[other] { $source }: Wähle { $count } Waren
}
marco-polo-2-prompt-give-goods = { $count ->
    [one] { $source }: Wähle die Ware, die du abgibst
   *[other] { $source }: Wähle die { $count } Waren, die du abgibst
}
marco-polo-2-prompt-pay = { $source }: Wähle, wie du { $cost } zahlst; eine Jade ersetzt eine Münze oder ein Kamel
marco-polo-2-prompt-black-die = Wähle einen schwarzen Würfel

## Gruppen der Möglichkeiten

marco-polo-2-group-character = Charaktere
marco-polo-2-group-goal = Zielkarten
marco-polo-2-group-double = Rundenboni
marco-polo-2-group-compensate = Für den niedrigen Wurf
marco-polo-2-group-pair = Paare
marco-polo-2-group-books = Bücher
marco-polo-2-group-khan = Gunst des Khan
marco-polo-2-group-seals = Gildensiegel
marco-polo-2-group-travel = Reisen
marco-polo-2-group-contracts = Aufträge
marco-polo-2-group-special = Sonderstädte
marco-polo-2-group-cards = Stadtkarten
marco-polo-2-group-add = Würfel
marco-polo-2-group-offer = Angebote
marco-polo-2-group-seal = Gildensiegel
marco-polo-2-group-exchange = Tausch
marco-polo-2-group-bonus = Boni
marco-polo-2-group-take = Aufträge
marco-polo-2-group-keep = Auftrag
marco-polo-2-group-draw = Der Stapel
marco-polo-2-group-replace = Deine Aufträge
marco-polo-2-group-decline = Oder nicht
marco-polo-2-group-walk = Orte
marco-polo-2-group-stop = Stehen bleiben
marco-polo-2-group-post = Handelsposten
marco-polo-2-group-relocate = Deine Handelsposten
marco-polo-2-group-gift = Oasen
marco-polo-2-group-goods = Waren
marco-polo-2-group-pay = Bezahlung
marco-polo-2-group-black = Schwarze Würfel
marco-polo-2-group-fulfil = Auftrag erfüllen
marco-polo-2-group-upgrade = Gildensiegel aufwerten
marco-polo-2-group-kept = Kontorbonus nutzen
marco-polo-2-group-bag = Geldsäckchen
marco-polo-2-group-purse = Aus dem Geldsäckchen
marco-polo-2-group-reroll = Neu würfeln für 1 Kamel
marco-polo-2-group-turn = Drehen für 2 Kamele
marco-polo-2-group-buy = Schwarzer Würfel
marco-polo-2-group-end = Ende des Zugs

## Möglichkeiten

marco-polo-2-choice-character = { $character }
marco-polo-2-choice-goal = Zielkarte { $number }: { $goal }
marco-polo-2-choice-double-seal = { $seal }-Gildensiegel noch einmal: { $reward }
marco-polo-2-choice-double-city = Stadtbonus von { $place } noch einmal: { $reward }
marco-polo-2-choice-receive = { $reward } nehmen
marco-polo-2-choice-pair = Ein Paar { $pips }er: { $reward }
marco-polo-2-choice-no-pair = Kein Paar, jeder Würfel einzeln

marco-polo-2-choice-place = { $space } mit einer { $pips }
marco-polo-2-choice-place-black = { $space } mit einer schwarzen { $pips }
marco-polo-2-choice-add = Eine { $pips } dazusetzen
marco-polo-2-choice-add-black = Eine schwarze { $pips } dazusetzen

marco-polo-2-choice-offer = { $what } nehmen
marco-polo-2-choice-offer-jade = { $what } für { $jade } Jade nehmen
marco-polo-2-choice-take-seal = { $jade ->
    [0] { $seal }-Gildensiegel nehmen
   *[other] { $seal }-Gildensiegel und { $jade } Jade nehmen
}
marco-polo-2-choice-exchange = { $cost } abgeben, { $gain } nehmen
marco-polo-2-choice-enough = Es dabei belassen

marco-polo-2-choice-take-contract = Auftrag nehmen: { $contract }
marco-polo-2-choice-take-contract-for = Auftrag nehmen: { $contract }. Dafür aufgegeben: { $old }
marco-polo-2-choice-keep-contract = Auftrag behalten: { $contract }
marco-polo-2-choice-keep-contract-for = Auftrag behalten: { $contract }. Dafür aufgegeben: { $old }
marco-polo-2-choice-replace-contract = Auftrag unter den Stapel legen: { $contract }
marco-polo-2-choice-decline-contract = Auftrag nicht behalten: { $contract }
marco-polo-2-choice-leave-contract = Auf dem Stapel liegen lassen
marco-polo-2-choice-draw-contract = Ziehen und unter den Stapel legen
marco-polo-2-choice-no-contract = Keinen Auftrag nehmen

marco-polo-2-choice-go = { $paid ->
    [0] Nächster Ort: { $place }
   *[other] Nächster Ort: { $place } für { $cost }
}
marco-polo-2-choice-go-1 = { $paid ->
    [0] Erste Figur: { $place }
   *[other] Erste Figur: { $place } für { $cost }
}
marco-polo-2-choice-go-2 = { $paid ->
    [0] Zweite Figur: { $place }
   *[other] Zweite Figur: { $place } für { $cost }
}
marco-polo-2-choice-stop = Stehen bleiben: { $place }
marco-polo-2-choice-stop-two = Stehen bleiben: { $place } und { $other }
marco-polo-2-choice-stay = Nicht reisen
marco-polo-2-choice-post = Einen Handelsposten in { $place } setzen
marco-polo-2-choice-no-post = Keinen weiteren Handelsposten setzen
marco-polo-2-choice-relocate = Den Handelsposten in { $place } versetzen
marco-polo-2-choice-bonus-city = Stadtbonus von { $place } nehmen: { $reward }
marco-polo-2-choice-bonus-copy = Stadtbonus von { $place } nehmen: den einer anderen Stadt
marco-polo-2-choice-bonus-outpost = Kontorbonus von { $place } nehmen: { $reward }
marco-polo-2-choice-bonus-contract = Auftrag aus { $place } nehmen

marco-polo-2-choice-goods = { $goods } nehmen
marco-polo-2-choice-give = { $goods } abgeben
marco-polo-2-choice-pay = { $cost } zahlen
marco-polo-2-choice-pay-jade = { $cost } zahlen (Jade für { $what })
marco-polo-2-choice-jade-for-camels = { $count ->
    [0] Keine Jade für Kamele
    [one] { $count } Jade für ein Kamel
   *[other] { $count } Jade für { $count } Kamele
}
marco-polo-2-choice-black-die = Eine schwarze { $pips } nehmen

marco-polo-2-choice-fulfil = Auftrag erfüllen: { $contract }
marco-polo-2-choice-upgrade = { $seal }-Gildensiegel für { $cost } aufwerten
marco-polo-2-choice-kept = Behaltenen Kontorbonus nutzen: { $reward }
marco-polo-2-choice-kept-in-vain = Behaltenen Kontorbonus nutzen: { $reward }. { $why }
marco-polo-2-lost-contract = Einen Auftrag bekämst du nicht: Der Stapel ist leer.
marco-polo-2-lost-room = Für den Auftrag hättest du keinen Platz: Deine beiden hast du in diesem Zug genommen.
marco-polo-2-lost-black-die = Einen schwarzen Würfel bekämst du nicht: Es ist keiner mehr da.
marco-polo-2-lost-step = Die Schritte könntest du nicht nutzen: Kein Weg steht dir offen.
marco-polo-2-choice-bag = Geldsäckchen mit einer { $pips }
marco-polo-2-choice-bag-black = Geldsäckchen mit einer schwarzen { $pips }
marco-polo-2-choice-reroll = Eine { $pips } neu würfeln
marco-polo-2-choice-reroll-black = Eine schwarze { $pips } neu würfeln
marco-polo-2-choice-turn-die = Einen Würfel um eins drehen
marco-polo-2-choice-turn = Eine { $pips } auf { $now } drehen
marco-polo-2-choice-turn-black = Eine schwarze { $pips } auf { $now } drehen
marco-polo-2-choice-buy = Einen schwarzen Würfel für 3 Kamele nehmen
marco-polo-2-choice-end = Den Zug beenden

## Was nicht geht, und warum

marco-polo-2-blocked-space-taken = { $space }: Hier ist kein Platz mehr frei.
marco-polo-2-blocked-colour-there = { $space }: Hier liegt schon ein Würfel deiner Farbe; es gehen nur noch schwarze.
marco-polo-2-blocked-surcharge-missing = { $coins ->
    [one] Hier liegen schon Würfel: Du müsstest { $coins } Münze zuzahlen.
   *[other] Hier liegen schon Würfel: Du müsstest { $coins } Münzen zuzahlen.
}
marco-polo-2-blocked-dice-missing = { $count ->
    [one] Du hast keinen Würfel mehr, der hier liegen darf.
   *[other] Hier brauchst du { $count } Würfel, mehr als du hier setzen kannst.
}
marco-polo-2-blocked-die-unsuited = Mit deinen Würfeln geht das hier nicht.
marco-polo-2-blocked-die-too-low = Hier muss der Würfel mindestens { $least } zeigen.
marco-polo-2-blocked-no-such-die = Du hast keine { $pips } mehr.
marco-polo-2-blocked-khan-falling = Der nächste Würfel beim Khan muss mindestens { $least } zeigen.
marco-polo-2-blocked-jade-missing = Dieses Angebot kostet { $jade } Jade.
marco-polo-2-blocked-all-seals-owned = Du hast schon jedes Gildensiegel.
marco-polo-2-blocked-no-seal-for-die = Mit einer { $pips } ist kein Gildensiegel zu haben, das dir noch fehlt.
marco-polo-2-blocked-seal-owned = Dieses Gildensiegel hast du schon.
marco-polo-2-blocked-no-post-there = Dir fehlt ein Handelsposten in { $place }.
marco-polo-2-blocked-post-too-new = Dein Handelsposten in { $place } ist neu: Erst ab deinem nächsten Zug kannst du das hier nutzen.
marco-polo-2-blocked-only-lower-travel = Dein Charakter darf nur das untere Reisefeld nutzen.
marco-polo-2-blocked-no-route-payable = Es gibt keinen Schritt, den du gehen und bezahlen kannst.
marco-polo-2-blocked-no-contract-city = Dir fehlt ein Handelsposten in einer Stadt mit Aufträgen.
marco-polo-2-blocked-no-open-contract = In den Städten mit deinen Handelsposten liegt kein Auftrag.
marco-polo-2-blocked-contracts-fresh = Du hast keinen Platz: Beide Aufträge hast du in diesem Zug genommen.
marco-polo-2-blocked-card-too-dear = Für diese Karte brauchst du mindestens { $cost }.
marco-polo-2-blocked-no-completed-contracts = Du hast noch keinen Auftrag erfüllt.
marco-polo-2-blocked-no-posts-on-map = Du hast noch keinen Handelsposten auf der Karte.
marco-polo-2-blocked-no-bonus-city = Du hast in keiner Stadt mit Stadtbonus einen Handelsposten.

marco-polo-2-blocked-no-steps-left = Dafür hast du keine Schritte mehr.
marco-polo-2-blocked-seal-missing = Für diesen Seeweg brauchst du das { $seal }-Gildensiegel.
marco-polo-2-blocked-route-too-dear = Für diese Reise würdest du { $cost } brauchen.
marco-polo-2-blocked-no-step-yet = Mach zuerst mindestens einen Schritt.

marco-polo-2-blocked-not-your-contract = Dieser Auftrag liegt nicht vor dir.
marco-polo-2-blocked-contract-cost-missing = Für diesen Auftrag brauchst du { $cost }.
marco-polo-2-blocked-improved-already = Dieses Gildensiegel ist schon aufgewertet.
marco-polo-2-blocked-upgrade-cost-missing = Aufwerten kostet { $cost }.
marco-polo-2-blocked-camels-missing = { $camels ->
    [one] Das kostet { $camels } Kamel.
   *[other] Das kostet { $camels } Kamele.
}
marco-polo-2-blocked-bought-already = Du hast in diesem Zug schon einen schwarzen Würfel gekauft.
marco-polo-2-blocked-no-black-dice = Es sind keine schwarzen Würfel mehr da.
marco-polo-2-blocked-no-wrap = Von 6 auf 1 und von 1 auf 6 lässt sich nicht drehen.
marco-polo-2-blocked-acted-already = Deine Aktion in diesem Zug ist getan.
marco-polo-2-blocked-must-act = Solange du Würfel hast, musst du eine Aktion ausführen.
marco-polo-2-blocked-bag-last-die = Ein Würfel liegt schon auf dem Geldsäckchen; der letzte ist für deine Aktion.

## Der Verlauf

marco-polo-2-log-became = { $seat } spielt { $character }
marco-polo-2-log-chose-goal = { $seat } behielt eine Zielkarte
marco-polo-2-log-round-began = Runde { $round }: { $seat } beginnt
marco-polo-2-log-new-cards = Im Aktionsbereich liegen neue Stadtkarten
marco-polo-2-log-rolled-black = Die schwarzen Würfel zeigen { $dice }
marco-polo-2-log-rolled = { $seat } würfelte { $dice }
marco-polo-2-log-round-ended = Runde { $round } ist vorbei
marco-polo-2-log-game-ended = Die letzte Runde ist vorbei: Die Zielkarten liegen offen, es wird gewertet

marco-polo-2-log-placed = { $seat } nutzte „{ $space }“ mit { $dice }
marco-polo-2-log-took-seal = { $seat } nahm das { $seal }-Gildensiegel
marco-polo-2-log-took-hourglass = { $seat } nahm die Sanduhr und beginnt die nächste Runde
marco-polo-2-log-took-contract = { $seat } nahm einen Auftrag: { $contract }
marco-polo-2-log-drew-contract = { $seat } zog einen Auftrag: { $contract }
marco-polo-2-log-kept-contract = { $seat } behielt den gezogenen Auftrag
marco-polo-2-log-declined-contract = { $seat } legte den gezogenen Auftrag unter den Stapel
marco-polo-2-log-replaced-contract = { $seat } gab einen Auftrag auf: { $contract }
marco-polo-2-log-no-contract = { $seat } bekam keinen Auftrag: Der Stapel ist leer
marco-polo-2-log-left-contract = { $seat } hatte keinen Platz und ließ den Auftrag auf dem Stapel
marco-polo-2-log-laid-contract = Neuer Auftrag in { $place }: { $contract }

marco-polo-2-log-travelled = { $steps ->
    [one] { $seat } reiste { $steps } Schritt: { $start } – { $end }
   *[other] { $seat } reiste { $steps } Schritte: { $start } – { $end }
}
marco-polo-2-log-no-step = { $seat } konnte keinen Schritt gehen: { $source }
marco-polo-2-log-placed-post = { $seat } setzte einen Handelsposten in { $place }
marco-polo-2-log-relocated-post = { $seat } versetzte einen Handelsposten von { $old } nach { $place }
marco-polo-2-log-claimed-outpost = { $seat } kam zuerst nach { $place } und nahm den Kontorbonus: { $reward }
marco-polo-2-log-kept-outpost = { $seat } behielt den Kontorbonus: { $reward }

marco-polo-2-log-received = { $seat } bekam { $what }: { $source }
marco-polo-2-log-paid = { $seat } zahlte { $what }: { $source }
marco-polo-2-log-scored = { $points ->
    [one] { $seat } bekam { $points } Punkt: { $rule }
   *[other] { $seat } bekam { $points } Punkte: { $rule }
}

marco-polo-2-log-fulfilled = { $seat } erfüllte einen Auftrag: { $contract }
marco-polo-2-log-improved = { $seat } wertete das { $seal }-Gildensiegel auf
marco-polo-2-log-used-kept = { $seat } nutzte einen behaltenen Kontorbonus: { $reward }
marco-polo-2-log-used-bag = { $seat } setzte einen Würfel auf das Geldsäckchen: { $dice }
marco-polo-2-log-rerolled = { $seat } würfelte eine { $old } neu: { $dice }
marco-polo-2-log-turned = { $seat } drehte einen Würfel von { $old } auf { $dice }
marco-polo-2-log-took-black-die = { $seat } nahm einen schwarzen Würfel: { $dice }
marco-polo-2-log-no-black-die = { $seat } bekam keinen schwarzen Würfel: Es ist keiner mehr da
marco-polo-2-log-ended-turn = { $seat } beendete den Zug
marco-polo-2-log-out-of-dice = { $seat } hat keine Würfel mehr und ist in dieser Runde fertig

## Punkte und das Ende

marco-polo-2-score-start = Start
marco-polo-2-score-contracts = Aufträge
marco-polo-2-score-cards = Stadtkarten
marco-polo-2-score-bonuses = Stadtboni und Gildensiegel
marco-polo-2-score-outposts = Kontorboni
marco-polo-2-score-posts = Letzte Handelsposten
marco-polo-2-score-special = Sonderstädte
marco-polo-2-score-character = Charakter
marco-polo-2-score-goal = Zielkarte
marco-polo-2-score-shields = Wappen
marco-polo-2-score-goods = Übrige Jade und Waren
marco-polo-2-score-coins = Übrige Münzen
marco-polo-2-score-most-contracts = Meiste erfüllte Aufträge
marco-polo-2-end-rounds = Fünf Runden sind gespielt
marco-polo-2-tie-camels = Kamele
marco-polo-2-tie-shared = Gleich viele Punkte und Kamele: Der Platz wird geteilt

## Daueraufträge

marco-polo-2-order-low-roll = Bei einem niedrigen Wurf
marco-polo-2-order-low-roll-ask = frag mich
marco-polo-2-order-low-roll-camels = nur Kamele nehmen
marco-polo-2-order-low-roll-coins = nur Münzen nehmen
marco-polo-2-order-low-roll-help = Beginnt eine Runde mit einem Wurf unter 15, nimmst du den Unterschied in Kamelen und Münzen. Im Voraus beantwortet, wartet niemand auf dich.

## Wofür eine geplante Wahl stehen kann

marco-polo-2-pick-lowest = { $space } mit dem niedrigsten Würfel, der genügt
marco-polo-2-pick-highest = { $space } mit dem höchsten Würfel
marco-polo-2-pick-add-lowest = Den niedrigsten Würfel dazusetzen, der genügt
marco-polo-2-pick-add-highest = Den höchsten Würfel dazusetzen

## Was man zählt, als Mengen

marco-polo-2-purse-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
marco-polo-2-purse-camels = { $count ->
    [one] { $count } Kamel
   *[other] { $count } Kamele
}
marco-polo-2-purse-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
marco-polo-2-purse-jade = { $count } Jade
marco-polo-2-purse-pepper = { $count } Pfeffer
marco-polo-2-purse-silk = { $count } Seide
marco-polo-2-purse-gold = { $count } Gold
marco-polo-2-purse-dice = { $count } Würfel
marco-polo-2-purse-black-dice = { $count ->
    [one] { $count } { $case ->
        [object] schwarzen Würfel
       *[subject] schwarzer Würfel
    }
   *[other] { $count } schwarze Würfel
}
marco-polo-2-purse-posts = { $count } Handelsposten
marco-polo-2-purse-contracts = { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
}
marco-polo-2-purse-fulfilled = { $count ->
    [one] { $count } { $case ->
        [object] erfüllten Auftrag
       *[subject] erfüllter Auftrag
    }
   *[other] { $count } erfüllte Aufträge
}
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
