### Le petit duel, avec lequel les tables sont essayées.

mini-duel = Petit duel
duel-note = « { $note } » n’est pas une action ; écrivez { $verbs } suivi d’un nombre
duel-illegal = « { $note } » ne peut pas se faire maintenant
duel-lay = Poser le { $rank } de la place { $slot }
duel-stake = Jouer pour { $points ->
    [one] un point
   *[other] { $points } points
  }
duel-draw = Piocher un { $rank }
duel-drew = Vous piochez un { $rank }
duel-drew-hidden = La place { $seat } pioche une carte
duel-staked = La place { $seat } joue pour { $points ->
    [one] un point
   *[other] { $points } points
  }
duel-laid = Vous posez le { $rank } face cachée
duel-laid-hidden = La place { $seat } pose une carte face cachée
duel-points = Points : { $first } à { $second }.
duel-leads = La place { $seat } mène ; en jeu : { $points } ; cartes à piocher : { $stock }.
duel-turned = Dernières cartes retournées : { $first } et { $second }.
duel-hand = Votre main : { $ranks }.
