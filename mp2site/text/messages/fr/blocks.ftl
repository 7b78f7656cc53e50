# Blocking people.

blocks-block = Bloquer { $name }
blocks-block-text = { $name } ne peut plus rejoindre vos tables, vous inviter ni vous écrire, et vous ne vous voyez plus dans les listes et les recherches. Vos parties communes continuent, mais vous n’y voyez pas ce que { $name } écrit. Personne n’en est informé, pas même { $name }.
blocks-block-button = Bloquer
blocks-blocked = Vous avez bloqué { $name }. Personne n’en a été informé.
blocks-unblocked = Vous ne bloquez plus { $name }.
blocks-is-blocked = Vous avez bloqué { $name }. Personne d’autre ne le sait.
blocks-unblock = Débloquer
blocks-title = Personnes bloquées
blocks-note = Ces personnes ne peuvent pas rejoindre vos tables, vous inviter ni vous écrire, et vous ne pouvez pas rejoindre leurs tables par erreur. Personne n’en est informé. Vos parties communes continuent.
blocks-none = Vous n’avez bloqué personne. Vous pouvez le faire sur la page d’une personne.
blocks-since = depuis le { $when }
