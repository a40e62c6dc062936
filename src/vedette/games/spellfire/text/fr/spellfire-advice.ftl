### Solitaire Spellfire : ce qui est dit au joueur qui demande.

spellfire-nudge-attack = Un combat en vaut la peine.
spellfire-nudge-discard = Une colonne peut avancer.
spellfire-nudge-attach = Qui en a le plus besoin ?
spellfire-nudge-play = D’autres colonnes peuvent aider.
spellfire-nudge-yield = Ce combat ne vaut pas une carte de plus.
spellfire-nudge-choose = Quelle carte compte le plus ?
spellfire-nudge-option = Une des possibilités est meilleure.
spellfire-nudge-enough = Cela suffit.

spellfire-hint-column = Regardez la colonne { $column }.
spellfire-hint-card = Regardez { $card }.

spellfire-why-attack = On commence à { $mine } contre { $theirs } ; { $hidden ->
    [0] aucune carte de la colonne n’est cachée
    [one] une carte de la colonne est cachée
   *[other] { $hidden } cartes de la colonne sont cachées
  }.
spellfire-why-play = On en est alors à { $mine } contre { $theirs }.
spellfire-why-discard = { $hidden ->
    [0] C’était la dernière carte de la colonne.
    [one] Cela révèle la dernière carte de la colonne.
   *[other] Cela révèle la prochaine de { $hidden } cartes.
  }
spellfire-why-attach = Le voilà au niveau { $level }.

spellfire-hint-games = { $won ->
    [0] aucune victoire
    [one] 1 victoire
   *[other] { $won } victoires
  } sur { $games } parties simulées (entre { $low } % et { $high } %).
spellfire-hint-other = Sur { $games } essais comparés : { $best } victoires ; la suivante, { $words } : { $won }.
spellfire-hint-sure = Plus aucune carte n’est cachée, et ce coup gagne.
spellfire-hint-lost = Plus aucune carte n’est cachée, et plus rien ne gagne.
