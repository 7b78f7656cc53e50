## Ehrliche Würfel

dice-title = Ehrliche Würfel
dice-link = Warum die Würfel ehrlich sind
dice-short = Kein Wurf lässt sich ausdenken oder später ändern, und du kannst es nachprüfen.
dice-back = Zurück zu „{ $table }“
dice-lead = Niemand hier, auch dieses Haus nicht, kann einen Wurf aussuchen oder eine Karte bestimmen: Aller Zufall einer Partie steht fest, bevor sich jemand setzt, und wenn sie vorbei ist, kann ihn jeder nachprüfen.
dice-step-secret = Wenn der Tisch aufgestellt wird, zieht das Haus ein Geheimnis und zeigt sofort seinen Fingerabdruck (einen Hash). Der Fingerabdruck verrät nichts, aber kein anderes Geheimnis hat denselben: Es lässt sich nicht mehr austauschen.
dice-step-words = Wer sich setzt, gibt ein Wort dazu, ein eigenes oder ein gezogenes. Das Haus kennt diese Wörter nicht, wenn es das Geheimnis zieht, und kann also keines aussuchen, das jemandem nützt.
dice-step-rolls = Aus dem Geheimnis und den Wörtern folgen alle Würfe und alles Mischen. In welcher Reihenfolge gewählt und was zurückgenommen wird, ändert nichts daran.
dice-step-end = Wenn die Partie vorbei ist, wird das Geheimnis gezeigt, und alle können sehen, dass es den Fingerabdruck vom Anfang hat, und alles noch einmal würfeln.
dice-numbers = Die Zahlen dieses Tisches
