# Meldungen an die Betreiber.

reports-name = Diesen Namen melden
reports-name-text = Die Betreiber dieser Seite lesen, was du hier schreibst, sehen sich den Namen „{ $name }“ an und antworten dir. { $name } erfährt nie davon.
reports-why = Was stimmt damit nicht?
reports-button = Melden
reports-sent = Die Betreiber dieser Seite haben deine Meldung. Sie antworten dir.
reports-title = Deine Meldungen
reports-open = noch nicht beantwortet
