### Was beide Marco Polos sagen. Jedes Spiel liest diese Worte mit seinem eigenen Kürzel: siehe Kin.

## Die Seite des Spiels

marco-polo-duration = Anderthalb bis zwei Stunden am Stück.

## Einstellungen

marco-polo-option-characters = Charaktere
marco-polo-option-characters-chosen = ausgesucht
marco-polo-option-characters-bid = ersteigert
marco-polo-option-characters-random = vom Los bestimmt
marco-polo-option-goals = Zielkarten

## Mengen und Listen

marco-polo-amount-camels = { $count ->
    [one] { $count } Kamel
   *[other] { $count } Kamele
}
marco-polo-amount-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
marco-polo-amount-pepper = { $count } Pfeffer
marco-polo-amount-silk = { $count } Seide
marco-polo-amount-gold = { $count } Gold
marco-polo-amount-goods = { $count ->
    [one] { $count } Ware nach Wahl
   *[other] { $count } Waren nach Wahl
}
marco-polo-amount-goods-different = { $count } verschiedene Waren nach Wahl
marco-polo-amount-vp = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
marco-polo-amount-steps = { $count ->
    [one] eine Bewegung um { $count } Schritt
   *[other] eine Bewegung um { $count } Schritte
}
marco-polo-amount-black-dice = { $count ->
    [one] { $count } schwarzen Würfel
   *[other] { $count } schwarze Würfel
}
marco-polo-amount-nothing = nichts
marco-polo-either = { $a } oder { $b }
marco-polo-list-2 = { $a } und { $b }
marco-polo-list-3 = { $a }, { $b } und { $c }
marco-polo-list-4 = { $a }, { $b }, { $c } und { $d }
marco-polo-list-5 = { $a }, { $b }, { $c }, { $d } und { $e }
marco-polo-list-6 = { $a }, { $b }, { $c }, { $d }, { $e } und { $f }
marco-polo-list-7 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f } und { $g }
marco-polo-list-8 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g } und { $h }

## Karten und Aufträge

marco-polo-label-card = Stadtkarte
marco-polo-label-contract = { $points ->
    [0] Auftrag
    [one] Auftrag für { $points } Punkt
   *[other] Auftrag für { $points } Punkte
}
marco-polo-label-contract-tip = Zu liefern: { $cost }. Du bekommst: { $gain }.
marco-polo-card-times-die = so oft, wie der Würfel zeigt
marco-polo-card-times = { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}
marco-polo-card-times-by-die = { $times } Mal bei einer 1, 2, 3, 4, 5, 6
marco-polo-card-exchange = Zahle { $cost } und nimm { $gain }, höchstens { $times }.
marco-polo-card-option = { $cost } für { $gain }
marco-polo-card-either = Gib { $a } oder { $b }, höchstens { $times }, beides beliebig gemischt.
marco-polo-card-either-same = Gib entweder { $a } oder { $b }, höchstens { $times }; es ist jedes Mal derselbe Tausch.
marco-polo-card-by-die = Der Würfel bestimmt, was du bekommst: 1: { $a }; 2: { $b }; 3: { $c }; 4: { $d }; 5: { $e }; 6: { $f }.
marco-polo-card-per-pip = Nimm { $gain } für jedes Auge des Würfels.
marco-polo-card-count-completed-contracts = Nimm { $gain } für jeden Auftrag, den du erfüllt hast, höchstens so oft, wie der Würfel zeigt.
marco-polo-card-count-posts-on-map = Nimm { $gain } für jeden deiner Handelsposten auf der Karte, höchstens so oft, wie der Würfel zeigt.
marco-polo-card-move = Kauf { $gain } für { $cost }, höchstens { $times }; alle Schritte sind eine einzige Bewegung. Wege kosten wie immer, und am Ende setzt du einen Handelsposten.

## Das Brett

marco-polo-pane-map = Karte
marco-polo-pane-actions = Aktionen
marco-polo-pane-mine = Meins
marco-polo-pane-players = Alle
marco-polo-label-round = Runde { $round } von { $rounds }
marco-polo-label-before = Vor der ersten Runde
marco-polo-board-actions = Aktionsbereich
marco-polo-board-waiting = Deine Würfel
marco-polo-board-no-dice = Alle deine Würfel sind gesetzt.
marco-polo-board-nobody = neutral
marco-polo-board-space-taken = { $count ->
    [one] { $space }: Hier liegt ein Würfel, { $pips }
   *[other] { $space }: Hier liegen Würfel, { $pips }
}
marco-polo-board-bonus-actions = Zusatzaktionen
marco-polo-board-act-reroll = Neu würfeln
marco-polo-board-act-reroll-tip = Würfle einen deiner Würfel neu, für { $cost }, so oft du zahlen kannst. Vor oder nach deiner Aktion.
marco-polo-board-act-turn = Drehen ±1
marco-polo-board-act-turn-tip = Dreh einen deiner Würfel um eins hinauf oder hinunter, für { $cost }; von 6 auf 1 oder von 1 auf 6 geht es nicht. Vor oder nach deiner Aktion.
marco-polo-board-act-buy = Schwarzer Würfel
marco-polo-board-act-buy-tip = Nimm für { $cost } einen schwarzen Würfel, würfle ihn und nutze ihn diese Runde wie einen eigenen. Einmal im Zug, solange welche da sind.
marco-polo-board-supply = { $count ->
    [0] Keine schwarzen Würfel mehr
    [one] Noch { $count } schwarzer Würfel
   *[other] Noch { $count } schwarze Würfel
}
marco-polo-board-khan = Gunst des Khan
marco-polo-board-khan-note = steigend
marco-polo-board-khan-tip = Setze einen Würfel auf den nächsten freien Platz, mindestens so hoch wie der davor, und nimm { $gain }. Es gibt vier Plätze. Jede Farbe darf hier nur einmal je Runde liegen.
marco-polo-board-bag-note = extra
marco-polo-board-travel = Reisen
marco-polo-board-travel-note = Schritte: niedrigster Würfel
marco-polo-board-contracts = Aufträge
marco-polo-board-goal = Zielkarte
marco-polo-board-no-contracts = Keine Aufträge.
marco-polo-board-contracts-own = Aufträge
marco-polo-board-posts = Handelsposten
marco-polo-board-posts-left = { $count ->
    [one] noch { $count } Posten
   *[other] noch { $count } Posten
}
marco-polo-board-done = { $count } erfüllt
marco-polo-board-done-tip = { $count ->
    [one] { $count } Auftrag erfüllt
   *[other] { $count } Aufträge erfüllt
}
marco-polo-board-wares = Waren
marco-polo-board-posts-head = Posten
marco-polo-board-dice = Würfel
marco-polo-board-points = Punkte
marco-polo-board-you = du
marco-polo-board-hourglass = beginnt die nächste Runde
marco-polo-board-players = Spieler
marco-polo-board-scores = Punkte bisher, nach Regeln
marco-polo-board-mine = Dein Tableau
marco-polo-board-draft = Charaktere
marco-polo-board-draft-note = Der letzte Platz wählt zuerst.
marco-polo-board-draft-note-bids = Am Zug ist immer der letzte Platz ohne Gebot. Bezahlt wird am Ende der Partie.
marco-polo-board-bid = { $points ->
    [one] Gebot: { $points } Punkt
   *[other] Gebot: { $points } Punkte
}
marco-polo-board-owed = { $points ->
    [one] −{ $points } Punkt am Ende
   *[other] −{ $points } Punkte am Ende
}

## Die Karte

marco-polo-label-map = Die Karte: Asien mit seinen Städten, Oasen und Wegen
marco-polo-label-oasis = Oase: keine Handelsposten, aber jeder Besuch kostet einen Schritt.
marco-polo-label-start = Hier beginnen alle Reisen. Niemand kann hier einen Handelsposten setzen.
marco-polo-label-route = { $a } – { $b }: { $cost }
marco-polo-label-post = Handelsposten von { $seat } in { $place }
marco-polo-label-figure = Figur von { $seat } in { $place }
marco-polo-label-ghost = { $seat } ist in { $place } aufgebrochen
marco-polo-label-bonus = Stadtbonus von { $place }
marco-polo-label-bonus-gain = Ein Handelsposten hier bringt { $gain }: beim Setzen und zu Beginn jeder späteren Runde.
marco-polo-label-bonus-copy = Ein Handelsposten hier bringt einen beliebigen anderen Stadtbonus der Karte: beim Setzen und zu Beginn jeder späteren Runde.
marco-polo-label-outpost = Kontorbonus von { $place }
marco-polo-label-outpost-gain = Der erste Handelsposten hier bringt { $gain }.
marco-polo-label-card-in = Stadtkarte von { $place }
marco-polo-label-card-in-of = Stadtkarte { $number } von { $place }
marco-polo-label-supply = Im Vorrat
marco-polo-label-black-dice = { $count ->
    [one] { $count } schwarzer Würfel im Vorrat
   *[other] { $count } schwarze Würfel im Vorrat
}
marco-polo-label-black-die = Ein schwarzer Würfel des Vorrats mit einer { $pips }
marco-polo-label-arabian-sea = Arabisches Meer
marco-polo-label-indian-ocean = Indischer Ozean
marco-polo-label-china-sea = Südchinesisches Meer

## Das Spiel

# $seat ist der Name einer Person; $space, $place, $seal, $source, $rule, $cost, $reward und dergleichen sind Texte.

marco-polo-space-khan = Gunst des Khan
marco-polo-space-contracts = Aufträge
marco-polo-space-city-card = Stadtkarte in { $place }
marco-polo-space-city-card-of = Stadtkarte { $number } in { $place }
marco-polo-space-bag = Geldsäckchen
marco-polo-source-contract = Auftrag
marco-polo-source-outpost = Kontorbonus
marco-polo-source-bonus = Stadtbonus von { $place }
marco-polo-source-surcharge = Zuzahlung
marco-polo-source-reroll = Neu würfeln
marco-polo-source-turn = Würfel drehen
marco-polo-source-buy = Schwarzer Würfel
marco-polo-source-compensation = Niedriger Wurf
marco-polo-source-bids = Gebot für den Charakter
marco-polo-contract = { $cost } für { $reward }

## Was der Platz gefragt wird

marco-polo-prompt-character = Wähle einen Charakter
marco-polo-prompt-bid = Wähle einen Charakter, auf den du bietest
marco-polo-prompt-bid-points = Biete Punkte für { $character }
marco-polo-prompt-compensate = { $count ->
    [one] Dein Wurf war niedrig: Nimm { $count } Münze oder { $count } Kamel
   *[other] Dein Wurf war niedrig: Nimm { $count } Münzen oder Kamele, beliebig gemischt
}
marco-polo-prompt-act = { $able ->
    [0] Mit deinen Würfeln ist keine Aktion möglich: Mach Zusatzaktionen
   *[other] Setze einen Würfel{ $bonuses ->
        [0] { "" }
       *[other] ; Zusatzaktionen sind möglich
    }
}
marco-polo-prompt-no-dice = { $bonuses ->
    [0] Du hast keine Würfel mehr: Beende den Zug
   *[other] Du hast keine Würfel mehr: Mach Zusatzaktionen oder beende den Zug
}
marco-polo-prompt-end = { $bonuses ->
    [0] Beende den Zug
   *[other] Mach Zusatzaktionen oder beende den Zug
}
marco-polo-prompt-more-dice = { $count ->
    [one] { $space }: Setze noch einen Würfel dazu
   *[other] { $space }: Setze noch { $count } Würfel dazu
}
marco-polo-prompt-turn-die = Welchen Würfel drehst du, und wohin?
marco-polo-prompt-card = { $count ->
    [one] { $space }: Wähle einen Tausch
   *[other] { $space }: Wähle, wie oft du tauschst, höchstens { $count }-mal
}
marco-polo-prompt-card-again = { $count ->
    [one] { $space }: Tausch noch einmal oder hör auf
   *[other] { $space }: Tausch weiter, höchstens { $count }-mal, oder hör auf
}
marco-polo-prompt-card-bonus = { $count ->
    [0] Mehr Stadtboni bekommst du nicht
    [one] Wähle eine Stadt und nimm ihren Bonus
   *[other] Wähle eine Stadt und nimm ihren Bonus, höchstens { $count } Städte
}
marco-polo-prompt-contract = { $count ->
    [0] Du kannst keinen Auftrag nehmen
    [one] Nimm einen Auftrag
   *[other] Nimm bis zu { $count } Aufträge
}
marco-polo-prompt-keep-contract = Gezogener Auftrag: { $contract }. Behalten?
marco-polo-prompt-no-room-drawn = Gezogener Auftrag: { $contract }. Du hast keinen Platz, also kommt er unter den Stapel
marco-polo-prompt-walk = { $left ->
    [0] Wähle den nächsten Ort oder bleib stehen: Du hast keine Schritte mehr
    [one] Wähle den nächsten Ort: noch höchstens { $left } Schritt
   *[other] Wähle den nächsten Ort: noch höchstens { $left } Schritte
}
marco-polo-prompt-walk-paying = { $left ->
    [0] Wähle den nächsten Ort oder bleib stehen: keine Schritte mehr, bisher zu zahlen: { $owed }
    [one] Wähle den nächsten Ort: noch höchstens { $left } Schritt, bisher zu zahlen: { $owed }
   *[other] Wähle den nächsten Ort: noch höchstens { $left } Schritte, bisher zu zahlen: { $owed }
}
marco-polo-prompt-relocate = Alle deine Handelsposten stehen auf der Karte: Wähle, welcher nach { $place } wechselt
marco-polo-prompt-bonuses = Wähle, welchen Bonus du zuerst nimmst
marco-polo-prompt-copy-bonus = Wähle die Stadt, deren Bonus du nimmst
marco-polo-prompt-take-goods = { $count ->
    [one] { $source }: Wähle { $count } Ware
   *[other] { $source }: Wähle { $count } Waren
}
marco-polo-prompt-give-goods = { $count ->
    [one] { $source }: Wähle die Ware, die du abgibst
   *[other] { $source }: Wähle die { $count } Waren, die du abgibst
}

## Gruppen der Möglichkeiten

marco-polo-group-character = Charaktere
marco-polo-group-compensate = Für den niedrigen Wurf
marco-polo-group-khan = Gunst des Khan
marco-polo-group-travel = Reisen
marco-polo-group-contracts = Aufträge
marco-polo-group-cards = Stadtkarten
marco-polo-group-add = Würfel
marco-polo-group-exchange = Tausch
marco-polo-group-bonus = Boni
marco-polo-group-take = Aufträge
marco-polo-group-keep = Auftrag
marco-polo-group-draw = Der Stapel
marco-polo-group-replace = Deine Aufträge
marco-polo-group-decline = Ablehnen
marco-polo-group-walk = Orte
marco-polo-group-stop = Stehen bleiben
marco-polo-group-relocate = Deine Handelsposten
marco-polo-group-goods = Waren
marco-polo-group-fulfil = Auftrag erfüllen
marco-polo-group-bag = Geldsäckchen
marco-polo-group-purse = Aus dem Geldsäckchen
marco-polo-group-reroll = Neu würfeln für 1 Kamel
marco-polo-group-turn = Drehen für 2 Kamele
marco-polo-group-buy = Schwarzer Würfel
marco-polo-group-bid = Charakter
marco-polo-group-points = Punkte, die du am Ende zahlst
marco-polo-group-end = Ende des Zugs

## Möglichkeiten

marco-polo-choice-character = { $character }
marco-polo-choice-bid = { $points ->
    [0] { $character }
    [one] { $character }, ab { $points } Punkt
   *[other] { $character }, ab { $points } Punkten
}
marco-polo-choice-bid-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
marco-polo-choice-receive = { $reward } nehmen
marco-polo-choice-place = { $space } mit einer { $pips }
marco-polo-choice-place-black = { $space } mit einer schwarzen { $pips }
marco-polo-choice-add = Eine { $pips } dazusetzen
marco-polo-choice-add-black = Eine schwarze { $pips } dazusetzen
marco-polo-choice-exchange = { $cost } abgeben, { $gain } nehmen
marco-polo-choice-enough = Nicht weiter tauschen
marco-polo-choice-take-contract = Auftrag nehmen: { $contract }
marco-polo-choice-take-contract-for = Auftrag nehmen: { $contract }. Dafür aufgeben: { $old }
marco-polo-choice-keep-contract = Auftrag behalten: { $contract }
marco-polo-choice-keep-contract-for = Auftrag behalten: { $contract }. Dafür aufgeben: { $old }
marco-polo-choice-decline-contract = Auftrag nicht behalten: { $contract }
marco-polo-choice-no-contract = Keinen Auftrag nehmen
marco-polo-choice-go = { $paid ->
    [0] Nächster Ort: { $place }
   *[other] Nächster Ort: { $place } für { $cost }
}
marco-polo-choice-go-1 = { $paid ->
    [0] Erste Figur: { $place }
   *[other] Erste Figur: { $place } für { $cost }
}
marco-polo-choice-go-2 = { $paid ->
    [0] Zweite Figur: { $place }
   *[other] Zweite Figur: { $place } für { $cost }
}
marco-polo-choice-stop = Stehen bleiben: { $place }
marco-polo-choice-stop-two = Stehen bleiben: { $place } und { $other }
marco-polo-choice-stay = Nicht reisen
marco-polo-choice-relocate = Den Handelsposten in { $place } versetzen
marco-polo-choice-bonus-city = Stadtbonus von { $place } nehmen: { $reward }
marco-polo-choice-bonus-copy = Stadtbonus von { $place } nehmen: den einer anderen Stadt
marco-polo-choice-bonus-outpost = Kontorbonus von { $place } nehmen: { $reward }
marco-polo-choice-goods = { $goods } nehmen
marco-polo-choice-give = { $goods } abgeben
marco-polo-choice-fulfil = Auftrag erfüllen: { $contract }
marco-polo-choice-reroll = Eine { $pips } neu würfeln
marco-polo-choice-reroll-black = Eine schwarze { $pips } neu würfeln
marco-polo-choice-turn-die = Einen Würfel um eins drehen
marco-polo-choice-turn = Eine { $pips } auf { $now } drehen
marco-polo-choice-turn-black = Eine schwarze { $pips } auf { $now } drehen
marco-polo-choice-buy = Schwarzen Würfel für 3 Kamele
marco-polo-choice-end = Den Zug beenden

## Was nicht geht, und warum

marco-polo-blocked-space-taken = { $space }: Hier ist kein Platz mehr frei.
marco-polo-blocked-surcharge-missing = Hier liegen schon Würfel: Du müsstest { $cost } zuzahlen.
marco-polo-blocked-surcharge-from = Hier liegen schon Würfel: Du müsstest mindestens { $cost } zuzahlen.
marco-polo-blocked-dice-missing = { $count ->
    [one] Du hast keinen Würfel mehr, der hier liegen darf.
   *[other] Hier brauchst du { $count } Würfel, mehr als du hier setzen kannst.
}
marco-polo-blocked-no-such-die = Du hast keine { $pips } deiner Farbe mehr.
marco-polo-blocked-no-such-die-black = Du hast keine schwarze { $pips } mehr.
marco-polo-blocked-khan-falling = Der nächste Würfel beim Khan muss mindestens { $least } zeigen.
marco-polo-blocked-no-post-there = Dir fehlt ein Handelsposten in { $place }.
marco-polo-blocked-post-too-new = Dein Handelsposten in { $place } ist neu: Erst ab deinem nächsten Zug kannst du das hier nutzen.
marco-polo-blocked-no-route-payable = Du kannst keinen Schritt gehen und bezahlen.
marco-polo-blocked-contracts-fresh = Du hast keinen Platz: Beide Aufträge hast du mit dieser Aktion genommen.
marco-polo-blocked-card-too-dear = Für diese Karte brauchst du mindestens { $cost }.
marco-polo-blocked-no-completed-contracts = Du hast noch keinen Auftrag erfüllt.
marco-polo-blocked-no-posts-on-map = Du hast noch keinen Handelsposten auf der Karte.
marco-polo-blocked-no-steps-left = Dafür hast du keine Schritte mehr.
marco-polo-blocked-route-too-dear = Für diese Reise brauchst du { $cost }.
marco-polo-blocked-no-step-yet = Mach zuerst mindestens einen Schritt.
marco-polo-blocked-not-your-contract = Du hast diesen Auftrag nicht.
marco-polo-blocked-contract-cost-missing = Für diesen Auftrag brauchst du { $cost }.
marco-polo-blocked-camels-missing = { $camels ->
    [one] Das kostet { $camels } Kamel.
   *[other] Das kostet { $camels } Kamele.
}
marco-polo-blocked-bought-already = Du hast in diesem Zug schon einen schwarzen Würfel gekauft.
marco-polo-blocked-no-black-dice = Es sind keine schwarzen Würfel mehr da.
marco-polo-blocked-no-wrap = Du kannst nicht von 6 auf 1 drehen und nicht von 1 auf 6.
marco-polo-blocked-acted-already = Du hast deine Aktion in diesem Zug schon ausgeführt.
marco-polo-blocked-bid-highest = Das Gebot liegt schon bei { $points } Punkten; höher geht es nicht.
marco-polo-blocked-must-act = Solange du Würfel hast, musst du eine Aktion ausführen.
marco-polo-blocked-bag-last-die = Du hast schon einen Würfel aufs Geldsäckchen gesetzt; den letzten brauchst du für deine Aktion.

## Der Verlauf

marco-polo-log-became = { $seat } spielt { $character }
marco-polo-log-bid = { $points ->
    [one] { $seat } bietet { $points } Punkt für { $character }
   *[other] { $seat } bietet { $points } Punkte für { $character }
}
marco-polo-log-outbid = { $points ->
    [one] { $seat } bietet { $points } Punkt für { $character } und überbietet { $other }
   *[other] { $seat } bietet { $points } Punkte für { $character } und überbietet { $other }
}
marco-polo-log-round-began = Runde { $round }: { $seat } beginnt
marco-polo-log-rolled = { $seat } würfelte { $dice }
marco-polo-log-round-ended = Runde { $round } ist vorbei
marco-polo-log-game-ended = Die letzte Runde ist vorbei: Die Zielkarten wurden gezeigt, die Partie wurde gewertet
marco-polo-log-placed = { $seat } nutzte „{ $space }“ mit { $dice }
marco-polo-log-took-hourglass = { $seat } nahm die Sanduhr
marco-polo-log-drew-contract = { $seat } zog einen Auftrag: { $contract }
marco-polo-log-kept-contract = { $seat } behielt den gezogenen Auftrag
marco-polo-log-replaced-contract = { $seat } gab einen Auftrag auf: { $contract }
marco-polo-log-travelled = { $steps ->
    [one] { $seat } reiste { $steps } Schritt: { $start } – { $end }
   *[other] { $seat } reiste { $steps } Schritte: { $start } – { $end }
}
marco-polo-log-no-step = { $seat } konnte keinen Schritt gehen: { $source }
marco-polo-log-declined-step = { $seat } ging keinen Schritt: { $source }
marco-polo-log-steps-lost = { $count ->
    [one] { $seat } verlor einen Schritt: { $source }
   *[other] { $seat } verlor { $count } Schritte: { $source }
}
marco-polo-log-placed-post = { $seat } setzte einen Handelsposten in { $place }
marco-polo-log-relocated-post = { $seat } versetzte einen Handelsposten von { $old } nach { $place }
marco-polo-log-claimed-outpost = { $seat } kam zuerst nach { $place } und nahm den Kontorbonus: { $reward }
marco-polo-log-received = { $seat } bekam { $what }: { $source }
marco-polo-log-paid = { $seat } zahlte { $what }: { $source }
marco-polo-log-scored = { $points ->
    [one] { $seat } bekam { $points } Punkt: { $rule }
   *[other] { $seat } bekam { $points } Punkte: { $rule }
}
marco-polo-log-fulfilled = { $seat } erfüllte einen Auftrag: { $contract }
marco-polo-log-used-bag = { $seat } setzte einen Würfel auf das Geldsäckchen: { $dice }
marco-polo-log-rerolled = { $seat } würfelte eine { $old } neu: { $dice }
marco-polo-log-turned = { $seat } drehte einen Würfel von { $old } auf { $dice }
marco-polo-log-took-black-die = { $seat } nahm einen schwarzen Würfel: { $dice }
marco-polo-log-no-black-die = { $seat } bekam keinen schwarzen Würfel: Es ist keiner mehr da
marco-polo-log-no-other-bonus = { $count ->
    [one] { $seat } verlor einen Bonus, weil es keine andere Stadt gab: { $source }
   *[other] { $seat } verlor { $count } Boni, weil es keine anderen Städte gab: { $source }
}
marco-polo-log-ended-turn = { $seat } beendete den Zug
marco-polo-log-out-of-dice = { $seat } hat keine Würfel mehr und ist in dieser Runde fertig

## Punkte und das Ende

marco-polo-score-start = Start
marco-polo-score-contracts = Aufträge
marco-polo-score-cards = Stadtkarten
marco-polo-score-outposts = Kontorboni
marco-polo-score-posts = Letzte Handelsposten
marco-polo-score-character = Charakter
marco-polo-score-bids = Gebote für Charaktere
marco-polo-score-coins = Übrige Münzen
marco-polo-score-most-contracts = Meiste erfüllte Aufträge
marco-polo-end-rounds = Fünf Runden sind gespielt
marco-polo-tie-camels = Kamele
marco-polo-tie-shared = Gleich viele Punkte und Kamele: Der Platz wird geteilt

## Automatische Antworten

marco-polo-answer-low-roll = Bei einem niedrigen Wurf
marco-polo-answer-low-roll-ask = frag mich
marco-polo-answer-low-roll-camels = nur Kamele nehmen
marco-polo-answer-low-roll-coins = nur Münzen nehmen
marco-polo-answer-low-roll-help = Würfelst du zu Beginn einer Runde weniger als 15, bekommst du für jeden fehlenden Punkt 1 Kamel oder 1 Münze. Mit einer automatischen Antwort muss niemand auf dich warten.

## Wofür eine geplante Wahl stehen kann

marco-polo-pick-lowest = { $space } mit dem niedrigsten Würfel, der genügt
marco-polo-pick-highest = { $space } mit dem höchsten Würfel
marco-polo-pick-add-lowest = Den niedrigsten Würfel dazusetzen, der genügt
marco-polo-pick-add-highest = Den höchsten Würfel dazusetzen

## Was man zählt, als Mengen

marco-polo-purse-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
marco-polo-purse-camels = { $count ->
    [one] { $count } Kamel
   *[other] { $count } Kamele
}
marco-polo-purse-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
marco-polo-purse-pepper = { $count } Pfeffer
marco-polo-purse-silk = { $count } Seide
marco-polo-purse-gold = { $count } Gold
marco-polo-purse-dice = { $count } Würfel
marco-polo-purse-black-dice = { $count ->
    [one] { $count } { $case ->
        [object] schwarzen Würfel
       *[subject] schwarzer Würfel
    }
   *[other] { $count } schwarze Würfel
}
marco-polo-purse-posts = { $count } Handelsposten
marco-polo-purse-contracts = { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
}
marco-polo-purse-fulfilled = { $count ->
    [one] { $count } { $case ->
        [object] erfüllten Auftrag
       *[subject] erfüllter Auftrag
    }
   *[other] { $count } erfüllte Aufträge
}

## Die drei Karten vor dem ersten Spiel

marco-polo-primer-want = Du willst Punkte.
marco-polo-primer-want-more = Reise und setze in jeder Stadt, in der du anhältst, einen Handelsposten.
marco-polo-primer-turn = In deinem Zug setzt du Würfel
marco-polo-primer-turn-more = und führst eine Aktion aus: Waren oder Aufträge nehmen oder reisen.
marco-polo-primer-end = Mit Waren erfüllst du Aufträge.
marco-polo-primer-end-more = Nach fünf Runden gewinnt, wer die meisten Punkte hat.

## Zahlen zum Titel

marco-polo-trait-character = Siege nach Charakter
marco-polo-trait-goal = Siege nach Zielkarte
