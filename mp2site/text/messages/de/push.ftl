# Web-Push: was eine Mitteilung sagt, und die Seite der Geräte.

push-several =
    { $count ->
        [one] Neues an einem Tisch
       *[other] Neues an { $count } Tischen
    }
push-by =
    { $kind ->
        [turn] { $name } hat gezogen.
        [started] { $name } hat das Spiel begonnen.
        [invitation] { $name } lädt dich ein.
        [chat] { $name } hat geschrieben.
       *[other] {""}
    }

push-title = Auf deinen Geräten
push-note =
    { $count ->
        [0] Ein Telefon oder Rechner sagt dir, wenn du dran bist
        [one] Ein Gerät sagt dir Bescheid
       *[other] { $count } Geräte sagen dir Bescheid
    }
push-intro = Ein Gerät sagt dir, wenn du dran bist, auch wenn diese Seite nicht offen ist. Deine Ruhezeiten gelten auch dort, und es zeigt nie etwas Verdecktes.
push-here = Dieses Gerät
push-none = Diesem Browser kann nichts gesagt werden. Auf iPhone und iPad lege die Seite erst zum Home-Bildschirm und öffne sie dann von dort.
push-insecure = Diese Seite wurde über http geöffnet, und Browser erlauben Mitteilungen nur über https (oder auf localhost). Öffne die Seite über eine Adresse, die mit https beginnt, oder bitte die Betreiber, das einzurichten.
push-denied = Dieser Browser soll keine Mitteilungen dieser Seite zeigen. Erlaube sie in seinen Einstellungen für diese Seite und komm dann wieder.
push-is-on = Dieses Gerät sagt dir Bescheid.
push-is-off = Dieses Gerät sagt dir noch nicht Bescheid. Dein Browser wird fragen, ob er darf.
push-on = Auf diesem Gerät Bescheid sagen
push-off = Hier ausschalten
push-failed = Der Browser konnte sich nicht mit seinem Push-Dienst verbinden. Versuche es später noch einmal.
push-done = Dieses Gerät sagt dir ab jetzt Bescheid.
push-removed = Dieses Gerät sagt dir nichts mehr.
push-devices = Alle deine Geräte
push-no-devices = Noch sagt dir kein Gerät Bescheid. Öffne diese Seite auf dem, das es soll.
push-this = Dieses Gerät.
push-since = Seit { $at }.
push-used = Zuletzt benachrichtigt: { $at }.
push-unknown = Ein Gerät
push-remove = Entfernen
push-remove-of = { $name } entfernen
