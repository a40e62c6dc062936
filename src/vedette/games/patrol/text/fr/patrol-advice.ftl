### Patrol : ce qui est dit à qui demande conseil.

patrol-nudge-lay = Qui doit se battre côte à côte ?
patrol-nudge-pair = Qui préférez-vous ne pas rencontrer ?
patrol-nudge-stay = Rien ne vous oblige à agir à ce tour.
patrol-nudge-run = Un de vos soldats vaut mieux vivant que visible.
patrol-nudge-attack = Il y a un combat qui vaut la peine.
patrol-nudge-sacrifice = L’attaque a besoin de plus de force.
patrol-nudge-use = Une de vos capacités est utile maintenant.
patrol-nudge-move = Un de vos soldats est dans la mauvaise patrouille.
patrol-nudge-target = Certaines cibles valent mieux que d’autres.
patrol-nudge-pass = Rien ne vous oblige à répondre.
patrol-nudge-answer = Vous avez de quoi répondre.

patrol-hint-look = Regardez { $card }.
patrol-hint-facing = Regardez la patrouille { $patrol } de votre adversaire.
patrol-hint-round = Regardez qui marquerait si la manche finissait maintenant.

patrol-hint-attack = Attaquez { $aimed } avec { $actor }{ $count ->
    [0] .
   *[other] {" "}en sacrifiant { $mates }.
  }
patrol-hint-use = { $command }, sur { $aimed }.
patrol-hint-form = Formez vos patrouilles : { $patrols }
patrol-hint-patrol = { $patrol } avec { $cards }

patrol-why-shown = Il se montre pour cela : vivant à la fin de la manche, il marque un point et gagne un niveau.
patrol-why-run = À la base rien ne peut le tuer, mais il n’y marque pas de point.
patrol-why-stay = { $stays ->
    [0] Si votre adversaire passe aussi, la manche finit telle quelle.
   *[other] Votre adversaire a passé : la manche finit telle quelle.
  }

patrol-hint-brings = Sur { $worlds } manches simulées, vous marquez en moyenne { NUMBER($own, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $own ->
    [one] point
   *[other] points
  } et votre adversaire { $enemy } : { $margin } pour vous (intervalle à 95 % : { $low } à { $high }). Vous perdez { NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $lost ->
    [one] soldat
   *[other] soldats
  }, votre adversaire { $slain }.
patrol-hint-instead = { $verdict ->
    [fewer] Tentant : « { $words } ». Dans les mêmes manches, cela vaut { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
        [one] point
       *[other] points
      } de moins ({ $low } à { $high }).
    [more] « { $words } » vaut { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
        [one] point
       *[other] points
      } de plus dans cette manche ({ $low } à { $high }), mais vous affaiblit pour les suivantes.
   *[equal] Tentant : « { $words } ». Dans les mêmes manches, les points s’équilibrent à peu près.
  }
patrol-hint-odds = Ce qui tente, vu de près : { $words }
