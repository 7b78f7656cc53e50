## Every page: top bar, footer, messages, small parts

base-name = Caravanserai
base-description = De longs jeux de plateau sur les routes du commerce, joués sur plusieurs jours, à votre rythme.
base-skip = Aller au contenu
base-nav = Menu principal
base-nav-places = Rubriques
base-home = Accueil
base-tables = Tables
base-titles = Jeux
base-people = Communauté
base-games = Parties
base-my-games = Mes parties
base-next-table = Table suivante
base-next = Suivante
base-next-table-waiting = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
base-vacation = Vacances
base-mailbox = Boîte aux lettres
base-menu = Menu de { $name }
base-settings = Paramètres
base-email = Adresse e-mail
base-password = Mot de passe
base-sign-in = Se connecter
base-sign-out = Se déconnecter
base-sign-up = Créer un compte
base-theme-auto = Couleurs : celles de votre système. Passer au jour
base-theme-day = Couleurs : jour. Passer à la nuit
base-theme-night = Couleurs : nuit. Revenir à celles de votre système
base-language = Langue
base-credits = Crédits
base-licence = Logiciel libre (AGPL)
base-api = API REST
base-dismiss = Fermer
base-optional = (facultatif)
base-pages = Pages
base-page-previous = Précédente
base-page-next = Suivante
base-page-of = Page { $page } sur { $pages }
base-seat = Place { $number }
base-back = Retour
base-close = Fermer
base-copy = Copier
base-share = Partager
base-copied = Copié
base-copy-yourself = Sélectionné. Copiez-le maintenant.
base-reload = Recharger
base-refused-not-signed-in = Votre session est fermée. Connectez-vous pour continuer. Rien de ce que vous avez saisi ici n’est perdu.
base-refused-signed-in-meanwhile = Vous avez ouvert une session entre-temps. Rechargez la page pour continuer.
base-refused-another-person = Une autre personne est maintenant connectée dans ce navigateur. Rechargez la page pour continuer.
base-refused-form-expired = Cette page n’est plus à jour, ou votre navigateur n’accepte pas les cookies de ce site. Rechargez la page et réessayez.
base-guest-gone = Votre session d’invité est terminée : vous ne pouvez plus continuer cette partie. Commencez-en une autre ou créez un compte : avec un compte, vos parties sont conservées.
base-guest-new = Nouvelle partie

base-colon = {" "}:

base-list-more = { $before }, { $next }
base-list-last = { $before } et { $last }
