### Marco Polo I.

## Die Seite des Spiels

marco-polo-1-title = Marco Polo I: Auf den Spuren von Marco Polo
marco-polo-1-blurb = Von Venezia nach Beijing, durch Wüsten und an Küsten entlang: Du würfelst und setzt deine Würfel ein, für Münzen und Kamele, für Waren vom Markt, für Aufträge und für den langen Weg nach Osten. Wo eine Reise endet, lässt du einen Handelsposten zurück, und die Stadt lohnt es dir, mit einem Bonus in jeder Runde oder mit einer Karte, die du nutzen darfst. Fünf Runden, acht Charaktere, die alle eine Regel brechen, und am Ende gewinnen die meisten Punkte.
marco-polo-1-pitch = Setze Würfel ein, reise von Venezia nach Beijing und erfülle unterwegs Aufträge.
marco-polo-1-designer = Simone Luciani & Daniele Tascini
marco-polo-1-publisher = Hans im Glück
marco-polo-1-duration = Am Stück anderthalb bis zwei Stunden.
marco-polo-1-licence = Auf den Spuren von Marco Polo ist von Simone Luciani und Daniele Tascini und 2015 bei Hans im Glück erschienen. Das Spiel, sein Name und seine Bilder gehören seinen Urhebern und seinem Verlag. Regeltext, Spielplan und Bilder hier sind unsere eigene Arbeit; aus der gedruckten Ausgabe ist nichts zu sehen. Wer dieses Spiel öffentlich anbietet, braucht deren Erlaubnis.
marco-polo-1-sources = Regeln, Aufbau und alle acht Charaktere folgen dem gedruckten Regelheft und seinem Beiblatt. Die Werte auf Landkarte, Karten und Plättchen sind wie gedruckt: Zwei Quellen, die nichts voneinander wissen, stimmen darin überein, bis auf zwei. Die dritte Zeile beim Gold des Markts (2 Gold und 2 Kamele) und der Preis eines Auftrags (2 Kamele, 1 Seide und 2 Gold für 6 Punkte und 4 Kamele) stützen sich nur auf eine von beiden.

## Einstellungen

marco-polo-1-option-characters = Charaktere
marco-polo-1-option-characters-help = Ausgesucht aus einem mehr, als Leute am Tisch sitzen (wer zuletzt am Zug ist, zuerst); vom Los bestimmt; oder für die erste Partie der Reihe nach Raschid, Matteo, Berke und Mercator.
marco-polo-1-option-characters-chosen = ausgesucht
marco-polo-1-option-characters-random = vom Los bestimmt
marco-polo-1-option-characters-first-game = erste Partie
marco-polo-1-option-goals = Zielkarten
marco-polo-1-option-goals-help = Jeder bekommt vier und behält zwei; oder für die erste Partie nur zwei.
marco-polo-1-option-goals-two = zwei ausgeteilt
marco-polo-1-option-goals-of-four = zwei von vier
marco-polo-1-option-bonuses = Stadtboni
marco-polo-1-option-bonuses-help = Zufällig verteilt; oder für die erste Partie jeder in seiner Stadt.
marco-polo-1-option-bonuses-random = zufällig
marco-polo-1-option-bonuses-fixed = in ihren Städten

## Mengen und Listen

marco-polo-1-amount-camels = { $count ->
    [one] { $count } Kamel
   *[other] { $count } Kamele
}
marco-polo-1-amount-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
marco-polo-1-amount-pepper = { $count } Pfeffer
marco-polo-1-amount-silk = { $count } Seide
marco-polo-1-amount-gold = { $count } Gold
marco-polo-1-amount-goods = { $count ->
    [one] { $count } Ware nach Wahl
   *[other] { $count } Waren nach Wahl
}
marco-polo-1-amount-goods-different = { $count } verschiedene Waren nach Wahl
marco-polo-1-amount-vp = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
marco-polo-1-amount-steps = { $count ->
    [one] eine Bewegung um { $count } Schritt
   *[other] eine Bewegung um { $count } Schritte
}
marco-polo-1-amount-black-dice = { $count ->
    [one] { $count } schwarzen Würfel
   *[other] { $count } schwarze Würfel
}
marco-polo-1-amount-contracts-pile = { $count ->
    [one] { $count } Auftrag vom Sonderstapel
   *[other] { $count } Aufträge vom Sonderstapel
}
marco-polo-1-amount-nothing = nichts
marco-polo-1-list-2 = { $a } und { $b }
marco-polo-1-list-3 = { $a }, { $b } und { $c }
marco-polo-1-list-4 = { $a }, { $b }, { $c } und { $d }
marco-polo-1-list-5 = { $a }, { $b }, { $c }, { $d } und { $e }
marco-polo-1-list-6 = { $a }, { $b }, { $c }, { $d }, { $e } und { $f }
marco-polo-1-list-7 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f } und { $g }
marco-polo-1-list-8 = { $a }, { $b }, { $c }, { $d }, { $e }, { $f }, { $g } und { $h }

## Karten und Aufträge

marco-polo-1-label-card = Stadtkarte
marco-polo-1-label-contract = { $points ->
    [0] Auftrag
    [one] Auftrag für { $points } Punkt
   *[other] Auftrag für { $points } Punkte
}
marco-polo-1-label-contract-tip = Zu liefern: { $cost }. Du bekommst: { $gain }.

marco-polo-1-card-times-die = so oft, wie der Würfel zeigt
marco-polo-1-card-times = { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
}
marco-polo-1-card-times-by-die = { $times } Mal bei einer 1, 2, 3, 4, 5, 6
marco-polo-1-card-exchange = Zahle { $cost } und nimm { $gain }, höchstens { $times }.
marco-polo-1-card-option = { $cost } für { $gain }
marco-polo-1-card-either = Gib { $a } oder { $b }, höchstens { $times }, beides beliebig gemischt.
marco-polo-1-card-either-same = Gib entweder { $a } oder { $b }, höchstens { $times }; es ist jedes Mal derselbe Tausch.
marco-polo-1-card-by-die = Der Würfel bestimmt, was du bekommst: 1: { $a }; 2: { $b }; 3: { $c }; 4: { $d }; 5: { $e }; 6: { $f }.
marco-polo-1-card-per-pip = Nimm { $gain } für jedes Auge des Würfels.
marco-polo-1-card-count-completed-contracts = Nimm { $gain } für jeden Auftrag, den du erfüllt hast, höchstens so oft, wie der Würfel zeigt.
marco-polo-1-card-count-posts-on-map = Nimm { $gain } für jeden deiner Handelsposten auf der Karte, höchstens so oft, wie der Würfel zeigt.
marco-polo-1-card-city-bonus = Nimm den Bonus einer kleinen Stadt, in der ein Handelsposten von dir steht, höchstens { $times }, jedes Mal den einer anderen Stadt. Jeder kostet { $cost }.
marco-polo-1-card-move = Kauf { $gain } für { $cost }, höchstens { $times }; alles zusammen ist eine einzige Bewegung. Wege kosten wie immer, am Ende steht ein Handelsposten.

## Das Brett

marco-polo-1-pane-map = Karte
marco-polo-1-pane-actions = Aktionen
marco-polo-1-pane-mine = Meins
marco-polo-1-pane-players = Alle

marco-polo-1-label-round = Runde { $round } von { $rounds }
marco-polo-1-label-before = Vor der ersten Runde

marco-polo-1-board-actions = Aktionsbereich
marco-polo-1-board-waiting = Deine Würfel
marco-polo-1-board-no-dice = Alle deine Würfel sind gesetzt.
marco-polo-1-board-own-die = { $pips ->
    [0] Dein Würfel, seine Zahl bestimmst du noch
   *[other] Dein Würfel: { $pips }
}
marco-polo-1-board-black-die = { $pips ->
    [0] Schwarzer Würfel, seine Zahl bestimmst du noch
   *[other] Schwarzer Würfel: { $pips }
}
marco-polo-1-board-white-die = Weißer Würfel: { $pips }
marco-polo-1-board-die-of = { $pips ->
    [0] Ein Würfel, { $seat }
   *[other] { $pips }, { $seat }
}
marco-polo-1-board-nobody = neutral
marco-polo-1-board-space-taken = { $count ->
    [one] { $space }: Hier liegt ein Würfel, { $pips }
   *[other] { $space }: Hier liegen Würfel, { $pips }
}
marco-polo-1-board-space-undeclared = { $count ->
    [one] { $space }: Hier liegt ein Würfel
   *[other] { $space }: Hier liegen { $count } Würfel
}
marco-polo-1-board-bonus-actions = Zusatzaktionen
marco-polo-1-board-act-reroll = Neu würfeln
marco-polo-1-board-act-reroll-tip = Wirf einen deiner Würfel neu, für { $cost }, so oft du zahlen kannst. Vor oder nach deiner Aktion.
marco-polo-1-board-act-turn = Drehen ±1
marco-polo-1-board-act-turn-tip = Dreh einen deiner Würfel um eins hinauf oder hinunter, für { $cost }; 1 und 6 sind keine Nachbarn. Vor oder nach deiner Aktion.
marco-polo-1-board-act-buy = Schwarzer Würfel
marco-polo-1-board-act-buy-tip = Nimm für { $cost } einen schwarzen Würfel, wirf ihn und nutze ihn diese Runde wie einen eigenen. Einmal im Zug, solange welche da sind.
marco-polo-1-board-supply = { $count ->
    [0] Keine schwarzen Würfel mehr
    [one] Noch { $count } schwarzer Würfel
   *[other] Noch { $count } schwarze Würfel
}
marco-polo-1-board-coins = Fünf Münzen
marco-polo-1-board-coins-tip = Setze einen beliebigen Würfel und nimm { $gain }. Liegen hier schon Würfel, zahlst du zuerst so viele Münzen, wie dein Würfel zeigt.
marco-polo-1-board-market = Markt
marco-polo-1-board-market-note = Zeile: niedrigster Würfel oder weniger
marco-polo-1-board-market-camels = Kamele
marco-polo-1-board-market-pepper = Pfeffer
marco-polo-1-board-market-silk = Seide
marco-polo-1-board-market-gold = Gold
marco-polo-1-board-market-tip = { $dice ->
    [one] Setze { $dice } Würfel und nimm, was in der Zeile deines Würfels steht, oder in einer niedrigeren. Liegen hier schon Würfel, zahlst du so viele Münzen, wie dein Würfel zeigt.
   *[other] Setze { $dice } Würfel und nimm, was in der Zeile deines niedrigsten Würfels steht, oder in einer niedrigeren. Liegen hier schon Würfel, zahlst du so viele Münzen, wie dein niedrigster Würfel zeigt.
}
marco-polo-1-board-market-row = { $ware }, Zeile { $row }: { $gain }
marco-polo-1-board-khan = Gunst des Khan
marco-polo-1-board-khan-note = steigend
marco-polo-1-board-khan-tip = Setze einen Würfel auf den nächsten freien Platz, mindestens so hoch wie der davor, und nimm { $gain }. Es gibt vier Plätze, jede Farbe darf hier einmal je Runde liegen.
marco-polo-1-board-bag = Säckchen
marco-polo-1-board-bag-note = extra
marco-polo-1-board-bag-tip = Eine Zusatzaktion: Setze einen beliebigen Würfel und nimm drei Münzen. Sie zählt nie als deine Aktion, du darfst sie beliebig oft ausführen.
marco-polo-1-board-travel = Reisen
marco-polo-1-board-travel-note = Schritte: niedrigster Würfel
marco-polo-1-board-travel-tip = Setze { $dice } Würfel und mach höchstens so viele Schritte, wie dein niedrigster Würfel zeigt. Du zahlst die Schritte und auf jedem Weg, was dort steht. Wo du endest, setzt du einen Handelsposten.
marco-polo-1-board-travel-price = { $steps ->
    [one] { $steps } Schritt: { $price }
   *[other] { $steps } Schritte: { $price }
}
marco-polo-1-board-contracts = Aufträge
marco-polo-1-board-contracts-tip = Setze einen Würfel und nimm einen oder zwei Aufträge, deren Platz er erreicht. Platz 5 bringt dazu 1 Münze oder 1 Kamel, Platz 6 zwei von einer Sorte.
marco-polo-1-board-position = Platz { $number }
marco-polo-1-board-position-bonus = Platz { $number }: dazu { $a } oder { $b }
marco-polo-1-board-piles = { $count ->
    [0] Keine Aufträge für weitere Runden
    [one] Aufträge für { $count } weitere Runde
   *[other] Aufträge für { $count } weitere Runden
}
marco-polo-1-board-pile = { $count ->
    [one] { $count } Auftrag im Sonderstapel
   *[other] { $count } Aufträge im Sonderstapel
}
marco-polo-1-board-drawn = Vom Sonderstapel gezogen

marco-polo-1-board-goal = Zielkarte
marco-polo-1-board-goals = Ziele
marco-polo-1-board-goals-choose = Behalte zwei dieser Zielkarten
marco-polo-1-board-goal-tip = Am Ende: { $points } Punkte mit Handelsposten in beiden, { $a } und { $b }; und mehr für verschiedene Städte deiner beiden Karten.
marco-polo-1-board-goal-table = Verschiedene Städte beider Karten
marco-polo-1-board-goal-cities = { $cities ->
    [one] { $cities } Stadt: { $points }
   *[other] { $cities } verschiedene Städte: { $points }
}
marco-polo-1-board-no-contracts = Keine Aufträge.
marco-polo-1-board-contracts-own = Aufträge
marco-polo-1-board-posts = Handelsposten
marco-polo-1-board-posts-left = { $count ->
    [one] noch { $count } Posten
   *[other] noch { $count } Posten
}
marco-polo-1-board-done = { $count } erfüllt
marco-polo-1-board-done-tip = { $count ->
    [one] { $count } Auftrag erfüllt
   *[other] { $count } Aufträge erfüllt
}
marco-polo-1-board-wares = Waren
marco-polo-1-board-posts-head = Posten
marco-polo-1-board-dice = Würfel
marco-polo-1-board-points = Punkte
marco-polo-1-board-you = du
marco-polo-1-board-hourglass = beginnt die nächste Runde
marco-polo-1-board-players = Spieler
marco-polo-1-board-scores = Punkte bisher, nach Regeln
marco-polo-1-board-mine = Dein Tableau
marco-polo-1-board-draft = Charaktere
marco-polo-1-board-draft-note = Der letzte Platz wählt zuerst.
marco-polo-1-board-character-raschid-ad-din-sinan = Würfelt nie: sagt beim Setzen, was jeder Würfel zeigt, auch bei schwarzen. Nichts für niedrige Würfe.
marco-polo-1-board-character-matteo-polo = Zu Beginn jeder Runde außerdem der weiße Würfel und der oberste Auftrag des Sonderstapels.
marco-polo-1-board-character-berke-khan = Zahlt nichts zu, wo fremde Würfel liegen. Besetzte Stadtkarten bleiben zu.
marco-polo-1-board-character-mercator-ex-tabriz = { $players ->
    [2] Nutzt jemand anders den Markt: 1 von derselben Sorte. Die Gunst des Khan: 1 Kamel. Die fünf Münzen: 2 Münzen.
    [3] Nutzt jemand anders den Markt: 1 von derselben Sorte. Die Gunst des Khan: 1 Kamel.
   *[other] Nutzt jemand anders den Markt: 1 von derselben Sorte, Kamel, Pfeffer, Seide oder Gold.
}
marco-polo-1-board-character-niccolo-and-marco-polo = Zwei Figuren: Die Schritte jeder Bewegung dürfen auf sie verteilt werden. 1 Kamel zu Beginn jeder Runde.
marco-polo-1-board-character-wilhelm-von-rubruk = 11 Handelsposten, und er setzt auch in jeder Stadt einen, durch die er zieht. Der 11. bringt 10 Punkte mehr.
marco-polo-1-board-character-kubilai-khan = Beginnt in Beijing, mit einem Handelsposten auf dem Platz mit 10 Punkten.
marco-polo-1-board-character-johannes-caprini = Kommt mit einem Schritt aus einer Oase in jede andere, ohne einen Weg zu zahlen. 3 Münzen zu Beginn jeder Runde.

## Die Karte

marco-polo-1-label-map = Die Karte: Asien mit seinen Städten, Oasen und Wegen
marco-polo-1-label-large = Große Stadt: eine Stadtkarte, und ein Kontorbonus für den ersten Handelsposten. Wer hier eine Bewegung beendet, setzt einen Handelsposten.
marco-polo-1-label-small = Kleine Stadt: ein Stadtbonus für jeden Handelsposten, in jeder Runde. Wer hier eine Bewegung beendet, setzt einen Handelsposten.
marco-polo-1-label-oasis = Oase: keine Handelsposten, aber jeder Besuch kostet einen Schritt.
marco-polo-1-label-start = Hier beginnen alle Reisen. Handelsposten gibt es hier keine.
marco-polo-1-label-route = { $a } – { $b }: { $cost }
marco-polo-1-label-post = Handelsposten von { $seat } in { $place }
marco-polo-1-label-figure = Figur von { $seat } in { $place }
marco-polo-1-label-ghost = Hier ist { $seat } aufgebrochen: { $place }
marco-polo-1-label-bonus = Stadtbonus von { $place }
marco-polo-1-label-bonus-gain = Wer hier einen Handelsposten hat, bekommt { $gain }: beim Setzen und zu Beginn jeder späteren Runde.
marco-polo-1-label-bonus-copy = Wer hier einen Handelsposten hat, nimmt einen beliebigen anderen Stadtbonus der Karte: beim Setzen und zu Beginn jeder späteren Runde.
marco-polo-1-label-beijing = Beijing. Wer hier eine Bewegung beendet, nimmt den freien Platz mit den meisten Punkten für das Ende.
marco-polo-1-label-beijing-slot = { $points ->
    [one] Platz für { $points } Punkt am Ende
   *[other] Platz für { $points } Punkte am Ende
}
marco-polo-1-label-beijing-taken = { $points ->
    [one] { $seat } ist in Beijing: { $points } Punkt am Ende
   *[other] { $seat } ist in Beijing: { $points } Punkte am Ende
}
marco-polo-1-label-outpost = Kontorbonus von { $place }
marco-polo-1-label-outpost-gain = Der erste Handelsposten hier bringt { $gain }.
marco-polo-1-label-contract-in = { $slip }, auf Platz { $place }
marco-polo-1-label-card-in = Stadtkarte von { $place }
marco-polo-1-label-card-in-of = Stadtkarte { $number } von { $place }
marco-polo-1-label-supply = Im Vorrat
marco-polo-1-label-black-dice = { $count ->
    [one] { $count } schwarzer Würfel im Vorrat
   *[other] { $count } schwarze Würfel im Vorrat
}
marco-polo-1-label-black-die = Ein schwarzer Würfel des Vorrats mit einer { $pips }
marco-polo-1-label-pile = { $count ->
    [one] { $count } Auftrag im Sonderstapel
   *[other] { $count } Aufträge im Sonderstapel
}
marco-polo-1-label-arabian-sea = Arabisches Meer
marco-polo-1-label-indian-ocean = Indischer Ozean
marco-polo-1-label-china-sea = Südchinesisches Meer

## Das Spiel

# $seat ist der Name einer Person; $space, $place, $source, $rule, $cost, $reward und dergleichen sind Texte.

marco-polo-1-space-khan = Gunst des Khan
marco-polo-1-space-coins = Fünf Münzen
marco-polo-1-space-market-camels = Kamele auf dem Markt
marco-polo-1-space-market-pepper = Pfeffer auf dem Markt
marco-polo-1-space-market-silk = Seide auf dem Markt
marco-polo-1-space-market-gold = Gold auf dem Markt
marco-polo-1-space-travel = Reisen
marco-polo-1-space-contracts = Aufträge
marco-polo-1-space-city-card = Stadtkarte in { $place }
marco-polo-1-space-city-card-of = Stadtkarte { $number } in { $place }
marco-polo-1-space-bag = Geldsäckchen

marco-polo-1-source-contract = Auftrag
marco-polo-1-source-outpost = Kontorbonus
marco-polo-1-source-bonus = Stadtbonus von { $place }
marco-polo-1-source-surcharge = Zuzahlung
marco-polo-1-source-reroll = Neu würfeln
marco-polo-1-source-turn = Würfel drehen
marco-polo-1-source-buy = Schwarzer Würfel
marco-polo-1-source-compensation = Niedriger Wurf

marco-polo-1-contract = { $cost } für { $reward }
marco-polo-1-goal = { $points ->
    [one] { $one } – { $other } ({ $points } Punkt)
   *[other] { $one } – { $other } ({ $points } Punkte)
}

## Was der Platz gefragt wird

marco-polo-1-prompt-character = Wähle einen Charakter
marco-polo-1-prompt-goals = Behalte zwei deiner Zielkarten
marco-polo-1-prompt-compensate = { $count ->
    [one] Dein Wurf war niedrig: Nimm { $count } Münze oder { $count } Kamel
   *[other] Dein Wurf war niedrig: Nimm { $count } Münzen oder Kamele, beliebig gemischt
}

marco-polo-1-prompt-act = Setze einen Würfel für deine Aktion; Zusatzaktionen gehen davor und danach
marco-polo-1-prompt-no-dice = Du hast keine Würfel mehr: Mach Zusatzaktionen oder beende den Zug
marco-polo-1-prompt-end = Mach Zusatzaktionen oder beende den Zug
marco-polo-1-prompt-more-dice = { $count ->
    [one] { $space }: Setze noch einen Würfel dazu
   *[other] { $space }: Setze noch { $count } Würfel dazu
}
marco-polo-1-prompt-row = { $space }: Wähle, was du nimmst
marco-polo-1-prompt-position-bonus = Platz { $position } bringt noch etwas: Nimm Münzen oder Kamele

marco-polo-1-prompt-bag = Nimm Münzen aus dem Geldsäckchen
marco-polo-1-prompt-turn-die = Welchen Würfel drehst du, und wohin?
marco-polo-1-prompt-card = { $count ->
    [one] { $space }: Wähle einen Tausch
   *[other] { $space }: Wähle, wie oft du tauschst, höchstens { $count }-mal
}
marco-polo-1-prompt-card-bonus = { $count ->
    [0] Mehr Stadtboni bekommst du nicht
    [one] Wähle eine Stadt und nimm ihren Bonus
   *[other] Wähle eine Stadt und nimm ihren Bonus, höchstens { $count } Städte
}
marco-polo-1-prompt-contract = { $count ->
    [one] Nimm einen Auftrag
   *[other] Nimm bis zu { $count } Aufträge
}
marco-polo-1-prompt-replace-contract = Du hast nur Platz für zwei Aufträge: Gib einen älteren auf
marco-polo-1-prompt-keep-contract = Gezogener Auftrag: { $contract }. Behalten?
marco-polo-1-prompt-no-room = Du hast keinen Platz für einen Auftrag vom Sonderstapel: Deine beiden hast du in diesem Zug genommen. Ziehst du einen, kommt er unter den Stapel. Ziehen?

marco-polo-1-prompt-walk = { $left ->
    [0] Wähle den nächsten Ort oder bleib stehen: Du hast keine Schritte mehr
    [one] Wähle den nächsten Ort: noch { $left } Schritt
   *[other] Wähle den nächsten Ort: noch { $left } Schritte
}
marco-polo-1-prompt-walk-paying = { $left ->
    [0] Wähle den nächsten Ort oder bleib stehen: keine Schritte mehr, bisher zu zahlen: { $owed }
    [one] Wähle den nächsten Ort: noch { $left } Schritt, bisher zu zahlen: { $owed }
   *[other] Wähle den nächsten Ort: noch { $left } Schritte, bisher zu zahlen: { $owed }
}
marco-polo-1-prompt-relocate = Alle deine Handelsposten stehen auf der Karte: Wähle, welcher nach { $place } wechselt
marco-polo-1-prompt-bonuses = Wähle, welchen Bonus du zuerst nimmst
marco-polo-1-prompt-copy-bonus = Wähle die Stadt, deren Bonus du nimmst

marco-polo-1-prompt-take-goods = { $count ->
    [one] { $source }: Wähle { $count } Ware
   *[other] { $source }: Wähle { $count } Waren
}
marco-polo-1-prompt-give-goods = { $count ->
    [one] { $source }: Wähle die Ware, die du abgibst
   *[other] { $source }: Wähle die { $count } Waren, die du abgibst
}

## Gruppen der Möglichkeiten

marco-polo-1-group-character = Charaktere
marco-polo-1-group-coins = Fünf Münzen
marco-polo-1-group-market = Markt
marco-polo-1-group-row = Zeilen
marco-polo-1-group-gift = Zum Auftrag dazu
marco-polo-1-group-goals = Zielkarten
marco-polo-1-group-compensate = Für den niedrigen Wurf
marco-polo-1-group-khan = Gunst des Khan
marco-polo-1-group-travel = Reisen
marco-polo-1-group-contracts = Aufträge
marco-polo-1-group-cards = Stadtkarten
marco-polo-1-group-add = Würfel
marco-polo-1-group-exchange = Tausch
marco-polo-1-group-bonus = Boni
marco-polo-1-group-take = Aufträge
marco-polo-1-group-keep = Auftrag
marco-polo-1-group-draw = Der Stapel
marco-polo-1-group-replace = Deine Aufträge
marco-polo-1-group-decline = Oder nicht
marco-polo-1-group-walk = Orte
marco-polo-1-group-stop = Stehen bleiben
marco-polo-1-group-relocate = Deine Handelsposten
marco-polo-1-group-goods = Waren
marco-polo-1-group-fulfil = Auftrag erfüllen
marco-polo-1-group-bag = Geldsäckchen
marco-polo-1-group-purse = Aus dem Geldsäckchen
marco-polo-1-group-reroll = Neu würfeln für 1 Kamel
marco-polo-1-group-turn = Drehen für 2 Kamele
marco-polo-1-group-buy = Schwarzer Würfel
marco-polo-1-group-end = Ende des Zugs

## Möglichkeiten

marco-polo-1-choice-character = { $character }
marco-polo-1-choice-goals = Die Zielkarten { $one } und { $other } behalten
marco-polo-1-choice-receive = { $reward } nehmen

marco-polo-1-choice-place = { $space } mit einer { $pips }
marco-polo-1-choice-place-black = { $space } mit einer schwarzen { $pips }
marco-polo-1-choice-place-white = { $space } mit einer weißen { $pips }
marco-polo-1-choice-add = Eine { $pips } dazusetzen
marco-polo-1-choice-add-black = Eine schwarze { $pips } dazusetzen
marco-polo-1-choice-add-white = Eine weiße { $pips } dazusetzen
marco-polo-1-choice-row = Markt, Zeile { $row }: { $what } nehmen

marco-polo-1-choice-exchange = { $cost } abgeben, { $gain } nehmen
marco-polo-1-choice-enough = Es dabei belassen

marco-polo-1-choice-take-contract = Auftrag nehmen: { $contract }
marco-polo-1-choice-take-contract-for = Auftrag nehmen: { $contract }. Dafür aufgegeben: { $old }
marco-polo-1-choice-keep-contract = Auftrag behalten: { $contract }
marco-polo-1-choice-keep-contract-for = Auftrag behalten: { $contract }. Dafür aufgegeben: { $old }
marco-polo-1-choice-replace-contract = Auftrag aufgeben: { $contract }
marco-polo-1-choice-decline-contract = Auftrag nicht behalten: { $contract }
marco-polo-1-choice-leave-contract = Auf dem Sonderstapel liegen lassen
marco-polo-1-choice-draw-contract = Ziehen und unter den Sonderstapel legen
marco-polo-1-choice-no-contract = Keinen Auftrag nehmen

marco-polo-1-choice-go = { $paid ->
    [0] Nächster Ort: { $place }
   *[other] Nächster Ort: { $place } für { $cost }
}
marco-polo-1-choice-go-1 = { $paid ->
    [0] Erste Figur: { $place }
   *[other] Erste Figur: { $place } für { $cost }
}
marco-polo-1-choice-go-2 = { $paid ->
    [0] Zweite Figur: { $place }
   *[other] Zweite Figur: { $place } für { $cost }
}
marco-polo-1-choice-stop = Stehen bleiben: { $place }
marco-polo-1-choice-stop-two = Stehen bleiben: { $place } und { $other }
marco-polo-1-choice-stay = Nicht reisen
marco-polo-1-choice-relocate = Den Handelsposten in { $place } versetzen
marco-polo-1-choice-bonus-city = Stadtbonus von { $place } nehmen: { $reward }
marco-polo-1-choice-bonus-copy = Stadtbonus von { $place } nehmen: den einer anderen Stadt
marco-polo-1-choice-bonus-outpost = Kontorbonus von { $place } nehmen: { $reward }

marco-polo-1-choice-goods = { $goods } nehmen
marco-polo-1-choice-give = { $goods } abgeben

marco-polo-1-choice-fulfil = Auftrag erfüllen: { $contract }
marco-polo-1-choice-bag = { $pips ->
    [0] Geldsäckchen mit einem Würfel
   *[other] Geldsäckchen mit einer { $pips }
}
marco-polo-1-choice-bag-black = { $pips ->
    [0] Geldsäckchen mit einem schwarzen Würfel
   *[other] Geldsäckchen mit einer schwarzen { $pips }
}
marco-polo-1-choice-bag-white = Geldsäckchen mit der weißen { $pips }
marco-polo-1-choice-reroll = Eine { $pips } neu würfeln
marco-polo-1-choice-reroll-black = Eine schwarze { $pips } neu würfeln
marco-polo-1-choice-reroll-white = Die weiße { $pips } neu würfeln
marco-polo-1-choice-turn-die = Einen Würfel um eins drehen
marco-polo-1-choice-turn = Eine { $pips } auf { $now } drehen
marco-polo-1-choice-turn-black = Eine schwarze { $pips } auf { $now } drehen
marco-polo-1-choice-turn-white = Die weiße { $pips } auf { $now } drehen
marco-polo-1-choice-buy = Einen schwarzen Würfel für 3 Kamele nehmen
marco-polo-1-choice-end = Den Zug beenden

## Was nicht geht, und warum

marco-polo-1-blocked-space-taken = { $space }: Hier ist kein Platz mehr frei.
marco-polo-1-blocked-colour-there = { $space }: Hier liegt schon ein Würfel deiner Farbe; es gehen nur noch schwarze und weiße.
marco-polo-1-blocked-surcharge-missing = { $coins ->
    [one] Hier liegen schon Würfel: Du müsstest { $coins } Münze zuzahlen.
   *[other] Hier liegen schon Würfel: Du müsstest { $coins } Münzen zuzahlen.
}
marco-polo-1-blocked-dice-missing = { $count ->
    [one] Du hast keinen Würfel mehr, der hier liegen darf.
   *[other] Hier brauchst du { $count } Würfel, mehr als du hier setzen kannst.
}
marco-polo-1-blocked-die-unsuited = Mit deinen Würfeln geht das hier nicht.
marco-polo-1-blocked-no-such-die = Du hast keine { $pips } mehr.
marco-polo-1-blocked-khan-falling = Der nächste Würfel beim Khan muss mindestens { $least } zeigen.
marco-polo-1-blocked-no-post-there = Dir fehlt ein Handelsposten in { $place }.
marco-polo-1-blocked-post-too-new = Dein Handelsposten in { $place } ist neu: Erst ab deinem nächsten Zug kannst du das hier nutzen.
marco-polo-1-blocked-no-route-payable = Es gibt keinen Schritt, den du gehen und bezahlen kannst.
marco-polo-1-blocked-no-open-contract = Es liegt kein Auftrag offen.
marco-polo-1-blocked-position-too-high = Für Platz { $position } muss der Würfel mindestens { $position } zeigen.
marco-polo-1-blocked-contracts-fresh = Du hast keinen Platz: Beide Aufträge hast du in diesem Zug genommen.
marco-polo-1-blocked-card-too-dear = Für diese Karte brauchst du mindestens { $cost }.
marco-polo-1-blocked-no-completed-contracts = Du hast noch keinen Auftrag erfüllt.
marco-polo-1-blocked-no-posts-on-map = Du hast noch keinen Handelsposten auf der Karte.
marco-polo-1-blocked-no-bonus-city = Du hast in keiner kleinen Stadt einen Handelsposten.

marco-polo-1-blocked-no-steps-left = Dafür hast du keine Schritte mehr.
marco-polo-1-blocked-route-too-dear = Für diese Reise würdest du { $cost } brauchen.
marco-polo-1-blocked-no-step-yet = Mach zuerst mindestens einen Schritt.

marco-polo-1-blocked-not-your-contract = Dieser Auftrag liegt nicht vor dir.
marco-polo-1-blocked-nothing-rolled = Deine Würfel haben keine Zahl, bevor du sie setzt: Es gibt nichts neu zu würfeln oder zu drehen.
marco-polo-1-blocked-contract-cost-missing = Für diesen Auftrag brauchst du { $cost }.
marco-polo-1-blocked-camels-missing = { $camels ->
    [one] Das kostet { $camels } Kamel.
   *[other] Das kostet { $camels } Kamele.
}
marco-polo-1-blocked-bought-already = Du hast in diesem Zug schon einen schwarzen Würfel gekauft.
marco-polo-1-blocked-no-black-dice = Es sind keine schwarzen Würfel mehr da.
marco-polo-1-blocked-no-wrap = Von 6 auf 1 und von 1 auf 6 lässt sich nicht drehen.
marco-polo-1-blocked-acted-already = Deine Aktion in diesem Zug ist getan.
marco-polo-1-blocked-must-act = Solange du Würfel hast, musst du eine Aktion ausführen.
marco-polo-1-blocked-bag-last-die = Ein Würfel liegt schon auf dem Geldsäckchen; der letzte ist für deine Aktion.

## Der Verlauf

marco-polo-1-log-became = { $seat } spielt { $character }
marco-polo-1-log-chose-goals = { $seat } behielt zwei Zielkarten
marco-polo-1-log-round-began = Runde { $round }: { $seat } beginnt
marco-polo-1-log-rolled = { $seat } würfelte { $dice }
marco-polo-1-log-round-ended = Runde { $round } ist vorbei
marco-polo-1-log-game-ended = Die letzte Runde ist vorbei: Die Zielkarten liegen offen, es wird gewertet

marco-polo-1-log-placed = { $seat } nutzte „{ $space }“ mit { $dice }
marco-polo-1-log-took-hourglass = { $seat } nahm die Sanduhr und beginnt die nächste Runde
marco-polo-1-log-took-contract = { $seat } nahm den Auftrag von Platz { $position }: { $contract }
marco-polo-1-log-drew-contract = { $seat } zog einen Auftrag: { $contract }
marco-polo-1-log-kept-contract = { $seat } behielt den gezogenen Auftrag
marco-polo-1-log-declined-contract = { $seat } legte den gezogenen Auftrag unter den Sonderstapel
marco-polo-1-log-replaced-contract = { $seat } gab einen Auftrag auf: { $contract }
marco-polo-1-log-no-contract = { $seat } bekam keinen Auftrag: Der Sonderstapel ist leer
marco-polo-1-log-left-contract = { $seat } hatte keinen Platz und ließ den Auftrag auf dem Sonderstapel
marco-polo-1-log-new-contracts = Die liegen gebliebenen Aufträge kamen unter den Sonderstapel; sechs neue liegen offen
marco-polo-1-log-laid-contract = Ein Auftrag vom Sonderstapel liegt nun offen: { $contract }

marco-polo-1-log-travelled = { $steps ->
    [one] { $seat } reiste { $steps } Schritt: { $start } – { $end }
   *[other] { $seat } reiste { $steps } Schritte: { $start } – { $end }
}
marco-polo-1-log-no-step = { $seat } konnte keinen Schritt gehen: { $source }
marco-polo-1-log-placed-post = { $seat } setzte einen Handelsposten in { $place }
marco-polo-1-log-relocated-post = { $seat } versetzte einen Handelsposten von { $old } nach { $place }
marco-polo-1-log-claimed-outpost = { $seat } kam zuerst nach { $place } und nahm den Kontorbonus: { $reward }

marco-polo-1-log-received = { $seat } bekam { $what }: { $source }
marco-polo-1-log-paid = { $seat } zahlte { $what }: { $source }
marco-polo-1-log-scored = { $points ->
    [one] { $seat } bekam { $points } Punkt: { $rule }
   *[other] { $seat } bekam { $points } Punkte: { $rule }
}

marco-polo-1-log-fulfilled = { $seat } erfüllte einen Auftrag: { $contract }
marco-polo-1-log-used-bag = { $seat } setzte einen Würfel auf das Geldsäckchen: { $dice }
marco-polo-1-log-used-bag-undeclared = { $seat } setzte einen Würfel auf das Geldsäckchen
marco-polo-1-log-rerolled = { $seat } würfelte eine { $old } neu: { $dice }
marco-polo-1-log-turned = { $seat } drehte einen Würfel von { $old } auf { $dice }
marco-polo-1-log-took-black-die = { $seat } nahm einen schwarzen Würfel: { $dice }
marco-polo-1-log-took-undeclared-die = { $seat } nahm einen schwarzen Würfel, dessen Zahl noch offen ist
marco-polo-1-log-no-black-die = { $seat } bekam keinen schwarzen Würfel: Es ist keiner mehr da
marco-polo-1-log-ended-turn = { $seat } beendete den Zug
marco-polo-1-log-out-of-dice = { $seat } hat keine Würfel mehr und ist in dieser Runde fertig

## Punkte und das Ende

marco-polo-1-score-start = Start
marco-polo-1-score-contracts = Aufträge
marco-polo-1-score-cards = Stadtkarten
marco-polo-1-score-bonuses = Stadtboni
marco-polo-1-score-outposts = Kontorboni
marco-polo-1-score-posts = Letzte Handelsposten
marco-polo-1-score-character = Charakter
marco-polo-1-score-goals = Zielkarten
marco-polo-1-score-cities = Verschiedene Zielstädte
marco-polo-1-score-beijing = Beijing
marco-polo-1-score-goods = Übrige Waren, mit Beijing
marco-polo-1-score-coins = Übrige Münzen
marco-polo-1-score-most-contracts = Meiste erfüllte Aufträge
marco-polo-1-end-rounds = Fünf Runden sind gespielt
marco-polo-1-tie-camels = Kamele
marco-polo-1-tie-shared = Gleich viele Punkte und Kamele: Der Platz wird geteilt

## Daueraufträge

marco-polo-1-order-low-roll = Bei einem niedrigen Wurf
marco-polo-1-order-low-roll-ask = frag mich
marco-polo-1-order-low-roll-camels = nur Kamele nehmen
marco-polo-1-order-low-roll-coins = nur Münzen nehmen
marco-polo-1-order-low-roll-help = Beginnt eine Runde mit einem Wurf unter 15, nimmst du den Unterschied in Kamelen und Münzen. Im Voraus beantwortet, wartet niemand auf dich.

## Wofür eine geplante Wahl stehen kann

marco-polo-1-pick-lowest = { $space } mit dem niedrigsten Würfel, der genügt
marco-polo-1-pick-highest = { $space } mit dem höchsten Würfel
marco-polo-1-pick-add-lowest = Den niedrigsten Würfel dazusetzen, der genügt
marco-polo-1-pick-add-highest = Den höchsten Würfel dazusetzen

## Was man zählt, als Mengen

marco-polo-1-purse-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
marco-polo-1-purse-camels = { $count ->
    [one] { $count } Kamel
   *[other] { $count } Kamele
}
marco-polo-1-purse-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
marco-polo-1-purse-pepper = { $count } Pfeffer
marco-polo-1-purse-silk = { $count } Seide
marco-polo-1-purse-gold = { $count } Gold
marco-polo-1-purse-dice = { $count } Würfel
marco-polo-1-purse-black-dice = { $count ->
    [one] { $count } { $case ->
        [object] schwarzen Würfel
       *[subject] schwarzer Würfel
    }
   *[other] { $count } schwarze Würfel
}
marco-polo-1-purse-white-dice = { $count ->
    [one] { $count } { $case ->
        [object] weißen Würfel
       *[subject] weißer Würfel
    }
   *[other] { $count } weiße Würfel
}
marco-polo-1-purse-posts = { $count } Handelsposten
marco-polo-1-purse-contracts = { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
}
marco-polo-1-purse-fulfilled = { $count ->
    [one] { $count } { $case ->
        [object] erfüllten Auftrag
       *[subject] erfüllter Auftrag
    }
   *[other] { $count } erfüllte Aufträge
}
