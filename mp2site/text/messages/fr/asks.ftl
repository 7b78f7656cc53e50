### Whom a table asks for.

asks-punctual = Pour les personnes qui jouent au moins { $asked } % de leurs tours à temps
asks-rating-range = Pour les personnes dont la cote va de { $from } à { $to } points
asks-rating-from = Pour les personnes dont la cote est d’au moins { $from } points
asks-rating-to = Pour les personnes dont la cote est d’au plus { $to } points
asks-legend = À qui s’adresse la table
asks-legend-hint = Les personnes qui ne remplissent pas les conditions voient pourquoi et ne peuvent pas prendre place. Les personnes que vous invitez par nom, cercle ou lien ne sont jamais exclues, ni les ordinateurs.
asks-punctual-label = Tours joués à temps
asks-punctual-choice = { $asked ->
    [0] Peu importe
   *[other] au moins { $asked } %
}
asks-punctual-hint = Sur les derniers tours joués avec pendule, cent au plus, comme l’indique la page de la personne. Avec moins de 10 tours, on ne peut pas encore juger, et la personne n’est pas exclue.
asks-rating-from-label = Cote minimale
asks-rating-to-label = Cote maximale
asks-rating-hint = Les points à ce jeu, même provisoires. Une personne sans cote compte pour 1 500. Une limite vide n’exclut personne.
