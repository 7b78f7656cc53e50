### Worum es bei einer Entscheidung geht, in einer ersten Partie: zu jeder Aufforderung ein, zwei Sätze, mit ihren Variablen.

rajas-cards-karma-coach-turn = Eine Karte als Würfel ist nie verloren: Zwei gute Würfel einer Farbe sind ein Gebäude. Am besten ist, was drei von etwas ergibt, denn das löst das Nächste aus.
rajas-cards-karma-coach-pay-sum = Zu viel gezahlt gibt nichts zurück. Behalte die Würfel, die eine andere Karte braucht{ $karma ->
    [0] .
   *[other] , und Karma für den Fall, dass ein Auge fehlt.
  }
rajas-cards-karma-coach-pay-exact = Die Farbe ist gleich. Zahle mit einem Würfel, dessen Farbe du nicht sammelst{ $karma ->
    [0] .
   *[other] ; Karma ändert einen Würfel um 1.
  }
rajas-cards-karma-coach-drop = Acht darfst du halten. Wirf ab, was zu nichts passt: einen niedrigen Würfel einer Farbe, die du nicht sammelst.
rajas-cards-karma-coach-take-die = Von der Rückseite siehst du meist nur die Farbe. Nimm die Farbe eines Gebäudes, das du willst.
rajas-cards-karma-coach-take-goods = Drei gleiche Waren oder drei verschiedene werden sofort verkauft: Such die dritte.
rajas-cards-karma-coach-take-goods-more = Noch eine Ware kann einen Verkauf auslösen, auch einen schlechten: Ein billiger Verkauf nimmt seine Karten mit.
rajas-cards-karma-coach-take-palace = Wähle, was du jetzt brauchst: Würfel, Karma, Münzen für deine Waren oder noch einmal die Belohnung eines Schiffs.
rajas-cards-karma-coach-take-palace-more = Es kostet nichts. Verzichte nur, wenn es dir etwas nähme, etwa Würfel über acht hinaus.
rajas-cards-karma-coach-take-ship = Die Zahlen in deiner Reihe müssen steigen; eine niedrigere vertreibt die anderen. Das dritte Schiff bringt einen Verwalter.
rajas-cards-karma-coach-take-ship-more = Eine niedrigere Zahl als die deines letzten Schiffs vertreibt deine Reihe. Dann lass es lieber.
rajas-cards-karma-coach-pick-bonus = Die Karte ist schon umgedreht. Wähle, was dich den nächsten drei gleichen näher bringt.
rajas-cards-karma-coach-pick-reward = Du bekommst nur die Belohnung, nicht das Schiff: Vergleiche, was am Ende jeder Reihe liegt.
rajas-cards-karma-coach-pick-trio = Ein Gebäude oder eine Ware dient nur einer Wirkung. Schau, was jeweils geht und was für die nächsten drei bleibt.
rajas-cards-karma-coach-which-first = Die Reihenfolge zählt, wenn eins davon eine Karte der Zählleiste umdreht oder drei Verwalter ergibt: Dessen Bonus kommt zuerst.
rajas-cards-karma-coach-bonus-turn = Es ist ein ganzer Zug. Würfel, die dir ein Verwalter jetzt bringt, kannst du darin ausgeben.
rajas-cards-karma-coach-end = Dein Zug ist vorbei; danach geht es bei den anderen weiter.
rajas-cards-karma-coach-end-steward = Ein Verwalter ist noch ein Zug, ein Joker beim Zahlen oder zwei Würfel. Mit dem dritten gehen alle für 2 Ruhm, also warte nicht zu lange.
rajas-cards-karma-coach-arrange = Ruhm dreht deine Karten von links um, Münzen von rechts. Leg nach vorn, was dir beim Aufbau hilft, etwa Würfel.
