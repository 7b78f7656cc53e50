### Whom a table asks for.

asks-punctual = Pour les personnes qui jouent au moins { $asked } % de leurs tours à temps
asks-rating-range = Pour les personnes dont la cote va de { $from } à { $to } points
asks-rating-from = Pour les personnes dont la cote est d’au moins { $from } points
asks-rating-to = Pour les personnes dont la cote est d’au plus { $to } points
asks-legend = Conditions d’entrée
asks-legend-hint = Les joueurs qui ne remplissent pas les conditions ne peuvent pas prendre place, et voient pourquoi. Les personnes que vous invitez par nom, cercle ou lien peuvent toujours prendre place, les ordinateurs aussi.
asks-punctual-label = Tours joués à temps
asks-punctual-choice = { $asked ->
    [0] Peu importe
   *[other] au moins { $asked } %
}
asks-punctual-hint = Compte les derniers tours avec pendule d’une personne, cent au plus, comme sa page les montre. Avec moins de 10 tours de ce genre, on peut aussi prendre place.
asks-rating-from-label = Cote minimale
asks-rating-to-label = Cote maximale
asks-rating-hint = Les points à ce jeu, même provisoires. Une personne sans cote compte pour 1 500. Un champ vide ne fixe pas de limite.
