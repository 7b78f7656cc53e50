### Worum es bei einer Entscheidung geht, in einer ersten Partie: zu jeder Aufforderung ein, zwei Sätze, mit ihren Variablen.

marco-polo-1-coach-character = Jeder Charakter ändert eine Regel nur für dich. Nimm einen, dessen Regel dir in jeder Runde hilft.
marco-polo-1-coach-bid = Jeder Charakter ändert eine Regel nur für dich. Biete nur so viel, wie er dir mehr bringt als der nächstbeste: Die Punkte zahlst du am Ende.
marco-polo-1-coach-bid-points = Diese Punkte zahlst du am Ende der Partie. Bietet jemand mehr, zahlst du nichts und bietest neu.
marco-polo-1-coach-compensate = Kamele brauchst du für Wege, Münzen fürs Zuzahlen und für Reisen. Nimm, wovon du weniger hast.
marco-polo-1-coach-no-dice = { $contracts ->
    [0] Beende den Zug
   *[other] Erfülle einen Auftrag, wenn du kannst, und beende dann den Zug
  }: Für dich ist diese Runde vorbei, außer du kaufst einen schwarzen Würfel.
marco-polo-1-coach-end = { $contracts ->
    [0] Deine Aktion ist ausgeführt. Zusatzaktionen sind jetzt möglich oder in einem späteren Zug, vor oder nach seiner Aktion.
   *[other] Deine Aktion ist ausgeführt. Aufträge, die du bezahlen kannst, erfüllst du jetzt oder in einem späteren Zug, vor oder nach seiner Aktion.
  }
marco-polo-1-coach-more-dice = Der niedrigste Würfel von allen entscheidet, wie viel die Aktion bringt. Leg also keinen unnötig niedrigen dazu, und keinen, den du anderswo brauchst.
marco-polo-1-coach-turn-die = Gedreht zählt ein Würfel eins mehr oder eins weniger: genug für die nächste Zeile oder einen Schritt mehr.
marco-polo-1-coach-card = Tausche so oft, wie es dir jetzt hilft: Was du behältst, brauchst du vielleicht für eine Reise oder einen Auftrag.
marco-polo-1-coach-card-again = Mit dem, was du eben bekommen hast, darfst du denselben Tausch noch einmal bezahlen. Hör auf, wenn du das, was du gibst, dringender brauchst.
marco-polo-1-coach-card-bonus = Nimm, was deinem nächsten Auftrag oder deiner nächsten Reise fehlt.
marco-polo-1-coach-contract = Nimm, was du mit Waren bezahlen kannst, die du hast oder in dieser Runde bekommst. Platz hast du nur für zwei Aufträge.
marco-polo-1-coach-replace-contract = Gib den auf, für den dir mehr fehlt; seine Belohnung bekommst du dann nicht.
marco-polo-1-coach-keep-contract = Behalte ihn, wenn du rechtzeitig an seine Waren kommst. Mehr als deine zwei Plätze hast du nicht.
marco-polo-1-coach-no-room-drawn = Auf deinen beiden Plätzen liegen Aufträge, die du gerade genommen hast; du kannst ihn nicht behalten. Erfülle einen davon, dann ist Platz für den nächsten.
marco-polo-1-coach-relocate = Du verlierst, was der Handelsposten in seiner alten Stadt bot. Nimm einen, der dir nichts mehr bringt.
marco-polo-1-coach-bonuses = Du bekommst alle. Die Reihenfolge zählt, wenn einer den anderen bezahlt.
marco-polo-1-coach-copy-bonus = Nimm, was deinem nächsten Auftrag oder deiner nächsten Reise fehlt; beim nächsten Mal darfst du anders wählen.
marco-polo-1-coach-give-goods = { $contracts ->
    [0] Behalte, was am schwersten zu bekommen ist: Gold eher als Seide, Seide eher als Pfeffer.
   *[other] Behalte die Waren, die deine Aufträge verlangen.
  }
marco-polo-1-coach-take-goods = { $contracts ->
    [0] Du hast noch keinen Auftrag: Nimm, was einer auf dem Plan verlangt, oder was am schwersten zu bekommen ist.
   *[other] Schau auf deine Aufträge: Nimm, was ihnen fehlt.
  }
marco-polo-1-coach-goals = Eine Karte zählt am Ende, wenn du in beiden ihrer Städte Handelsposten hast. Zwei Karten, deren Städte an einem Weg liegen, sind leichter.
marco-polo-1-coach-act = Liegen auf einem blauen Feld schon Würfel, zahlst du meist so viele Münzen, wie dein niedrigster Würfel zeigt. Setz hohe Würfel also früh, solange Felder frei sind, und heb niedrige für besetzte Felder auf.
marco-polo-1-coach-row = Eine niedrigere Zeile als die deines Würfels ist erlaubt. Die Zeilen 3 und 5 bringen noch etwas dazu: Schau, was deine Aufträge und deine nächste Reise verlangen.
marco-polo-1-coach-position-bonus = Kamele brauchst du für Wege, Münzen fürs Zuzahlen und für Reisen. Nimm, wovon du weniger hast.
marco-polo-1-coach-bag = Ein Würfel, den du sonst nicht brauchst, ist 3 Münzen wert. Hast du noch Würfel und noch keine Aktion ausgeführt, musst du das noch tun.
marco-polo-1-coach-no-room = Vom Stapel kannst du jetzt nichts behalten: Beim Ziehen siehst du nur einen Auftrag, dann kommt er unter den Stapel.
marco-polo-1-coach-walk = Bleibst du in einer Stadt stehen, setzt du dort einen Handelsposten; in Städten, durch die du nur kommst, meist nicht. Du zahlst alles, wenn du stehen bleibst.
marco-polo-1-coach-walk-paying = Bleibst du in einer Stadt stehen, setzt du dort einen Handelsposten; in Städten, durch die du nur kommst, meist nicht. Du zahlst alles, wenn du stehen bleibst.
