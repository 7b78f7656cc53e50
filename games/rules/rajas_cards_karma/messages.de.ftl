### Rajas of the Ganges: Cards & Karma.

## Die Seite des Spiels

rajas-cards-karma-title = Rajas of the Ganges: Cards & Karma
rajas-cards-karma-blurb = Indien zur Zeit der Moguln: Du errichtest Festungen und Tempel, belädst Schiffe und verkaufst Seide, Tee und Gewürze. Jede Karte in der Mitte hat zwei Seiten: vorn ein Gebäude, ein Schiff, Waren oder eine Palastaktion, hinten einen Würfel, von dem du vor dem Nehmen nur die Farbe kennst. Setze deine Würfel klug ein, löse mit drei einer Art die nächste Wirkung aus und wende deine sechs Zählleistenkarten von beiden Enden her: mit Ruhm von links, mit Münzen von rechts.
rajas-cards-karma-pitch = Nimm Karten, bezahle sie mit Würfeln und wende als Erstes sechs Zählleistenkarten.
rajas-cards-karma-designer = Inka & Markus Brand
rajas-cards-karma-publisher = HUCH!
rajas-cards-karma-duration = Eine Dreiviertelstunde bis eine Stunde am Stück.
rajas-cards-karma-licence = Rajas of the Ganges: Cards & Karma ist von Inka und Markus Brand und 2024 bei HUCH! erschienen. Das Spiel, sein Name und seine Bilder gehören seinen Urhebern und seinem Verlag. Regeltext, Karten und Bilder hier sind unsere eigene Arbeit; aus der gedruckten Ausgabe ist nichts zu sehen. Wer dieses Spiel öffentlich anbietet, braucht deren Erlaubnis.
rajas-cards-karma-sources = Regeln, Aufbau, die zehn Belohnungen der Schiffe, die fünf Palastaktionen und die sechs Boni folgen dem gedruckten Regelheft. Welche 144 Karten es gibt, ist rekonstruiert, weil keine öffentliche Quelle sie aufzählt: was auf jeder Vorderseite steht, was sie kostet, was eine Ware wert ist, welches Schiff welche Belohnung bringt und welcher Würfel auf wessen Rückseite ist. Die Karten sind so gewählt, dass jedes Beispiel des Regelhefts möglich ist. Wer das Spiel besitzt und einen Server betreibt, kann die gedruckten Karten in eine eigene Ausgabendatei eintragen.

## Karten, Würfel, Belohnungen, Boni
# $building, $good, $card, $goods, $price, $reward, $effect und $back sind Texte dieses Abschnitts, im
# Nominativ und ohne Artikel; $colour ist ein Kürzel, wo eine Nachricht danach wählt, sonst der Name der Farbe.


rajas-cards-karma-colour-blue = Blau
rajas-cards-karma-colour-green = Grün
rajas-cards-karma-colour-orange = Orange
rajas-cards-karma-colour-purple = Lila

rajas-cards-karma-building-red = rote Festung
rajas-cards-karma-building-yellow = gelber Tempel
rajas-cards-karma-building-white = weißes Mausoleum

rajas-cards-karma-good-silk = Seide
rajas-cards-karma-good-tea = Tee
rajas-cards-karma-good-spice = Gewürze

rajas-cards-karma-die = { $colour ->
    [blue] blaue
    [green] grüne
    [orange] orangefarbene
   *[purple] lila
} { $value }
rajas-cards-karma-die-hidden = { $colour ->
    [blue] blauer
    [green] grüner
    [orange] orangefarbener
   *[purple] lila
} Würfel

rajas-cards-karma-price-sum = { $cost } in { $colour }
rajas-cards-karma-price-exact = genau eine { $value }
rajas-cards-karma-price-free = kostenlos

rajas-cards-karma-card-ship = Schiff { $number }
rajas-cards-karma-card-palace = Palast { $value }
rajas-cards-karma-card-good = { $good } { $value }
rajas-cards-karma-card-coin = eine Münze
rajas-cards-karma-card-and = { $first } und { $second }
rajas-cards-karma-card-with = { $card } plus { $goods }
rajas-cards-karma-card-corner = { $card } ({ $back })
rajas-cards-karma-card-place = { $card } ({ $back }, Karte { $place } ihrer Reihe)
rajas-cards-karma-card-with-good = { $reward }; { $goods } an Bord

rajas-cards-karma-face-building = { $card }: kostet { $price }, bringt { $fame } Ruhm; Rückseite: { $back }
rajas-cards-karma-face-ship = { $card }: kostet { $price }, bringt { $reward }; Rückseite: { $back }
rajas-cards-karma-face-goods = Warenkarte: { $card }; kostenlos; Rückseite: { $back }
rajas-cards-karma-face-palace = { $card }: kostet { $price }; { $effect }; Rückseite: { $back }

rajas-cards-karma-reward-karma2 = 2 Karma
rajas-cards-karma-reward-dice2 = 2 Karten aus dem Raster als Würfel
rajas-cards-karma-reward-coins3 = 3 Münzen
rajas-cards-karma-reward-coins2-fame1 = 2 Münzen und 1 Ruhm
rajas-cards-karma-reward-goods-cards-1to2 = 1 oder 2 Warenkarten aus dem Raster
rajas-cards-karma-reward-die1-good1 = 1 Karte aus dem Raster als Würfel
rajas-cards-karma-reward-fame1-good1 = 1 Ruhm
rajas-cards-karma-reward-karma1-good1 = 1 Karma
rajas-cards-karma-reward-goods-card1-die1 = 1 Warenkarte und 1 Würfel aus dem Raster
rajas-cards-karma-reward-palace1 = 1 kostenlose Palastaktion aus dem Raster

rajas-cards-karma-palace-2 = 2 Karten aus dem Raster als Würfel
rajas-cards-karma-palace-3 = 2 Karma und 1 Karte aus dem Raster als Würfel
rajas-cards-karma-palace-4 = 1 Münze für jede Ware in der eigenen Auslage
rajas-cards-karma-palace-5 = 1 Karma und die Belohnung eines beliebigen letzten Schiffs
rajas-cards-karma-palace-6 = oberste Karte des Stapels, ihre Aktion kostenlos

rajas-cards-karma-bonus-karma2 = 2 Karma
rajas-cards-karma-bonus-palace-or-coins2 = eine kostenlose Palastaktion aus dem Raster oder 2 Münzen
rajas-cards-karma-bonus-ship-or-fame1 = ein kostenloses Schiff aus dem Raster oder 1 Ruhm
rajas-cards-karma-bonus-steward1 = 1 Verwalter
rajas-cards-karma-bonus-dice2 = 2 Karten aus dem Raster als Würfel
rajas-cards-karma-bonus-extra-turn = noch ein Spielzug nach diesem

## Das Brett

rajas-cards-karma-pane-table = Tisch
rajas-cards-karma-pane-mine = Meins
rajas-cards-karma-pane-rivals = Andere
rajas-cards-karma-pane-players = Spieler

rajas-cards-karma-board-headline = Runde { $round }, Durchgang { $pass }
rajas-cards-karma-board-grid = Karten auf dem Tisch
rajas-cards-karma-board-gap = Lücke im Raster
rajas-cards-karma-board-piles = Nachziehstapel und Ablagestapel
rajas-cards-karma-board-switch = Wie du eine Karte nutzt
rajas-cards-karma-board-mode-action = Für die Aktion
rajas-cards-karma-board-mode-die = Als Würfel
rajas-cards-karma-board-seen = Der Würfel auf der Rückseite ist bekannt
rajas-cards-karma-board-deck = Stapel
rajas-cards-karma-board-discard = Ablage
rajas-cards-karma-board-top-open = oben offen
rajas-cards-karma-board-playing = im Spiel
rajas-cards-karma-board-elephant = Der Startofant
rajas-cards-karma-board-elephant-front = Wer den Startofanten hat, beginnt beide Durchgänge dieser Runde und dreht ihn vor dem zweiten für 1 Karma um.
rajas-cards-karma-board-elephant-back = Wer den Startofanten hat, beginnt beide Durchgänge dieser Runde und hat ihn schon für 1 Karma umgedreht.
rajas-cards-karma-board-you-start = du beginnst
rajas-cards-karma-board-starts = { $seat } beginnt
rajas-cards-karma-board-turned = { $count } von 6 gewendet
rajas-cards-karma-board-fame = Ruhm
rajas-cards-karma-board-coins = Münzen
rajas-cards-karma-board-track = Zählleistenkarten: Ruhm wendet sie von links, Münzen von rechts
rajas-cards-karma-board-bonuses = Zählleistenkarten zum Auslegen
rajas-cards-karma-board-buildings = Gebäude
rajas-cards-karma-board-ships = Schiffe
rajas-cards-karma-board-goods = Waren
rajas-cards-karma-board-karma = Karma
rajas-cards-karma-board-stewards = Verwalter
rajas-cards-karma-board-third-karma = drittes: Verwalter
rajas-cards-karma-board-third-steward = dritter: { $fame } Ruhm
rajas-cards-karma-board-next-any = jede Zahl
rajas-cards-karma-board-next-ship = ab { $number }
rajas-cards-karma-board-next-break = jede Zahl bricht die Reihe
rajas-cards-karma-board-next-buildings = { $count ->
    [0] Drei gleiche oder drei verschiedene bringen einen Verwalter.
   *[other] Noch eines von { $count } Arten bringt einen Verwalter.
}
rajas-cards-karma-board-next-buildings-one = Noch eines bringt einen Verwalter: { $kind }
rajas-cards-karma-board-next-goods = { $count ->
    [0] Drei gleiche oder drei verschiedene werden verkauft.
   *[other] Noch eine von { $count } Arten, und drei werden verkauft.
}
rajas-cards-karma-board-next-goods-one = Noch eine, und drei werden verkauft: { $kind }
rajas-cards-karma-board-hand = Deine Würfel
rajas-cards-karma-board-hand-count = { $count } von höchstens { $limit }
rajas-cards-karma-board-pay = Am günstigsten
rajas-cards-karma-board-pay-sum = Bisher bezahlt: { $sum } von { $cost } in { $colour }
rajas-cards-karma-board-pay-exact = Zu zahlen: ein Würfel, der genau { $value } zeigt
rajas-cards-karma-board-all-building = { $count } Gebäudekarten
rajas-cards-karma-board-all-ship = { $count } Schiffskarten
rajas-cards-karma-board-all-goods = { $count } Warenkarten
rajas-cards-karma-board-all-palace = { $count } Palastaktionskarten
rajas-cards-karma-board-all-track = Zählleistenkarten aller Spieler
rajas-cards-karma-board-gets = Du bekommst
rajas-cards-karma-board-gets-fame = { $fame } Ruhm: macht { $total } von { $needed }
rajas-cards-karma-board-gets-fame-turn = { $fame } Ruhm: macht { $total }, deine am weitesten links liegende, noch nicht gewendete Karte wird gewendet
rajas-cards-karma-board-gets-trio = dreimal { $kind }: ein Verwalter
rajas-cards-karma-board-gets-kinds = drei verschiedene Gebäude: ein Verwalter
rajas-cards-karma-board-gets-sale = dreimal { $good }: Verkauf für { $coins }
rajas-cards-karma-board-gets-sale-kinds = drei verschiedene Waren werden verkauft
rajas-cards-karma-board-gets-ships = drittes Schiff: ein Verwalter
rajas-cards-karma-board-gets-break = { $count ->
    [one] dein früheres Schiff geht
   *[other] deine { $count } früheren Schiffe gehen
}
rajas-cards-karma-board-jokers = Ein Verwalter als Würfel

rajas-cards-karma-label-deck = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
rajas-cards-karma-label-discards = { $count ->
    [0] leer
    [one] { $count } Karte
   *[other] { $count } Karten
}
rajas-cards-karma-label-fame = { $count } Ruhm
rajas-cards-karma-label-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
rajas-cards-karma-label-karma = { $count } Karma
rajas-cards-karma-label-stewards = { $count } Verwalter
rajas-cards-karma-label-hand = { $count } Würfel auf der Hand
rajas-cards-karma-label-turned = { $count } von 6 Zählleistenkarten gewendet
rajas-cards-karma-label-of = { $count } von { $needed }
rajas-cards-karma-label-track-waiting = Zählleistenkarte { $place }, noch nicht gewendet: { $bonus }
rajas-cards-karma-label-track-turned = Zählleistenkarte { $place }, gewendet: { $bonus }
rajas-cards-karma-label-bonus-hidden = ein verdeckter Bonus
rajas-cards-karma-label-laid = { $die }, gelegt für { $value }
rajas-cards-karma-label-need = kostet { $karma ->
    [0] { "" }
   *[other] { $karma } Karma
}{ $stewards ->
    [0] { "" }
   *[other] { $karma ->
        [0] { "" }
       *[other] { " und " }
    }{ $stewards } Verwalter
}
rajas-cards-karma-label-joker = ein Verwalter als { $value }

## Option, und was der Platz gefragt wird
# $kind ist das Kürzel eines Markers: fame oder stewards.

rajas-cards-karma-option-bonuses = Zählleiste
rajas-cards-karma-option-bonuses-help = Verdeckt: Alle mischen ihre sechs Boni und sehen jeden erst beim Wenden. Offen: Alle Boni sind von Beginn an zu sehen, und alle bestimmen die Reihenfolge ihrer eigenen.
rajas-cards-karma-option-bonuses-hidden = verdeckte Boni
rajas-cards-karma-option-bonuses-open = offene Boni in eigener Reihenfolge

rajas-cards-karma-prompt-turn = Nimm eine Karte
rajas-cards-karma-prompt-pay-sum = Zahle { $cost } oder mehr in { $colour } für: { $card }
rajas-cards-karma-prompt-pay-exact = Zahle genau { $value } für: { $card }
rajas-cards-karma-prompt-drop = { $count ->
    [one] Deine Hand ist voll: Wirf zuerst einen Würfel ab
   *[other] Deine Hand ist zu voll: Wirf zuerst { $count } Würfel ab
}
rajas-cards-karma-prompt-take-die = Nimm eine Karte aus dem Raster als Würfel
rajas-cards-karma-prompt-take-goods = Nimm kostenlos eine Warenkarte
rajas-cards-karma-prompt-take-goods-more = Nimm kostenlos noch eine Warenkarte oder hör auf
rajas-cards-karma-prompt-take-palace = Wähle kostenlos eine Palastaktion
rajas-cards-karma-prompt-take-palace-more = Wähle kostenlos noch eine Palastaktion oder hör auf
rajas-cards-karma-prompt-take-ship = Nimm kostenlos ein Schiff
rajas-cards-karma-prompt-take-ship-more = Nimm kostenlos noch ein Schiff oder hör auf
rajas-cards-karma-prompt-pick-bonus = Dein Bonus: { $bonus }
rajas-cards-karma-prompt-pick-reward = Wähle das letzte Schiff einer Reihe und nimm seine Belohnung
rajas-cards-karma-prompt-pick-trio = Nicht alles ist möglich: Wähle, welche Karten gehen
rajas-cards-karma-prompt-which-first = { $kind ->
    [stewards] Du bekommst Münzen und einen Verwalter zugleich: Wähle, was zuerst kommt
   *[fame] Du bekommst Münzen und Ruhm zugleich: Wähle, was zuerst kommt
}
rajas-cards-karma-prompt-bonus-turn = Du hast noch einen Spielzug: Beginne ihn oder setze vorher einen Verwalter ein
rajas-cards-karma-prompt-end = Beende deinen Zug
rajas-cards-karma-prompt-end-steward = Setze einen Verwalter ein oder beende deinen Zug
rajas-cards-karma-prompt-arrange = Ordne deine Zählleiste von links nach rechts: Wähle den Bonus für Platz { $place }

## Gruppen und Möglichkeiten

rajas-cards-karma-group-action = Für die Aktion
rajas-cards-karma-group-die = Als Würfel
rajas-cards-karma-group-steward = Verwalter
rajas-cards-karma-group-pay = Bezahlung
rajas-cards-karma-group-hand = Würfel deiner Hand
rajas-cards-karma-group-karma = Karma
rajas-cards-karma-group-drop = Würfel deiner Hand
rajas-cards-karma-group-stop = Aufhören
rajas-cards-karma-group-bonus = Stattdessen
rajas-cards-karma-group-reward = Letzte Schiffe
rajas-cards-karma-group-trio = Drei einer Art
rajas-cards-karma-group-flip = Was zuerst kommt
rajas-cards-karma-group-turn = Noch ein Spielzug
rajas-cards-karma-group-end = Ende des Zugs
rajas-cards-karma-group-track = Boni

rajas-cards-karma-choice-take = { $die }, hinter: { $card }
rajas-cards-karma-choice-build = Bauen: { $card }, für { $price }
rajas-cards-karma-choice-ship = { $card }, für { $price }: { $reward }
rajas-cards-karma-choice-goods = Waren: { $card }
rajas-cards-karma-choice-palace = { $card }, für { $price }: { $effect }
rajas-cards-karma-choice-free-goods = Waren: { $card }
rajas-cards-karma-choice-free-palace = { $card }: { $effect }
rajas-cards-karma-choice-free-ship = { $card }: { $reward }
rajas-cards-karma-choice-stop = Nichts mehr nehmen
rajas-cards-karma-choice-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
rajas-cards-karma-choice-fame = { $count } Ruhm
rajas-cards-karma-choice-drop = Abwerfen: { $die }
rajas-cards-karma-choice-pay = Zahlen mit: { $payment }
rajas-cards-karma-choice-die = { $die }, macht { $total }
rajas-cards-karma-choice-karma = { $die } auf { $value }, macht { $total }
rajas-cards-karma-choice-joker = Verwalter als { $value }, macht { $total }
rajas-cards-karma-choice-exact = { $karma ->
    [0] { $die }
   *[other] { $die } als { $value }, mit { $karma } Karma
}
rajas-cards-karma-choice-reward = { $card } von { $owner }: { $reward }
rajas-cards-karma-choice-trio-red = 3 rote Festungen: ein Verwalter
rajas-cards-karma-choice-trio-yellow = 3 gelbe Tempel: ein Verwalter
rajas-cards-karma-choice-trio-white = 3 weiße Mausoleen: ein Verwalter
rajas-cards-karma-choice-trio-ships = 3 Schiffe: ein Verwalter
rajas-cards-karma-choice-trio-silk = Seide verkaufen für { $coins }
rajas-cards-karma-choice-trio-tea = Tee verkaufen für { $coins }
rajas-cards-karma-choice-trio-spice = Gewürze verkaufen für { $coins }
rajas-cards-karma-choice-mixed-buildings = Drei verschiedene Gebäude: { $one }; { $two }; { $three }
rajas-cards-karma-choice-mixed-goods = Drei verschiedene Waren für { $coins }: { $one }; { $two }; { $three }
rajas-cards-karma-choice-coins-first = { $count ->
    [one] Zuerst die Münze
   *[other] Zuerst die { $count } Münzen
}
rajas-cards-karma-choice-fame-first = Zuerst { $count } Ruhm
rajas-cards-karma-choice-stewards-first = { $count ->
    [one] Zuerst der Verwalter
   *[other] Zuerst die { $count } Verwalter
}
rajas-cards-karma-choice-steward-dice = Verwalter: zwei Würfel ziehen
rajas-cards-karma-choice-steward-turn = Verwalter: noch ein Spielzug
rajas-cards-karma-choice-bonus-turn = Den weiteren Spielzug beginnen
rajas-cards-karma-choice-end = Zug beenden
rajas-cards-karma-choice-lay = { $bonus }

rajas-cards-karma-paid-and = { $first }, { $second }
rajas-cards-karma-paid-raised = { $die } + { $karma } Karma
rajas-cards-karma-paid-lowered = { $die } − { $karma } Karma
rajas-cards-karma-paid-joker = Verwalter als { $value }
rajas-cards-karma-paid-karma = { $count } Karma
rajas-cards-karma-paid-stewards =
  { $count ->
    [one] ein Verwalter
   *[other] { $count } Verwalter
  }

## Was nicht geht, und warum

rajas-cards-karma-blocked-too-dear = Du brauchst { $cost } in { $colour }; mit all deinem Karma und deinen Verwaltern kommst du nur auf { $have }.
rajas-cards-karma-blocked-no-exact-die = { $karma ->
    [0] Du hast keinen Würfel, der genau { $value } zeigt, kein Karma und keinen Verwalter.
   *[other] Mit { $karma } Karma wird keiner deiner Würfel genau { $value }, und du hast keinen Verwalter.
}
rajas-cards-karma-blocked-no-steward = Du hast keinen Verwalter mehr.
rajas-cards-karma-blocked-hand-full = Mehr als { $limit } Würfel darfst du nicht haben: Wirf zuerst ab, dann nimm.
rajas-cards-karma-blocked-die-pips = { $karma ->
    [0] { $value } ist nicht { $price }, und du hast kein Karma.
   *[other] Mit { $karma } Karma wird aus dieser { $value } keine { $price }.
}
rajas-cards-karma-blocked-die-colour = Hier zählen nur Würfel dieser Farbe: { $colour }.
rajas-cards-karma-blocked-superfluous = Du kannst den Preis auch ohne das zahlen; Überflüssiges darfst du nicht zahlen.
rajas-cards-karma-blocked-die-six = Ein Würfel zählt nie mehr als 6.
rajas-cards-karma-blocked-no-karma = Du hast kein Karma mehr.
rajas-cards-karma-blocked-act-first = Du kannst nicht passen: Nimm zuerst eine Karte, für ihre Aktion oder als Würfel.
rajas-cards-karma-blocked-turn-later = Einen Verwalter für noch einen Spielzug kannst du erst am Ende dieses Zugs einsetzen.
rajas-cards-karma-blocked-turn-won = Nimm zuerst den weiteren Spielzug aus deinem Bonus.
rajas-cards-karma-blocked-acted = Du hast deine Aktion in diesem Zug schon ausgeführt.

## Der Verlauf

rajas-cards-karma-log-arranged = { $seat } legte eine Karte der Zählleiste auf Platz { $place }: { $bonus }
rajas-cards-karma-log-round-began = Runde { $round }: { $seat } beginnt
rajas-cards-karma-log-elephant-turned = { $seat } drehte den Startofanten um
rajas-cards-karma-log-grid-filled = { $count ->
    [one] 1 Karte kam ins Raster
   *[other] { $count } Karten kamen ins Raster
}
rajas-cards-karma-log-small-grid = { $count ->
    [one] Das Raster war aufgebraucht: 1 Karte wurde ausgelegt
   *[other] Das Raster war aufgebraucht: { $count } Karten wurden ausgelegt
}
rajas-cards-karma-log-reshuffled = { $count ->
    [one] Der Ablagestapel wurde gemischt: 1 Karte
   *[other] Der Ablagestapel wurde gemischt: { $count } Karten
}
rajas-cards-karma-log-took-die = { $seat } nahm einen Würfel: { $die }, hinter: { $card }
rajas-cards-karma-log-drew-die = { $seat } zog einen Würfel vom Stapel: { $die }
rajas-cards-karma-log-took-value = Er zeigt: { $die }
rajas-cards-karma-log-dropped = { $seat } warf einen Würfel ab: { $die }
rajas-cards-karma-log-paid = { $seat } zahlte: { $payment } (für: { $card })
rajas-cards-karma-log-placed-building = { $seat } baute: { $card }
rajas-cards-karma-log-placed-ship = { $seat } nahm { $card }
rajas-cards-karma-log-placed-goods = { $seat } nahm Waren: { $card }
rajas-cards-karma-log-placed-palace = { $seat } nutzte { $card }: { $effect }
rajas-cards-karma-log-row-broken = { $count ->
    [one] { $seat } verlor 1 Schiff: Die neue Zahl ist niedriger
   *[other] { $seat } verlor { $count } Schiffe: Die neue Zahl ist niedriger
}
rajas-cards-karma-log-top-card = { $seat } nahm die oberste Karte des Stapels: { $card }
rajas-cards-karma-log-ship-reward = { $seat } nahm die Belohnung von { $card }: { $reward }
rajas-cards-karma-log-no-goods = { $seat } bekam keine Warenkarte: Es lag keine aus
rajas-cards-karma-log-no-palace = { $seat } bekam keine Palastaktion: Es lag keine aus
rajas-cards-karma-log-no-ship = { $seat } bekam kein Schiff: Es lag keins aus
rajas-cards-karma-log-no-coins-per-good = { $seat } hatte keine Waren und bekam keine Münzen
rajas-cards-karma-log-no-ship-rewards = { $seat } bekam keine Belohnung: Niemand hatte ein Schiff
rajas-cards-karma-log-gained-fame = { $seat } bekam { $count } Ruhm
rajas-cards-karma-log-gained-coins = { $count ->
    [one] { $seat } bekam 1 Münze
   *[other] { $seat } bekam { $count } Münzen
}
rajas-cards-karma-log-gained-karma = { $seat } bekam { $count } Karma
rajas-cards-karma-log-gained-stewards = { $count ->
    [one] { $seat } bekam einen Verwalter
   *[other] { $seat } bekam { $count } Verwalter
}
rajas-cards-karma-log-karma-trio = { $seat } gab drei Karma zurück
rajas-cards-karma-log-steward-trio = { $seat } gab drei Verwalter zurück
rajas-cards-karma-log-turned-by-fame = { $seat } wendete mit Ruhm die Zählleistenkarte ganz links: { $bonus }
rajas-cards-karma-log-turned-by-coins = { $seat } wendete mit Münzen die Zählleistenkarte ganz rechts: { $bonus }
rajas-cards-karma-log-trio-red = { $seat } legte drei rote Festungen ab
rajas-cards-karma-log-trio-yellow = { $seat } legte drei gelbe Tempel ab
rajas-cards-karma-log-trio-white = { $seat } legte drei weiße Mausoleen ab
rajas-cards-karma-log-trio-mixed-buildings = { $seat } legte drei verschiedene Gebäude ab
rajas-cards-karma-log-trio-ships = { $seat } legte drei Schiffe ab
rajas-cards-karma-log-trio-silk = { $seat } verkaufte Seide für { $coins }
rajas-cards-karma-log-trio-tea = { $seat } verkaufte Tee für { $coins }
rajas-cards-karma-log-trio-spice = { $seat } verkaufte Gewürze für { $coins }
rajas-cards-karma-log-trio-mixed-goods = { $seat } verkaufte drei verschiedene Waren für { $coins }
rajas-cards-karma-log-steward-dice = { $seat } setzte einen Verwalter für Würfel vom Stapel ein
rajas-cards-karma-log-steward-turn = { $seat } setzte einen Verwalter für noch einen Spielzug ein
rajas-cards-karma-log-bonus-turn = { $seat } begann den weiteren Spielzug aus einem Bonus
rajas-cards-karma-log-ended-turn = { $seat } beendete den Zug
rajas-cards-karma-log-finishing = { $seat } wendete die sechste Zählleistenkarte: Die Partie endet nach diesem Durchgang
rajas-cards-karma-log-finished-too = Auch { $seat } wendete die sechste Zählleistenkarte
rajas-cards-karma-log-game-over = Die Partie ist vorbei

## Das Ende

rajas-cards-karma-end-track = Sechs Karten einer Zählleiste sind gewendet, und der Durchgang ist zu Ende.
rajas-cards-karma-score-fame = Durch Ruhm gewendet
rajas-cards-karma-score-coins = Durch Münzen gewendet
rajas-cards-karma-tie-left = Übriger Ruhm zählt 2, Münzen 1
rajas-cards-karma-tie-karma = Übriges Karma

## Was man zählt, als Mengen

rajas-cards-karma-purse-fame = { $count } Ruhm
rajas-cards-karma-purse-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
rajas-cards-karma-purse-karma = { $count } Karma
rajas-cards-karma-purse-stewards = { $count } Verwalter
rajas-cards-karma-purse-dice = { $count } Würfel
rajas-cards-karma-purse-buildings = { $count ->
    [one] { $count } Gebäudekarte
   *[other] { $count } Gebäudekarten
}
rajas-cards-karma-purse-ships = { $count ->
    [one] { $count } Schiff
   *[other] { $count } Schiffe
}
rajas-cards-karma-purse-goods = { $count ->
    [one] { $count } Warenkarte
   *[other] { $count } Warenkarten
}
rajas-cards-karma-purse-turned = { $count ->
    [one] { $count } gewendete Zählleistenkarte
   *[other] { $count } gewendete Zählleistenkarten
}

## Wofür eine geplante Wahl stehen kann

rajas-cards-karma-pick-colour = Irgendeine Karte mit diesem Würfel auf der Rückseite: { $die }
rajas-cards-karma-pick-palace = Der Palast mit dem höchsten Wert, den du bezahlen kannst

## Die drei Karten vor dem ersten Spiel

rajas-cards-karma-primer-want = Du willst deine sechs Zählleistenkarten wenden:
rajas-cards-karma-primer-want-more = drei Ruhm die linke, sechs Münzen die rechte.
rajas-cards-karma-primer-turn = In deinem Zug nimmst du eine Karte:
rajas-cards-karma-primer-turn-more = als Würfel, Gebäude, Schiff, Waren oder Palastaktion.
rajas-cards-karma-primer-end = Hat jemand alle sechs gewendet, endet das Spiel.
rajas-cards-karma-primer-end-more = Den Durchgang spielt ihr noch zu Ende.

## Zahlen zum Titel

rajas-cards-karma-trait-leftmost = Siege nach der Zählleistenkarte ganz links
rajas-cards-karma-trait-rightmost = Siege nach der Zählleistenkarte ganz rechts
rajas-cards-karma-opening-build = Gebäude
rajas-cards-karma-opening-ship = Schiff
rajas-cards-karma-opening-goods = Waren
rajas-cards-karma-opening-palace = Palastaktion
rajas-cards-karma-opening-take = Karte als Würfel
