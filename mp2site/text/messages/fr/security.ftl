## Who may act as a person: the section of the settings

security-tab = Sécurité
security-title = Sécurité
security-back = Retour à la sécurité
security-since = depuis { $when }
security-off = désactivée
security-password = Mot de passe
security-password-note = Avec un nouveau mot de passe, tous les autres navigateurs sont déconnectés, et les jetons d’accès à l’API, l’adresse du calendrier et les liens des e-mails cessent de fonctionner.
security-addresses-change = Changer les adresses
security-factor = Second facteur
security-factor-note = Avec un second facteur, votre mot de passe seul ne suffit plus pour entrer : il faut aussi un code de votre téléphone ou une clé d’accès.
security-app = Application d’authentification
security-app-add = Configurer
security-app-remove = Désactiver
security-codes = Codes de secours
security-codes-left = { $count ->
    [one] { $count } code restant
   *[other] { $count } codes restants
}
security-codes-show = Afficher
security-passkeys = Clés d’accès
security-passkeys-note = Connectez-vous par empreinte digitale, visage ou code PIN de votre appareil, ou par une clé de sécurité. Une clé d’accès compte aussi comme second facteur après le mot de passe.
security-passkey-add = Ajouter une clé d’accès
security-passkey-number = Clé d’accès { $number }
security-passkey-used = dernière utilisation { $when }
security-passkey-rename = Renommer
security-passkey-remove = Supprimer
security-sessions = Vos sessions ouvertes
security-session-this = ce navigateur
security-session-unnamed = Navigateur inconnu
security-others-button = Se déconnecter partout ailleurs
security-others-note = Ce navigateur reste connecté. Tous les autres sont déconnectés, et les jetons d’accès à l’API, l’adresse du calendrier et les liens des e-mails cessent de fonctionner. Aucun appareil, pas même celui-ci, n’affiche plus de notifications tant que vous ne les y réactivez pas.
security-others-out = Tous les autres navigateurs sont déconnectés.
security-tokens = Jetons d’accès à l’API
security-tokens-note = Pour vos programmes qui jouent ou lisent pour vous.
security-tokens-open = Jetons d’accès à l’API

## The second step of signing in

security-second-title = Encore une étape
security-second-text = Votre compte demande un second facteur : un code de votre application d’authentification, ou un de vos codes de secours.
security-second-cancel = Annuler
security-code = Code de l’application
security-code-either = Code
security-passkey-use = Utiliser une clé d’accès
security-passkey-sign-in = Connexion avec une clé d’accès
security-passkey-failed = Cela n’a pas abouti : la clé d’accès n’a pas été présentée, ou ce navigateur n’en a pas pour ce site. Réessayez, ou choisissez un autre moyen.
security-passkey-insecure = Cette page a été ouverte en http. Les clés d’accès ne fonctionnent qu’en https (ou sur localhost).
security-passkey-script = Les clés d’accès ont besoin de JavaScript.

## Before a change

security-again-code = Avant ce changement, donnez un code de votre application d’authentification ou un code de secours.
security-again-passkey = Avant ce changement, présentez une de vos clés d’accès.
security-again-password = Utiliser votre mot de passe
security-again-app = Utiliser un code

## The app

security-app-title = Configurer une application d’authentification
security-app-text = Scannez cette image avec l’application, puis saisissez le code qu’elle affiche.
security-app-picture = Code QR pour l’application d’authentification
security-app-secret = Impossible de scanner ? Saisissez plutôt cette clé :
security-app-on = Activer
security-app-off-title = Désactiver l’application d’authentification
security-app-off-text = Ensuite, aucun code de l’application n’est plus demandé. Si vous n’avez pas non plus de clé d’accès, votre mot de passe seul suffit pour vous connecter, et les codes de secours ne fonctionnent plus.

## Recovery codes

security-codes-text = Chaque code fonctionne une fois, si vous perdez votre téléphone ou votre clé d’accès. Imprimez les codes, ou gardez-les en lieu sûr.
security-codes-download = Télécharger
security-codes-new = Créer de nouveaux codes
security-codes-new-text = Les anciens codes cessent de fonctionner dès qu’il y en a de nouveaux.

## Passkeys

security-passkey-add-text = Votre navigateur demande une empreinte digitale, un visage, un code PIN ou une clé de sécurité. Rien de cela ne quitte votre appareil.
security-passkey-name = Nom de la clé d’accès
security-passkey-alone = Connexion avec elle seule, sans mot de passe
security-passkey-alone-hint = Elle se trouve alors sur l’appareil et demande l’empreinte digitale, le visage ou le code PIN.
security-passkey-make = Continuer
security-passkey-rename-title = Renommer la clé d’accès
security-passkey-remove-title = Supprimer la clé d’accès
security-passkey-remove-text = Personne ne pourra plus se connecter avec « { $name } ».

## What is said after a step

security-said-codes = Voici vos nouveaux codes de secours. Gardez-les en lieu sûr.
security-said-app-on = L’application d’authentification est configurée.
security-said-app-off = L’application d’authentification est désactivée.
security-said-passkey-added = La clé d’accès est ajoutée.
security-said-passkey-removed = La clé d’accès est supprimée.

## What doesn't go

security-error-attempts = Trop d’essais depuis ici. Attendez cinq minutes, puis réessayez, ou choisissez un nouveau mot de passe.
security-error-begun-before = Depuis que vous avez saisi votre mot de passe ici, il a changé, ou toutes vos sessions ont été fermées. Connectez-vous à nouveau.
security-error-code = Ce n’est pas le bon code. Un code de l’application vaut une demi-minute ; un code de secours fonctionne une fois.
security-error-no-factor = Les codes de secours remplacent un second facteur perdu. Configurez d’abord un second facteur.
security-busy-title = Un instant
security-busy-text = Beaucoup de personnes se connectent en ce moment. Votre demande n’a pas été traitée ; réessayez dans quelques secondes.

## Mails about changes

security-mail-sign-in-subject = Une nouvelle connexion
security-mail-sign-in = quelqu’un, très probablement vous, s’est connecté à votre compte dans un navigateur que vous n’aviez pas encore utilisé.
security-mail-address-added-subject = Une adresse a été ajoutée
security-mail-address-added = l’adresse { $address } a été ajoutée à votre compte.
security-mail-address-changed-subject = Votre adresse principale a changé
security-mail-address-changed = vos e-mails partent désormais à { $address }.
security-mail-address-removed-subject = Une adresse a été supprimée
security-mail-address-removed = l’adresse { $address } a été supprimée de votre compte.
security-mail-password-subject = Votre mot de passe a changé
security-mail-password = votre compte a un nouveau mot de passe. Tous les autres navigateurs sont déconnectés.
security-mail-app-on-subject = Une application d’authentification a été configurée
security-mail-app-on = la connexion à votre compte demande maintenant un code d’une application d’authentification.
security-mail-app-off-subject = L’application d’authentification a été désactivée
security-mail-app-off = la connexion à votre compte ne demande plus de code d’une application d’authentification.
security-mail-codes-subject = Nouveaux codes de secours
security-mail-codes = il y a de nouveaux codes de secours pour votre compte ; les anciens ne sont plus valables.
security-mail-passkey-added-subject = Une clé d’accès a été ajoutée
security-mail-passkey-added = une clé d’accès a été ajoutée à votre compte.
security-mail-passkey-removed-subject = Une clé d’accès a été supprimée
security-mail-passkey-removed = une clé d’accès a été supprimée de votre compte.
security-mail-facts = { $when } ({ $zone }), { $browser }
security-mail-not-you = C’était vous ? Alors tout va bien. Sinon, choisissez aussitôt un nouveau mot de passe ; cela ferme toutes les autres sessions :
security-mail-end = Caravanserai
