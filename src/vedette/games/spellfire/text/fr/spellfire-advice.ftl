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

spellfire-hint-games = Ce coup { $won ->
    [0] ne gagne aucune
   *[other] gagne { $won }
  } des { $games } parties simulées (entre { $low } % et { $high } %).
spellfire-keeps-champion = Cela garde { $champion }, plus fort, pour un autre combat.
spellfire-keeps-cards = Ce que vous ne jouez pas reste pour un autre combat : { $cards }.
spellfire-hint-instead = Dans les mêmes parties, « { $words } » { $won ->
    [0] n’en gagne aucune
   *[other] n’en gagne que { $won }
  }, soit { $fewer } de moins.
spellfire-hint-equal = Dans les mêmes parties, « { $words } » { $won ->
    [0] n’en gagne aucune
   *[other] en gagne { $won }
  } : au hasard près, l’un vaut l’autre.
spellfire-tied-level = { $other } en serait au niveau { $level }.
spellfire-tied-reach = { $champion } peut attaquer dans { $count ->
    [one] la colonne
   *[other] les colonnes
  } { $columns }, { $other } { $less ->
    [0] nulle part
   *[other] seulement en { $fewer }
  }.
spellfire-example-fall = Dans une de ces parties, après « { $words } », { $champion } perd contre { $foe } dans la colonne { $column }, { $mine } contre { $theirs }{ $count ->
    [0] {""}
   *[other] {" "}une fois { $count ->
        [one] révélée
       *[other] révélées
      } { $revealed }
  } ; à la fin, { $realms ->
    [0] aucun royaume n’est gagné
    [one] un royaume est gagné
   *[other] { $realms } royaumes sont gagnés
  }.
spellfire-example-end = Dans une de ces parties, après « { $words } », plus personne ne peut continuer à la fin, avec { $realms ->
    [0] aucun royaume gagné
    [one] un royaume gagné
   *[other] { $realms } royaumes gagnés
  }.
spellfire-example-won = Une partie gagnée continue ainsi : { $steps }{ $more ->
    [0] {""}
   *[other] {", "}et ainsi de suite
  }.
spellfire-hint-sure = Plus aucune carte n’est cachée, et ce coup gagne.
spellfire-hint-lost = Plus aucune carte n’est cachée, et plus rien ne gagne.
