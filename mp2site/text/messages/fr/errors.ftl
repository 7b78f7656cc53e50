# What can go wrong at a table; the keys end in the error's code.

errors-not-found = Cette table n’existe pas, ou vous ne pouvez pas la voir.
errors-not-your-seat = Vous n’avez pas de place à cette table.
errors-resigned = Vous avez abandonné ici. Un remplaçant joue à votre place jusqu’à la fin ; vous pouvez regarder.
errors-not-open = La partie de cette table a déjà commencé.
errors-full = Toutes les places de cette table sont prises.
errors-already-seated = Vous avez déjà une place à cette table.
errors-wrong-token = On ne rejoint cette table que sur invitation. Demandez le lien à l’hôte.
errors-plays-to-end = Cette partie est jouée jusqu’à la fin : un remplaçant joue pour les personnes qui partent.
errors-not-host = Seul l’hôte de la table peut faire cela.
errors-not-enough-seats = { $missing ->
    [one] Il reste { $missing } place libre.
   *[other] Il reste { $missing } places libres.
}
errors-not-playing = Aucune partie n’est en cours à cette table.
errors-stale-decision = La table a avancé. Regardez-la à nouveau, puis choisissez.
errors-not-playing-open = La partie n’a pas encore commencé.
errors-not-playing-finished = La partie est finie.
errors-not-playing-abandoned = Cette table s’est terminée sans résultat.
errors-not-open-closed = Cette table a été fermée avant le début d’une partie.
errors-stale-by-person = Vous avez déjà choisi ici, peut-être dans une autre fenêtre. Annulez pour choisir à nouveau.
errors-stale-by-plan = Votre plan a déjà répondu à cela.
errors-stale-by-conditional-answer = Une de vos réponses automatiques a déjà répondu à cela.
errors-time-ran-out = { $player ->
    [end] Le temps est écoulé : la table s’est donc terminée, comme convenu.
    [apprentice] Le temps est écoulé : un apprenti a joué ce tour.
    [merchant] Le temps est écoulé : un marchand a joué ce tour.
    [master] Le temps est écoulé : un maître a joué ce tour.
   *[house] Le temps est écoulé : ce tour a été joué automatiquement.
}{ $held ->
    [yes] {" "}Vous pouvez reprendre votre place.
   *[no] {""}
}
errors-stand-in-played = { $player ->
    [apprentice] Un apprenti joue à votre place et a joué ce tour.
    [merchant] Un marchand joue à votre place et a joué ce tour.
    [master] Un maître joue à votre place et a joué ce tour.
   *[house] Le site joue automatiquement à votre place et a joué ce tour.
}{ $held ->
    [yes] {" "}Vous pouvez reprendre votre place.
   *[no] {""}
}
errors-nothing-to-undo = Il n’y a rien à annuler.
errors-nothing-to-redo = Il n’y a rien à rétablir.
errors-quarantined = Nous avons trouvé une erreur dans nos règles et avons dû arrêter cette table. Rien n’est perdu.
errors-bad-setup-title = Ce jeu n’existe pas.
errors-bad-setup-name = Le nom d’une table a 60 caractères au plus.
errors-bad-setup-visibility = Une table est publique, accessible par son lien, ou privée.
errors-bad-setup-pace = Ce rythme n’existe pas. Seul un rythme personnel a ses propres valeurs.
errors-bad-setup-pace-bounds = Le temps offert va de 0 à 14 jours, la réserve et son maximum de 0 à 60 jours, l’ajout par tour de 0 à 7 jours.
errors-bad-setup-pace-short = Temps offert et réserve font ensemble au moins une minute.
errors-bad-setup-pace-cap = Le maximum de la réserve n’est pas inférieur à sa valeur de départ.
errors-bad-setup-policy = Quand le temps est écoulé, le tour est joué, ou la place est prise après 1 à 5 tours manqués, ou la table se termine.
errors-bad-setup-nonce = Un nonce a de 1 à 64 caractères ASCII visibles, sans espaces.
errors-bad-setup-stand-in = Une personne absente est remplacée par un apprenti, un marchand, un maître ou le site.
errors-bad-setup-opponents = { $most ->
    [0] Il ne reste aucune place pour un adversaire.
    [one] Il y a trop d’adversaires : il reste { $most } place.
   *[other] Il y a trop d’adversaires : il reste { $most } places.
}
errors-bad-setup-rates-computers = Sur ce site, les parties avec des ordinateurs ne changent pas les cotes.
errors-bad-setup-strength = Cet adversaire n’existe pas : il y a des apprentis, des marchands et des maîtres.
errors-bad-setup-opponents-off = Ce site n’a pas d’adversaires.
errors-invite-opponent = Les adversaires du site ne s’invitent pas par leur nom : l’hôte leur demande de prendre place.
errors-bad-conditional-answer = Il n’existe pas de réponse automatique « { $answer } » avec la valeur « { $value } ».
errors-too-long = C’est trop long : { $length } caractères, { $most } au plus. Raccourcissez, s’il vous plaît.
errors-bad-ply = L’étape { $ply } n’existe pas ; la dernière est { $last }.
errors-other-rules = Cette partie a commencé avec d’autres règles (version { $version } ; ici, c’est { $here }) : ce moment ne peut plus être montré. { $status ->
    [playing] Elle continue d’où elle en est.
   *[other] Son état final reste visible.
}
errors-busy = Quelqu’un d’autre joue à cette table en ce moment même. Réessayez.
errors-draft-dropped = Pendant que vous choisissiez, d’autres ont joué, et certains de vos choix ne convenaient plus. Ils ont été annulés.
errors-bad-setup = Une table ne peut pas être ouverte ainsi.
errors-illegal = Les règles ne permettent pas ce choix.
errors-malformed = Ce n’est pas un choix valable.
errors-invite-nobody = Personne ne s’appelle « { $name } » ici.
errors-invite-seated = { $name } a déjà une place à cette table.
errors-too-many = C’est plus que ce que ce site permet.
errors-too-many-tables-waiting = Vous ne pouvez pas avoir de place à plus de { $most } tables en attente de joueurs. Quittez-en une, ou attendez qu’une partie commence.
errors-too-many-tables-waiting-unconfirmed = Tant que votre adresse e-mail n’est pas confirmée, vous ne pouvez pas avoir de place à plus de { $most } tables en attente de joueurs. Confirmez-la, ou quittez une table.
errors-too-many-tables = Vous ne pouvez pas avoir de place à plus de { $most } tables non terminées. Finissez d’abord une partie.
errors-too-many-tables-unconfirmed = Tant que votre adresse e-mail n’est pas confirmée, vous ne pouvez pas avoir de place à plus de { $most } tables non terminées. Confirmez-la, ou finissez une partie.
errors-too-many-invitations = Plus personne ne peut être invité par son nom à cette table : le maximum est { $most }. Envoyez le lien aux autres.
errors-too-many-invitations-a-day = Vous ne pouvez plus inviter personne par son nom aujourd’hui : le maximum est { $most } par jour. Continuez demain, ou envoyez le lien.
errors-too-many-invitations-a-guest = Vous ne pouvez plus inviter { $name } aujourd’hui : le maximum est { $most } par jour. Continuez demain, ou envoyez le lien.
errors-too-many-messages = Vous avez beaucoup écrit en une heure : { $most } messages sont le maximum. Continuez un peu plus tard.
errors-talk-program = Les programmes ne discutent pas ; leurs propriétaires, oui.
errors-talk-empty = Il n’y a encore rien à envoyer. Écrivez d’abord quelque chose.
errors-talk-closed = L’hôte a fermé la discussion de cette table.
errors-too-late = Cela ne peut se modifier que pendant cinq minutes. Écrivez plutôt ce que vous diriez autrement.
errors-too-many-guests = Trop d’invités jouent en ce moment : le site n’en accepte plus. Créez un compte pour jouer aussitôt, ou revenez dans dix minutes.
errors-too-many-guests-an-hour = Depuis votre réseau, { $most } tables d’invités ont commencé en une heure. Créez un compte pour jouer aussitôt, ou revenez dans une heure.
errors-too-many-guests-a-day = Depuis votre réseau, { $most } tables d’invités ont commencé en un jour. Créez un compte pour jouer aussitôt, ou revenez demain.
errors-needs-account = Il faut un compte pour cela. Créez-en un : c’est gratuit, et la table où vous jouez vous suit.
errors-unconfirmed = Pour inviter par nom, il faut une adresse e-mail confirmée. Confirmez la vôtre dans vos paramètres, ou envoyez le lien.
errors-removed = L’hôte a libéré votre place à cette table. Vous pouvez y reprendre place si l’hôte vous invite par votre nom ; d’autres tables vous sont ouvertes.
errors-not-asked-for = Vous ne remplissez pas les conditions d’entrée de cette table.
errors-not-asked-for-punctual = Cette table demande des personnes qui jouent au moins { $asked } % de leurs tours à temps. Sur vos { $turns } derniers tours avec pendule, vous en avez joué { $share } % à temps.
errors-not-asked-for-rating-range = Cette table demande des personnes dont la cote va de { $from } à { $to } points. { $rated ->
    [0] Vous n’avez pas encore de cote ; cela compte pour { $points }.
   *[other] Vous avez { $points }.
}
errors-not-asked-for-rating-from = Cette table demande des personnes dont la cote est d’au moins { $from } points. { $rated ->
    [0] Vous n’avez pas encore de cote ; cela compte pour { $points }.
   *[other] Vous avez { $points }.
}
errors-not-asked-for-rating-to = Cette table demande des personnes dont la cote est d’au plus { $to } points. { $rated ->
    [0] Vous n’avez pas encore de cote ; cela compte pour { $points }.
   *[other] Vous avez { $points }.
}
errors-not-asked-for-seek = Un joueur de cette table est plus fort ou moins fort que ce que permet votre recherche.
errors-bad-setup-asks-punctual = Une table demande 80, 90 ou 95 % des tours à temps, ou rien.
errors-bad-setup-asks-rating = Les cotes demandées par une table vont de { $least } à { $most } points, et la première n’est pas au-dessus de la seconde.
errors-bad-setup-within = Une recherche permet un écart de 150 ou 300 points, ou n’importe lequel.
errors-suspended = Votre compte est suspendu. Si c’est une erreur, écrivez aux exploitants de ce site.
errors-invite-hidden = Cette table est masquée : personne d’autre ne peut être invité. Les personnes assises ici peuvent jouer.
errors-rematch-running = La partie n’est pas finie. Vous pourrez rejouer quand elle le sera.
errors-invite-removed = L’hôte a libéré la place de { $name } à cette table. Seul l’hôte peut inviter à nouveau cette personne.
errors-remove-nobody = Personne du nom de « { $name } » n’est à cette table.
errors-remove-yourself = Vous ne pouvez pas vous retirer vous-même. Quittez plutôt la table.
errors-too-many-line-steps = Vous avez atteint la limite de { $most } étapes à cette table. Allez à une étape dont vous n’avez plus besoin et supprimez à partir de là.
errors-too-many-named-lines = Au plus { $most } étapes de vos variantes peuvent avoir un nom. Retirez-en un d’abord.
errors-line-broken = Cette variante ne convient plus : son étape { $step } ne peut pas y être jouée. Elle est conservée ; revenez en arrière, ou choisissez-en une autre.
errors-line-dice = Ces dés ne peuvent pas tomber ainsi ici.
errors-line-running = Une variante se partage quand la partie est finie. D’ici là, elle n’est qu’à vous.
errors-not-open-to-you = Cette table ne vous est pas ouverte. D’autres le sont : voyez la liste des tables ouvertes, ou ouvrez-en une.
errors-not-open-own-block = Vous avez bloqué { $name }, qui est à cette table. Levez le blocage dans vos paramètres si vous voulez prendre place ici.
errors-invite-not-open = { $name } ne peut pas recevoir d’invitation à cette table. Envoyez le lien à d’autres.
errors-invite-own-block = Vous avez bloqué { $name }. Levez le blocage dans vos paramètres si vous voulez inviter cette personne.
errors-bad-person = Ce n’est pas possible avec cette personne.
errors-bad-person-nobody = Personne ne porte ce nom ici.
errors-bad-person-yourself = C’est vous.
errors-bad-person-computer-opponent = C’est un des adversaires du site : un programme qui ne fait de mal à personne.
errors-too-many-blocks = Vous avez bloqué autant de personnes que possible. Levez un blocage dont vous n’avez plus besoin.
errors-rating-not-asked = La question de classer la partie entre ceux qui continuent se pose à une table classée entre personnes, quand quelqu’un a abandonné et que deux personnes au moins continuent.
errors-bad-appointment = Ce n’est pas possible pour un rendez-vous maintenant.
errors-bad-appointment-time = Choisissez un moment entre cinq minutes et 60 jours à partir de maintenant.
errors-bad-appointment-none = Cette table n’a pas de rendez-vous.
errors-not-sharing = Seuls les joueurs qui partagent leur propre présence voient qui est là.
errors-bad-pause = Ce n’est pas possible pour une pause ici.
errors-bad-pause-days = Une pause dure de 1 à 14 jours.
errors-bad-pause-no-clock = Aucune pendule ne tourne à cette table : il n’y a rien à mettre en pause.
errors-bad-pause-paused = Cette table est déjà en pause.
errors-bad-pause-none = Cette pause n’existe pas ou n’existe plus. Regardez à nouveau la table.
errors-too-many-seeks = Vous pouvez avoir { $most } recherches au plus. Supprimez-en une d’abord.
errors-no-seek = Cette recherche n’existe plus.
errors-bad-person-why = Dites en 1 à 500 caractères, sur une ligne, ce qui ne va pas.
errors-too-many-reports = Vous avez envoyé autant de signalements que possible en un jour. Continuez demain, ou écrivez aux exploitants de ce site.
errors-your-turn = C’est maintenant à vous de jouer. Choisissez à la table.
errors-bad-plan = Cela ne peut pas être prévu.
errors-bad-plan-empty = Un plan commence par un choix de votre part à votre prochain tour. Choisissez d’abord quelque chose, puis gardez-le.
errors-bad-plan-pick = Ce choix ne peut pas être compris ainsi. Regardez encore une fois votre plan.
errors-bad-plan-alternative = Ce n’est plus une version de votre plan. Regardez-le encore une fois.
errors-bad-plan-none = Vous n’avez rien prévu ici.
errors-bad-plan-delay = Un délai va de 0 à { $most } minutes.
errors-too-many-alternatives = Un plan a { $most } versions au plus. Retirez-en une d’abord.
errors-run-stopped =
    { $made ->
        [one] Seul votre premier choix compte.
       *[other] Seuls vos { $made } premiers choix comptent.
    } { $why }
errors-run-revealed = Le dernier ne peut pas être annulé : voyez d’abord ce qu’il donne.
