### Rajas of the Ganges: Cards & Karma.

## Die Seite des Spiels

rajas-cards-karma-title = Rajas of the Ganges: Cards & Karma
rajas-cards-karma-blurb = Indien zur Zeit der Moguln: Du errichtest Festungen und Tempel, belädst Schiffe und verkaufst Seide, Tee und Gewürze. Jede Karte in der Mitte hat zwei Seiten: vorn ein Gebäude, ein Schiff, einen Markt oder eine Gunst des Palasts, hinten einen Würfel, von dem man vor dem Nehmen nur die Farbe kennt. Setze deine Würfel klug ein, löse mit drei einer Art das Nächste aus und wende deine sechs Zählleistenkarten von beiden Enden her: mit Ruhm von links, mit Münzen von rechts.
rajas-cards-karma-pitch = Nimm Karten, bezahle sie mit Würfeln und wende als Erstes sechs Zählleistenkarten.
rajas-cards-karma-designer = Inka & Markus Brand
rajas-cards-karma-publisher = HUCH!
rajas-cards-karma-duration = Am Stück eine Dreiviertelstunde bis eine Stunde.
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
rajas-cards-karma-reward-palace1 = 1 Palastaktion aus dem Raster, kostenlos

rajas-cards-karma-palace-2 = 2 Karten aus dem Raster als Würfel
rajas-cards-karma-palace-3 = 2 Karma und 1 Karte aus dem Raster als Würfel
rajas-cards-karma-palace-4 = 1 Münze für jede Ware in der eigenen Auslage
rajas-cards-karma-palace-5 = 1 Karma und die Belohnung eines beliebigen letzten Schiffs
rajas-cards-karma-palace-6 = oberste Karte des Stapels, ihre Aktion kostenlos

rajas-cards-karma-bonus-karma2 = 2 Karma
rajas-cards-karma-bonus-palace-or-coins2 = eine Palastaktion aus dem Raster, kostenlos, oder 2 Münzen
rajas-cards-karma-bonus-ship-or-fame1 = ein Schiff aus dem Raster, kostenlos, oder 1 Ruhm
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
rajas-cards-karma-board-switch = Wofür du eine Karte wählst
rajas-cards-karma-board-mode-action = Für die Aktion
rajas-cards-karma-board-mode-die = Als Würfel
rajas-cards-karma-board-seen = Der Würfel auf der Rückseite ist bekannt
rajas-cards-karma-board-deck = Stapel
rajas-cards-karma-board-discard = Ablage
rajas-cards-karma-board-top-open = oben offen
rajas-cards-karma-board-playing = im Spiel
rajas-cards-karma-board-elephant = Der Startofant
rajas-cards-karma-board-elephant-front = Wer den Elefanten hat, beginnt beide Durchgänge dieser Runde. Wird er vor dem zweiten umgedreht, gibt es 1 Karma.
rajas-cards-karma-board-elephant-back = Wer den Elefanten hat, beginnt beide Durchgänge dieser Runde. Er ist umgedreht: Für den zweiten Durchgang gab es 1 Karma.
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
    [one] dein Schiff davor geht
   *[other] deine { $count } Schiffe davor gehen
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
rajas-cards-karma-option-bonuses-help = Verdeckt: Die sechs Boni sind bei allen gemischt und erst beim Wenden zu sehen. Offen: Alle Boni sind von Beginn an zu sehen, und alle legen sie in der Reihenfolge ihrer Wahl aus.
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
rajas-cards-karma-prompt-take-goods = Nimm eine Warenkarte, kostenlos
rajas-cards-karma-prompt-take-goods-more = Nimm noch eine Warenkarte, kostenlos, oder lass es bei einer
rajas-cards-karma-prompt-take-palace = Wähle eine Palastaktion, kostenlos
rajas-cards-karma-prompt-take-palace-more = Wähle noch eine Palastaktion, kostenlos, oder lass es bei einer
rajas-cards-karma-prompt-take-ship = Nimm ein Schiff, kostenlos
rajas-cards-karma-prompt-take-ship-more = Nimm noch ein Schiff, kostenlos, oder lass es bei einem
rajas-cards-karma-prompt-pick-bonus = Dein Bonus: { $bonus }
rajas-cards-karma-prompt-pick-reward = Wähle das letzte Schiff, dessen Belohnung du nimmst
rajas-cards-karma-prompt-pick-trio = Nicht alles geht: Wähle, welche Karten gehen
rajas-cards-karma-prompt-which-first = { $kind ->
    [stewards] Münzen und ein Verwalter kommen zugleich: Wähle, was zuerst
   *[fame] Münzen und Ruhm kommen zugleich: Wähle, was zuerst
}
rajas-cards-karma-prompt-bonus-turn = Du hast noch einen Spielzug gewonnen: Beginne ihn, oder setze zuvor einen Verwalter ein
rajas-cards-karma-prompt-end = Beende deinen Zug
rajas-cards-karma-prompt-end-steward = Setze einen Verwalter ein, oder beende deinen Zug
rajas-cards-karma-prompt-arrange = Lege deine Zählleiste von links nach rechts: Wähle den Bonus für Platz { $place }

## Gruppen und Möglichkeiten

rajas-cards-karma-group-action = Für die Aktion
rajas-cards-karma-group-die = Als Würfel
rajas-cards-karma-group-steward = Verwalter
rajas-cards-karma-group-pay = Bezahlung
rajas-cards-karma-group-hand = Würfel deiner Hand
rajas-cards-karma-group-karma = Karma
rajas-cards-karma-group-drop = Würfel deiner Hand
rajas-cards-karma-group-stop = Genug
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
rajas-cards-karma-choice-stop = Es dabei belassen
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
rajas-cards-karma-choice-trio-red = Drei rote Festungen: ein Verwalter
rajas-cards-karma-choice-trio-yellow = Drei gelbe Tempel: ein Verwalter
rajas-cards-karma-choice-trio-white = Drei weiße Mausoleen: ein Verwalter
rajas-cards-karma-choice-trio-ships = Drei Schiffe: ein Verwalter
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
rajas-cards-karma-choice-steward-dice = Ein Verwalter für zwei Würfel vom Stapel
rajas-cards-karma-choice-steward-turn = Ein Verwalter für noch einen Spielzug
rajas-cards-karma-choice-bonus-turn = Den gewonnenen Spielzug beginnen
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

rajas-cards-karma-blocked-too-dear = { $cost } in { $colour } sind gefordert; mit all deinem Karma und deinen Verwaltern kommst du auf { $have }.
rajas-cards-karma-blocked-no-exact-die = { $karma ->
    [0] Du hast keinen Würfel, der genau { $value } zeigt, kein Karma und keinen Verwalter.
   *[other] Du hast keinen Würfel, aus dem { $karma } Karma genau { $value } machen könnte, und keinen Verwalter.
}
rajas-cards-karma-blocked-no-steward = Du hast keinen Verwalter mehr.
rajas-cards-karma-blocked-hand-full = Mehr als { $limit } Würfel darf niemand halten: Wirf zuerst ab, dann nimm.
rajas-cards-karma-blocked-die-pips = { $karma ->
    [0] { $value } ist nicht { $price }, und du hast kein Karma.
   *[other] Mit { $karma } Karma wird aus dieser { $value } keine { $price }.
}
rajas-cards-karma-blocked-die-colour = Hier zählen nur Würfel dieser Farbe: { $colour }.
rajas-cards-karma-blocked-superfluous = Der Preis wäre auch ohne das zu zahlen: Überflüssiges wird nicht gezahlt.
rajas-cards-karma-blocked-die-six = Kein Würfel kommt über 6.
rajas-cards-karma-blocked-no-karma = Du hast kein Karma mehr.
rajas-cards-karma-blocked-act-first = Passen geht nicht: Nimm zuerst eine Karte, für ihre Aktion oder als Würfel.
rajas-cards-karma-blocked-turn-later = Noch einen Spielzug gibt es für einen Verwalter, wenn dieser getan ist.
rajas-cards-karma-blocked-turn-won = Zuerst der Spielzug, den du gewonnen hast.
rajas-cards-karma-blocked-acted = Die Aktion dieses Zugs ist getan.

## Der Verlauf

rajas-cards-karma-log-arranged = { $seat } legte eine Karte der Zählleiste auf Platz { $place }: { $bonus }
rajas-cards-karma-log-round-began = Runde { $round }: { $seat } beginnt
rajas-cards-karma-log-elephant-turned = Der Elefant wurde für { $seat } umgedreht
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
    [one] Eine niedrigere Zahl: 1 Schiff von { $seat } ging
   *[other] Eine niedrigere Zahl: { $count } Schiffe von { $seat } gingen
}
rajas-cards-karma-log-top-card = { $seat } nahm die oberste Karte des Stapels: { $card }
rajas-cards-karma-log-ship-reward = { $seat } nahm die Belohnung von { $card }: { $reward }
rajas-cards-karma-log-no-goods = Für { $seat } lag keine Warenkarte aus
rajas-cards-karma-log-no-palace = Für { $seat } lag keine Palastaktion aus
rajas-cards-karma-log-no-ship = Für { $seat } lag kein Schiff aus
rajas-cards-karma-log-no-coins-per-good = { $seat } hat keine Waren: keine Münzen
rajas-cards-karma-log-no-ship-rewards = Niemand hatte ein Schiff: keine Belohnung für { $seat }
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
rajas-cards-karma-log-karma-trio = Drittes Karma von { $seat }: Alle drei gingen zurück
rajas-cards-karma-log-steward-trio = Dritter Verwalter von { $seat }: Alle drei gingen zurück
rajas-cards-karma-log-turned-by-fame = Ruhm: { $seat } wendete die Karte ganz links auf der Zählleiste: { $bonus }
rajas-cards-karma-log-turned-by-coins = Münzen: { $seat } wendete die Karte ganz rechts auf der Zählleiste: { $bonus }
rajas-cards-karma-log-trio-red = Drei rote Festungen von { $seat } gingen
rajas-cards-karma-log-trio-yellow = Drei gelbe Tempel von { $seat } gingen
rajas-cards-karma-log-trio-white = Drei weiße Mausoleen von { $seat } gingen
rajas-cards-karma-log-trio-mixed-buildings = Drei verschiedene Gebäude von { $seat } gingen
rajas-cards-karma-log-trio-ships = Drei Schiffe von { $seat } gingen
rajas-cards-karma-log-trio-silk = { $seat } verkaufte Seide für { $coins }
rajas-cards-karma-log-trio-tea = { $seat } verkaufte Tee für { $coins }
rajas-cards-karma-log-trio-spice = { $seat } verkaufte Gewürze für { $coins }
rajas-cards-karma-log-trio-mixed-goods = { $seat } verkaufte drei verschiedene Waren für { $coins }
rajas-cards-karma-log-steward-dice = { $seat } gab einen Verwalter für Würfel vom Stapel
rajas-cards-karma-log-steward-turn = { $seat } gab einen Verwalter für noch einen Spielzug
rajas-cards-karma-log-bonus-turn = { $seat } begann den Spielzug, den der Bonus brachte
rajas-cards-karma-log-ended-turn = { $seat } beendete den Zug
rajas-cards-karma-log-finishing = { $seat } wendete die sechste Karte der Zählleiste: Ist der Durchgang vorbei, endet die Partie
rajas-cards-karma-log-finished-too = Auch { $seat } wendete die sechste Karte der Zählleiste
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

rajas-cards-karma-pick-colour = Irgendeine Karte, hinter der dieser Würfel liegt: { $die }
rajas-cards-karma-pick-palace = Der Palast mit dem höchsten Wert, der sich bezahlen lässt

## Die drei Karten vor dem ersten Spiel

rajas-cards-karma-primer-want = Du willst deine sechs Zählleistenkarten wenden:
rajas-cards-karma-primer-want-more = drei Ruhm die linke, sechs Münzen die rechte.
rajas-cards-karma-primer-turn = In deinem Zug nimmst du eine Karte:
rajas-cards-karma-primer-turn-more = als Würfel, Gebäude, Schiff, Waren oder Palastaktion.
rajas-cards-karma-primer-end = Hat jemand alle sechs gewendet, endet das Spiel.
rajas-cards-karma-primer-end-more = Der Durchgang wird noch zu Ende gespielt.
