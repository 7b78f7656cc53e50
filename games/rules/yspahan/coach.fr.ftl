### De quoi il s’agit dans une décision, lors d’une première partie : pour chaque invite une phrase ou deux, avec ses variables.

yspahan-coach-roll = { $seats ->
    [2] À deux, le premier joueur joue aujourd’hui avant l’autre, et de nouveau après. Ces dés servent à vous deux.
   *[other] Ces dés servent à tout le monde aujourd’hui.
  } Un dé jaune coûte de l’or et ne sert qu’à vous : il vaut la peine quand un dé de plus complète un souk (les boutiques d’une couleur) ou paie un bâtiment (une aide pour toute la partie).
yspahan-coach-choose-group = Regardez deux choses : combien de dés il y a (chameaux, or, cubes), et ce que vous laissez aux joueurs suivants.
yspahan-coach-action = { $seats ->
    [2] Un groupe sert à l’action de son étage, mais aussi à déplacer l’intendant, à piocher une carte ou à construire. À deux, construire coûte un groupe, et le premier joueur peut le faire à ses deux tours du jour.
   *[other] Un groupe sert à l’action de son étage, mais aussi à déplacer l’intendant ou à piocher une carte.
  } Si l’action de son étage vous rapporte peu, piochez une carte ou déplacez l’intendant.
yspahan-coach-place = Seuls les souks complets rapportent, à la fin de la semaine. D’une boutique qui donne sur la rue, l’intendant peut faire partir votre cube ; une boutique intérieure est sûre.
yspahan-coach-place-hoist = Un cube de plus ne coûte rien. N’y renoncez que s’il commence un souk que vous ne pourrez pas compléter.
yspahan-coach-move = Les cubes à côté de la case où il s’arrête rejoignent la caravane, les vôtres aussi. Visez donc le souk presque complet d’un rival, ou envoyez vos propres cubes quand la caravane rapporte.
yspahan-coach-send = Le premier prend le prochain chameau de la caravane. Pensez à qui aura la meilleure place, et à qui remplira la caravane.
yspahan-coach-send-last = Il ne reste que ce cube : il prend le prochain chameau de la caravane.
yspahan-coach-save = Pour un chameau, votre cube reste dans sa boutique, et un cube de votre réserve rejoint la caravane : cela vaut la peine si le souk est complet, ou presque.
yspahan-coach-save-gone = Sans chameau, votre cube rejoint la caravane ; là aussi, il rapporte des points.
yspahan-coach-forced-draw = Une carte est utile aussi : défaussez-la un autre jour pour un dé de plus, ou jouez-la pour son effet.
yspahan-coach-forced-pass = Il ne reste rien pour vous aujourd’hui ; demain, il y aura de nouveaux dés.
yspahan-coach-build = Chaque bâtiment vous aide jusqu’à la fin de la partie : les premiers rapportent donc le plus. À partir du troisième, ils donnent aussi des points.
yspahan-coach-end = Vous pouvez construire une fois par tour. { $cards ->
    [0] Vous gardez ce que vous ne dépensez pas aujourd’hui, mais à la fin de la partie, cela ne vaut rien.
   *[other] Vous pouvez garder des cartes pour plus tard, mais celles qui restent à la fin ne valent rien.
  }
yspahan-coach-end-plain = { $cards ->
    [0] Vous n’avez pas de carte en main : il n’y a plus rien à faire pendant ce tour.
   *[other] Vous pouvez garder des cartes pour plus tard, mais celles qui restent à la fin ne valent rien.
  }
