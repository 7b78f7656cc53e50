### Worum es bei einer Entscheidung geht, in einer ersten Partie: zu jeder Aufforderung ein, zwei Sätze, mit ihren Variablen.

rajas-cards-karma-coach-turn = Eine Karte als Würfel ist nie verloren: Mit zwei guten Würfeln einer Farbe bezahlst du ein Gebäude. Am besten ist eine Karte, mit der du drei einer Art hast, denn das löst die nächste Wirkung aus.
rajas-cards-karma-coach-pay-sum = Wechselgeld gibt es nicht. Behalte die Würfel, die du für eine andere Karte brauchst{ $karma ->
    [0] .
   *[other] , und Karma für den Fall, dass ein Auge fehlt.
  }
rajas-cards-karma-coach-pay-exact = Die Farbe ist egal. Zahle mit einem Würfel, dessen Farbe du nicht sammelst{ $karma ->
    [0] .
   *[other] ; Karma ändert einen Würfel um 1.
  }
rajas-cards-karma-coach-drop = Acht darfst du haben. Wirf ab, was du nicht brauchst: einen niedrigen Würfel einer Farbe, die du nicht sammelst.
rajas-cards-karma-coach-take-die = Von der Rückseite siehst du meist nur die Farbe. Nimm die Farbe eines Gebäudes, das du willst.
rajas-cards-karma-coach-take-goods = Drei gleiche Waren oder drei verschiedene werden sofort verkauft: Such die dritte.
rajas-cards-karma-coach-take-goods-more = Noch eine Ware kann einen Verkauf auslösen, auch einen schlechten: Ein billiger Verkauf nimmt seine Karten mit.
rajas-cards-karma-coach-take-palace = Wähle, was du jetzt brauchst: Würfel, Karma, Münzen für deine Waren oder noch einmal die Belohnung eines Schiffs.
rajas-cards-karma-coach-take-palace-more = Es kostet nichts. Hör nur auf, wenn du dadurch etwas verlierst, etwa Würfel über acht hinaus.
rajas-cards-karma-coach-take-ship = Die Zahlen in deiner Reihe müssen steigen; bei einer niedrigeren gehen die früheren Schiffe. Das dritte Schiff bringt einen Verwalter.
rajas-cards-karma-coach-take-ship-more = Ist die Zahl niedriger als die deines letzten Schiffs, gehen deine früheren Schiffe. Hör dann lieber auf.
rajas-cards-karma-coach-pick-bonus = Die Karte ist schon gewendet. Wähle, was dich den nächsten drei einer Art näher bringt.
rajas-cards-karma-coach-pick-reward = Du bekommst nur die Belohnung, nicht das Schiff: Vergleiche die letzten Schiffe aller Reihen.
rajas-cards-karma-coach-pick-trio = Ein Gebäude oder eine Ware zählt nur für eine Wirkung. Schau, welche Karten jeweils gehen und welche für die nächsten drei bleiben.
rajas-cards-karma-coach-which-first = Die Reihenfolge zählt, wenn eins davon eine Zählleistenkarte wendet oder drei Verwalter ergibt: Dessen Bonus kommt zuerst.
rajas-cards-karma-coach-bonus-turn = Es ist ein ganzer Zug. Würfel, die dir ein Verwalter jetzt bringt, kannst du darin ausgeben.
rajas-cards-karma-coach-end = Dein Zug ist vorbei; danach geht es bei den anderen weiter.
rajas-cards-karma-coach-end-steward = Einen Verwalter nutzt du für noch einen Zug, als Joker beim Zahlen oder für zwei Würfel. Mit dem dritten verlierst du alle für 2 Ruhm, also warte nicht zu lange.
rajas-cards-karma-coach-arrange = Ruhm wendet deine Karten von links, Münzen von rechts. Leg an beide Enden, was dir früh hilft, etwa Würfel.
