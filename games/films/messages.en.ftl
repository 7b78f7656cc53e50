## Films of finished games

films-link = Film of this game
films-title = Film
films-none = Nobody has asked for a film of this game yet. It shows the whole game in less than a minute.
films-ask = Make the film
films-limit = You can ask for { $most } films a day. A film takes a few minutes, and is deleted after half a year.
films-waits = The film is being made. This takes a few minutes.
films-look = Look again
films-failed = No film could be made of this game.
films-alt = The game “{ $table }” as a film of the board
films-history = To stop at a move or look closer:
films-history-link = History of the game
films-download = Save the film
films-initials = The film shows players’ initials only, until all of them agree to be named.
films-named = The film shows the players’ names: all have agreed.
films-agree-text = May films of this game show your name?
films-agree = Show my name
films-agreed = You agree that films of this game show your name.
films-disagree = Don’t show my name
films-begin = { $title }: the beginning
films-won = Won by: { $names }
films-too-many = You have asked for { $most } films within a day. Try again tomorrow.
privacy-file-films = the films that you asked for, and the games in whose films you are named
