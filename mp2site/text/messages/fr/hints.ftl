# First-time hints at the table.

hints-title = Ce que signifient les signes
hints-away = Compris
hints-lit = Un anneau autour d’un élément : vous pouvez le choisir maintenant. Touchez-le pour voir ce qu’il coûte et rapporte.
hints-dot = Un point sur un onglet : là aussi, il y a quelque chose à choisir.
hints-draft = L’œil barré : personne d’autre ne voit ce que vous avez choisi jusqu’ici, et vous pouvez l’annuler.
hints-lasts = Quand ce bouton le dit, le choix est définitif : un lancer, une carte piochée ou la fin du tour ne s’annulent pas.
hints-turn = Un trait coloré sous un nom : cette personne doit choisir maintenant.
hints-free = Un anneau en pointillé est une place libre. Quand toutes sont prises, la partie peut commencer.
