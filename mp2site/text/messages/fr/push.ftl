# Web push: what a notification says, and the page of a person's devices.

push-several = { $count ->
    [one] Du nouveau à { $count } table
   *[other] Du nouveau à { $count } tables
}
push-by = { $kind ->
    [turn] { $name } a joué.
    [started] { $name } a lancé la partie.
    [invitation] { $name } vous invite.
    [chat] { $name } a écrit.
   *[other] {""}
}

push-title = Sur vos appareils
push-note = { $count ->
    [0] Recevoir les notifications sur un téléphone ou un ordinateur
    [one] { $count } appareil vous prévient
   *[other] { $count } appareils vous préviennent
}
push-intro = Un appareil vous prévient quand c’est à vous de jouer, même si ce site n’est pas ouvert. Vos heures calmes y valent aussi, et les notifications ne montrent jamais rien de caché.
push-here = Cet appareil
push-none = Ce navigateur ne peut pas afficher de notifications. Sur iPhone ou iPad, ajoutez d’abord ce site à l’écran d’accueil, puis ouvrez-le à partir de là.
push-insecure = Cette page a été ouverte en http, et les navigateurs n’autorisent les notifications qu’en https (ou sur localhost). Ouvrez le site par une adresse qui commence par https, ou demandez aux exploitants de la mettre en place.
push-denied = Ce navigateur bloque les notifications de ce site. Autorisez-les dans les paramètres du navigateur pour ce site, puis revenez.
push-is-on = Cet appareil vous prévient.
push-is-off = Cet appareil ne vous prévient pas encore. Votre navigateur vous demandera votre accord.
push-on = Me prévenir sur cet appareil
push-off = Désactiver sur cet appareil
push-failed = Le navigateur n’a pas pu se connecter à son service push. Réessayez plus tard.
push-done = Cet appareil vous prévient désormais.
push-removed = Cet appareil ne vous prévient plus.
push-devices = Tous vos appareils
push-no-devices = Aucun appareil ne vous prévient encore. Ouvrez cette page sur celui qui doit le faire.
push-this = Cet appareil.
push-since = Depuis { $at }.
push-used = Dernière notification : { $at }.
push-unknown = Un appareil
push-remove = Supprimer
push-remove-of = Supprimer { $name }
