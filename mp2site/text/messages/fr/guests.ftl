# Guests: people who try a title without an account.

guests-name = Invité { $number }
guests-table = { $title } pour un invité
guests-try = Essayer maintenant
guests-try-text = Vous jouez contre un Apprenti, un ordinateur. Vous choisissez en premier, et il n’y a pas de limite de temps.
guests-try-kept = Sans compte, sans formulaire. Ce navigateur garde la table pendant sept jours. Si vous créez un compte plus tard, vous la gardez.
guests-try-first = Une première partie de { $title }
guests-try-coached = Chaque choix est expliqué au moment où il se présente, sur le vrai plateau.
guests-try-go = Prendre place
guests-try-lesson = Une leçon d’abord
guests-try-others = Ou essayez :
guests-one-table = Votre partie de { $title } n’est pas finie, et un invité n’en a qu’une à la fois. Continuez-la, ou arrêtez-la d’abord.
guests-go-on = Continuer votre partie
guests-again = Rejouer
guests-another = Essayer un autre jeu
guests-bar = Vous jouez en tant qu’invité
guests-bar-text = est conservé dans ce navigateur jusqu’au { $day }.
guests-bar-keep = Garder la table
guests-signup = Vous jouez sous le nom de { $name }. Vous gardez votre place et votre table.
guests-login = Vous jouez sous le nom de { $name }. Votre place et votre table passent au compte avec lequel vous vous connectez.
guests-kept = Bienvenue. Vous gardez votre place et votre table.
guests-moved = La table que vous avez ouverte en tant qu’invité figure maintenant parmi vos parties.
guests-error-off = Sur ce site, il faut un compte pour jouer.
guests-refused = Impossible pour le moment
guests-sign-up = Créer un compte
guests-watch = Regarder des parties
