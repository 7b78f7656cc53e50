### Wertungen und Ranglisten.

ratings-title = Wertungen
ratings-of-title = Spiel
ratings-games = Partien
ratings-rating = Wertung
ratings-number = { $points } ± { $range }
ratings-provisional = vorläufig
ratings-ladder = Rangliste
ratings-ladder-of = Rangliste · { $title }
ratings-how = Hier steht, wer { $games } gewertete Partien mit Menschen beendet hat. Die Zahl sagt, wie stark jemand spielt, und ± um wie viel sie falsch sein kann: Wo sich zwei Spannen überschneiden, sind beide so gut wie gleich stark. Computer haben hier keinen Platz, und auch nicht, wer die eigenen Partien nicht allen zeigt (auf der eigenen Seite). Die ersten drei Partien derselben Leute in einem Monat zählen ganz, die nächsten halb, zu einem Drittel und so weiter. Wer eine Partie verlässt, verliert sie, und sie ändert keine andere Zahl; gibt jemand auf, können alle, die weiterspielen, vereinbaren, dass sie unter ihnen zählt.
ratings-others = Andere Ranglisten
ratings-after =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
ratings-yours = Deine Wertung: { $points } ± { $range }, nach { $games } Partien.
ratings-yours-provisional = Du hast { $games } der { $most } Partien beendet, nach denen du hier stehst.
ratings-yours-where = Wo du stehst
ratings-none = Noch hat niemand { $games } gewertete Partien beendet. Eröffne einen Tisch für Menschen, und spielt eine.
ratings-unrated = Ohne Wertung
ratings-unrated-text = Die Partie ändert keine Wertung. Mit Computern am Tisch tut das ohnehin keine.
ratings-unrated-most = Die Partie ändert keine Wertung.
ratings-computers = Auch mit Computern werten
ratings-computers-text = Die Partie ändert Wertungen, obwohl Computer mitspielen, deine wie ihre. Ohne dies ändert sie keine.
ratings-table-yes = Gewertet: Die Partie ändert die Wertung aller, die sie spielen
ratings-table-no = Nicht gewertet
ratings-table-computers = Nicht gewertet: Ein Computer spielt mit
ratings-changed = Wertungen
ratings-change = { $name }: { $points } ({ $change })
ratings-change-leaver = Jemand ist gegangen, daher zählt die Partie nur für diese Person.
ratings-change-less = Ihr habt in einem Monat oft miteinander gespielt, daher zählt die Partie weniger.
