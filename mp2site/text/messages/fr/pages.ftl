## Credits and error pages

pages-credits-title = Crédits
pages-credits-note = Le code, les textes et les dessins sont les nôtres, sauf ce que cette page nomme. Aucune illustration, aucun logo, aucun texte des jeux imprimés n’est utilisé.
pages-credits-games = Les jeux
pages-credits-games-text = Nous avons écrit les règles avec nos propres mots. Les noms, les jeux et les illustrations appartiennent à leurs auteurs et éditeurs.
pages-credits-designed = de { $designer }, publié par { $publisher }
pages-credits-icons = Icônes
pages-credits-icons-text = Les chameaux, les pièces et les autres icônes des jeux, recolorés et réunis dans un seul fichier, viennent de
pages-credits-lucide = Les flèches, les cloches et le reste de l’interface viennent de
pages-credits-coasts = Les côtes des cartes sont dessinées d’après les données du domaine public de
pages-credits-type = Polices
pages-credits-source = Licence et code source
pages-credits-source-text = Ce site est un logiciel libre : vous pouvez l’exécuter, le lire, le modifier et le partager. Si vous exploitez pour d’autres un site modifié, donnez-leur aussi son code source. La licence est la
pages-404-title = Page introuvable
pages-404-text = Cette page n’existe pas, ou vous n’y avez pas accès.
pages-403-title = Accès refusé
pages-403-text = Vous ne pouvez pas voir ou faire cela ici.
pages-form-expired-title = Veuillez réessayer
pages-form-expired-signed-in = Vous avez ouvert une session entre-temps : cette page n’est donc plus à jour. Rechargez-la et envoyez à nouveau.
pages-form-expired-signed-out = Cette page n’est plus à jour : vous avez ouvert ou fermé une session entre-temps, ou votre navigateur n’accepte pas les cookies de ce site. Rechargez-la et envoyez à nouveau.
pages-form-expired-reload = Recharger la page
pages-429-title = Trop de requêtes
pages-429-text = Vous avez envoyé trop de requêtes en peu de temps. Attendez quelques minutes, puis réessayez. Si vous vouliez un lien par e-mail, aucun n’a été envoyé cette fois ; un lien plus ancien fonctionne encore : regardez aussi dans le dossier des indésirables. Si cela ne marche toujours pas plus tard, vous avez atteint la limite du jour : revenez demain.
pages-home = Retour à l’accueil

## The site's clocks

pages-status-title = Les pendules du site
pages-status-note = si elles tournent, et le temps rendu
pages-status-running = Les pendules tournent
pages-status-standing = Les pendules n’ont pas été vérifiées depuis un moment
pages-status-never = Les pendules n’ont pas encore tourné
pages-status-last = Dernière vérification il y a { $age } ({ $at }).
pages-status-last-now = Dernière vérification il y a moins d’une minute ({ $at }).
pages-status-standing-text = Entre-temps, personne ne perd de temps. Quand les pendules repartent, le temps manqué est d’abord rendu.
pages-status-due = Plus ancienne échéance en attente : { $at }.
pages-status-nothing-due = Aucune échéance n’est en attente.
pages-status-outages = Pannes, et temps rendu
pages-status-period = Début { $from }, fin { $to }
pages-status-cause = { $cause ->
    [sweep] Les pendules n’ont pas été vérifiées.
    [web] Le site était injoignable.
   *[admin] Noté par les exploitants du site.
}
pages-status-credited = { $count ->
    [one] { $count } tour a récupéré son temps, { $span }.
   *[other] { $count } tours ont récupéré leur temps, jusqu’à { $span }.
}
pages-status-no-clock = Aucune pendule ne tournait : aucun temps n’a été rendu.
pages-status-unsettled = Le temps est en train d’être rendu ; d’ici là, il ne s’écoule pour personne.
pages-status-no-outage = Il n’y a eu aucune panne.
pages-status-link = Pendules du site
