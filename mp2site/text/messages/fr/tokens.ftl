## API tokens and names

tokens-title = Jetons d’accès à l’API
tokens-note = Un jeton d’accès permet à un de vos programmes d’agir pour vous par l’API REST. Donnez à chaque programme le sien, pour pouvoir le révoquer seul.
tokens-none = Vous n’avez pas de jetons d’accès. Il n’en faut que pour vos propres programmes.
tokens-name = À quoi sert-il ?
tokens-name-hint = Personne d’autre ne voit ceci.
tokens-scope = Que permet-il ?
tokens-scope-read = Lire : voir ce que vous pouvez voir
tokens-scope-play = Jouer : tout ce que vous pouvez faire à vos tables
tokens-scope-short-read = lit
tokens-scope-short-play = lit et joue
tokens-days = Durée de validité
tokens-days-choice = { $days ->
    [365] Un an
   *[other] { $days } jours
}
tokens-make = Créer un jeton d’accès
tokens-made-title = Votre nouveau jeton d’accès
tokens-made-text = Copiez-le maintenant : il n’est montré qu’une fois.
tokens-expires = valable jusqu’au { $when }
tokens-expired = expiré le { $when }
tokens-never-used = jamais utilisé
tokens-used = dernière utilisation le { $when }
tokens-withdraw = Révoquer
tokens-withdrawn = Le jeton d’accès est révoqué : les programmes qui l’utilisent sont désormais refusés.
tokens-docs = Comment les programmes utilisent l’API REST
tokens-list = Vos jetons d’accès
tokens-programs = Programmes que vous exploitez
tokens-programs-note = Un programme qui joue a son propre compte. Créez-y un jeton d’accès qui permet de jouer, et donnez sa clé ici : le compte est alors marqué comme ordinateur, pour toujours, et sa page vous nomme.
tokens-programs-key = Une clé du compte du programme
tokens-programs-mark = Marquer comme ordinateur
tokens-programs-marked = { $name } est maintenant un ordinateur que vous exploitez.
