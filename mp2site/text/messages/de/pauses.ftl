# Pausen, denen alle zustimmen.

pauses-title = Pause
pauses-text = Wenn alle zustimmen, stehen die Uhren einige Tage still. Spielen kannst du trotzdem, und die Pause endet früher, wenn alle zustimmen.
pauses-length = Tage
pauses-propose = Die anderen fragen
pauses-proposed = { $days ->
    [one] { $name } bittet um eine Pause von einem Tag.
   *[other] { $name } bittet um eine Pause von { $days } Tagen.
}
pauses-missing = Noch nicht zugestimmt: { $names }.
pauses-agree = Zustimmen
pauses-refuse = Ablehnen
pauses-drop = Zurückziehen
pauses-paused = Pause bis { $when }: Alle Uhren stehen still.
pauses-end-missing = Einige möchten weiterspielen; es fehlt noch: { $names }.
pauses-end = Pause beenden
pauses-end-withdraw = Pause beibehalten
