# What is kept of people, what they can take along, and how they leave.

privacy-former-player = un ancien joueur

## The last mail

privacy-farewell-subject = Votre compte est fermé
privacy-farewell-text =
    Bonjour { $name },

    votre compte sur Caravanserai est fermé, comme vous l’avez souhaité. Vos données sont effacées ; à vos tables, votre nom est maintenant « un ancien joueur ». Ceci est notre dernier e-mail.

    Ce n’était pas vous ? Écrivez alors aux exploitants de ce site. Des données effacées ne peuvent pas être récupérées.

    Au revoir, et merci pour les parties.
    Caravanserai

## Taking one's data along

privacy-readme =
    Les données que { $site } garde sur { $name } ; date : { $at }. Tous les fichiers sauf celui-ci sont en JSON ; les heures sont en UTC.

    { $files }

    Des tables en cours, vous ne recevez que ce que vous pouvez savoir : les mains des autres n’y sont pas.
    Les liens dans les messages sont coupés, car beaucoup ouvrent l’accès à toute personne qui les a.

## The files of the ZIP, by their names

privacy-file-profile = ce que vous avez indiqué sur vous
privacy-file-addresses = vos adresses e-mail
privacy-file-vacations = vos vacances passées et à venir
privacy-file-reports = ce que vous avez signalé à l’équipe, et ses réponses
privacy-file-blocks = les personnes que vous avez bloquées
privacy-file-stars = vos favoris
privacy-file-circles = les cercles dont vous êtes membre
privacy-file-access = vos sessions, vos clés et vos seconds facteurs ; jamais les clés elles-mêmes
privacy-file-preferences = comment vous souhaitez recevoir les notifications, l’hôte de votre webhook, vos appareils, quand vous avez regardé une table pour la dernière fois, ce que vous avez vu de vos nouvelles
privacy-file-notices = nos notifications, comment nous les avons envoyées, et leur résultat
privacy-file-invitations = les personnes que vous avez invitées
privacy-file-messages = les messages qui vous ont été envoyés, avec leur texte tant que nous le gardons
privacy-file-mails = les e-mails de la boîte aux lettres, si ce site n’envoie pas d’e-mails
privacy-file-said = vos messages aux tables
privacy-file-lessons = les leçons que vous avez commencées, et votre progression
privacy-file-lines = vos variantes d’analyse
privacy-file-plans = vos plans pour vos prochains tours, et leur résultat
privacy-file-seeks = vos recherches de table
privacy-file-ratings = votre cote à chaque jeu
privacy-file-rated = ce que chaque partie a changé à ces cotes
privacy-file-tables = les tables où vous avez une place
privacy-file-in-tables = chacune d’elles : les personnes, votre place avec vos réponses automatiques, tous les coups

## Your data, in the settings

privacy-tab = Vos données
privacy-take = Télécharger vos données
privacy-take-text = Un fichier ZIP avec tout ce que ce site garde sur vous : votre compte, vos tables avec tous leurs coups, nos notifications et vos paramètres de notification. Il ne contient ni clés ni mots de passe, ni les mains des autres aux tables en cours.
privacy-take-button = Télécharger mes données
privacy-to-page = Ce que nous gardons, pourquoi et combien de temps
privacy-close = Fermer votre compte
privacy-close-short = Votre nom devient « un ancien joueur », et vos données sont effacées. Vous ne pouvez pas annuler cela.
privacy-close-go = Fermer mon compte…
privacy-close-for-good = Personne ne peut annuler cela, pas même les exploitants de ce site.
privacy-close-name-goes = Votre nom devient partout « un ancien joueur ». Quelqu’un d’autre peut alors prendre votre ancien nom.
privacy-close-games = Les parties finies restent telles quelles, avec vos coups mais sans votre nom.
privacy-close-running = { $count ->
    [0] Vous ne jouez dans aucune partie en cours.
    [one] Dans votre partie en cours, un remplaçant continue à votre place, pour que personne n’ait à attendre.
   *[other] Dans vos { $count } parties en cours, des remplaçants continuent à votre place, pour que personne n’ait à attendre.
}
privacy-close-open = Vos tables en attente de joueurs sont confiées à une personne qui y a pris place, ou fermées s’il n’y a personne.
privacy-close-erased = Vos adresses, mot de passe, clés, sessions, notifications, e-mails, vacances et paramètres sont effacés aussitôt. Nos copies des e-mails envoyés à d’autres peuvent contenir votre nom pendant { $days } jours encore au plus.
privacy-close-mail = Nous vous le confirmons dans un dernier e-mail.
privacy-close-take-first = Télécharger d’abord vos données
privacy-close-name = Saisissez votre nom
privacy-close-name-is = Votre nom est { $name }.
privacy-close-button = Fermer mon compte définitivement
privacy-close-stay = Garder mon compte
privacy-closed = Votre compte est fermé. Au revoir !

## The page about privacy

privacy-title = Confidentialité
privacy-link = Confidentialité
privacy-signup-link = Ce que nous gardons sur vous, et combien de temps
privacy-intro = Ce que ce site garde sur vous, pourquoi, combien de temps, et qui le voit. Il ne garde que ce qu’il faut pour jouer sur plusieurs jours : il n’y a ni publicité, ni pistage, ni comptage des visiteurs.
privacy-kept = Ce que nous gardons
privacy-account = Votre compte
privacy-account-text = Votre nom, vos adresses e-mail, votre mot de passe sous forme d’empreinte que personne ne peut lire, les seconds facteurs et les clés si vous en avez configuré ; la langue, les couleurs, le fuseau horaire, les heures calmes, les jours de repos, les vacances ; les personnes que vous avez bloquées, ce que personne d’autre ne peut voir ; vos signalements, que les exploitants de ce site lisent ; votre progression dans les leçons ; vos notes aux tables, et vos variantes d’analyse. Nous en avons besoin pour vous connecter, pour vous écrire, et pour arrêter vos pendules la nuit. Tout le monde voit votre nom, et les personnes qui jouent avec vous voient que vous êtes en vacances et jusqu’à quand. Seuls les exploitants de ce site voient vos adresses.
privacy-account-long = Jusqu’à ce que vous le changiez ou fermiez votre compte. Vacances passées : { $days } jours.
privacy-games = Vos parties
privacy-games-text = Les tables où vous avez une place, chaque coup et quand vous l’avez joué, le nom d’une table, vos réponses automatiques. Une partie est faite de ses coups : sans eux, personne ne pourrait continuer, revenir en arrière ou vérifier les dés. Tout le monde voit les tables publiques ; toute personne qui a le lien voit les tables accessibles par lien ; seules les personnes à une table privée la voient. Personne d’autre ne voit vos choix commencés, vos plans et vos réponses automatiques. Nous demandons aux moteurs de recherche de laisser de côté les tables qui ne sont pas publiques et les pages des personnes.
privacy-games-long = Sans limite de temps, car ce sont aussi les parties des autres. Quand vous fermez votre compte, elles restent sans votre nom. Les plans : { $plans } jours à partir de leur tour.
privacy-games-guests = Invités qui jouent sans compte : l’invité et ses parties sont supprimés après sept jours.
privacy-notices = Notifications
privacy-notices-text = La raison de chaque notification, quand et comment nous l’avons envoyée, son résultat et son texte : pour que rien ne soit annoncé deux fois, et que vous puissiez la retrouver. L’adresse et les clés de chaque navigateur qui affiche vos notifications push, son type et son système. Les adresses d’où des e-mails sont revenus, pour ne plus y écrire. Vous le voyez, ainsi que les exploitants de ce site.
privacy-notices-long = Les notifications : { $notices } jours ; leur texte : { $messages } jours.
privacy-mailbox = La boîte aux lettres
privacy-mailbox-text = Ce site n’envoie pas d’e-mails ; ils apparaissent sur une page. Sur la machine où tourne le site, tout le monde peut tous les lire. Depuis d’autres machines, vous ne voyez que les vôtres.
privacy-mailbox-long = { $days } jours.
privacy-sessions = Les sessions, et les tables que vous regardez
privacy-sessions-text = Le fait que vous avez ouvert une session, depuis quand et avec quel navigateur, pour que vous puissiez voir si c’était vous ; et quelle table vous avez regardée en dernier, à la minute près : une notification sur une table à votre écran peut attendre. Personne d’autre ne voit quand vous étiez ici.
privacy-sessions-long = Les sessions : { $session } jours au plus, ou jusqu’à ce que vous vous déconnectiez ; ce que vous avez regardé : { $presence ->
    [one] { $presence } jour
   *[other] { $presence } jours
}.
privacy-logs = Journaux et sauvegardes
privacy-logs-text = Le journal du site dit quel type de page a été demandé et combien de temps cela a pris, pas par qui. Les requêtes sont comptées par adresse réseau pendant un court moment, contre les abus. Un journal de l’administration dit ce qui a été changé à la main, et par qui ; un autre, ce que l’équipe a fait aux tables et aux personnes, et pourquoi. Le serveur placé devant le site peut noter les adresses réseau, et les exploitants de ce site font des sauvegardes : ce qui est effacé ici en disparaît quand elles sont remplacées.
privacy-logs-long = Les journaux du site et du serveur devant lui : { $logs } jours. Le journal de l’administration : { $admin } jours ; celui des actions de l’équipe : { $audit } jours.
privacy-mails = Ce que contiennent les e-mails
privacy-mails-text = Les e-mails disent ce qui s’est passé à votre table et peuvent montrer son plateau ; l’image est dans l’e-mail lui-même. Il n’y a pas d’images venues d’ailleurs, et rien ne nous dit si vous avez ouvert un e-mail. Les liens à la fin d’un e-mail changent ce que vous recevez, sans connexion : une personne à qui vous transmettez un e-mail peut le faire aussi, mais ne peut ni jouer à votre place ni voir vos parties.
privacy-cookies = Cookies
privacy-cookies-text = Seulement ce dont les pages ont besoin ; nous ne vous demandons donc pas votre accord. Quand vous avez ouvert une session, votre navigateur garde aussi les pages de vos propres tables vues en dernier, vingt au plus, pour que vous puissiez les lire hors ligne. Elles disparaissent quand vous vous déconnectez.
privacy-cookie = { $use ->
    [session] que vous avez ouvert une session, ou où vous en êtes dans les leçons sans compte,
    [csrf] qu’un formulaire que vous envoyez est bien le vôtre,
    [language] la langue que vous avez choisie,
    [theme] les couleurs que vous avez choisies,
    [zone] votre fuseau horaire, pour y afficher les heures,
    [tap] que les choix que vous pouvez annuler ne demandent pas de confirmation,
    [hints] quels signes de la table vous ont été expliqués,
    [primers] quels jeux vous ont été présentés,
    [browser] que vous avez déjà utilisé ce navigateur ici, pour que personne ne puisse vous empêcher d’entrer et qu’aucun e-mail ne vous alerte sur vos propres connexions,
   *[messages] des messages pour la page suivante,
}
privacy-cookie-long = { $days ->
    [0] jusqu’à la fermeture du navigateur, ou moins longtemps.
    [one] { $days } jour.
   *[other] { $days } jours.
}
privacy-others = Qui d’autre reçoit vos données
privacy-others-text = Personne, sauf les services qui transportent nos e-mails, votre webhook si vous en indiquez un, et le service push de votre navigateur si vous activez les notifications push. Ce service ne peut pas les lire. Les pages ne chargent rien d’autres serveurs.
privacy-leave = Télécharger, corriger, partir
privacy-leave-text = Dans les paramètres, vous pouvez changer vos données, tout télécharger dans un fichier ZIP, et fermer votre compte. Votre nom devient alors « un ancien joueur », des remplaçants continuent vos parties en cours, et toutes vos données sont effacées aussitôt ; votre nom dans nos copies des e-mails envoyés à d’autres est effacé dans les { $days } jours.
privacy-to-data = Vers vos données
privacy-contact = Exploitants de ce site
privacy-contact-none = Les exploitants de ce site n’ont pas laissé d’adresse ici. Demandez à la personne dont vient votre invitation.
