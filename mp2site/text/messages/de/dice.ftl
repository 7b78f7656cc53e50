## Ehrliche Würfel

dice-title = Faire Würfel
dice-link = Warum die Würfel fair sind
dice-short = Niemand kann einen Wurf erfinden oder nachträglich ändern, und du kannst das nachprüfen.
dice-back = Zurück zu „{ $table }“
dice-lead = Niemand kann einen Wurf oder eine Karte bestimmen, auch diese Seite nicht. Der Zufall einer Partie steht fest, bevor sich jemand setzt. Nach der Partie können ihn alle nachprüfen.
dice-step-secret = Wenn ein Tisch eröffnet wird, zieht die Seite ein Geheimnis und zeigt sofort seinen Fingerabdruck (einen Hash). Der Fingerabdruck verrät das Geheimnis nicht, aber kein anderes Geheimnis hat denselben. Deshalb lässt es sich später nicht austauschen.
dice-step-words = Alle, die sich setzen, steuern ein Wort bei, ein eigenes oder ein gezogenes. Die Seite kennt diese Wörter nicht, wenn sie das Geheimnis zieht. Deshalb kann sie keines aussuchen, das jemanden bevorzugt.
dice-step-rolls = Das Geheimnis und die Wörter bestimmen alle Würfe und alles Mischen. In welcher Reihenfolge jemand wählt und was jemand rückgängig macht, ändert daran nichts.
dice-step-end = Nach der Partie wird das Geheimnis gezeigt. Alle können prüfen, dass es den Fingerabdruck vom Anfang hat, und jeden Wurf wiederholen.
dice-numbers = Die Zahlen dieses Tisches
