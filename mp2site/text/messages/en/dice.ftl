## Fair dice

dice-title = Fair dice
dice-link = How the dice are kept fair
dice-short = No roll can be made up or changed afterwards, and you can check it.
dice-back = Back to “{ $table }”
dice-lead = Nobody here, this house included, can choose a roll or draw a card: all chance of a game is fixed before anyone sits down, and when it is over anyone can check it.
dice-step-secret = When the table is opened the house draws a secret, and shows its fingerprint (a hash) at once. The fingerprint gives nothing away, but no other secret has the same one: the secret can't be exchanged any more.
dice-step-words = Everybody who sits down adds a word, their own or a drawn one. The house doesn't know these words when it draws the secret, so it can't choose one that suits somebody.
dice-step-rolls = From the secret and the words follow all rolls and shuffles. In which order people choose, and what they take back, changes none of them.
dice-step-end = When the game is over the secret is shown, and anyone can see that it has the fingerprint from the beginning, and roll everything again.
dice-numbers = The numbers of this table
