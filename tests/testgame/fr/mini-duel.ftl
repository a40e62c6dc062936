### Le petit duel, avec lequel les tables sont essayées.

mini-duel = Petit duel
duel-note = « { $note } » n’est pas une action ; écrivez { $verbs } suivi d’un nombre
duel-illegal = « { $note } » ne peut pas se faire maintenant
duel-lay = Poser le { $rank } (carte { $slot })
duel-stake = Jouer pour { $points ->
    [one] un point
   *[other] { $points } points
  }
duel-draw = Piocher un { $rank }
duel-drew = Vous piochez un { $rank }
duel-drew-hidden = Le joueur { $seat } pioche une carte
duel-staked = Le joueur { $seat } joue pour { $points ->
    [one] un point
   *[other] { $points } points
  }
duel-laid = Vous posez le { $rank } face cachée
duel-laid-hidden = Le joueur { $seat } pose une carte face cachée
duel-points = Points : { $first } à { $second }.
duel-leads = Le joueur { $seat } mène ; en jeu : { $points } ; cartes à piocher : { $stock }.
duel-turned = Dernières cartes retournées : { $first } et { $second }.
duel-hand = Votre main : { $ranks }.
