# A person's own settings.

settings-title = Paramètres
settings-sections = Rubriques des paramètres
settings-tab-settings = Général
settings-tab-times = Vos horaires
settings-tab-vacation = Vacances
settings-tab-feed = Calendrier
settings-tab-blocks = Blocages
settings-tab-notices = Notifications

## General

settings-language = Langue
settings-language-hint = Pour les pages et pour les e-mails que vous recevez.
settings-shares = Déjà traduit
settings-share-site = site { NUMBER($share, style: "percent") }
settings-share = { $title } { NUMBER($share, style: "percent") }
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-day = Jour
settings-theme-night = Nuit
settings-time-zone = Fuseau horaire
settings-time-zone-hint = Les heures sont affichées dans ce fuseau. Vos nuits et vos jours de repos le suivent aussi.
settings-save = Enregistrer
settings-saved = Vos paramètres sont enregistrés.

## Quiet hours and days of rest

settings-times-title = Vos horaires
settings-times-note = Vos pendules sont arrêtées pendant vos heures calmes et vos jours de repos, à toutes les tables qui se jouent sur plusieurs jours. À une table en direct, tout le monde joue en même temps, et les pendules continuent de tourner.
settings-quiet = Heures calmes
settings-quiet-on = Heures calmes chaque nuit
settings-quiet-hint = À l’heure de { $zone }, même quand l’heure d’été commence ou finit. Au plus 12 heures. Les notifications attendent aussi.
settings-quiet-from = De
settings-quiet-to = à
settings-rest-days = Jours de repos
settings-rest-days-hint = Jusqu’à trois jours par semaine, de minuit à minuit.
settings-times-often = Après un changement, vos horaires et votre fuseau restent les mêmes pendant une semaine (vous pouvez les corriger pendant une heure), pour que personne n’attende sans fin. Vous pouvez à tout moment avoir moins de pauses.
settings-week = Vos sept prochains jours
settings-week-day = { $day } : { $pauses }
settings-week-all = vos pendules tournent toute la journée
settings-week-piece = { $reason ->
    [vacation] vacances de { $from } à { $to }
    [rest] repos de { $from } à { $to }
   *[quiet] heures calmes de { $from } à { $to }
}
settings-week-legend = { $reason ->
    [runs] vos pendules tournent
    [vacation] Vacances
    [rest] Jour de repos
   *[quiet] Heures calmes
}

## Vacation

settings-vacation-title = Vacances
settings-vacation-note = Pendant vos vacances, toutes vos pendules sont arrêtées, à toutes les tables. Les autres voient que vous êtes en vacances et jusqu’à quand.
settings-vacation-left = { $left } h restantes sur { $allowance } en { $year }
settings-vacation-left-label = Heures de vacances restantes cette année
settings-vacation-now = Vous êtes en vacances ; retour { $when }
settings-vacation-now-text = Toutes vos pendules sont arrêtées.
settings-vacation-auto-begun = Elles ont commencé automatiquement quand votre temps s’est écoulé, comme vous l’aviez choisi.
settings-vacation-planned = Prévues
settings-vacation-period = Début { $from }, fin { $to }
settings-vacation-end-now = Je suis de retour
settings-vacation-cancel = Annuler
settings-vacation-plan = Prendre des vacances
settings-vacation-from = Début
settings-vacation-from-hint = Vide : dès maintenant.
settings-vacation-to = Fin
settings-vacation-take = Prendre des vacances
settings-vacation-taken = Vos vacances sont enregistrées. Profitez-en bien.
settings-vacation-ended = Vos pendules tournent à nouveau comme avant.
settings-vacation-auto = Commencer des vacances avant que mon temps s’écoule
settings-vacation-auto-text = Avant que le temps d’un de vos tours s’écoule, vous prenez jusqu’à 24 heures de vacances, tant qu’il vous en reste. Cela n’arrive que si vous l’activez.
settings-vacation-auto-save = Enregistrer

## The calendar feed

settings-feed-title = Échéances dans votre calendrier
settings-feed-note = Une application de calendrier avec cette adresse montre quand le temps de vos tours s’écoule. Toute personne qui a l’adresse peut le lire : gardez-la pour vous.
settings-feed-address = Adresse secrète (iCalendar)
settings-feed-none = Il n’y a pas encore d’adresse : personne ne peut lire vos échéances.
settings-feed-open = Créer une adresse
settings-feed-renew = Créer une nouvelle adresse
settings-feed-renew-text = L’ancienne cesse alors de fonctionner.
settings-feed-close = Désactiver
settings-feed-opened = Voici votre nouvelle adresse. Les anciennes ne fonctionnent plus.
settings-feed-closed = Le calendrier est désactivé.

## What doesn't go

settings-error-time-zone = Ce fuseau horaire n’existe pas.
settings-error-quiet-hours = Les heures calmes ont besoin d’un début et d’une fin différents.
settings-error-quiet-long = Les heures calmes durent au plus 12 heures.
settings-error-rest-days = Vous pouvez avoir trois jours de repos par semaine au plus.
settings-error-times-often = Vous venez de changer vos horaires. Prochain changement possible { $when }, car les autres comptent sur ces horaires.
settings-error-vacation-past = Ce moment est déjà passé.
settings-error-vacation-short = Des vacances durent au moins une heure et finissent après leur début.
settings-error-vacation-far = Des vacances finissent au plus tard dans un an.
settings-error-vacation-overlap = Vous avez déjà des vacances à ce moment.
settings-error-vacation-allowance = Il ne vous reste pas autant d’heures de vacances cette année-là.
settings-error-tokens-many = Vous avez le nombre maximal de jetons d’accès. Révoquez-en un d’abord.
settings-error-close-name = Ce n’est pas votre nom. Saisissez-le exactement comme il est écrit ci-dessous.
settings-error-last-superuser = Il n’y a pas d’autre superutilisateur sur ce site. Donnez d’abord ce rôle à quelqu’un d’autre (manage.py createsuperuser, ou l’administration) ; vous pourrez ensuite fermer votre compte.
settings-error-computer-opponent = C’est un ordinateur de ce site.
settings-error-computer-key = Cette clé n’est pas valide, ou elle ne permet pas de jouer.
settings-error-computer-yourself = Cette clé appartient au compte que vous utilisez. Connectez-vous avec le compte du propriétaire du programme.
settings-error-computer-owned = Ce compte est déjà un programme, ou il en exploite un.
settings-error-computer-owner = Un programme ne peut pas exploiter un autre programme.
settings-error-computer-rated = Ce compte a joué des parties classées en tant que personne. Donnez au programme son propre compte.
settings-error-export-often = Vous venez de télécharger vos données. Prochain téléchargement possible { $when }.
