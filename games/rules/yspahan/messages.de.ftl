### Yspahan: alle Wörter des Spiels.
### Läden heißen nach dem Straßenfeld, auf das sie sich öffnen, samt Verhältniswort ("bei N4",
### "hinter N2"), damit ein Satz sie so nehmen kann, wie sie sind: "ein Stein { $shop }".
### $seat, $owner und dergleichen sind Namen von Personen; $shop, $souk, $building, $card, $level,
### $quarter und $rule sind Texte dieser Datei; $field ist der Name eines Straßenfelds ("N4").

## Die Seite des Spiels

yspahan-title = Yspahan
yspahan-blurb = Isfahan, 1598: In der neuen Hauptstadt füllen alle um die Wette die Basare, während der Aufseher des Schahs durch die Straße geht und ihre Waren mit der Karawane fortschickt. Jeden Tag teilen sich alle einen einzigen Wurf, und eine Gruppe, die du nimmst, fehlt den anderen. Nach drei Wochen zu sieben Tagen gewinnt, wer die meisten Punkte hat.
yspahan-pitch = Ein Wurf am Tag für alle: Nimm eine Gruppe Würfel und fülle die Basare einer Stadt.
yspahan-designer = Sébastien Pauchon
yspahan-publisher = Ystari Games
yspahan-duration = Etwa eine Stunde am Stück.
yspahan-licence = Yspahan ist von Sébastien Pauchon und bei Ystari Games erschienen. Das Spiel, sein Name und seine Bilder gehören seinen Urhebern und seinem Verlag. Regeltext, Spielplan und Bilder hier sind unsere eigene Arbeit; aus der gedruckten Ausgabe ist nichts zu sehen. Wer dieses Spiel öffentlich anbietet, braucht deren Erlaubnis.
yspahan-sources = Regeln, Aufbau, Gebäude, Karawane und die neun Arten von Karten folgen dem gedruckten Regelheft. Die Regeln zu zweit folgen einem einzelnen Blatt des Verlags, denn das Regelheft hat kein Kapitel darüber. Von den Basaren zeigt das Regelheft nur einen Teil des Truhenviertels. Alles Übrige ist rekonstruiert, weil keine öffentliche Quelle es nennt: wie viele Läden jeder Basar hat, die meisten ihrer Punkte, die Straße mit ihren Türen, und dass es von jeder Art zwei Karten gibt. Die Angaben stammen aus einer anderen Umsetzung, dem Spiel bei Boardspace.net. Zwei Tabellen, die dort unabhängig voneinander entstanden sind, stimmen überein, und jedes Beispiel des Regelhefts passt dazu. Die Farben außerhalb des Truhenviertels und alle Formen sind erfunden und bewirken nichts.

## Stufen des Turms, Viertel, Basare

yspahan-level-camels = Kamele
yspahan-level-bag = Sack
yspahan-level-barrel = Fass
yspahan-level-chest = Truhe
yspahan-level-vase = Amphore
yspahan-level-gold = Gold

yspahan-quarter-bag = Sackviertel
yspahan-quarter-barrel = Fassviertel
yspahan-quarter-chest = Truhenviertel
yspahan-quarter-vase = Amphorenviertel
yspahan-sign-bag = Sackviertel
yspahan-sign-barrel = Fassviertel
yspahan-sign-chest = Truhenviertel
yspahan-sign-vase = Amphorenviertel

yspahan-souk-BAG3 = Sackbasar Türkis
yspahan-souk-BAG4 = Sackbasar Rosa
yspahan-souk-BAG6 = Sackbasar Gelb
yspahan-souk-BAG8 = Sackbasar Blau
yspahan-souk-BAR3 = Fassbasar Blau
yspahan-souk-BAR4 = Fassbasar Gelb
yspahan-souk-BAR6 = Fassbasar Türkis
yspahan-souk-BAR8 = Fassbasar Salbei
yspahan-souk-CHE4 = Truhenbasar Blau
yspahan-souk-CHE6 = Truhenbasar Gelb
yspahan-souk-CHE8 = Truhenbasar Rosa
yspahan-souk-VAS4 = Amphorenbasar Terrakotta
yspahan-souk-VAS6 = Amphorenbasar Salbei
yspahan-souk-VAS12 = Amphorenbasar Violett

## Läden

yspahan-shop-BAG3-a = bei W3
yspahan-shop-BAG3-b = an der Ecke W1/S1
yspahan-shop-BAG3-c = bei S2
yspahan-shop-BAG4-a = bei S4
yspahan-shop-BAG4-b = bei S6
yspahan-shop-BAG4-c = hinter S4
yspahan-shop-BAG4-d = hinter S6
yspahan-shop-BAG6-a = bei W5
yspahan-shop-BAG6-b = bei W7
yspahan-shop-BAG6-c = hinter W5
yspahan-shop-BAG6-d = hinter W6
yspahan-shop-BAG6-e = hinter W7
yspahan-shop-BAG8-a = bei W9
yspahan-shop-BAG8-b = hinter W9
yspahan-shop-BAG8-c = hinter W10
yspahan-shop-BAG8-d = weit hinter W8
yspahan-shop-BAG8-e = weit hinter W9
yspahan-shop-BAG8-f = weit hinter W10
yspahan-shop-BAR3-a = an der Ecke E1/S1
yspahan-shop-BAR3-b = bei E2
yspahan-shop-BAR4-a = bei S3
yspahan-shop-BAR4-b = hinter S3
yspahan-shop-BAR4-c = weit hinter S3
yspahan-shop-BAR6-a = bei E4
yspahan-shop-BAR6-b = bei E6
yspahan-shop-BAR6-c = hinter E5
yspahan-shop-BAR6-d = hinter E6
yspahan-shop-BAR8-a = bei S5
yspahan-shop-BAR8-b = bei S7
yspahan-shop-BAR8-c = hinter S5
yspahan-shop-BAR8-d = hinter S5/S7
yspahan-shop-BAR8-e = hinter S7
yspahan-shop-CHE4-a = bei W2
yspahan-shop-CHE4-b = bei W4
yspahan-shop-CHE6-a = bei W6
yspahan-shop-CHE6-b = bei W8
yspahan-shop-CHE6-c = bei W10
yspahan-shop-CHE8-a = bei N2
yspahan-shop-CHE8-b = bei N4
yspahan-shop-CHE8-c = hinter N2
yspahan-shop-CHE8-d = hinter N4
yspahan-shop-VAS4-a = an der Ecke E1/N1
yspahan-shop-VAS6-a = bei N3
yspahan-shop-VAS6-b = hinter N3
yspahan-shop-VAS12-a = bei E3
yspahan-shop-VAS12-b = bei E5
yspahan-shop-VAS12-c = bei E7

## Gebäude

yspahan-building-pasture = Weide
yspahan-building-pasture-effect = Ein Kamel mehr, wenn du am Turm Kamele nimmst.
yspahan-building-shop = Geschäft
yspahan-building-shop-effect = Zwei Gold mehr, wenn du am Turm Gold nimmst.
yspahan-building-bath = Badehaus
yspahan-building-bath-effect = Du darfst den Aufseher umsonst bis zu drei Felder weiter oder weniger weit bewegen.
yspahan-building-caravansary = Karawanserei
yspahan-building-caravansary-effect = Du ziehst eine Karte, wenn einer deiner Steine zur Karawane geschickt wird.
yspahan-building-market = Markt
yspahan-building-market-effect = Zwei Punkte mehr für jeden deiner vollen Basare am Ende der Woche.
yspahan-building-hoist = Lastenaufzug
yspahan-building-hoist-effect = Du darfst einen Stein mehr setzen, wenn du mit Würfeln vom Turm lieferst.

## Karten

yspahan-card-swap = Tausch
yspahan-card-swap-effect = Tausche beliebig viele Kamele in ebenso viel Gold oder Gold in ebenso viele Kamele.
yspahan-card-camels = Drei Kamele
yspahan-card-camels-effect = Nimm drei Kamele.
yspahan-card-gold = Drei Gold
yspahan-card-gold-effect = Nimm drei Gold.
yspahan-card-place = Lastenträger
yspahan-card-place-effect = Setze einen Stein in einen beliebigen Laden der Stadt, der dir offensteht.
yspahan-card-caravan = Kameltreiber
yspahan-card-caravan-effect = Lege einen Stein aus deinem Vorrat auf die Karawane und nimm die Punkte. Die Karawanserei gibt dafür keine Karte.
yspahan-card-sell-camels = Kamelverkauf
yspahan-card-sell-camels-effect = Gib bis zu vier Kamele für je zwei Punkte ab.
yspahan-card-sell-gold = Goldverkauf
yspahan-card-sell-gold-effect = Gib bis zu zehn Gold für je einen Punkt ab.
yspahan-card-no-camels = Bauen ohne Kamele
yspahan-card-no-camels-effect = Baue sofort und zahle nur das Gold.
yspahan-card-no-gold = Bauen ohne Gold
yspahan-card-no-gold-effect = Baue sofort und zahle nur die Kamele.

## Was der Platz gefragt wird

yspahan-prompt-roll = { $yellow ->
    [0] Wirf die Würfel
   *[other] Wirf die Würfel, mit oder ohne gelbe
}
yspahan-prompt-choose-group = Wähle eine Würfelgruppe
yspahan-prompt-action = { $count ->
    [one] { $level }: { $count } Würfel mit einer { $pips }. Wähle eine Aktion
   *[other] { $level }: { $count } Würfel mit einer { $pips }. Wähle eine Aktion
}
yspahan-prompt-place = { $left ->
    [one] Setze einen Stein im { $quarter }
   *[other] Setze { $left } Steine im { $quarter }
}
yspahan-prompt-place-hoist = Mit dem Lastenaufzug noch einen Stein im { $quarter } setzen?
yspahan-prompt-move = Bewege den Aufseher { $pips ->
    [one] { $pips } Feld
   *[other] { $pips } Felder
  } weit{ $payable ->
    [0] { "" }
   *[other] , oder ändere das mit Gold
  }
yspahan-prompt-send = Wähle, welcher Stein zuerst zur Karawane geht
yspahan-prompt-send-last = Schick den anderen Stein zur Karawane
yspahan-prompt-save = Ein Kamel abgeben, um den Stein { $shop } zu behalten?
yspahan-prompt-save-gone = Du hast kein Kamel: den Stein { $shop } ziehen lassen
yspahan-prompt-forced-draw = Für dich sind keine Würfel mehr da: Zieh eine Karte
yspahan-prompt-forced-pass = Für dich sind keine Würfel mehr da und keine Karten: Passe
yspahan-prompt-build = Wähle ein Gebäude
yspahan-prompt-end = { $builds ->
    [0] { yspahan-prompt-end-plain }
   *[other] Baue oder beende den Zug
  }
yspahan-prompt-end-plain = { $cards ->
    [0] Beende den Zug
   *[other] Noch etwas? Sonst beende den Zug
  }

## Gruppen der Möglichkeiten

yspahan-group-roll = Würfeln
yspahan-group-take = Würfel
yspahan-group-boost = Abwerfen für einen Würfel mehr
yspahan-group-act = Aktionen
yspahan-group-place = Läden
yspahan-group-move = Felder
yspahan-group-send = Karawane
yspahan-group-save = Dein Stein
yspahan-group-draw = Ziehen
yspahan-group-build = Gebäude
yspahan-group-card = Karten
yspahan-group-end = Ende des Zugs
yspahan-family-card = { $card }: { $place }

## Möglichkeiten

# Was ein Gebäude kostet; leere Teile fallen weg.
yspahan-cost = { $camels ->
    [0] { $gold ->
        [0] nichts
       *[other] { $gold } Gold
    }
    [one] { $gold ->
        [0] { $camels } Kamel
       *[other] { $camels } Kamel und { $gold } Gold
    }
   *[other] { $gold ->
        [0] { $camels } Kamele
       *[other] { $camels } Kamele und { $gold } Gold
    }
}

yspahan-choice-roll = { $count ->
    [0] Mit { $white } weißen Würfeln würfeln
    [one] Mit { $count } gelben Würfel für { $count } Gold würfeln
   *[other] Mit { $count } gelben Würfeln für { $count } Gold würfeln
}
yspahan-choice-take = { $count ->
    [one] { $level }: { $count } Würfel mit einer { $pips }
   *[other] { $level }: { $count } Würfel mit einer { $pips }
}
yspahan-choice-boost = „{ $card }“ abwerfen für einen Würfel mehr
yspahan-choice-act-deliver = { $count ->
    [one] { $count } Stein ins { $quarter } liefern
   *[other] { $count } Steine ins { $quarter } liefern
}
yspahan-choice-act-camels = { $count ->
    [one] { $count } Kamel nehmen
   *[other] { $count } Kamele nehmen
}
yspahan-choice-act-gold = { $count } Gold nehmen
yspahan-choice-act-supervisor = { $pips ->
    [one] Den Aufseher { $pips } Feld weit bewegen
   *[other] Den Aufseher { $pips } Felder weit bewegen
}
yspahan-choice-act-draw = Eine Karte ziehen
yspahan-choice-act-build = Mit den Würfeln bauen
yspahan-choice-place = Setzen: { $shop }
yspahan-choice-skip-hoist = Den Lastenaufzug nicht nutzen
yspahan-choice-move = { $gold ->
    [0] Aufseher nach { $field }
   *[other] Aufseher nach { $field } für { $gold } Gold
}
yspahan-choice-stay = { $gold ->
    [0] Den Aufseher auf { $field } lassen
   *[other] Den Aufseher für { $gold } Gold auf { $field } lassen
}
yspahan-choice-send = Zuerst der Stein { $shop } ({ $owner })
yspahan-choice-send-last = Den Stein { $shop } losschicken ({ $owner })
yspahan-choice-save = Ein Kamel abgeben, den Stein { $shop } behalten
yspahan-choice-give = Den Stein { $shop } ziehen lassen
yspahan-choice-draw = Eine Karte ziehen
yspahan-choice-pass = Passen
yspahan-choice-build = { $building } für { yspahan-cost }
yspahan-choice-build-no-camels = Karte ohne Kamele: { $building } für { yspahan-cost }
yspahan-choice-build-no-gold = Karte ohne Gold: { $building } für { yspahan-cost }
yspahan-choice-card-camels = „Drei Kamele“ spielen
yspahan-choice-card-gold = „Drei Gold“ spielen
yspahan-choice-card-place = Lastenträger, setzen: { $shop } ({ $souk })
yspahan-choice-card-caravan = { $points ->
    [one] Kameltreiber: ein Stein auf die Karawane für { $points } Punkt
   *[other] Kameltreiber: ein Stein auf die Karawane für { $points } Punkte
}
yspahan-choice-card-sell-camels = { $count ->
    [one] Kamelverkauf: { $count } Kamel für { $points } Punkte
   *[other] Kamelverkauf: { $count } Kamele für { $points } Punkte
}
yspahan-choice-card-sell-gold = { $points ->
    [one] Goldverkauf: { $count } Gold für { $points } Punkt
   *[other] Goldverkauf: { $count } Gold für { $points } Punkte
}
yspahan-choice-card-swap-camels = { $count ->
    [one] Tausch: { $count } Kamel gegen { $count } Gold
   *[other] Tausch: { $count } Kamele gegen { $count } Gold
}
yspahan-choice-card-swap-gold = { $count ->
    [one] Tausch: { $count } Gold gegen { $count } Kamel
   *[other] Tausch: { $count } Gold gegen { $count } Kamele
}
yspahan-choice-end = Den Zug beenden

## Was nicht geht, und warum

yspahan-blocked-not-offered = Das geht gerade nicht.
yspahan-blocked-yellow-gold = Jeder gelbe Würfel kostet 1 Gold: Du brauchst { $need } und hast { $have }.
yspahan-blocked-empty-level = Auf dieser Stufe liegen keine Würfel.
yspahan-blocked-yellow-only = Hier liegen nur gelbe Würfel; sie zählen nur für den Startspieler.
yspahan-blocked-deliver = Im { $quarter } steht dir kein Laden offen.
yspahan-blocked-shop-taken = In diesem Laden liegt schon ein Stein.
yspahan-blocked-foreign-souk = Dieser Basar gehört { $owner } ({ $souk }).
yspahan-blocked-unfinished-souk = Fülle in diesem Viertel zuerst: { $souk }.
yspahan-blocked-other-quarter = Die Würfel liefern nur ins { $quarter }.
yspahan-blocked-too-far = Der Weg nach { $fields } kostet { $gold } Gold.
yspahan-blocked-boosted = Du kannst für eine Gruppe nur eine Karte abwerfen.
yspahan-blocked-boost-group = Du kannst eine Karte nur für eine Würfelgruppe abwerfen.
yspahan-blocked-boost-late = Du kannst eine Karte nur vor der Aktion abwerfen.
yspahan-blocked-already-built = { $building }: hast du schon.
yspahan-blocked-cost = { $building } kostet { yspahan-cost }.
yspahan-blocked-built-this-turn = Nur ein Gebäude je Zug; mit einer Baukarte geht noch eines.
yspahan-blocked-build-later = Bauen kannst du nach der Aktion.
yspahan-blocked-build-group = Zum Bauen brauchst du eine Würfelgruppe.
yspahan-blocked-build-nothing = Mit dem, was du hast, kannst du nichts bauen.
yspahan-blocked-nothing-to-draw = Beide Stapel sind leer.
yspahan-blocked-must-draw = Für dich sind keine Würfel mehr da, also musst du eine Karte ziehen.
yspahan-blocked-card-time = Wähle erst das Gebäude.
yspahan-blocked-card-turn = Karten spielst du nur in deinem eigenen Zug.
yspahan-blocked-card-place = In der ganzen Stadt steht dir kein Laden offen.
yspahan-blocked-card-swap = Du hast nichts zu tauschen.
yspahan-blocked-card-sell-camels = Du hast keine Kamele zu verkaufen.
yspahan-blocked-card-sell-gold = Du hast kein Gold zu verkaufen.
yspahan-blocked-card-build = Mit dieser Karte kannst du kein Gebäude bezahlen.
yspahan-blocked-card-build-action = Spiel diese Karte zusammen mit der Bauaktion.
yspahan-blocked-one-build-card = Nur eine Baukarte je Gebäude.
yspahan-blocked-card-not-held = „{ $card }“ hast du nicht auf der Hand.
yspahan-blocked-card-most = Du kannst höchstens { $most } abgeben.
yspahan-blocked-card-none = Du musst mindestens eines abgeben.
yspahan-blocked-no-camel = Um den Stein zu behalten, brauchst du ein Kamel, und du hast keins.
yspahan-blocked-end-action = Wähle erst eine Würfelgruppe und eine Aktion.

## Das Protokoll; Punkte haben eigene Zeilen ("scored")

yspahan-log-day-began = Woche { $week }, Tag { $day }: { $seat } beginnt
yspahan-log-bought = { $count ->
    [one] { $seat } zahlte { $count } Gold für einen gelben Würfel
   *[other] { $seat } zahlte { $count } Gold für { $count } gelbe Würfel
}
yspahan-log-rolled = { $seat } würfelte { $dice }
yspahan-log-took = { $count ->
    [one] { $seat } wählte { $level }: { $count } Würfel mit einer { $pips }
   *[other] { $seat } wählte { $level }: { $count } Würfel mit einer { $pips }
}
yspahan-log-boosted = { $seat } warf „{ $card }“ für einen Würfel mehr ab
yspahan-log-yellow-unused = { $seat } legte die gelben Würfel der Gruppe beiseite
yspahan-log-yellow-removed = Die gelben Würfel wurden entfernt
yspahan-log-took-camels = { $count ->
    [one] { $seat } nahm { $count } Kamel
   *[other] { $seat } nahm { $count } Kamele
}
yspahan-log-took-gold = { $seat } nahm { $count } Gold
yspahan-log-placed = { $seat } setzte einen Stein { $shop } ({ $souk })
yspahan-log-completed = { $seat } machte einen Basar voll: { $souk }
yspahan-log-surplus = { $count ->
    [one] { $seat } fand für { $count } Stein keinen Laden
   *[other] { $seat } fand für { $count } Steine keinen Laden
}
yspahan-log-skipped-hoist = { $seat } ließ den Lastenaufzug ungenutzt
yspahan-log-moved = { $gold ->
    [0] { $seat } bewegte den Aufseher von { $from } nach { $field }
   *[other] { $seat } bewegte den Aufseher für { $gold } Gold von { $from } nach { $field }
}
yspahan-log-stayed = { $gold ->
    [0] { $seat } ließ den Aufseher auf { $field }
   *[other] { $seat } ließ den Aufseher für { $gold } Gold auf { $field }
}
yspahan-log-sent = Der Stein von { $seat } { $shop } ging zur Karawane
yspahan-log-saved = { $seat } gab ein Kamel ab und behielt den Stein { $shop }; einer aus dem Vorrat ging zur Karawane
yspahan-log-loaded = Ein Stein von { $seat } kam auf Kamel { $camel }
yspahan-log-caravan-full = Die Karawane war voll: Sie wurde gewertet und brach auf
yspahan-log-drew = { $seat } zog eine Karte
yspahan-log-drew-card = { $seat } zog „{ $card }“
yspahan-log-passed = { $seat } passte: Es gab keine Karte zu ziehen
yspahan-log-shuffled = { $count ->
    [one] { $count } abgelegte Karte wurde zum neuen Stapel
   *[other] Die { $count } abgelegten Karten wurden zu einem neuen Stapel gemischt
}
yspahan-log-played = { $seat } spielte „{ $card }“
yspahan-log-swapped-camels = { $count ->
    [one] { $seat } tauschte { $count } Kamel gegen { $count } Gold
   *[other] { $seat } tauschte { $count } Kamele gegen { $count } Gold
}
yspahan-log-swapped-gold = { $count ->
    [one] { $seat } tauschte { $count } Gold gegen { $count } Kamel
   *[other] { $seat } tauschte { $count } Gold gegen { $count } Kamele
}
yspahan-log-sold-camels = { $count ->
    [one] { $seat } verkaufte { $count } Kamel
   *[other] { $seat } verkaufte { $count } Kamele
}
yspahan-log-sold-gold = { $seat } verkaufte { $count } Gold
yspahan-log-set-aside = { $seat } legte eine Würfelgruppe zum Bauen weg: { $level }
yspahan-log-built = { $seat } baute: { $building } für { yspahan-cost }
yspahan-log-scored = { $points ->
    [one] { $seat } bekam { $points } Punkt: { $rule }
   *[other] { $seat } bekam { $points } Punkte: { $rule }
}
yspahan-log-scored-souk = { $seat } bekam { $points } Punkte: { $souk }
yspahan-log-scored-caravan = { $points ->
    [one] { $seat } bekam { $points } Punkt mit der Karawane: { $cubes } × { $row }
   *[other] { $seat } bekam { $points } Punkte mit der Karawane: { $cubes } × { $row }
}
yspahan-log-ended-turn = { $seat } beendete den Zug
yspahan-log-week-ended = Woche { $week } ist vorbei: Basare und Karawane werden gewertet
yspahan-log-cleared = Die Steine der Stadt gingen an ihre Besitzer zurück
yspahan-log-last-day-order = Reihenfolge am letzten Tag, die wenigsten Punkte zuerst: { $first }, { $second }, { $third }, { $fourth }
yspahan-log-last-day-starter = { $seat } hat die wenigsten Punkte und beginnt den letzten Tag
yspahan-log-last-day-tie = Die Punkte sind gleich, also wechselt der Startspieler wie sonst: { $seat } beginnt den letzten Tag
yspahan-log-game-over = Die Partie endete nach der dritten Woche

## Punkte und das Ende

yspahan-score-souks-1 = Basare, Woche 1
yspahan-score-souks-2 = Basare, Woche 2
yspahan-score-souks-3 = Basare, Woche 3
yspahan-score-market = Markt
yspahan-score-arrival = Auf die Karawane gelegte Steine
yspahan-score-full = Volle Karawanen
yspahan-score-week = Karawane am Ende der Woche
yspahan-score-buildings = Gebäude
yspahan-score-cards = Karten
yspahan-end-weeks = Drei Wochen sind gespielt
yspahan-tie-shared = Gleiche Punkte teilen sich den Platz

## Automatische Antworten

yspahan-answer-yellow-dice = Zu Beginn meines Tages würfeln mit
yspahan-answer-yellow-dice-ask = frag mich
yspahan-answer-yellow-dice-0 = nur den weißen Würfeln
yspahan-answer-yellow-dice-1 = 1 gelben Würfel
yspahan-answer-yellow-dice-2 = 2 gelben Würfeln
yspahan-answer-yellow-dice-3 = 3 gelben Würfeln
yspahan-answer-yellow-dice-help = Dann wird gewürfelt, sobald der Tag davor zu Ende ist, und alle können mit dem Wurf planen. Fehlt dir das Gold, wirst du gefragt.
yspahan-answer-save-cube = Wenn einer meiner Steine zur Karawane soll
yspahan-answer-save-cube-ask = frag mich
yspahan-answer-save-cube-always = immer ein Kamel abgeben und ihn behalten
yspahan-answer-save-cube-never = immer ziehen lassen
yspahan-answer-save-cube-complete = ein Kamel nur für volle Basare abgeben
yspahan-answer-save-cube-help = Dann muss niemand auf dich warten. Ohne Kamel geht der Stein immer.

## Wofür eine geplante Wahl stehen kann

yspahan-pick-most-dice = Die Gruppe mit den meisten Würfeln
yspahan-pick-most-goods = Die Ware mit den meisten Würfeln
yspahan-pick-highest = Die Gruppe mit der höchsten Augenzahl

## Der Spielplan für alle, die ihn hören oder auf ihn zeigen

yspahan-pane-city = Stadt
yspahan-pane-tower = Würfel
yspahan-pane-caravan = Karawane
yspahan-pane-merchants = Händler
yspahan-pane-hand = Hand
yspahan-pane-calendar = Kalender
yspahan-city-description = Die Stadt Isfahan: eine Straße mit vier Armen, Westen, Osten, Norden und Süden, und daran die Läden von vier Vierteln
yspahan-label-street = Straßenfeld { $field }
yspahan-label-supervisor = Der Aufseher steht auf { $field }
yspahan-label-shop-empty = Leerer Laden { $shop }, { $souk }
yspahan-label-shop-taken = Stein von { $seat } { $shop }, { $souk }
yspahan-label-souk = { $shops ->
    [one] { $souk }: { $points } Punkte, { $shops } Laden
   *[other] { $souk }: { $points } Punkte, { $shops } Läden
}
yspahan-label-souk-complete = { $souk }: voll, { $points } Punkte
yspahan-label-inner = Dieser Laden hat keine Tür zur Straße: Der Aufseher erreicht ihn nicht.
yspahan-label-level = { $count ->
    [one] { $level }: { $count } Würfel mit einer { $pips }
   *[other] { $level }: { $count } Würfel mit einer { $pips }
}
yspahan-label-level-yellow = { $count ->
    [one] { yspahan-label-level }, gelb
   *[other] { yspahan-label-level }, davon { $yellow } gelb
}
yspahan-label-level-empty = { $level }: leer
yspahan-label-yellow-of = Gelbe Würfel zählen nur für { $seat }
yspahan-label-camel-free = Kamel { $camel }, frei: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
yspahan-label-camel-taken = Kamel { $camel }: Stein von { $seat }
yspahan-label-row = Reihe { $row }
yspahan-label-caravan-now = Die Karawane jetzt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
yspahan-label-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
yspahan-label-camels = { $count ->
    [one] { $count } Kamel
   *[other] { $count } Kamele
}
yspahan-label-gold = { $count } Gold
yspahan-label-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
yspahan-label-cubes = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
yspahan-label-dice = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
yspahan-label-deck = { $count ->
    [one] Stapel: { $count } Karte
   *[other] Stapel: { $count } Karten
}
yspahan-label-discards-none = Keine abgelegten Karten
yspahan-label-hand-empty = Keine Karten auf der Hand
yspahan-label-week = Woche { $week }
yspahan-label-day = Tag { $day }
yspahan-label-date = Woche { $week }, Tag { $day }
yspahan-label-last-day = Letzter Tag: wenigste Punkte zuerst
yspahan-label-starter = { $seat } begann diesen Tag
yspahan-label-built = { $seat } besitzt: { $building }
yspahan-label-cost = { yspahan-cost }
yspahan-label-yours = deine

## Was das Brett selbst sagt

yspahan-board-merchants = Die Händler
yspahan-board-you = du
yspahan-board-starts = beginnt
yspahan-board-built = Gebäude bisher
yspahan-board-not-built = nicht gebaut
yspahan-board-next = nächstes +{ $points }
yspahan-board-all-built = alle gebaut
yspahan-board-building-points = Punkte für Gebäude: 1., 2. 0 · 3.–5. 5 · 6. 10
yspahan-board-scores = Punkte bisher, Regel für Regel
yspahan-board-piles = Nachziehstapel und Ablage
yspahan-board-day = Tag
yspahan-board-week-end = am Ende der Woche
yspahan-board-row = Reihe { $times }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für einen Stein, der hier landet; am Ende der Woche zählt jeder deiner Steine so viel wie deine höchste Reihe
yspahan-board-deck = { $count } zu ziehen
yspahan-board-discards = { $count } abgelegt
yspahan-board-no-dice = leer
yspahan-board-steps = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
yspahan-board-bonus = +{ $count } { $building }
yspahan-board-boost = Ein Würfel mehr, für eine abgelegte Karte
yspahan-board-yellow = { $count ->
    [one] { $count } gelber Würfel
   *[other] { $count } gelbe Würfel
}
yspahan-board-yellow-price = Gelbe Würfel: je 1 Gold
yspahan-board-yellow-yours = Gelbe Würfel: nur für dich
yspahan-board-yellow-of = Gelbe Würfel: nur für { $seat }
yspahan-board-act-deliver = In das Viertel liefern
yspahan-board-act-camels = Kamele nehmen
yspahan-board-act-gold = Gold nehmen
yspahan-board-act-supervisor = Den Aufseher bewegen
yspahan-board-act-draw = Eine Karte ziehen
yspahan-board-act-build = Bauen

yspahan-building-pasture-brief = +1 Kamel, wenn du Kamele nimmst
yspahan-building-shop-brief = +2 Gold, wenn du Gold nimmst
yspahan-building-bath-brief = Aufseher ±3 Felder, gratis
yspahan-building-caravansary-brief = 1 Karte je eigenem Stein, der zur Karawane geht
yspahan-building-market-brief = +2 Punkte je vollem Basar
yspahan-building-hoist-brief = +1 Stein, wenn du lieferst

yspahan-card-swap-brief = Kamele gegen Gold oder Gold gegen Kamele
yspahan-card-camels-brief = nimm 3 Kamele
yspahan-card-gold-brief = nimm 3 Gold
yspahan-card-place-brief = 1 Stein in einen offenen Laden
yspahan-card-caravan-brief = 1 Stein auf das nächste Kamel
yspahan-card-sell-camels-brief = bis zu 4, je 2 Punkte
yspahan-card-sell-gold-brief = bis zu 10, je 1 Punkt
yspahan-card-no-camels-brief = zahl nur das Gold
yspahan-card-no-gold-brief = zahl nur die Kamele

## Was man zählt, als Mengen

yspahan-purse-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
yspahan-purse-camels = { $count ->
    [one] { $count } Kamel
   *[other] { $count } Kamele
}
yspahan-purse-gold = { $count } Gold
yspahan-purse-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
yspahan-purse-buildings = { $count } Gebäude
yspahan-purse-shops = { $count ->
    [one] { $count } Stein in den Basaren
   *[other] { $count } Steine in den Basaren
}
yspahan-purse-caravan = { $count ->
    [one] { $count } Stein auf der Karawane
   *[other] { $count } Steine auf der Karawane
}

## Die drei Karten vor dem ersten Spiel

yspahan-primer-want = Du willst Punkte.
yspahan-primer-want-more = Fülle einen ganzen Basar mit deinen Steinen: Er bringt die Zahl auf seinem Schild.
yspahan-primer-turn = In deinem Zug nimmst du eine Gruppe Würfel.
yspahan-primer-turn-more = Sie bringt Gold, Kamele oder Steine.
yspahan-primer-end = Nach drei Wochen mit je sieben Tagen ist Schluss.
yspahan-primer-end-more = Gewertet wird an jedem siebten Tag.

## Zahlen zum Titel

yspahan-opening-deliver = Waren legen
yspahan-opening-camels = Kamele nehmen
yspahan-opening-gold = Gold nehmen
yspahan-opening-supervisor = Aufseher ziehen
yspahan-opening-draw = Karte ziehen
yspahan-opening-build = Mit Würfeln bauen
