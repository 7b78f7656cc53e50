# Reports to the operators.

reports-name = Signaler ce nom
reports-name-text = Les exploitants de ce site lisent ce que vous écrivez ici, regardent le nom « { $name } » et vous répondent. { $name } ne reçoit aucune notification.
reports-why = Qu’est-ce qui ne va pas ?
reports-button = Signaler
reports-sent = Les exploitants de ce site ont votre signalement. Ils vous répondront.
reports-title = Vos signalements
reports-open = pas encore de réponse
