### Marco Polo I.

## Die Seite des Spiels

marco-polo-1-title = Marco Polo I: Auf den Spuren von Marco Polo
marco-polo-1-blurb = Von Venezia nach Beijing, durch Wüsten und an Küsten entlang: Du würfelst und setzt deine Würfel ein, für Münzen und Kamele, für Waren vom Markt, für Aufträge und für den langen Weg nach Osten. Wo eine Reise endet, setzt du einen Handelsposten. Dafür zahlt dir die Stadt jede Runde einen Bonus oder lässt dich ihre Karte nutzen. Jeder der acht Charaktere bricht eine Regel. Nach fünf Runden gewinnt, wer die meisten Punkte hat.
marco-polo-1-pitch = Setze Würfel ein, reise von Venezia nach Beijing und erfülle unterwegs Aufträge.
marco-polo-1-designer = Simone Luciani & Daniele Tascini
marco-polo-1-publisher = Hans im Glück
marco-polo-1-licence = Auf den Spuren von Marco Polo ist von Simone Luciani und Daniele Tascini und 2015 bei Hans im Glück erschienen. Das Spiel, sein Name und seine Bilder gehören seinen Urhebern und seinem Verlag. Regeltext, Spielplan und Bilder hier sind unsere eigene Arbeit; aus der gedruckten Ausgabe ist nichts zu sehen. Wer dieses Spiel öffentlich anbietet, braucht deren Erlaubnis.
marco-polo-1-sources = Regeln, Aufbau und alle acht Charaktere folgen dem gedruckten Regelheft und seinem Beiblatt. Die Werte auf Landkarte, Karten und Plättchen sind wie gedruckt: Zwei unabhängige Quellen stimmen in allen bis auf zwei überein. Die dritte Zeile beim Gold des Markts (2 Gold und 2 Kamele) und der Preis eines Auftrags (2 Kamele, 1 Seide und 2 Gold für 6 Punkte und 4 Kamele) stützen sich nur auf eine von beiden.

## Einstellungen

marco-polo-1-option-characters-help = Ausgesucht: Es wird einer mehr aufgedeckt, als Personen mitspielen; wer zuletzt am Zug ist, wählt zuerst. Ersteigert (eine Variante): Du bietest Punkte und zahlst sie am Ende. Vom Los bestimmt: Alle bekommen einen. Erste Partie: der Reihe nach Raschid, Matteo, Berke und Mercator.
marco-polo-1-option-characters-first-game = erste Partie
marco-polo-1-option-goals-help = Jeder bekommt vier und behält zwei; oder für die erste Partie nur zwei.
marco-polo-1-option-goals-two = zwei ausgeteilt
marco-polo-1-option-goals-of-four = zwei von vier
marco-polo-1-option-bonuses = Stadtboni
marco-polo-1-option-bonuses-help = Zufällig verteilt; oder für die erste Partie jeder in seiner Stadt.
marco-polo-1-option-bonuses-random = zufällig
marco-polo-1-option-bonuses-fixed = in ihren Städten

## Mengen und Listen

marco-polo-1-amount-contracts-pile = { $count ->
    [one] { $count } Auftrag vom Sonderstapel
   *[other] { $count } Aufträge vom Sonderstapel
}

## Karten und Aufträge

marco-polo-1-card-city-bonus = Nimm den Bonus einer kleinen Stadt, in der ein Handelsposten von dir steht, höchstens { $times }, jedes Mal den einer anderen Stadt. Jeder kostet { $cost }.

## Das Brett

marco-polo-1-board-own-die = { $pips ->
    [0] Dein Würfel; seine Zahl bestimmst du später
   *[other] Dein Würfel: { $pips }
}
marco-polo-1-board-black-die = { $pips ->
    [0] Schwarzer Würfel; seine Zahl bestimmst du später
   *[other] Schwarzer Würfel: { $pips }
}
marco-polo-1-board-white-die = Weißer Würfel: { $pips }
marco-polo-1-board-die-of = { $pips ->
    [0] Ein Würfel, { $seat }
   *[other] { $pips }, { $seat }
}
marco-polo-1-board-space-undeclared = { $count ->
    [one] { $space }: Hier liegt ein Würfel
   *[other] { $space }: Hier liegen { $count } Würfel
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
marco-polo-1-board-bag = Säckchen
marco-polo-1-board-bag-tip = Eine Zusatzaktion: Setze einen beliebigen Würfel und nimm drei Münzen. Sie zählt nie als deine Aktion, du darfst sie beliebig oft ausführen.
marco-polo-1-board-travel-tip = Setze { $dice } Würfel und mach höchstens so viele Schritte, wie dein niedrigster Würfel zeigt. Du zahlst die Schritte und auf jedem Weg, was dort steht. Wo du endest, setzt du einen Handelsposten.
marco-polo-1-board-travel-price = { $steps ->
    [one] { $steps } Schritt: { $price }
   *[other] { $steps } Schritte: { $price }
}
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
marco-polo-1-board-goals = Ziele
marco-polo-1-board-goals-choose = Behalte zwei dieser Zielkarten
marco-polo-1-board-goal-tip = Am Ende: { $points } Punkte mit Handelsposten in beiden, { $a } und { $b }; und mehr für verschiedene Städte deiner beiden Karten.
marco-polo-1-board-goal-table = Verschiedene Städte beider Karten
marco-polo-1-board-goal-cities = { $cities ->
    [one] { $cities } Stadt: { $points }
   *[other] { $cities } verschiedene Städte: { $points }
}
marco-polo-1-board-character-raschid-ad-din-sinan = Würfelt nie: bestimmt beim Setzen die Zahl jedes Würfels, auch bei schwarzen. Bekommt nichts für niedrige Würfe.
marco-polo-1-board-character-matteo-polo = Würfelt auch den weißen Würfel. Bekommt zu Beginn jeder Runde den obersten Auftrag des Sonderstapels.
marco-polo-1-board-character-berke-khan = Zahlt nie zu. Besetzte Stadtkarten bleiben auch ihm verschlossen.
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

marco-polo-1-label-large = Große Stadt: eine Stadtkarte, und ein Kontorbonus für den ersten Handelsposten. Wer hier eine Bewegung beendet, setzt einen Handelsposten.
marco-polo-1-label-small = Kleine Stadt: ein Stadtbonus für jeden Handelsposten, in jeder Runde. Wer hier eine Bewegung beendet, setzt einen Handelsposten.
marco-polo-1-label-beijing = Beijing. Wer hier eine Bewegung beendet, nimmt den freien Platz mit den meisten Punkten für das Ende.
marco-polo-1-label-beijing-slot = { $points ->
    [one] Platz für { $points } Punkt am Ende
   *[other] Platz für { $points } Punkte am Ende
}
marco-polo-1-label-beijing-taken = { $points ->
    [one] { $seat } ist in Beijing: { $points } Punkt am Ende
   *[other] { $seat } ist in Beijing: { $points } Punkte am Ende
}
marco-polo-1-label-contract-in = { $slip }, auf Platz { $place }
marco-polo-1-label-pile = { $count ->
    [one] { $count } Auftrag im Sonderstapel
   *[other] { $count } Aufträge im Sonderstapel
}

## Das Spiel

# $seat ist der Name einer Person; $space, $place, $source, $rule, $cost, $reward und dergleichen sind Texte.

marco-polo-1-space-coins = Fünf Münzen
marco-polo-1-space-market-camels = Kamele auf dem Markt
marco-polo-1-space-market-pepper = Pfeffer auf dem Markt
marco-polo-1-space-market-silk = Seide auf dem Markt
marco-polo-1-space-market-gold = Gold auf dem Markt
marco-polo-1-space-travel = Reisen
marco-polo-1-goal = { $points ->
    [one] { $one } – { $other } ({ $points } Punkt)
   *[other] { $one } – { $other } ({ $points } Punkte)
}

## Was der Platz gefragt wird

marco-polo-1-prompt-goals = Behalte zwei deiner Zielkarten
marco-polo-1-prompt-row = { $space }: Wähle, was du nimmst
marco-polo-1-prompt-position-bonus = Platz { $position } bringt noch etwas: Nimm Münzen oder Kamele
marco-polo-1-prompt-bag = Nimm Münzen aus dem Geldsäckchen
marco-polo-1-prompt-replace-contract = Du hast nur Platz für zwei Aufträge: Gib einen älteren auf
marco-polo-1-prompt-no-room = Du hast keinen Platz für einen Auftrag vom Sonderstapel: Deine beiden hast du in diesem Zug genommen. Ziehst du einen, kommt er unter den Stapel. Ziehen?

## Gruppen der Möglichkeiten

marco-polo-1-group-coins = Fünf Münzen
marco-polo-1-group-market = Markt
marco-polo-1-group-row = Zeilen
marco-polo-1-group-gift = Zum Auftrag dazu
marco-polo-1-group-goals = Zielkarten

## Möglichkeiten

marco-polo-1-choice-goals = Die Zielkarten { $one } und { $other } behalten
marco-polo-1-choice-place-white = { $space } mit einer weißen { $pips }
marco-polo-1-choice-add-white = Eine weiße { $pips } dazusetzen
marco-polo-1-choice-row = Markt, Zeile { $row }: { $what } nehmen
marco-polo-1-choice-replace-contract = Auftrag aufgeben: { $contract }
marco-polo-1-choice-leave-contract = Auf dem Sonderstapel lassen
marco-polo-1-choice-draw-contract = Ziehen, unter Sonderstapel legen
marco-polo-1-choice-bag = { $pips ->
    [0] Geldsäckchen mit einem Würfel
   *[other] Geldsäckchen mit einer { $pips }
}
marco-polo-1-choice-bag-black = { $pips ->
    [0] Geldsäckchen mit einem schwarzen Würfel
   *[other] Geldsäckchen mit einer schwarzen { $pips }
}
marco-polo-1-choice-bag-white = Geldsäckchen mit der weißen { $pips }
marco-polo-1-choice-reroll-white = Die weiße { $pips } neu würfeln
marco-polo-1-choice-turn-white = Die weiße { $pips } auf { $now } drehen

## Was nicht geht, und warum

marco-polo-1-blocked-colour-there = { $space }: Hier liegt schon ein Würfel deiner Farbe; es gehen nur noch schwarze und weiße.
marco-polo-1-blocked-no-such-die-white = Du hast keine weiße { $pips } mehr.
marco-polo-1-blocked-no-open-contract = Es liegt kein Auftrag offen.
marco-polo-1-blocked-position-too-high = Für Platz { $position } muss der Würfel mindestens { $position } zeigen.
marco-polo-1-blocked-no-bonus-city = Du hast in keiner kleinen Stadt einen Handelsposten.
marco-polo-1-blocked-nothing-rolled = Deine Würfel haben keine Zahl, bis du sie setzt; du kannst sie also nicht neu würfeln oder drehen.

## Der Verlauf

marco-polo-1-log-dealt-goals = Alle bekamen { $number } Zielkarten
marco-polo-1-log-chose-goals = { $seat } behielt zwei Zielkarten
marco-polo-1-log-took-contract = { $seat } nahm den Auftrag von Platz { $position }: { $contract }
marco-polo-1-log-declined-contract = { $seat } legte den gezogenen Auftrag unter den Sonderstapel
marco-polo-1-log-no-contract = { $seat } bekam keinen Auftrag: Der Sonderstapel ist leer
marco-polo-1-log-left-contract = { $seat } hatte keinen Platz und ließ den Auftrag auf dem Sonderstapel
marco-polo-1-log-new-contracts = Neue Aufträge wurden ausgelegt; übrige kamen unter den Sonderstapel
marco-polo-1-log-laid-contract = Ein Auftrag vom Sonderstapel wurde ausgelegt: { $contract }
marco-polo-1-log-used-bag-undeclared = { $seat } setzte einen Würfel auf das Geldsäckchen
marco-polo-1-log-took-undeclared-die = { $seat } nahm einen schwarzen Würfel, ohne ihn zu würfeln

## Punkte und das Ende

marco-polo-1-score-bonuses = Stadtboni
marco-polo-1-score-goals = Zielkarten
marco-polo-1-score-cities = Verschiedene Zielstädte
marco-polo-1-score-beijing = Beijing
marco-polo-1-score-goods = Übrige Waren, mit Beijing

## Was man zählt, als Mengen

marco-polo-1-purse-white-dice = { $count ->
    [one] { $count } { $case ->
        [object] weißen Würfel
       *[subject] weißer Würfel
    }
   *[other] { $count } weiße Würfel
}
