## Fair dice

dice-title = Fair dice
dice-link = Why the dice are fair
dice-short = Nobody can make up a roll or change it afterwards, and you can check that.
dice-back = Back to “{ $table }”
dice-lead = Nobody can choose a roll or a card, not even this site. All chance in a game is fixed before anyone sits down. When the game is over, anyone can check it.
dice-step-secret = When a table is opened, the site draws a secret and shows its fingerprint (a hash) at once. The fingerprint doesn't reveal the secret, but no other secret has the same one, so the secret can't be exchanged later.
dice-step-words = Everybody who sits down adds a word, their own or a drawn one. The site doesn't know these words when it draws the secret, so it can't choose a secret that favours somebody.
dice-step-rolls = The secret and the words determine all rolls and shuffles. It makes no difference in which order people choose, or what they undo.
dice-step-end = When the game is over, the secret is shown. Anyone can check that it has the fingerprint from the beginning, and repeat every roll.
dice-numbers = The numbers of this table
