# Without a network: the banner of a kept page, and the offline page.

offline-bar = Hors ligne
offline-seen-today = Vu à { $at } ; vous êtes hors ligne.
offline-seen-earlier = Vu le { $at } ; vous êtes hors ligne.
offline-closed = Rien ne peut être choisi ni envoyé avant le retour du réseau.
offline-title = Vous êtes hors ligne
offline-text = Cette page n’est pas gardée sur cet appareil. Elle s’affichera d’elle-même au retour du réseau.
offline-again = Réessayer
offline-kept = Vu ici en dernier
