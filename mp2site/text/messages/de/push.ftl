# Web-Push: was eine Mitteilung sagt, und die Seite der Geräte.

push-several =
    { $count ->
        [one] Neues an einem Tisch
       *[other] Neues an { $count } Tischen
    }
push-by =
    { $kind ->
        [turn] { $name } hat gezogen.
        [started] { $name } hat die Partie gestartet.
        [invitation] { $name } lädt dich ein.
        [chat] { $name } hat geschrieben.
       *[other] {""}
    }

push-title = Auf deinen Geräten
push-note =
    { $count ->
        [0] Mitteilungen auf Telefon oder Rechner bekommen
        [one] Ein Gerät zeigt Mitteilungen
       *[other] { $count } Geräte zeigen Mitteilungen
    }
push-intro = Ein Gerät benachrichtigt dich, wenn du am Zug bist, auch wenn diese Seite nicht offen ist. Deine Ruhezeiten gelten auch dort, und Mitteilungen zeigen nie etwas Verdecktes.
push-here = Dieses Gerät
push-none = Dieser Browser kann keine Mitteilungen zeigen. Auf iPhone und iPad füge diese Seite erst zum Home-Bildschirm hinzu und öffne sie dann von dort.
push-insecure = Diese Seite wurde über http geöffnet, und Browser erlauben Mitteilungen nur über https (oder auf localhost). Öffne die Seite über eine Adresse, die mit https beginnt, oder bitte die Betreiber, das einzurichten.
push-denied = Dieser Browser blockiert Mitteilungen dieser Seite. Erlaube sie in seinen Einstellungen für diese Seite und komm dann wieder.
push-is-on = Dieses Gerät zeigt Mitteilungen.
push-is-off = Dieses Gerät zeigt noch keine Mitteilungen. Dein Browser wird dich um Erlaubnis fragen.
push-on = Auf diesem Gerät benachrichtigen
push-off = Auf diesem Gerät ausschalten
push-failed = Der Browser konnte sich nicht mit seinem Push-Dienst verbinden. Versuche es später noch einmal.
push-done = Dieses Gerät zeigt ab jetzt Mitteilungen.
push-removed = Jenes Gerät zeigt keine Mitteilungen mehr.
push-devices = Alle deine Geräte
push-no-devices = Noch zeigt kein Gerät Mitteilungen. Öffne diese Seite auf dem Gerät, das sie zeigen soll.
push-this = Dieses Gerät.
push-since = Seit { $at }.
push-used = Zuletzt benachrichtigt: { $at }.
push-unknown = Ein Gerät
push-remove = Entfernen
push-remove-of = { $name } entfernen
