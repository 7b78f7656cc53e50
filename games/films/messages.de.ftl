## Filme beendeter Partien

films-link = Film dieser Partie
films-title = Film
films-none = Von dieser Partie gibt es noch keinen Film. Er zeigt die ganze Partie in weniger als einer Minute.
films-ask = Film erstellen
films-limit = Du kannst { $most } Filme am Tag erstellen lassen. Ein Film braucht ein paar Minuten und wird nach einem halben Jahr gelöscht.
films-waits = Der Film entsteht gerade. Das dauert ein paar Minuten.
films-look = Noch einmal nachsehen
films-failed = Von dieser Partie ließ sich kein Film erstellen.
films-alt = Die Partie „{ $table }“ als Film des Spielplans
films-history = Um bei einem Zug anzuhalten oder genauer hinzusehen:
films-history-link = Rückblick auf die Partie
films-download = Film speichern
films-initials = Der Film zeigt nur Anfangsbuchstaben, bis alle Mitspieler ihrem Namen zustimmen.
films-named = Der Film zeigt die Namen: Alle haben zugestimmt.
films-agree-text = Dürfen Filme dieser Partie deinen Namen zeigen?
films-agree = Meinen Namen zeigen
films-agreed = Du bist einverstanden, dass Filme dieser Partie deinen Namen zeigen.
films-disagree = Meinen Namen nicht zeigen
films-begin = { $title }: der Anfang
films-won = Gewonnen: { $names }
films-too-many = Du hast an einem Tag { $most } Filme erstellen lassen. Versuche es morgen wieder.
privacy-file-films = die Filme, die du erstellen ließest, und die Partien, in deren Filmen dein Name steht
