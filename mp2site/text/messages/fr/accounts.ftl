## Signing in, signing up, one's account

accounts-login-title = Connexion
accounts-login-button = Se connecter
accounts-login-new = Première visite ?
accounts-login-signup = Créer un compte
accounts-signup-title = Créer un compte
accounts-signup-note = Les autres voient votre nom à la table. Un e-mail part à votre adresse quand c’est à vous de jouer ; les autres ne la voient pas.
accounts-signup-button = Créer le compte
accounts-signup-known = Vous avez déjà un compte ?
accounts-signup-login = Se connecter
accounts-closed-title = Les inscriptions sont fermées
accounts-closed-text = Ce site n’accepte pas de nouveaux comptes pour le moment.
accounts-inactive-title = Ce compte est fermé
accounts-inactive-text = Personne ne peut se connecter avec ce compte. Si c’est une erreur, écrivez aux exploitants de ce site.
accounts-logout-title = Se déconnecter
accounts-logout-text = Vos tables restent telles quelles, et les e-mails vous parviennent toujours.
accounts-logout-button = Se déconnecter
accounts-logout-stay = Rester
accounts-reset-title = Mot de passe oublié ?
accounts-reset-text = Indiquez votre adresse e-mail, et vous recevrez un lien pour choisir un nouveau mot de passe.
accounts-reset-button = Envoyer le lien
accounts-reset-back = Retour à la connexion
accounts-reset-sent-title = Consultez vos e-mails
accounts-reset-sent-text = Si nous connaissons cette adresse, un e-mail avec un lien vient d’y être envoyé. Toujours rien après quelques minutes ? Regardez dans le dossier des indésirables.
accounts-mailbox-hint = Les e-mails ne quittent pas ce site ; ils arrivent ici :
accounts-new-password-title = Un nouveau mot de passe
accounts-new-password-button = Définir le mot de passe
accounts-new-password-bad-title = Ce lien ne fonctionne pas
accounts-new-password-bad-text = Il a peut-être déjà servi, ou il est trop ancien.
accounts-new-password-again = Envoyer un nouveau lien
accounts-new-password-done-title = Votre nouveau mot de passe est défini
accounts-new-password-done-text = Utilisez-le dès maintenant pour vous connecter.
accounts-password-title = Changer de mot de passe
accounts-password-button = Changer de mot de passe
accounts-password-forgotten = Mot de passe oublié ?
accounts-password-set-title = Définir un mot de passe
accounts-again-title = Est-ce bien vous ?
accounts-again-text = Avant ce changement, saisissez encore une fois votre mot de passe.
accounts-again-button = Continuer
accounts-verify-sent-title = Consultez vos e-mails
accounts-verify-sent-text = Si vous venez de nous donner une adresse, un e-mail avec un lien vous y attend : ouvrez-le, et nous saurons que l’adresse est à vous et que nous pouvons y écrire. Toujours rien après quelques minutes ? Regardez dans le dossier des indésirables, ou demandez un nouvel envoi.
accounts-verify-needed-title = Veuillez confirmer votre adresse
accounts-verify-needed-text = Pour cela, nous devons savoir que votre adresse e-mail est bien à vous. Ouvrez le lien de l’e-mail que nous vous avons envoyé, puis revenez ; si vous n’en avez pas, demandez un nouvel envoi.
accounts-confirm-title = Confirmer votre adresse
accounts-confirm-text = Est-ce que { $email } est l’adresse de { $name } ?
accounts-confirm-button = Oui, confirmer
accounts-confirm-taken = { $email } appartient déjà à un autre compte.
accounts-confirm-bad = Ce lien est trop ancien, ou il a déjà servi.
accounts-confirm-again = Envoyer un nouveau lien
accounts-email-title = Adresses e-mail
accounts-email-note = Vos tours sont annoncés à votre adresse principale, dès qu’elle est confirmée.
accounts-email-verified = confirmée
accounts-email-unverified = pas encore confirmée
accounts-email-primary = principale
accounts-email-make-primary = Choisir comme principale
accounts-email-send = Renvoyer le lien
accounts-email-send-often = Une même adresse reçoit au plus un lien toutes les trois minutes, et dix par jour.
accounts-email-remove = Supprimer
accounts-email-none = Nous n’avons aucune adresse pour vous écrire : aucun e-mail ne peut vous dire que c’est à vous de jouer.
accounts-email-add-title = Une autre adresse
accounts-email-add = Ajouter

## What is said after a step

accounts-said-keeps-primary = { $email } est votre adresse principale et ne peut pas être supprimée. Choisissez d’abord une autre adresse principale.
accounts-said-link-sent = Un lien vient d’être envoyé à { $email }.
accounts-said-link-not-sent = Aucun e-mail n’a été envoyé cette fois : { $email } reçoit au plus un lien toutes les trois minutes, et dix par jour. Si vous en aviez déjà un, il fonctionne encore ; regardez aussi dans le dossier des indésirables.
accounts-said-nothing-to-confirm = Aucune de vos adresses n’attend d’être confirmée.
accounts-confirm-send = Renvoyer l’e-mail
accounts-confirm-other = une autre adresse
accounts-confirm-home = { $email } n’est pas encore confirmée : aucun e-mail ne peut vous dire que c’est à vous de jouer. Ouvrez le lien de notre e-mail ; si vous n’en avez pas, demandez un nouvel envoi.
accounts-confirm-none = Nous n’avons aucune adresse pour vous écrire : aucun e-mail ne peut vous dire que c’est à vous de jouer.
accounts-confirm-add = Donner une adresse
accounts-said-confirmed = { $email } est confirmée.
accounts-said-removed = { $email } est supprimée.
accounts-said-signed-out = Votre session est fermée. Vos tables vous attendent.
accounts-said-password-changed = Votre nouveau mot de passe est défini.
accounts-said-primary-set = Les e-mails partent maintenant à votre nouvelle adresse principale.
accounts-said-primary-unverified = Votre adresse principale doit d’abord être confirmée.

## Mails about the account

accounts-mail-hello = Bonjour { $name },
accounts-mail-hello-you = Bonjour,
accounts-mail-end =
    Ce n’était pas vous ? Ignorez alors cet e-mail : rien ne change.

    Caravanserai
accounts-mail-confirm-subject = Veuillez confirmer votre adresse
accounts-mail-confirm-text = ouvrez ce lien, et nous saurons que cette adresse est à vous. Nous y écrirons ensuite quand c’est à vous de jouer :
accounts-mail-reset-subject = Un nouveau mot de passe
accounts-mail-reset-text = avec ce lien, vous pouvez choisir un nouveau mot de passe :
accounts-mail-exists-subject = Vous avez déjà un compte
accounts-mail-exists-text = quelqu’un, peut-être vous, a voulu créer un compte avec { $email }. Il existe déjà un compte avec cette adresse. Si vous avez oublié le mot de passe, ce lien permet d’en choisir un nouveau :
accounts-error-name-address = Un nom ne peut pas être une adresse e-mail : tout le monde le voit. Retirez le @.
accounts-error-name-form = Un nom se compose de lettres et de chiffres, avec . + - _ entre eux ; il commence et finit par une lettre ou un chiffre.
accounts-error-name-alphabets = Ce nom mêle des lettres de plusieurs alphabets qui se ressemblent. Utilisez un seul alphabet.
accounts-error-name-alike = Ce nom ressemble à un nom déjà pris. Choisissez-en un qu’on ne peut pas confondre.
