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
errors-stale-decision = La table a changé entre-temps. Regardez-la à nouveau, puis choisissez.
errors-not-playing-open = La partie n’a pas encore commencé.
errors-not-playing-finished = La partie est finie.
errors-not-playing-abandoned = Cette table s’est terminée sans résultat.
errors-not-open-closed = Cette table a été fermée avant le début d’une partie.
errors-stale-by-person = Vous avez déjà choisi ici, peut-être dans une autre fenêtre. Annulez pour choisir à nouveau.
errors-stale-by-plan = Votre plan a déjà répondu à cela.
errors-stale-by-conditional-answer = Une de vos réponses automatiques a déjà répondu à cela.
errors-time-ran-out = { $player ->
    [end] Le temps est écoulé : la table s’est donc terminée, comme convenu.
    [apprentice] Le temps est écoulé : un Apprenti a joué ce tour.
    [merchant] Le temps est écoulé : un Marchand a joué ce tour.
    [master] Le temps est écoulé : un Maître a joué ce tour.
   *[house] Le temps est écoulé : le joueur automatique a joué ce tour.
}{ $held ->
    [yes] {" "}Vous pouvez reprendre votre place.
   *[no] {""}
}
errors-stand-in-played = { $player ->
    [apprentice] Un Apprenti joue à votre place et a joué ce tour.
    [merchant] Un Marchand joue à votre place et a joué ce tour.
    [master] Un Maître joue à votre place et a joué ce tour.
   *[house] Le joueur automatique joue à votre place et a joué ce tour.
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
errors-bad-setup-pace-bounds = Le temps offert doit être de 0 à 14 jours, la réserve et son maximum de 0 à 60 jours, l’ajout par tour de 0 à 7 jours.
errors-bad-setup-pace-short = Le temps offert et la réserve doivent faire ensemble au moins une minute.
errors-bad-setup-pace-cap = Le maximum de la réserve ne doit pas être inférieur à sa valeur de départ.
errors-bad-setup-policy = Choisissez ce qui arrive quand le temps est écoulé : le tour est joué, un remplaçant prend la place après 1 à 5 tours manqués, ou la table se termine.
errors-bad-setup-nonce = Le mot doit avoir de 1 à 64 caractères ASCII visibles, sans espaces.
errors-bad-setup-stand-in = Le remplaçant doit être un Apprenti, un Marchand, un Maître ou le joueur automatique.
errors-bad-setup-opponents = { $most ->
    [0] Il ne reste aucune place pour un adversaire.
    [one] Il ne reste que { $most } place pour un adversaire. Choisissez moins d’adversaires.
   *[other] Il ne reste que { $most } places pour des adversaires. Choisissez moins d’adversaires.
}
errors-bad-setup-rates-computers = Sur ce site, les parties avec des ordinateurs ne sont pas classées.
errors-bad-setup-strength = Cet adversaire n’existe pas. Choisissez un Apprenti, un Marchand ou un Maître.
errors-bad-setup-opponents-off = Sur ce site, on ne peut pas jouer contre des ordinateurs.
errors-invite-opponent = Vous ne pouvez pas inviter un ordinateur par son nom. L’hôte l’ajoute à la table.
errors-bad-conditional-answer = Il n’existe pas de réponse automatique « { $answer } » avec la valeur « { $value } ».
errors-too-long = C’est trop long : { $length } caractères, { $most } au plus. Raccourcissez votre texte.
errors-bad-ply = L’étape { $ply } n’existe pas ; la dernière est { $last }.
errors-other-rules = Cette partie a commencé avec d’autres règles (version { $version } ; ici, c’est { $here }) : ce moment ne peut plus être montré. { $status ->
    [playing] La partie continue à partir de sa position actuelle.
   *[other] Vous pouvez voir sa position actuelle.
}
errors-busy = Quelqu’un d’autre joue à cette table en ce moment même. Réessayez.
errors-draft-dropped = Pendant que vous choisissiez, d’autres ont joué. Certains de vos choix n’étaient plus possibles et ont été annulés.
errors-bad-setup = Une table avec ces réglages n’est pas possible.
errors-illegal = Les règles ne permettent pas ce choix.
errors-malformed = Ce n’est pas un choix valable.
errors-invite-nobody = Personne ne s’appelle « { $name } » ici.
errors-invite-seated = { $name } a déjà une place à cette table.
errors-too-many = Cela dépasse une limite de ce site.
errors-too-many-tables-waiting = Vous ne pouvez pas avoir de place à plus de { $most } tables en attente de joueurs. Quittez-en une, ou attendez qu’une partie commence.
errors-too-many-tables-waiting-unconfirmed = Tant que votre adresse e-mail n’est pas confirmée, vous ne pouvez pas avoir de place à plus de { $most } tables en attente de joueurs. Confirmez-la, ou quittez une table.
errors-too-many-tables = Vous ne pouvez pas avoir de place à plus de { $most } tables non terminées. Finissez d’abord une partie.
errors-too-many-tables-unconfirmed = Tant que votre adresse e-mail n’est pas confirmée, vous ne pouvez pas avoir de place à plus de { $most } tables non terminées. Confirmez-la, ou finissez une partie.
errors-too-many-invitations = Vous pouvez inviter par leur nom { $most } personnes au plus à cette table. Envoyez le lien aux autres.
errors-too-many-invitations-a-day = Vous pouvez inviter par leur nom { $most } personnes au plus par jour. Continuez demain, ou envoyez le lien.
errors-too-many-invitations-a-guest = Vous ne pouvez plus inviter { $name } aujourd’hui : le maximum est { $most } par jour. Continuez demain, ou envoyez le lien.
errors-too-many-messages = Vous pouvez envoyer { $most } messages au plus en une heure. Attendez un peu, puis continuez.
errors-talk-program = Les programmes ne peuvent pas écrire dans la discussion.
errors-talk-empty = Votre message est vide. Écrivez d’abord quelque chose.
errors-talk-closed = L’hôte a fermé la discussion de cette table.
errors-too-late = Un message ne peut être modifié que pendant cinq minutes. Écrivez-en plutôt un nouveau.
errors-too-many-guests = Trop d’invités jouent en ce moment. Créez un compte pour jouer aussitôt, ou revenez dans dix minutes.
errors-too-many-guests-an-hour = Depuis votre réseau, { $most } tables d’invités ont été ouvertes en une heure : c’est le maximum. Créez un compte pour jouer aussitôt, ou revenez dans une heure.
errors-too-many-guests-a-day = Depuis votre réseau, { $most } tables d’invités ont été ouvertes en un jour : c’est le maximum. Créez un compte pour jouer aussitôt, ou revenez demain.
errors-needs-account = Il faut un compte pour cela. En créer un est gratuit, et vous gardez la table où vous jouez.
errors-unconfirmed = Pour inviter par nom, il faut une adresse e-mail confirmée. Confirmez la vôtre dans vos paramètres, ou envoyez le lien.
errors-removed = L’hôte a libéré votre place à cette table. Vous ne pouvez y revenir que si l’hôte vous invite par votre nom. Vous pouvez prendre place à d’autres tables.
errors-not-asked-for = Vous ne remplissez pas les conditions d’entrée de cette table.
errors-not-asked-for-punctual = Cette table est pour les personnes qui jouent au moins { $asked } % de leurs tours à temps. Sur vos { $turns } derniers tours avec pendule, vous en avez joué { $share } % à temps.
errors-not-asked-for-rating-range = Cette table est pour les personnes dont la cote va de { $from } à { $to } points. { $rated ->
    [0] Vous n’avez pas encore de cote ; cela compte pour { $points }.
   *[other] Vous avez { $points }.
}
errors-not-asked-for-rating-from = Cette table est pour les personnes dont la cote est d’au moins { $from } points. { $rated ->
    [0] Vous n’avez pas encore de cote ; cela compte pour { $points }.
   *[other] Vous avez { $points }.
}
errors-not-asked-for-rating-to = Cette table est pour les personnes dont la cote est d’au plus { $to } points. { $rated ->
    [0] Vous n’avez pas encore de cote ; cela compte pour { $points }.
   *[other] Vous avez { $points }.
}
errors-not-asked-for-seek = Un joueur de cette table est plus fort ou moins fort que ce que permet votre recherche.
errors-bad-setup-asks-punctual = Une table peut demander 80, 90 ou 95 % des tours à temps, ou rien.
errors-bad-setup-asks-rating = Les cotes demandées doivent aller de { $least } à { $most } points, et la première ne doit pas dépasser la seconde.
errors-bad-setup-within = Une recherche permet un écart de 150 ou 300 points, ou n’importe lequel.
errors-suspended = Votre compte est suspendu. Si c’est une erreur, écrivez aux exploitants de ce site.
errors-invite-hidden = Cette table est masquée : vous ne pouvez inviter personne. Les personnes à la table peuvent jouer.
errors-rematch-running = La partie n’est pas finie. Vous pourrez rejouer quand elle le sera.
errors-invite-removed = L’hôte a libéré la place de { $name } à cette table. Seul l’hôte peut inviter à nouveau cette personne.
errors-remove-nobody = Personne du nom de « { $name } » n’est à cette table.
errors-remove-yourself = Vous ne pouvez pas vous retirer vous-même. Quittez plutôt la table.
errors-too-many-line-steps = Vous avez atteint la limite de { $most } étapes à cette table. Allez à une étape dont vous n’avez plus besoin et supprimez à partir de là.
errors-too-many-named-lines = Au plus { $most } étapes de vos variantes peuvent avoir un nom. Retirez-en un d’abord.
errors-line-broken = Cette variante ne convient plus : son étape { $step } ne peut pas y être jouée. Elle est conservée ; revenez en arrière, ou choisissez-en une autre.
errors-line-dice = Ces dés ne sont pas possibles ici.
errors-line-running = Vous pourrez partager une variante quand la partie sera finie. D’ici là, personne d’autre ne la voit.
errors-not-open-to-you = Vous ne pouvez pas prendre place à cette table. Choisissez-en une autre dans la liste des tables ouvertes, ou ouvrez-en une.
errors-not-open-own-block = Vous avez bloqué { $name }, qui est à cette table. Pour prendre place, débloquez { $name } dans vos paramètres.
errors-invite-not-open = Vous ne pouvez pas inviter { $name } à cette table. Vous pouvez envoyer le lien à d’autres personnes.
errors-invite-own-block = Vous avez bloqué { $name }. Pour inviter { $name }, débloquez cette personne dans vos paramètres.
errors-bad-person = Ce n’est pas possible avec cette personne.
errors-bad-person-nobody = Personne ne porte ce nom ici.
errors-bad-person-yourself = C’est vous.
errors-bad-person-computer-opponent = C’est un ordinateur de ce site. Vous ne pouvez ni le bloquer ni le signaler.
errors-too-many-blocks = Vous avez bloqué le nombre maximal de personnes. Débloquez d’abord quelqu’un.
errors-rating-not-asked = Vous ne pouvez décider si la partie compte entre ceux qui continuent qu’à une table classée entre personnes, quand quelqu’un a abandonné et que deux personnes au moins continuent.
errors-bad-appointment = Ce n’est pas possible pour un rendez-vous maintenant.
errors-bad-appointment-time = Choisissez un moment entre cinq minutes et 60 jours à partir de maintenant.
errors-bad-appointment-none = Cette table n’a pas de rendez-vous.
errors-not-sharing = Seuls les joueurs qui partagent leur propre présence voient qui est là.
errors-bad-pause = Ce n’est pas possible pour une pause maintenant.
errors-bad-pause-days = Une pause dure de 1 à 14 jours.
errors-bad-pause-no-clock = Aucune pendule ne tourne à cette table : il n’y a rien à mettre en pause.
errors-bad-pause-paused = Cette table est déjà en pause.
errors-bad-pause-none = Cette pause n’existe pas ou n’existe plus. Regardez à nouveau la table.
errors-too-many-seeks = Vous pouvez avoir { $most } recherches au plus. Supprimez-en une d’abord.
errors-no-seek = Cette recherche n’existe plus.
errors-bad-person-why = Dites en 1 à 500 caractères, sur une ligne, ce qui ne va pas.
errors-too-many-reports = Vous avez atteint la limite de signalements pour aujourd’hui. Continuez demain, ou écrivez aux exploitants de ce site.
errors-your-turn = C’est maintenant à vous de jouer. Choisissez à la table.
errors-bad-plan = Cela ne peut pas être prévu.
errors-bad-plan-empty = Un plan commence par un choix de votre part à votre prochain tour. Choisissez d’abord quelque chose, puis enregistrez-le.
errors-bad-plan-pick = Ce choix ne peut pas en remplacer un autre ici. Regardez encore une fois votre plan.
errors-bad-plan-alternative = Ce n’est plus une version de votre plan. Regardez-le encore une fois.
errors-bad-plan-none = Vous n’avez rien prévu ici.
errors-bad-plan-delay = Le délai doit être de 0 à { $most } minutes.
errors-too-many-alternatives = Un plan a { $most } versions au plus. Supprimez-en une d’abord.
errors-run-stopped =
    { $made ->
        [one] Seul votre premier choix a été fait.
       *[other] Seuls vos { $made } premiers choix ont été faits.
    } { $why }
errors-run-revealed = Le dernier ne peut pas être annulé : regardez d’abord son résultat.
