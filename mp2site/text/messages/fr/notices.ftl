# A notice in one line, for chats and programs.

notices-line-turn = À vous de jouer : { $table } ({ $title })
notices-line-reminder-half = La moitié de votre temps est passée : { $table } ({ $title })
notices-line-reminder-late = Votre temps s’écoule : { $table } ({ $title })
notices-line-timed-out = Votre temps est écoulé : { $table } ({ $title })
notices-line-started = La partie a commencé : { $table } ({ $title })
notices-line-over = La partie est finie : { $table } ({ $title })
notices-line-invitation = Vous avez une invitation : { $table } ({ $title })
notices-line-seat = Table correspondante : { $table } ({ $title })
notices-line-no-seat = Finalement pas de place : { $table } ({ $title })
notices-line-chat = Nouveaux messages : { $table } ({ $title })
notices-line-quarantined = { $table } a dû être arrêtée ({ $title })

# The ledger: what became of each notice, in one word and the rest of the sentence.

notices-title = Vos notifications
notices-intro = Toutes les notifications que nous vous avons envoyées, et pourquoi certaines ne l’ont pas été.
notices-sum = Résumé
notices-none = Aucune notification pendant cette période.
notices-earlier = Plus anciennes
notices-later = Plus récentes
notices-day-today = Aujourd’hui
notices-day-yesterday = Hier
notices-filter = Afficher
notices-filter-days = Période
notices-filter-topic = Type
notices-filter-table = Table
notices-period-1 = Dernières 24 heures
notices-period-7 = 7 derniers jours
notices-period-30 = 30 derniers jours
notices-period-365 = 12 derniers mois
notices-all-topics = Tous les types
notices-all-tables = Toutes les tables
notices-count-sent = envoyées
notices-count-merged = regroupées
notices-count-held = en attente
notices-count-made = créées
notices-count-skipped = omises
notices-count-failed = non remises

notices-kind-turn = À vous de jouer
notices-kind-reminder-half = La moitié de votre temps est passée
notices-kind-reminder-late = Il vous reste peu de temps
notices-kind-timed-out = Votre temps est écoulé
notices-kind-started = La partie a commencé
notices-kind-over = La partie est finie
notices-kind-invitation = Une invitation
notices-kind-seat = Table correspondante
notices-kind-no-seat = Finalement pas de place
notices-kind-chat = Discussion
notices-kind-quarantined = La table a été arrêtée

notices-channel = { $channel ->
    [webhook] par webhook
    [push] par push
   *[mail] par e-mail
}
notices-channel-mail = e-mail
notices-channel-push = push
notices-channel-webhook = webhook

notices-made-by = Créée par une action de { $name }
notices-made-alone = Créée par la pendule
notices-going = Vérifiée à nouveau : à envoyer
notices-word-made = Créée
notices-rest-made = et bientôt envoyée par { $channel }.
notices-word-held = En attente
notices-rest-held = { $why ->
    [quiet-hours] de la fin de vos heures calmes : { $until }.
    [vacation] de la fin de vos vacances : { $until }.
    [after] et envoyée seulement si vous n’avez pas joué d’ici là : { $until }.
    [hourly] de votre message de l’heure : { $until }.
    [daily] de votre message du jour : { $until }.
    [site-refused] car d’autres serveurs refusent nos messages en ce moment. Votre adresse n’y est pour rien ; nous l’enverrons dès que possible.
    [plan] jusqu’à ce que votre plan soit joué ou ne convienne plus ; prochaine vérification : { $until }.
    [presence] car vous aviez la table à l’écran ; prochaine vérification : { $until }.
   *[other] (envoi : { $until }).
}
notices-word-trying = Pas encore acceptée
notices-rest-trying = par le destinataire ; nouvel essai : { $until }.
notices-word-sent = Envoyée
notices-rest-sent = par { $channel } : { $at }.
notices-word-merged = Regroupée
notices-rest-merged = { $count ->
    [0] en un seul envoi par { $channel } : { $at }.
    [one] avec { $count } autre en un seul envoi par { $channel } : { $at }.
   *[other] avec { $count } autres en un seul envoi par { $channel } : { $at }.
}
notices-word-skipped = Omise
notices-rest-skipped = { $why ->
    [moved] car vous aviez joué.
    [moved-at] car vous avez joué : { $until }.
    [timed-out] car votre temps pour cela était écoulé.
    [taken-back] car le tour a été annulé.
    [stopped] car la table a été arrêtée.
    [game-over] car la partie était finie.
    [too-late] car il était trop tard.
    [goes-on] car la table continue.
    [read] car vous l’aviez lue.
    [joined] car vous aviez pris place.
    [back] car vous aviez repris place.
    [hidden] car la table a été masquée.
    [full] car la table était complète ou avait commencé.
    [superseded] car un rappel plus tardif est parti en même temps.
    [off] car vous l’avez désactivée pour ce moyen.
    [unsubscribed] car vous avez arrêté tous les e-mails.
    [no-verified-address] car nous n’avons aucune adresse confirmée pour vous écrire.
    [bounced] car les e-mails à votre adresse reviennent.
    [rejected] car votre serveur de messagerie refuse votre adresse.
    [complained] car un de nos e-mails a été signalé comme indésirable.
    [no-device] car aucun de vos appareils n’est activé.
    [webhook-off] car votre webhook est désactivé.
   *[other] car il n’y avait aucun moyen de vous prévenir.
}
notices-word-failed = Non remise
notices-rest-failed = { $why ->
    [refused] car le destinataire l’a refusée définitivement.
    [site-refused] car d’autres serveurs ont refusé nos messages pendant deux semaines. Votre adresse n’y était pour rien.
   *[other] malgré de nombreux essais.
}
notices-word-unknown = Incertaine
notices-rest-unknown = car l’envoi a été interrompu : elle est peut-être arrivée.

# What reaches a person.

notices-reach-title = Paramètres des notifications
notices-when = { "\u00A0" }: quand
notices-ways-of = { $topic } : par quels moyens
notices-topic-turn = C’est à vous de jouer
notices-topic-time = Votre temps s’écoule ou est écoulé
notices-topic-table = Une table commence, se termine ou s’arrête
notices-topic-talk = Discussions à vos tables
notices-topic-invitation = Invitations
notices-mode-of = Quand : { $topic }
notices-mode-now = Aussitôt
notices-mode-after = Après quelques minutes, si c’est encore utile
notices-mode-hourly = Chaque heure, en un message
notices-mode-daily = Chaque jour, en un message
notices-mode-off = Jamais
notices-mode-everywhere = Comme à toutes les tables
notices-by-mail = Par e-mail
notices-by-push = Sur vos appareils
notices-by-webhook = Par webhook
notices-after-minutes = Minutes pour « Après quelques minutes »
notices-after-minutes-hint = De 1 à 720.
notices-daily-at = Heure pour « Chaque jour »
notices-urgent = Envoyer les notifications urgentes même pendant mes heures calmes
notices-urgent-hint = Le dernier rappel, et un tour dont le temps finirait avant la fin des heures calmes.
notices-saved = Vos paramètres de notification sont enregistrés.
notices-quiet = Heures calmes et jours de repos
notices-quiet-note = Les notifications attendent la fin de vos heures calmes.
notices-vacation = Vacances
notices-vacation-note = Les notifications et les pendules attendent leur fin.
notices-mails-stop = Arrêter tous les e-mails
notices-mails-start = Recevoir à nouveau des e-mails
notices-mails-stopped = Vous ne recevez plus d’e-mails.
notices-mails-started = Vous recevez à nouveau des e-mails.
notices-stopped-note = Vous avez arrêté tous les e-mails. Vos tables continuent, leurs pendules aussi.
notices-no-address = Vous ne recevez pas d’e-mails, car aucune de vos adresses n’est confirmée.
notices-to-ledger = Vos notifications
notices-to-table = Vers la table
notices-of-table = Notifications sur cette table
notices-table-title = Notifications : { $table }
notices-table-note = Ces réglages ne valent que pour cette table.

# Mails that come back.

notices-trouble = { $why ->
    [complained] Un de nos e-mails à { $address } a été signalé comme indésirable.
    [rejected] Votre serveur de messagerie refuse les e-mails à { $address }.
   *[bounced] Les e-mails à { $address } reviennent.
}
notices-trouble-note = Nous n’y envoyons plus rien : nous ne pouvons donc pas vous prévenir quand c’est à vous de jouer.
notices-site-refused = { $channel ->
    [push] Les notifications push sont refusées depuis { $since }.
    [webhook] Les webhooks sont injoignables depuis { $since }.
   *[mail] Les e-mails sont refusés depuis { $since }.
}
notices-site-refused-note = Vérifiez les paramètres du site. Personne n’y perd de notifications : elles attendent, et nous continuons d’essayer. Réponse de l’autre serveur :
notices-trouble-change = Vos adresses
notices-trouble-again = L’adresse est juste, réessayer
notices-address-again-done = Nous essayons à nouveau cette adresse.

# Links out of mails.

notices-link-note = Ce sont les réglages de { $name }. Toute personne qui a le lien de l’e-mail peut les changer, et rien d’autre.
notices-stop-title = Ne plus recevoir d’e-mails ?
notices-stop-all = Nous ne vous enverrons plus d’e-mails sur aucune table. Vous trouvez toujours tout sur ce site.
notices-stop-all-done = Vous ne recevez plus d’e-mails. Vos tables continuent, leurs pendules aussi.
notices-stop-topic = Nous ne vous enverrons plus d’e-mails de ce type : { $topic }.
notices-stop-topic-done = Vous ne recevez plus d’e-mails de ce type : { $topic }.
notices-stop-table = Nous ne vous enverrons plus d’e-mails sur la table « { $table } ».
notices-stop-table-done = Vous ne recevez plus d’e-mails sur la table « { $table } ».
notices-stop-button = Arrêter ces e-mails
notices-stop-else = Modifier plutôt vos paramètres

# Webhooks.

notices-hook-title = Webhook
notices-hook-intro = Pour vos propres scripts et vos messageries : nous appelons votre adresse pour chaque notification.
notices-hook-none = Pour vos propres scripts et vos messageries
notices-hook-on = Le webhook est activé.
notices-hook-off = Désactivé
notices-hook-off-note = Le webhook est désactivé, car il ne répondait plus. Enregistrez-le pour l’activer.
notices-hook-ok = Dernière réponse : { $at }.
notices-hook-error = Dernière erreur :
notices-hook-url = Adresse
notices-hook-url-hint = En https, et joignable depuis Internet. Pour Discord et Slack, collez l’adresse d’un webhook entrant.
notices-hook-format = Pour
notices-hook-plain = Un programme (JSON)
notices-hook-discord = Discord
notices-hook-slack = Slack
notices-hook-secret = Secret
notices-hook-secret-note = Chaque appel a l’en-tête Caravanserai-Signature: t=SECONDES,v1=HMAC. Le HMAC est le SHA-256, en hexadécimal, de « SECONDES.CORPS » avec ce secret. Son Idempotency-Key est la même à chaque essai.
notices-hook-renew = Nouveau secret
notices-hook-remove = Supprimer le webhook
notices-hook-saved = Le webhook est enregistré et activé.
notices-hook-renewed = Le webhook a un nouveau secret. L’ancien n’est plus valable.
notices-hook-removed = Le webhook est supprimé.
notices-bad-form = Ce n’est pas une adresse que nous pouvons appeler.
notices-bad-minutes = De 1 à 720 minutes.
notices-bad-hook-form = Ce n’est pas une adresse que nous pouvons appeler.
notices-bad-hook-https = L’adresse doit commencer par https.
notices-bad-hook-port = Nous n’appelons que les ports 443 et 8443.
notices-bad-hook-password = Une adresse ne doit pas contenir de mot de passe, car il apparaîtrait dans des journaux.
notices-bad-push-off = Ce site n’envoie pas de notifications push.
notices-bad-device = Le navigateur n’a donné aucune adresse utilisable.
notices-bad-devices = Vous avez atteint le nombre maximal d’appareils. Supprimez-en un d’abord.
notices-line-closed = { $table } a été fermée ({ $title })
notices-line-pause-asked = Une pause est demandée : { $table } ({ $title })
notices-line-paused = { $table } est en pause ({ $title })
notices-line-resumed = { $table } reprend ({ $title })
notices-line-resigned = Quelqu’un a abandonné : { $table } ({ $title })
notices-line-removed = L’hôte a libéré votre place à { $table } ({ $title })
notices-kind-closed = La table a été fermée
notices-kind-pause-asked = Une pause est demandée
notices-kind-paused = Une pause a commencé
notices-kind-resumed = Une pause est finie
notices-kind-resigned = Quelqu’un a abandonné
notices-kind-removed = L’hôte a libéré votre place
