## Forecasts: how long tables take

forecast-title = Quelle durée prévoir ?
forecast-days = { $high ->
    [1] un jour au plus
   *[other] { $low } à { $high } jours
}
forecast-ends = { $high ->
    [1] Finit dans un jour au plus
   *[other] Finit dans { $low } à { $high } jours
}
forecast-people = { $people ->
   *[other] { $people } personnes comme vous
}
forecast-about = Quatre tables sur cinq avec { $people } personnes comme celles-ci finissent dans ce délai.
forecast-list-note = Durée : quatre tables sur cinq finissent dans ce délai, d’après le rythme récent de leurs joueurs et le vôtre.
forecast-new = { $seats } places : { $low } à { $high } jours
forecast-new-label = Avec des personnes comme vous, sauf en direct
forecast-col = Reste
forecast-none = Il n’y a pas de prévision pour cette table : elle se joue en direct, elle est finie, ou moins de deux personnes y jouent.
forecast-privacy = La prévision repose sur la rapidité et les heures des cent derniers tours de chacun. Seule la table entière est montrée, jamais le rythme d’une personne. Les nouveaux comptent comme la moyenne.
privacy-file-rhythm = la rapidité et les heures de vos derniers tours, pour les prévisions
