## Signing in, signing up, one's account

accounts-login-title = Connexion
accounts-login-button = Se connecter
accounts-login-new = Première visite ?
accounts-login-signup = Créer un compte
accounts-signup-title = Créer un compte
accounts-signup-note = Les autres joueurs voient votre nom. Quand c’est à vous de jouer, nous envoyons un e-mail à votre adresse, qu’ils ne voient pas.
accounts-signup-button = Créer le compte
accounts-signup-known = Vous avez déjà un compte ?
accounts-signup-login = Se connecter
accounts-closed-title = Les inscriptions sont fermées
accounts-closed-text = Ce site n’accepte pas de nouveaux comptes pour le moment.
accounts-inactive-title = Ce compte est fermé
accounts-inactive-text = Personne ne peut se connecter avec ce compte. Si c’est une erreur, écrivez aux exploitants de ce site.
accounts-logout-title = Se déconnecter
accounts-logout-text = Vos parties continuent, et vous recevez toujours les e-mails.
accounts-logout-button = Se déconnecter
accounts-logout-stay = Ne pas se déconnecter
accounts-reset-title = Mot de passe oublié ?
accounts-reset-text = Indiquez votre adresse e-mail. Nous vous enverrons un lien pour choisir un nouveau mot de passe.
accounts-reset-button = Envoyer le lien
accounts-reset-back = Retour à la connexion
accounts-reset-sent-title = Consultez vos e-mails
accounts-reset-sent-text = Si un compte a cette adresse, nous y avons envoyé un e-mail avec un lien. Si rien n’arrive en quelques minutes, regardez dans le dossier des indésirables.
accounts-mailbox-hint = Ce site n’envoie pas d’e-mails. Vous les trouvez ici :
accounts-new-password-title = Un nouveau mot de passe
accounts-new-password-button = Définir le mot de passe
accounts-new-password-bad-title = Ce lien ne fonctionne pas
accounts-new-password-bad-text = Il a déjà servi, ou il a expiré.
accounts-new-password-again = Envoyer un nouveau lien
accounts-new-password-done-title = Votre nouveau mot de passe est défini
accounts-new-password-done-text = Utilisez-le dès maintenant pour vous connecter.
accounts-password-title = Changer de mot de passe
accounts-password-button = Changer de mot de passe
accounts-password-forgotten = Mot de passe oublié ?
accounts-password-set-title = Définir un mot de passe
accounts-again-title = Confirmez que c’est bien vous
accounts-again-text = Avant ce changement, saisissez encore une fois votre mot de passe.
accounts-again-button = Continuer
accounts-verify-sent-title = Consultez vos e-mails
accounts-verify-sent-text = Si vous venez d’indiquer une adresse, nous y avons envoyé un e-mail avec un lien. Ouvrez le lien pour confirmer que l’adresse est à vous ; nous pourrons alors vous écrire. Si rien n’arrive en quelques minutes, regardez dans le dossier des indésirables, ou demandez un nouvel envoi.
accounts-verify-needed-title = Veuillez confirmer votre adresse
accounts-verify-needed-text = Il faut pour cela une adresse e-mail confirmée. Ouvrez le lien de l’e-mail que nous vous avons envoyé, puis revenez. Si vous n’en avez pas, demandez un nouvel envoi.
accounts-confirm-title = Confirmer votre adresse
accounts-confirm-text = Est-ce que { $email } est l’adresse de { $name } ?
accounts-confirm-button = Oui, confirmer
accounts-confirm-taken = { $email } appartient déjà à un autre compte.
accounts-confirm-bad = Ce lien a expiré, ou il a déjà servi.
accounts-confirm-again = Envoyer un nouveau lien
accounts-email-title = Adresses e-mail
accounts-email-note = Dès que votre adresse principale est confirmée, nous y envoyons un e-mail quand c’est à vous de jouer.
accounts-email-verified = confirmée
accounts-email-unverified = pas encore confirmée
accounts-email-primary = principale
accounts-email-make-primary = Choisir comme principale
accounts-email-send = Renvoyer le lien
accounts-email-send-often = Nous envoyons un lien à la même adresse au plus toutes les trois minutes, et au plus dix fois par jour.
accounts-email-remove = Supprimer
accounts-email-none = Vous n’avez indiqué aucune adresse : nous ne pouvons pas vous envoyer d’e-mail quand c’est à vous de jouer.
accounts-email-add-title = Une autre adresse
accounts-email-add = Ajouter

## What is said after a step

accounts-said-keeps-primary = { $email } est votre adresse principale et ne peut pas être supprimée. Choisissez d’abord une autre adresse principale.
accounts-said-link-sent = Un lien vient d’être envoyé à { $email }.
accounts-said-link-not-sent = Nous n’avons pas envoyé d’e-mail cette fois : { $email } reçoit un lien au plus toutes les trois minutes, et au plus dix fois par jour. Si vous avez un lien plus ancien, il fonctionne encore ; regardez aussi dans le dossier des indésirables.
accounts-said-nothing-to-confirm = Aucune de vos adresses n’a besoin d’être confirmée.
accounts-confirm-send = Renvoyer l’e-mail
accounts-confirm-other = une autre adresse
accounts-confirm-home = { $email } n’est pas encore confirmée : nous ne pouvons pas vous envoyer d’e-mail quand c’est à vous de jouer. Ouvrez le lien de l’e-mail que nous vous avons envoyé. Si vous n’en avez pas, demandez un nouvel envoi.
accounts-confirm-none = Vous n’avez indiqué aucune adresse : nous ne pouvons pas vous envoyer d’e-mail quand c’est à vous de jouer.
accounts-confirm-add = Ajouter une adresse
accounts-said-confirmed = { $email } est confirmée.
accounts-said-removed = { $email } est supprimée.
accounts-said-signed-out = Votre session est fermée. Vos parties continuent.
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
accounts-mail-confirm-text = ouvrez ce lien pour confirmer que cette adresse est à vous. Nous y écrirons ensuite quand c’est à vous de jouer :
accounts-mail-reset-subject = Un nouveau mot de passe
accounts-mail-reset-text = ouvrez ce lien pour choisir un nouveau mot de passe :
accounts-mail-exists-subject = Vous avez déjà un compte
accounts-mail-exists-text = quelqu’un, peut-être vous, a voulu créer un compte avec { $email }. Il existe déjà un compte avec cette adresse. Si vous avez oublié son mot de passe, choisissez-en un nouveau ici :
accounts-error-name-address = Un nom ne peut pas être une adresse e-mail : tout le monde le voit. Retirez le @.
accounts-error-name-form = Un nom se compose de lettres et de chiffres, avec . + - _ entre eux ; il commence et finit par une lettre ou un chiffre.
accounts-error-name-alphabets = Ce nom mêle des lettres de plusieurs alphabets qui se ressemblent. Utilisez un seul alphabet.
accounts-error-name-alike = Ce nom ressemble à un nom déjà pris. Choisissez-en un qu’on ne peut pas confondre.
