### Ce que dit le noyau lui-même : des choix et des mises en place impossibles.

kernel-malformed = Ce n’est pas un choix.
kernel-not-your-decision = Vous n’avez rien à choisir pour le moment.
kernel-not-offered = Le choix « { $key } » n’est pas possible pour le moment.

kernel-setup-edition = Ce jeu n’a pas d’édition « { $edition } ».
kernel-setup-option = L’option « { $option } » ne peut pas être « { $value } ».
kernel-setup-seats = Ce jeu se joue de { $least } à { $most } joueurs.
kernel-setup-seed = Une graine a exactement { $bytes } octets.

kernel-ruling = Décision
