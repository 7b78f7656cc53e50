# A table before its game, for its host.

moderation-remove = Retirer
moderation-remove-named = Retirer { $name } de la table
moderation-removed = { $name } n’a plus de place ici et reçoit une notification.
moderation-closed = Les exploitants de ce site ont fermé cette table avant le début de la partie.
moderation-closed-title = Cette table est fermée
moderation-hidden = Les exploitants de ce site ont masqué cette table : seules les personnes assises ici la voient. Vous pouvez continuer à jouer.

moderation-others = Trouver une autre table

# Mails about what the staff did.

moderation-mail-suspended-subject = Votre compte est suspendu
moderation-mail-suspended = les exploitants de ce site ont suspendu votre compte. Vos sessions sont fermées, et vous ne pouvez pas vous connecter. Dans vos parties en cours, des remplaçants jouent pour vous, pour que personne n’ait à attendre. Aux tables qui n’avaient pas commencé, votre place est de nouveau libre.
moderation-mail-restored-subject = Votre compte est de nouveau ouvert
moderation-mail-restored = votre compte est de nouveau ouvert : vous pouvez vous connecter. Des remplaçants jouent pour vous jusqu’à ce que vous repreniez vos places, d’un clic à chaque table.
moderation-mail-renamed-subject = Vous avez un autre nom ici
moderation-mail-renamed = les exploitants de ce site vous ont donné un autre nom : { $name }. Utilisez-le désormais pour vous connecter, ou votre adresse comme avant.
moderation-mail-password-subject = Les exploitants de ce site ont changé votre mot de passe
moderation-mail-password = les exploitants de ce site ont changé ou supprimé le mot de passe de votre compte. Vos sessions sont fermées partout. Demandez un nouveau mot de passe sur la page de connexion, pour que personne d’autre ne le connaisse.
moderation-mail-factors-subject = La connexion ne demande plus de second facteur
moderation-mail-factors = les exploitants de ce site ont retiré de votre compte le second facteur de connexion : l’application d’authentification, les clés d’accès et les codes de secours. Vos sessions sont fermées partout. Connectez-vous avec votre mot de passe, puis configurez-les à nouveau.
moderation-mail-why = Raison indiquée : { $why }
moderation-mail-contact = Si vous pensez que c’est une erreur, ou si vous voulez en savoir plus, écrivez à { $address }.

# Signing in while suspended.

moderation-suspended-title = Votre compte est suspendu
moderation-suspended-text = Les exploitants de ce site ont suspendu votre compte pour le moment. Dans vos parties en cours, des remplaçants jouent pour vous, pour que personne n’ait à attendre.
moderation-suspended-contact = Si vous pensez que c’est une erreur, ou si vous voulez savoir jusqu’à quand, écrivez à { $address }.

# What the staff reads in the admin.

moderation-why = Raison
moderation-name = Nouveau nom
moderation-search-tables = Numéro ou nom entier d’une table, ou nom de son hôte
moderation-action-rename = Renommer
moderation-action-hide = Masquer
moderation-action-show = Montrer à nouveau
moderation-action-close = Fermer
moderation-action-suspend = Suspendre
moderation-action-restore = Rétablir
moderation-action-factors-off = Retirer les seconds facteurs
moderation-done = { $count ->
    [one] C’est fait et consigné.
   *[other] C’est fait pour { $count } et consigné.
}
moderation-one-name = Vous ne pouvez renommer qu’une personne à la fois.
moderation-error-not-staff = Seule l’équipe du site peut faire cela.
moderation-error-why = Donnez une raison de 1 à 500 caractères. Elle est consignée, et les personnes concernées peuvent la lire.
moderation-error-yourself = Vous ne pouvez pas vous suspendre vous-même.
moderation-error-of-the-staff = Seul un superutilisateur peut faire cela à un membre de l’équipe.
moderation-error-not-superuser = Seul un superutilisateur peut faire cela.
moderation-error-inactive = Ce compte est déjà suspendu, ou fermé.
moderation-error-not-suspended = Cette personne n’est pas suspendue.
moderation-error-no-factors = Cette personne n’a pas de second facteur.
moderation-error-computer-opponent = C’est un ordinateur de ce site. Le paramètre OPPONENTS désactive les ordinateurs.
moderation-action-take-back = Retirer les messages
moderation-action-dissolve = Dissoudre le cercle
moderation-action-reply = Répondre au signalement
moderation-error-answered = Ce signalement a déjà une réponse.
moderation-mail-report-subject = Votre signalement
moderation-mail-report = les exploitants de ce site ont examiné votre signalement et vous répondent :
moderation-mail-answer = { $why }
