### Solitaire Spellfire : ce qui est dit au joueur qui demande.

spellfire-nudge-attack = Un combat en vaut la peine.
spellfire-nudge-discard = Une colonne peut avancer.
spellfire-nudge-attach = Qui en a le plus besoin ?
spellfire-nudge-play = D’autres colonnes peuvent aider.
spellfire-nudge-yield = Ce combat ne vaut pas une carte de plus.
spellfire-nudge-choose = Quelle carte compte le plus ?
spellfire-nudge-option = L’une des possibilités est meilleure.
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
    [0] La colonne n’a plus de carte.
    [one] Cela révèle la dernière carte de la colonne.
   *[other] Cela révèle la prochaine de { $hidden } cartes.
  }
spellfire-why-attach = Il est alors au niveau { $level }.

spellfire-hint-games = Sur { $games } parties imaginées ensuite, { $won ->
    [0] aucune n’est gagnée
    [one] une est gagnée
   *[other] { $won } sont gagnées
  } (la chance est entre { $low } % et { $high } %).
spellfire-hint-other = Essayée côte à côte dans { $games } parties, elle en gagne { $best } ; la suivante, { $words }, en gagne { $won }.
spellfire-hint-sure = Plus aucune carte n’est cachée, et ceci gagne.
spellfire-hint-lost = Plus aucune carte n’est cachée, et plus rien ne gagne.
