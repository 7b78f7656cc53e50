## The list of open tables

tables-list-title = Tables ouvertes
tables-list-note = prenez place, ou ouvrez la vôtre
tables-new = Nouvelle table
tables-open-count = { $count ->
    [one] { $count } table ouverte
   *[other] { $count } tables ouvertes
}
tables-open-about = Environ { $count } tables ouvertes
tables-none = Aucune table n’est ouverte pour le moment.
tables-none-filtered = Aucune table ouverte ne correspond.
tables-none-hint = Ouvrez-en une : d’autres la trouveront ici, ou vous leur envoyez le lien.
tables-mine = Vos tables ouvertes
tables-mine-note = elles attendent des joueurs
tables-seats-left = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
tables-seats-full = complète
tables-seats-of = { $taken ->
    [one] { $taken } place prise sur { $size }
   *[other] { $taken } places prises sur { $size }
}
tables-starts-when-full = commence une fois complète
tables-join = Rejoindre
tables-show = Voir
tables-hosted-by = ouverte par { $name }

## Filters and pages, wherever games are listed

tables-filter = Filtre
tables-filter-title = Jeu
tables-filter-any-title = tous les jeux
tables-filter-person = Personne
tables-filter-pace = Rythme
tables-filter-any-pace = tous les rythmes
tables-filter-any-seats = nombre de places indifférent
tables-filter-ends = Durée
tables-filter-any-within = toutes les durées
tables-filter-within = jusqu’à { $days } jours
tables-filter-joinable = Tables que je peux rejoindre
tables-sort-newest = les plus récentes d’abord
tables-sort-fullest = les plus remplies d’abord
tables-sort-oldest = les plus anciennes d’abord
tables-sort-soonest = les plus courtes d’abord
tables-opened-ago = ouverte il y a { $age }
tables-filter-apply = Afficher
tables-filter-clear = Effacer

## A new table

tables-create-title = Une nouvelle table
tables-create-note = Trois choix rapides. Le reste est facultatif.
tables-choose-title = À quoi jouez-vous ?
tables-seats = Places
tables-seats-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
tables-seats-range = { $least }–{ $most } places
tables-you = vous
tables-open-seat = Place libre
tables-open-seat-note = au premier venu
tables-name = Nom de la table
tables-name-ideas = Lanterne de papier | Le Pont bleu | Route du sel | Porte du safran | Première Caravane | Barques lentes | Quartiers d’hiver | Deux Puits | Le Quatrième Chameau | Lune de cuivre | Saison sèche | Longues Ombres | L’Invité tardif | Thé et dattes | Vent du sud | La Neuvième Lampe | Horizon lointain | Soie avant six heures | Vieux Amis | Cour tranquille
tables-pace = À quelle vitesse ?
tables-pace-note = heures calmes, jours de repos et vacances arrêtent la pendule ; en direct, seulement les vacances
tables-pace-calm = Tranquille
tables-pace-calm-about = sans pendule
tables-pace-calm-text = Un tour dure le temps qu’il faut.
tables-pace-live = En direct
tables-pace-live-about = tout le monde joue maintenant
tables-pace-daily = Quotidien
tables-pace-daily-about = environ un tour par jour
tables-pace-relaxed = Détendu
tables-pace-relaxed-about = un ou deux tours par semaine
tables-pace-custom = Personnalisé
tables-pace-custom-text = Vous fixez le temps offert à chaque tour, la réserve et ce qu’un tour ajoute.
tables-pace-line = { $kind ->
    [grace] { $grace } par tour
    [bank] réserve de { $bank }
    [bank-adds] réserve de { $bank }, +{ $adds } par tour
    [grace-bank] { $grace } par tour, réserve de { $bank }
   *[grace-bank-adds] { $grace } par tour, réserve de { $bank } (+{ $adds } par tour)
}
tables-pace-sentence = { $kind ->
    [grace] Vous avez { $grace } pour chaque tour. Le temps non utilisé n’est pas conservé.
    [bank] Votre réserve ({ $bank }) s’écoule quand c’est à vous de jouer.
    [bank-adds] Votre réserve ({ $bank }) s’écoule quand c’est à vous de jouer ; chaque tour ajoute { $adds }, jusqu’à { $cap }.
    [grace-bank] Temps offert à chaque tour : { $grace }. Ensuite, votre réserve ({ $bank }) s’écoule.
   *[grace-bank-adds] Temps offert à chaque tour : { $grace }. Ensuite, votre réserve ({ $bank }) s’écoule, et chaque tour ajoute { $adds }, jusqu’à { $cap }.
}
tables-own-grace = Temps offert à chaque tour
tables-own-grace-unit = Temps offert à chaque tour : en
tables-own-bank = Réserve au départ
tables-own-bank-unit = Réserve au départ : en
tables-own-increment = Un tour ajoute
tables-own-increment-unit = Un tour ajoute : en
tables-own-cap = Maximum de la réserve
tables-own-cap-unit = Maximum de la réserve : en
tables-own-minutes = minutes
tables-own-hours = heures
tables-own-days = jours
tables-own-most = Au plus { $most }.
tables-own-text = Le temps offert n’est pas compté. Ce qu’un tour prend en plus vient de la réserve de la place. Avec moins d’un jour en tout, la table compte comme une table en direct.
tables-policy = Si le temps d’un joueur est écoulé
tables-policy-note = le temps où ce site était hors service est rendu
tables-policy-turn = Un remplaçant joue ce tour
tables-policy-turn-text = Au tour suivant, le joueur joue de nouveau lui-même.
tables-policy-turn-sentence = Quand le temps est écoulé, { opponents-player } joue ce tour.
tables-policy-seat = Un remplaçant prend la place
tables-policy-seat-text = Un remplaçant joue chaque tour manqué. Après quelques tours manqués de suite, il continue jusqu’à ce que le joueur revienne, d’un clic.
tables-policy-seat-sentence = { $misses ->
    [one] Quand le temps est écoulé, { opponents-player } joue à cette place jusqu’au retour du joueur.
   *[other] Quand le temps est écoulé, { opponents-player } joue ce tour. Après { $misses } tours manqués de suite, il continue jusqu’au retour du joueur.
}
tables-policy-end = La table se termine
tables-policy-end-text = Sans résultat. Elle reste dans l’historique.
tables-policy-end-sentence = Quand le temps est écoulé, la table se termine sans résultat.
tables-policy-none = Il n’y a pas de limite de temps.
tables-policy-misses = Tours manqués de suite avant qu’un remplaçant prenne la place
tables-visibility = Visibilité
tables-visibility-public = Tout le monde
tables-visibility-public-text = Elle figure dans la liste ; tout le monde peut regarder et prendre place.
tables-visibility-link = Par lien
tables-visibility-link-text = Elle ne figure pas dans la liste. Toute personne qui a le lien peut regarder et prendre une place libre.
tables-visibility-private = Sur invitation
tables-visibility-private-text = Seules les personnes assises ici la voient. Pour prendre place, il faut votre lien d’invitation.
tables-options = Options
tables-start-when-full = Commencer une fois complète
tables-start-when-full-text = Sinon, vous la lancez vous-même une fois toutes les places prises.
tables-seating = Qui joue ?
tables-seating-opponents = Ordinateur
tables-seating-people = Des connaissances
tables-seating-people-played = Vos partenaires de jeu
tables-invite-named = Inviter { $name }
tables-seating-circles = Vos cercles
tables-seating-link = Par lien
tables-seating-open = Places libres
tables-seating-opponents-text = Il occupe toutes les autres places et répond aussitôt, à toute heure.
tables-seating-link-text = Vous recevez un lien à envoyer. Toute personne qui l’a peut prendre place ; la table ne figure pas dans la liste.
tables-seating-open-text = La table figure dans la liste, et tout le monde peut prendre place.
tables-seating-guest = ou quelqu’un d’autre, par son nom
tables-seating-none-yet = Vous n’avez encore joué avec personne. Vous pouvez inviter des personnes par leur nom.
tables-seating-nobody = Choisissez qui inviter, ou une autre option.
tables-seating-no-seat = Il ne reste alors aucune place pour les personnes que vous invitez.
tables-seating-address = Pour inviter des personnes par leur nom, votre adresse e-mail doit être confirmée : ainsi, personne ne reçoit d’invitations d’un compte inventé. Vous pouvez toujours choisir les autres options.
tables-more = Plus d’options
tables-more-note = nom, autres rythmes, visibilité, options
tables-name-hint = Il figure dans les listes et les e-mails.
tables-pace-others = Autres rythmes
tables-pace-live-short = Jouer maintenant : { $grace } par tour, puis { $bank } en tout.
tables-pace-daily-short = Un tour par jour, et { $bank } pour les absences.
tables-pace-calm-short = Sans pendule : un tour dure le temps qu’il faut.
tables-pace-relaxed-short = Un ou deux tours par semaine : { $grace } par tour, avec { $bank } de réserve.
tables-visibility-fitting = Automatique
tables-visibility-fitting-text = La table figure dans la liste si elle a des places libres ou un ordinateur ; elle est accessible par lien si vous invitez des personnes ou envoyez le lien.
tables-change-title = Afficher les options de ce jeu
tables-open-it = Ouvrir la table
tables-fairness-note = Tous les lancers viennent d’un secret fixé à l’ouverture de la table ; sa page sur les dés équitables dit comment le vérifier.
tables-error-summary = Il manque encore quelque chose.

## The waiting room and the invitation

tables-waiting-left = { $count ->
    [0] Toutes les places sont prises.
    [one] Il manque encore { $count } joueur.
   *[other] Il manque encore { $count } joueurs.
}
tables-waiting-auto = La partie commence alors d’elle-même. Une notification prévient chacun quand c’est son tour.
tables-waiting-host = { $name } lance alors la partie.
tables-waiting-you-start = Vous lancez alors la partie.
tables-seated = À la table
tables-seat-free = libre
tables-host = hôte
tables-joined = ici depuis { $age }
tables-invite = Inviter des personnes
tables-invite-text = Toute personne qui a ce lien peut prendre une place libre. Il est valable jusqu’au début de la partie.
tables-invite-link = Lien d’invitation
tables-leave = Quitter la table
tables-leave-last = Quitter et fermer la table
tables-start = Lancer la partie
tables-left = Vous avez quitté la table.
tables-sit-down = Prendre place
tables-sign-in-to-join = Se connecter pour jouer
tables-sign-up-to-join = Pas de compte ? En créer un
tables-invited-by = { $name } vous invite à cette table.
tables-luck = Votre mot porte-bonheur
tables-luck-text = Un mot à vous, mêlé à tous les lancers et mélanges. Lettres de a à z, chiffres et signes, sans espaces. Laissez vide, et un mot est tiré pour vous.
tables-facts = La table
tables-learn = Apprendre les règles

## Titles

tables-titles-title = Jeux
tables-titles-note = lequel vous convient ? Les plus légers d’abord
tables-title-designer = { $count ->
    [one] Auteur
   *[other] Auteurs
}
tables-title-publisher = Éditeur
tables-title-year = Année
tables-title-seats = Places
tables-title-length = Durée
tables-title-edition = Édition
tables-title-editions = { $count ->
    [one] Édition
   *[other] Éditions
}
tables-title-edition-printed = les données telles qu’imprimées
tables-edition-like = { $name } ({ $about })
tables-edition-note = Ce que valent les cartes, les tuiles et les routes. Une table garde son édition jusqu’à la fin.
tables-title-rules-version = Version des règles
tables-title-rulebook = Règles du jeu
tables-title-rulebook-text = Chaque règle a sa propre adresse, et un choix impossible mène à la règle qui l’empêche.
tables-title-read-rules = Lire les règles
tables-title-open-tables = Tables ouvertes
tables-title-no-tables = Personne n’attend de joueurs pour le moment.
tables-title-open-one = Ouvrir une table
tables-title-licence = Licence
tables-title-sources = Origine des données
tables-title-games = Parties jouées ici
tables-rules-contents = Sommaire
tables-rules-gallery = Toutes les cartes
tables-rules-back = À propos de { $title }

## Games: mine, everybody's, a person's

tables-games-mine = Mes parties
tables-games-all = Toutes les parties
tables-games-all-note = tables publiques, en cours et terminées
tables-games-of = Parties de { $name }
tables-games-tab-all = Toutes
tables-games-tab-running = En cours
tables-games-tab-finished = Terminées
tables-games-count = { $found ->
    [one] { $found } partie sur { $count }
   *[other] { $found } parties sur { $count }
}
tables-games-your-turn = À vous de jouer
tables-games-others-think = Les autres réfléchissent
tables-games-finished = Terminées
tables-games-none = Pas encore de parties.
tables-games-none-filtered = Aucune partie ne correspond à ce filtre.
tables-games-none-hint = Prenez place à une table ouverte, ou ouvrez-en une.
tables-games-won = Gagnée
tables-games-shared-win = Victoire partagée
tables-games-won-by = Gagnée par { $names }
tables-games-rank = { $rank ->
    [1] 1re place sur { $size }
   *[other] { $rank }e place sur { $size }
}
tables-games-view = Affichage
tables-games-view-cards = Cartes
tables-games-view-list = Liste
tables-games-sort = Trier par
tables-games-sort-apply = Trier
tables-games-col-table = Table
tables-games-col-title = Jeu
tables-games-col-progress = Avancement
tables-games-col-players = Joueurs
tables-games-col-turn = Au tour de
tables-games-col-waiting = Attente
tables-games-col-clock = Pendule
tables-games-col-go = Ouvrir
tables-games-col-result = Résultat
tables-games-col-ended = Fin
tables-games-ended-early = arrêtée avant la fin
tables-games-quarantined = arrêtée par une erreur de notre part
tables-people-joined = ici depuis { $date }
tables-people-none = Pas encore de partie publique.

## Refusals

tables-refused-title = Ce n’est pas possible
tables-refused-home = Vers vos tables
tables-invite-name = Nom d’une personne de ce site
tables-invite-name-hint = Nous prévenons cette personne. Aucune place ne lui est réservée.
tables-invite-button = Inviter
tables-invited-person = Une invitation est envoyée à { $name }.
tables-invited-circle = { $count ->
    [0] Tout le cercle a déjà été prévenu.
    [one] Une personne reçoit l’invitation.{ $left ->
        [0] {""}
        [one] {" "}Une limite est atteinte : { $left } autre ne la reçoit pas.
       *[other] {" "}Une limite est atteinte : { $left } autres ne la reçoivent pas.
    }
   *[other] { $count } personnes reçoivent l’invitation.{ $left ->
        [0] {""}
        [one] {" "}Une limite est atteinte : { $left } autre ne la reçoit pas.
       *[other] {" "}Une limite est atteinte : { $left } autres ne la reçoivent pas.
    }
}
