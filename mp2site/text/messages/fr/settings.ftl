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
settings-time-zone-hint = Les heures vous sont montrées dans ce fuseau, et vos nuits et jours de repos suivent son horloge.
settings-save = Enregistrer
settings-saved = Vos paramètres sont enregistrés.

## Quiet hours and days of rest

settings-times-title = Vos horaires
settings-times-note = Ni le temps offert ni la réserve ne s’écoulent pendant vos heures calmes et vos jours de repos, à aucune table qui se joue sur plusieurs jours. À une table en direct, tout le monde joue ensemble, et la pendule ne s’arrête pas.
settings-quiet = Heures calmes
settings-quiet-on = Heures calmes chaque nuit
settings-quiet-hint = À l’heure de { $zone }, même quand l’heure d’été commence ou finit. Au plus 12 heures. Les notifications attendent aussi.
settings-quiet-from = De
settings-quiet-to = à
settings-rest-days = Jours de repos
settings-rest-days-hint = Jusqu’à trois jours par semaine, de minuit à minuit.
settings-times-often = Une fois changés, vos horaires et votre fuseau restent une semaine (pendant une heure, vous pouvez encore les corriger), pour que personne n’attende sans fin. Vous pouvez à tout moment avoir moins de pauses.
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
settings-vacation-auto-begun = Le site les a commencées quand votre temps arrivait à zéro, comme vous l’aviez demandé.
settings-vacation-planned = Prévues
settings-vacation-period = Début { $from }, fin { $to }
settings-vacation-end-now = Je suis de retour
settings-vacation-cancel = Annuler
settings-vacation-plan = Prendre des vacances
settings-vacation-from = Début
settings-vacation-from-hint = Vide : dès maintenant.
settings-vacation-to = Fin
settings-vacation-take = Prendre des vacances
settings-vacation-taken = Vos vacances sont notées. Profitez-en bien.
settings-vacation-ended = Vos pendules tournent à nouveau comme avant.
settings-vacation-auto = Me mettre en vacances plutôt que de laisser mon temps s’écouler
settings-vacation-auto-text = Quand le temps d’un de vos tours est sur le point d’arriver à zéro, vous prenez jusqu’à 24 heures de vacances, tant qu’il vous en reste. Rien de tel ne se passe sans cette option.
settings-vacation-auto-save = Enregistrer

## The calendar feed

settings-feed-title = Échéances dans votre calendrier
settings-feed-note = Une application de calendrier qui connaît cette adresse montre quand le temps de vos tours finit. Toute personne qui a l’adresse peut la lire : gardez-la pour vous.
settings-feed-address = Adresse secrète (iCalendar)
settings-feed-none = Il n’y a pas encore d’adresse : personne ne peut rien lire.
settings-feed-open = Créer une adresse
settings-feed-renew = Créer une nouvelle adresse
settings-feed-renew-text = L’ancienne ne mène alors nulle part.
settings-feed-close = Supprimer l’adresse
settings-feed-opened = Voici votre nouvelle adresse. Une adresse plus ancienne ne mène désormais nulle part.
settings-feed-closed = L’adresse est supprimée.

## What doesn't go

settings-error-time-zone = Ce fuseau horaire n’existe pas.
settings-error-quiet-hours = Les heures calmes ont besoin d’un début et d’une fin différents.
settings-error-quiet-long = Les heures calmes durent au plus 12 heures.
settings-error-rest-days = Trois jours de repos par semaine, pas plus.
settings-error-times-often = Vos horaires viennent de changer. Prochain changement possible { $when } ; les autres vous attendent d’après ces horaires.
settings-error-vacation-past = Ce moment est déjà passé.
settings-error-vacation-short = Des vacances durent au moins une heure et finissent après leur début.
settings-error-vacation-far = Des vacances finissent au plus tard dans un an.
settings-error-vacation-overlap = Vous avez déjà des vacances à ce moment.
settings-error-vacation-allowance = Il ne vous reste pas autant d’heures de vacances cette année-là.
settings-error-tokens-many = Vous avez le nombre maximal de jetons d’accès. Révoquez-en un dont vous n’avez plus besoin.
settings-error-close-name = Ce n’est pas votre nom. Saisissez-le exactement comme il est écrit ci-dessous.
settings-error-last-superuser = Personne d’autre ne s’occupe de ce site. Faites d’abord de quelqu’un un superutilisateur (manage.py createsuperuser, ou l’administration) ; vous pourrez ensuite partir.
settings-error-computer-opponent = C’est un des adversaires du site.
settings-error-computer-key = Cette clé n’est pas valide, ou elle ne permet pas de jouer.
settings-error-computer-yourself = C’est une clé de ce compte même. Connectez-vous comme propriétaire du programme.
settings-error-computer-owned = Ce compte est déjà un programme, ou il en exploite un.
settings-error-computer-owner = Un programme n’exploite pas d’autre programme.
settings-error-computer-rated = Ce compte a joué des parties classées en tant que personne. Donnez au programme son propre compte.
settings-error-export-often = Vous venez de télécharger vos données. Prochain téléchargement possible { $when }.
