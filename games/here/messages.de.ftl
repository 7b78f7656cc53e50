## Gerade da: wer an einem Tisch gerade einen Tisch vor sich hat

here-title = Gerade da
here-state-here = da
here-state-today = heute
here-state-unknown = –
here-live = Live weiterspielen
here-live-stop = Live beenden
here-live-text = Alle, die am Zug sind, sind da. Im Live-Spiel aktualisiert sich der Tisch alle zwei Sekunden. Keine Bedenkzeit ändert sich.
here-sharing = Anwesenheit
here-sharing-text = Teilst du sie, sehen die Mitspieler an deinen Tischen, ob du gerade einen Tisch vor dir hast oder heute hattest. Eine Uhrzeit sehen sie nie. Du siehst es auch von ihnen, wenn sie es teilen.
here-share = Den Mitspielern an meinen Tischen zeigen, wann ich da bin
