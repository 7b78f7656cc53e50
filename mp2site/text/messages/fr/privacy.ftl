# What is kept of people, what they can take along, and how they leave.

privacy-former-player = un ancien membre

## The last mail

privacy-farewell-subject = Votre compte est fermé
privacy-farewell-text =
    Bonjour { $name },

    votre compte sur Caravanserai est fermé, comme vous l’avez souhaité. Ce qui était à vous est effacé ; aux tables où vous avez joué, vous êtes « un ancien membre ». Ceci est notre dernier e-mail.

    Ce n’était pas vous ? Écrivez alors aux exploitants de ce site. Ce qui est effacé ne peut pas être récupéré.

    Au revoir, et merci pour les parties.
    Caravanserai

## Taking one's data along

privacy-readme =
    Ce que { $site } garde sur { $name } ; date : { $at }. Tous les fichiers sauf celui-ci sont en JSON ; les heures sont en UTC.

    { $files }

    Des tables encore en cours, vous trouvez ce que vous pouvez savoir : ce que les autres ont en main n’y est pas.
    Les liens dans les messages sont coupés, car beaucoup ouvrent l’accès à toute personne qui les a.

## The files of the ZIP, by their names

privacy-file-profile = ce que vous nous avez dit de vous
privacy-file-addresses = vos adresses e-mail
privacy-file-vacations = vos vacances passées et à venir
privacy-file-reports = ce que vous avez signalé à l’équipe, et ses réponses
privacy-file-blocks = les personnes que vous avez bloquées
privacy-file-stars = vos favoris
privacy-file-circles = les cercles dont vous êtes membre
privacy-file-access = le fait que vous avez des sessions, des clés et des seconds facteurs ; jamais les clés elles-mêmes
privacy-file-preferences = comment vous souhaitez recevoir les notifications, l’hôte de votre webhook, vos appareils, quand vous avez regardé une table pour la dernière fois, ce que vous avez vu de vos nouvelles
privacy-file-notices = ce que nous avions à vous dire, comment, et ce qui s’est passé
privacy-file-invitations = les personnes que vous avez invitées
privacy-file-messages = les messages qui vous ont été envoyés, avec leur texte tant que nous le gardons
privacy-file-mails = les e-mails de la boîte aux lettres, sur un site qui garde ses e-mails pour lui
privacy-file-said = vos messages aux tables
privacy-file-lessons = les leçons que vous avez commencées, et jusqu’où
privacy-file-lines = vos variantes d’analyse
privacy-file-plans = ce que vous avez prévu pour vos prochains tours, et ce qui s’est passé
privacy-file-seeks = les tables que vous recherchez
privacy-file-ratings = votre cote à chaque jeu
privacy-file-rated = ce que chaque partie a changé à ces cotes
privacy-file-tables = les tables où vous avez une place
privacy-file-in-tables = chacune d’elles : les personnes, votre place avec vos réponses automatiques, tous les coups

## Your data, in the settings

privacy-tab = Vos données
privacy-take = Emporter vos données
privacy-take-text = Un ZIP avec tout ce que ce site garde sur vous : votre compte, vos tables avec tous leurs coups, ce que nous vous avons dit, comment vous souhaitez recevoir les notifications. Les clés et les mots de passe n’y sont pas, ni ce que les autres ont en main aux tables en cours.
privacy-take-button = Télécharger mes données
privacy-to-page = Ce qui est gardé ici, pourquoi et combien de temps
privacy-close = Fermer votre compte
privacy-close-short = Vous devenez « un ancien membre », et ce qui est à vous est effacé. Il n’y a pas de retour possible.
privacy-close-go = Fermer mon compte…
privacy-close-for-good = Personne ne peut revenir là-dessus : ni vous, ni les exploitants de ce site.
privacy-close-name-goes = Partout, vous devenez « un ancien membre ». Votre nom est alors libre, et quelqu’un d’autre peut le prendre.
privacy-close-games = Les parties finies restent telles quelles, avec vos coups mais sans votre nom.
privacy-close-running = { $count ->
    [0] Vous ne jouez dans aucune partie en cours.
    [one] Dans votre partie en cours, un adversaire ou le site continue à votre place, pour que personne n’ait à attendre.
   *[other] Dans vos { $count } parties en cours, un adversaire ou le site continue à votre place, pour que personne n’ait à attendre.
}
privacy-close-open = Vos tables en attente de joueurs sont confiées à une personne qui y a pris place, ou fermées s’il n’y a personne.
privacy-close-erased = Vos adresses, mot de passe, clés, sessions, notifications, e-mails, vacances et paramètres sont effacés aussitôt. Les e-mails reçus par d’autres peuvent vous nommer pendant { $days } jours encore au plus, dans ce que nous en gardons.
privacy-close-mail = Un dernier e-mail vous dit que c’est fait.
privacy-close-take-first = Emporter d’abord vos données
privacy-close-name = Saisissez votre nom
privacy-close-name-is = Votre nom est { $name }.
privacy-close-button = Fermer mon compte définitivement
privacy-close-stay = Je reste
privacy-closed = Votre compte est fermé. Au revoir !

## The page about privacy

privacy-title = Confidentialité
privacy-link = Confidentialité
privacy-signup-link = Ce que nous gardons sur vous, et combien de temps
privacy-intro = Ce que ce site garde sur vous, pourquoi, combien de temps, et qui le voit. Il garde ce qu’il faut pour jouer sur plusieurs jours, et rien d’autre : pas de publicité, pas de pistage, pas de comptage des visiteurs.
privacy-kept = Ce qui est gardé
privacy-account = Votre compte
privacy-account-text = Votre nom, vos adresses e-mail, votre mot de passe sous forme d’empreinte que personne ne peut lire, les seconds facteurs et les clés si vous en avez configuré ; la langue, les couleurs, le fuseau horaire, les heures calmes, les jours de repos, les vacances ; les personnes que vous avez bloquées, ce que personne d’autre ne peut voir ; ce que vous avez signalé, que les exploitants de ce site lisent ; où vous en êtes dans les leçons ; ce que vous notez pour vous à une table, et vos variantes d’analyse. C’est nécessaire pour vous laisser entrer, pour vous écrire, et pour que vos pendules s’arrêtent la nuit. Tout le monde voit votre nom, et les personnes qui jouent avec vous voient que vous êtes en vacances et jusqu’à quand. Personne ne voit vos adresses, sauf les exploitants de ce site.
privacy-account-long = Jusqu’à ce que vous le changiez ou fermiez votre compte. Vacances passées : { $days } jours.
privacy-games = Vos parties
privacy-games-text = Les tables où vous avez une place, chaque coup et quand vous l’avez joué, le nom d’une table, vos réponses automatiques. Une partie est faite de ses coups : sans eux, personne ne pourrait continuer, revenir en arrière ou vérifier les dés. Tout le monde voit les tables publiques, les personnes qui ont le lien voient les autres, et celles qui y sont assises voient les tables privées. Ce que vous préparez ou prévoyez, et vos réponses automatiques, personne d’autre ne les voit. Nous demandons aux moteurs de recherche de laisser de côté les tables qui ne sont pas publiques et les pages des personnes.
privacy-games-long = Pour toujours, car ce sont aussi les parties des autres. Quand vous fermez votre compte, elles restent sans votre nom. Ce que vous aviez prévu : { $plans } jours à partir du tour concerné.
privacy-games-guests = Invités qui jouent sans compte : l’invité et ses parties sont supprimés après sept jours.
privacy-notices = Ce que nous vous disons
privacy-notices-text = Le fait qu’il y avait quelque chose à annoncer, quand et comment nous l’avons envoyé, ce qui s’est passé et ce que disait le message : pour que rien ne soit annoncé deux fois, et que vous puissiez le retrouver. L’adresse et les clés de chaque navigateur à qui vous avez demandé de vous prévenir, son type et son système. Les adresses d’où des e-mails sont revenus, pour ne plus y écrire. Vous le voyez, ainsi que les exploitants de ce site.
privacy-notices-long = Le registre : { $notices } jours ; le texte des messages : { $messages } jours.
privacy-mailbox = La boîte aux lettres
privacy-mailbox-text = Les e-mails ne quittent pas ce site ; ils sont sur une page. Une personne assise à la machine elle-même peut lire ceux de tout le monde ; depuis une autre machine, vous ne voyez que les vôtres.
privacy-mailbox-long = { $days } jours.
privacy-sessions = Les sessions, et ce que vous regardez
privacy-sessions-text = Le fait que vous avez ouvert une session, depuis quand et avec quel navigateur, pour que vous puissiez voir si c’était vous ; et quelle table vous avez regardée en dernier, à la minute près : une notification sur ce que vous regardez peut attendre. Personne d’autre ne voit quand vous étiez ici.
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
    [zone] votre fuseau horaire, pour que les heures soient les vôtres,
    [tap] qu’un seul clic envoie aussitôt ce qui peut s’annuler,
    [hints] quels signes de la table vous ont été expliqués,
    [primers] quels jeux vous ont été présentés,
    [browser] que vous avez déjà utilisé ce navigateur ici, pour que personne ne puisse vous empêcher d’entrer et qu’aucun e-mail ne vous alerte sur vos propres connexions,
   *[messages] ce que la page suivante doit vous dire,
}
privacy-cookie-long = { $days ->
    [0] jusqu’à la fermeture du navigateur, ou moins longtemps.
    [one] { $days } jour.
   *[other] { $days } jours.
}
privacy-others = Qui d’autre en reçoit une partie
privacy-others-text = Personne, sauf les services qui transportent nos e-mails, le webhook si vous en indiquez un vous-même, et le service push du fabricant de votre navigateur si un appareil vous prévient : il transporte ce qu’il ne peut pas lire. Les pages ne chargent rien d’autres serveurs.
privacy-leave = Emporter, corriger, partir
privacy-leave-text = Dans les paramètres, vous pouvez changer ce que vous nous avez dit, tout emporter en un ZIP, et fermer votre compte. Vous êtes alors « un ancien membre », un adversaire ou le site continue vos parties en cours, et tout ce qui était à vous est effacé aussitôt ; ce que les e-mails d’autres disent de vous, tant que nous les gardons, est effacé dans les { $days } jours.
privacy-to-data = Vers vos données
privacy-contact = Qui exploite ce site
privacy-contact-none = Les exploitants de ce site n’ont pas laissé d’adresse ici. Demandez à la personne dont vient votre invitation.
