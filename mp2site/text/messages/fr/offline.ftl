# Without a network: the banner of a kept page, and the offline page.

offline-bar = Hors ligne
offline-seen-today = Chargée à { $at }. Vous êtes hors ligne.
offline-seen-earlier = Chargée le { $at }. Vous êtes hors ligne.
offline-closed = Vous ne pouvez rien choisir ni envoyer tant que vous êtes hors ligne.
offline-title = Vous êtes hors ligne
offline-text = Cette page n’est pas enregistrée sur cet appareil. Elle se chargera d’elle-même au retour du réseau.
offline-again = Réessayer
offline-kept = Vu ici en dernier
