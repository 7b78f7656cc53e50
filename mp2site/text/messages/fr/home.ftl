## The front page

home-page-title = Vos tables
home-guest-title = De longs jeux de plateau, sur plusieurs jours
home-greeting-morning = Bonjour, { $name }.
home-greeting-day = Bonjour, { $name }.
home-greeting-evening = Bonsoir, { $name }.
home-waiting = { $count ->
    [0] Aucune table ne vous attend.
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
}
home-waiting-clock = { $count ->
    [one] Une table vous attend ; échéance { $when }.
   *[other] { $count } tables vous attendent ; première échéance { $when }.
}
home-next = Table suivante
home-next-since = en attente depuis { $age }
home-your-turn = À vous de jouer
home-your-turn-note = la plus longue attente d’abord
home-next-badge = suivante
home-more-turns = { $count ->
    [one] { $count } autre table vous attend. « Table suivante » vous y mène.
   *[other] { $count } autres tables vous attendent. « Table suivante » vous y mène.
}
home-others-wait = { $count ->
    [one] { $names } attend · { $age }
   *[other] { $names } attendent · { $age }
}
home-play = Jouer
home-running = En cours
home-running-note = { $count ->
    [one] { $count } table, en attente des autres
   *[other] { $count } tables, en attente des autres
}
home-running-none = Vous n’avez pas d’autre partie en cours.
home-thinks = { $count ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
}
home-all-mine = Toutes mes parties
home-open = Places libres
home-open-note = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
home-open-about = Environ { $count } tables
home-open-none = Aucune table n’est ouverte pour le moment. Ouvrez-en une pour que d’autres puissent s’y joindre.
home-all-open = Toutes les tables ouvertes
home-mine-open = En attente de joueurs
home-mine-open-note = vos propres tables ouvertes
home-new-table = Nouvelle table
home-arcade = { $count ->
    [one] Les arcades de l’auberge : { $count } lampe allumée
   *[other] Les arcades de l’auberge : { $count } lampes allumées
}
home-no-turns-title = Rien à faire
home-no-turns = Quand c’est à vous de jouer à une table, elle apparaît ici.
home-no-turns-told = Nous vous préviendrons.

## For guests

home-welcome = De longs jeux de plateau à votre rythme
home-welcome-text = Ici, vous jouez à de longs jeux de plateau sur plusieurs jours : jouez un coup, fermez la page, et recevez un e-mail quand c’est de nouveau à vous. Vous choisissez le rythme, d’une seule soirée à aucune limite de temps.
home-sign-up = Créer un compte
home-sign-in = Se connecter
home-what = Comment ça marche
home-what-move = Un coup quand vous voulez
home-what-move-text = Ouvrez la table, voyez ce qui s’est passé depuis votre dernière visite, choisissez sur le plateau et confirmez. Les règles sont intégrées : les endroits éclairés sont les coups possibles ; pour tout le reste, vous voyez pourquoi ce n’est pas possible.
home-what-mail = Un e-mail quand c’est à vous
home-what-mail-text = Un e-mail par tour, avec le choix à faire et un lien vers la table. Ouvrir le lien ne joue aucun coup.
home-what-fair = Des dés vérifiables
home-what-fair-text = Tous les lancers viennent d’un secret. Vous voyez son empreinte (hash) avant que quiconque prenne place, et le secret lui-même quand la partie est finie.
home-titles = Quel jeu me convient ?
home-demo = Site de démonstration
home-demo-text = Connectez-vous comme l’une de ces personnes. Pour jouer contre vous-même, utilisez un navigateur différent pour chacune :
home-demo-password = mot de passe
home-demo-mailbox = Ce site n’envoie pas d’e-mails. Vous les trouvez dans la boîte aux lettres.
home-demo-open-mailbox = Ouvrir la boîte aux lettres

## For newcomers

home-newcomer = Bienvenue ! Voici comment commencer.
home-first-steps = Vos premiers pas
home-first-table = Jouez une première partie de { $title }
home-first-table-text = Vous jouez contre un Apprenti, un ordinateur. Il répond aussitôt, et il n’y a pas de limite de temps : vous pouvez partir en pleine partie et revenir plus tard.
home-first-table-go = Prendre place
home-first-table-other = Un autre jeu, d’autres personnes, un autre rythme
home-learn = Apprenez d’abord le jeu
home-learn-lessons = De courtes leçons sur le vrai plateau de { $title }, de quelques minutes chacune.
home-learn-lessons-go = Voir les leçons
home-learn-rules = Les règles de { $title } : le premier chapitre explique l’idée, et vous pouvez consulter tout le reste.
home-learn-rules-go = Lire les règles
home-learn-which = Quel jeu me convient ?
home-join = Jouez avec des personnes
home-join-text = Les tables avec des places libres sont ci-dessous, les jeux légers d’abord.
home-join-none = Personne ne cherche de joueurs pour le moment. Ouvrez vous-même une table pour que d’autres puissent s’y joindre.
home-join-go = Voir les tables ouvertes
home-open-lightest = Tables ouvertes, les jeux légers d’abord
