### Worum es bei einer Entscheidung geht, in einer ersten Partie: zu jeder Aufforderung ein, zwei Sätze, mit ihren Variablen.

yspahan-coach-roll = { $seats ->
    [2] Zu zweit spielt der Startspieler heute zuerst und zuletzt, der andere dazwischen. Diese Würfel nutzt ihr beide.
   *[other] Diese Würfel nutzen heute alle.
  } Ein gelber kostet Gold und zählt nur für dich. Er lohnt sich, wenn ein Würfel mehr einen Basar (Läden einer Farbe) fertig macht oder ein Gebäude (Hilfe für die ganze Partie) bezahlt.
yspahan-coach-choose-group = Schau auf beides: wie viele Würfel dort liegen (Kamele, Gold, Steine), und was du denen übrig lässt, die nach dir kommen.
yspahan-coach-action = { $seats ->
    [2] Mit einer Gruppe kannst du die Aktion ihrer Stufe ausführen, den Aufseher bewegen, eine Karte ziehen oder bauen. Zu zweit kostet Bauen eine Gruppe, und der Startspieler kann in beiden Zügen des Tages bauen.
   *[other] Mit einer Gruppe kannst du die Aktion ihrer Stufe ausführen, den Aufseher bewegen oder eine Karte ziehen.
  } Bringt dir die Aktion der Stufe wenig, zieh eine Karte oder bewege den Aufseher.
yspahan-coach-place = Nur volle Basare zählen, am Ende der Woche. Aus einem Laden mit Tür zur Straße kann der Aufseher deinen Stein fortschicken; ein innerer ist sicher.
yspahan-coach-place-hoist = Noch ein Stein kostet nichts. Verzichte nur, wenn er einen Basar beginnen würde, den du nicht fertig bekommst.
yspahan-coach-move = Steine neben dem Feld, auf dem er stehen bleibt, gehen zur Karawane, auch deine. Triff also einen fast vollen Basar von anderen, oder schick eigene Steine, wenn die Karawane lohnt.
yspahan-coach-send = Der erste bekommt das nächste Kamel der Karawane. Denk daran, wer den besseren Platz bekommt und wer die Karawane voll macht.
yspahan-coach-send-last = Nur dieser Stein ist noch übrig; er bekommt das nächste Kamel der Karawane.
yspahan-coach-save = Für ein Kamel bleibt dein Stein im Laden, und einer aus deinem Vorrat geht zur Karawane: gut, wenn der Basar voll ist oder beinahe.
yspahan-coach-save-gone = Ohne Kamel geht dein Stein zur Karawane; auch dort bringt er Punkte.
yspahan-coach-forced-draw = Auch eine Karte nützt: Wirf sie an einem anderen Tag für einen Würfel mehr ab, oder spiel sie wegen ihrer Wirkung.
yspahan-coach-forced-pass = Heute ist für dich nichts mehr da; der nächste Tag bringt neue Würfel.
yspahan-coach-build = Jedes Gebäude hilft dir bis zum Ende, deshalb lohnen sich die frühen am meisten. Vom dritten an bringen sie auch Punkte.
yspahan-coach-end = In jedem Zug darfst du einmal bauen. { $cards ->
    [0] Was du heute nicht ausgibst, behältst du; am Ende der Partie ist es aber nichts wert.
   *[other] Karten kannst du für später behalten, aber am Ende sind übrige nichts wert.
  }
yspahan-coach-end-plain = { $cards ->
    [0] Du hast keine Karte auf der Hand, also ist in diesem Zug nichts mehr zu tun.
   *[other] Karten kannst du für später behalten, aber am Ende sind übrige nichts wert.
  }
