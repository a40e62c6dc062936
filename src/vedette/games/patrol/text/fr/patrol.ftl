### Patrol : sa table en mots.

patrol = Patrol
patrol-pitch = Cinq soldats cachés. Révélez-les pour frapper, gardez-les en vie pour marquer. À deux.
patrol-option-normal = Vingt points
patrol-option-normal-detail = Le premier à 20 points, selon les règles.
patrol-option-quick = Rapide
patrol-option-quick-detail = Le premier à 10 points.
patrol-option-rounds = { $number } manches
patrol-option-rounds-detail = Le plus de points après { $number } manches.
patrol-option-rounds-8 = Huit manches
patrol-option-rounds-8-detail = Le plus de points après huit manches.
patrol-option-lore = Légende
patrol-option-lore-detail = Sans but : vos points se gardent d’une partie à l’autre.
patrol-option-free-reveals = Révélations libres
patrol-option-free-reveals-detail = Vous pouvez utiliser une capacité de révélation sans cible.
patrol-option-blind-answers = Réponses à l’aveugle
patrol-option-blind-answers-detail = Le défenseur répond avant de voir l’attaquant.
patrol-option-reshuffle = Remélange
patrol-option-reshuffle-detail = Si vous ne pouvez plus piocher, vos défausses sont mélangées en une nouvelle pioche.
patrol-option-many-to-one = Plusieurs contre une
patrol-option-many-to-one-detail = Aucune patrouille ne reste sans vis-à-vis : celles de trop font face à une patrouille déjà opposée.
patrol-option-wounds = Blessures
patrol-option-wounds-detail = Les dégâts restent sur la carte jusqu’à la fin de la manche.
patrol-option-wide-counter = Parade étendue
patrol-option-wide-counter-detail = Parade répond à toute capacité de révélation utilisée dans la patrouille d’en face.
patrol-option-closed-decks = Decks secrets
patrol-option-closed-decks-detail = Aucun joueur ne voit la liste de l’autre avant la fin. Sans choix de votre part, votre deck est tiré au hasard.

## Une carte en entier

patrol-told-head = { $name } (niveau { $level }).
patrol-told-ability = { $named ->
    [yes] { $ability } ({ $type ->
        [R] révélation
        [P] passive
       *[D] défense
      })
   *[no] { $type ->
        [R] Révélation
        [P] Passive
       *[D] Défense
      }
  } : { $text }
patrol-told-none = Aucune capacité.
patrol-told-reaches = Portée : toutes les patrouilles.
patrol-told-colour = Couleur { $hue }, { $bubble } : { $text }
patrol-told-quote = « { $quote } »

## Notation

patrol-note-verb = « { $note } » n’est pas une action ; commencez par l’un de ces mots : { $verbs }
patrol-note-form = « { $note } » est incomplet ou trop long ; écrivez { $form }
patrol-note-card = « { $note } » : le deck « { $deck } » n’a pas de carte « { $name } » ; écrivez l’identifiant du soldat, puis la couleur s’il en a une
patrol-note-word = « { $note } » : « { $word } » ne convient pas ici ; écrivez l’un de ceux-ci : { $names }
patrol-view-length = ceci n’est pas une vue de Patrol : elle a { $has } octets au lieu de { $wants }
patrol-option = il n’y a pas de variante « { $name } » ; les variantes sont { $options }, et tout nombre pair de manches jusqu’à { $most }
patrol-goals = « { $first } » et « { $second } » sont deux buts, et une partie n’en a qu’un ; ôtez l’un des deux
patrol-pins-missing = « { $key } » manque ; un enregistrement complet de Patrol contient les deux decks et leurs soldats
patrol-pins-changed = les decks ou les soldats ont changé depuis cette partie

patrol-refused-over = « { $note } » : la partie est finie ; commencez-en une autre
patrol-refused-theirs = « { $note } » : rien ne peut agir là pour l’instant ; vos propres places commencent par votre lettre
patrol-refused-drawn = « { $note } » : cette carte a déjà quitté la pioche
patrol-refused-chance = « { $note } » : il n’y a rien à choisir ici ; cela se fait tout seul
patrol-refused-phase = « { $note } » : pas à ce moment ; choisissez une des actions proposées
patrol-refused-lay = « { $note } » : choisissez une carte de votre main, pour une patrouille commencée ou la suivante
patrol-refused-pair = « { $note } » : choisissez deux patrouilles encore sans vis-à-vis
patrol-refused-answer = « { $note } » : cette carte ne peut pas répondre ainsi ; vous pouvez toujours ne pas répondre
patrol-refused-target = « { $note } » : vous ne pouvez pas choisir cette carte ici ; choisissez-en une marquée
patrol-refused-sacrifice = « { $note } » : vous ne pouvez sacrifier que les compagnons de l’attaquant, chacun une fois
patrol-refused-run = « { $note } » : cette carte n’est pas en patrouille ; choisissez-en une qui l’est
patrol-refused-attack = « { $note } » : cette carte n’est pas en patrouille, ou sa patrouille n’a pas de vis-à-vis ; choisissez-en une autre
patrol-refused-use = « { $note } » : cette carte n’a pas cette capacité pour l’instant, ou pas de cible ; choisissez une autre action
patrol-refused-move = « { $note } » : seule une carte visible avec Mobilité peut changer, et seulement vers une autre patrouille qui a une carte

## Les cartes

patrol-unit = unité de magicien
patrol-card = { $name } ({ $colour })
patrol-hidden = la carte cachée { $place }
patrol-known = { $name } { $place }
patrol-back = une carte
patrol-strong = { $state ->
    [up] { $name }, attaque { $attack }, santé { $health }
    [seen] { $name }, face cachée mais déjà vu, attaque { $attack }, santé { $health }
   *[down] { $name }, face cachée, attaque { $attack }, santé { $health }
  }
patrol-marked = { $name } avec { $marks }
patrol-lying = { $kind ->
    [permanent] { $count ->
        [one] { $count } niveau permanent
       *[other] { $count } niveaux permanents
      }
    [temporary] { $count ->
        [one] { $count } niveau temporaire
       *[other] { $count } niveaux temporaires
      }
    [poison] du poison
    [attack] +{ $count } attaque
    [health] +{ $count } santé
    [wounds] { $count ->
        [one] { $count } dégât
       *[other] { $count } dégâts
      }
   *[beast] le mode Bête
  }

## La table

patrol-round = { $round ->
    [0] Avant la première manche.
   *[other] Manche { $round }.
  } { $goal ->
    [rounds] { $most } manches ; le plus de points gagne.
    [lore] Légende : pas de but.
   *[points] Le premier à { $most } points gagne.
  }
patrol-side = { $side ->
    [you] Vous
    [enemy] Votre adversaire
    [a] Joueur 1
   *[b] Joueur 2
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $left } dans la pioche, { $dead } à la défausse.
patrol-stands = à la manche { $round }, au score de { $mine } à { $theirs }
patrol-hand-line = En main : { $cards }.
patrol-patrol-line = Patrouille { $number }, { $faced ->
    [0] sans vis-à-vis
   *[other] face à la patrouille { $faced }
  } : { $cards }.
patrol-base-line = À la base : { $cards }.
patrol-ask-chance = On pioche.
patrol-ask-setup = { $side ->
    [you] Formez vos patrouilles.
    [enemy] Votre adversaire forme ses patrouilles.
    [a] Le joueur 1 forme ses patrouilles.
   *[b] Le joueur 2 forme ses patrouilles.
  }
patrol-ask-assign = { $side ->
    [you] Choisissez deux patrouilles à opposer.
    [enemy] Votre adversaire oppose deux patrouilles.
    [a] Le joueur 1 oppose deux patrouilles.
   *[b] Le joueur 2 oppose deux patrouilles.
  }
patrol-ask-battle = { $side ->
    [you] À vous : attaque, capacité, repli ou passe.
    [enemy] Au tour de votre adversaire.
    [a] Au tour du joueur 1.
   *[b] Au tour du joueur 2.
  }
patrol-ask-aim = { $side ->
    [you] Choisissez votre cible, ou sacrifiez d’abord des compagnons.
    [enemy] Votre adversaire choisit une cible.
    [a] Le joueur 1 choisit une cible.
   *[b] Le joueur 2 choisit une cible.
  }
patrol-ask-pick = { $side ->
    [you] Choisissez la cible de la capacité.
    [enemy] Votre adversaire choisit la cible d’une capacité.
    [a] Le joueur 1 choisit la cible d’une capacité.
   *[b] Le joueur 2 choisit la cible d’une capacité.
  }
patrol-ask-window = { $side ->
    [you] { $kind ->
        [attack] { $actor } attaque
       *[other] { $actor } utilise { $used ->
            [no] une capacité
           *[other] { $used }
          }{ $kind ->
            [nobody] {""}
           *[other] {" "}sur
          }
      }{ $kind ->
        [nobody] {""}
       *[other] {" "}{ $down ->
            [yes] votre soldat caché { $aimed }
           *[no] { $aimed }
          }
      }{ $given ->
        [no] {""}
       *[other] , en sacrifiant { $given }
      }. Répondre ?
    [enemy] Votre adversaire peut répondre.
    [a] Le joueur 1 peut répondre.
   *[b] Le joueur 2 peut répondre.
  }
patrol-ask-stage = { $side ->
    [you] Votre action continue.
    [enemy] L’action de votre adversaire continue.
    [a] L’action du joueur 1 continue.
   *[b] L’action du joueur 2 continue.
  }
patrol-more-setup = Une carte, puis une patrouille. Votre adversaire voit combien il y en a, jamais lesquelles.
patrol-more-assign = Une des vôtres, puis une des siennes. Les patrouilles qui se font face peuvent se battre.
patrol-more-battle = { $stays ->
    [0] Une action, puis c’est à votre adversaire. Si vous passez tous deux de suite, la manche finit.
   *[other] Votre adversaire a passé : si vous passez aussi, la manche est finie.
  }
patrol-shape-theirs = { $count ->
    [one] Votre adversaire a une patrouille, de { $sizes }.
   *[other] Votre adversaire a { $count } patrouilles, de { $sizes }.
}
patrol-shape-together = Ensemble : les compagnons peuvent être sacrifiés pour l’attaque d’un autre et s’entraident, mais tous affrontent la même patrouille ennemie.
patrol-shape-apart = Séparés : chaque patrouille combat la sienne, mais un soldat seul n’a personne à sacrifier et personne pour l’aider.
patrol-shape-over = { $many ->
    [yes] Les patrouilles se font face une à une. Celles qui restent affrontent ensuite une patrouille déjà prise.
   *[no] Les patrouilles se font face une à une. Celles qui restent n’affrontent personne : elles ne peuvent pas attaquer, et les attaques ordinaires ne les atteignent pas.
}
patrol-foresee-hidden = Tout peut arriver : { $aimed } est face cachée, et peut répondre.
patrol-foresee-prospect = { $cards ->
    [one] D’après ce que vous savez, { $aimed } ne peut être qu’une seule carte : { $actor } { $beats ->
        [1] la bat
       *[other] { $trades ->
            [1] tombe avec elle
           *[other] { $loses ->
                [1] tombe devant elle
               *[other] ne la tue pas
              }
          }
      }
   *[other] Contre les { $cards } cartes que { $aimed } peut être, { $actor } en bat { $beats }, tombe avec { $trades } et devant { $loses }{ $neither ->
        [0] { "" }
       *[other] { " " }(face à { $neither }, personne ne tombe)
      }
  }{ $answers ->
    [0] .
   *[other] , sans réponse : { $answers } peuvent en avoir une.
  }
patrol-foresee-shot = { $cards ->
    [one] D’après ce que vous savez, { $aimed } ne peut être qu’une seule carte : elle { $beats ->
        [0] survit
       *[other] tombe
      }
   *[other] Des { $cards } cartes que { $aimed } peut être, { $beats ->
        [0] aucune ne tombe
        [one] une seule tombe
       *[other] { $beats } tombent
      }
  }{ $answers ->
    [0] .
   *[other] , sans réponse : { $answers } peuvent en avoir une.
  }
patrol-foresee-blow = { $actor } frappe de { $attack } contre { $against } de santé, { $aimed } de { $back } contre { $health }.
patrol-foresee-falls = { $count ->
    [0] Personne ne tombe.
    [one] { $names } tombe.
   *[other] { $names } tombent.
  }
patrol-foresee-unsure = { $names } : dépend des cartes cachées.
patrol-won = { $side ->
    [you] Vous gagnez, { $more } à { $less } !
    [enemy] Votre adversaire gagne, { $more } à { $less }.
    [a] Le joueur 1 gagne, { $more } à { $less }.
   *[b] Le joueur 2 gagne, { $more } à { $less }.
  }
patrol-drawn = Partie nulle : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } chacun.

## Les actions

patrol-say-first = Tirer au sort la première attaque : { $side ->
    [you] vous
    [enemy] votre adversaire
    [a] joueur 1
   *[b] joueur 2
  }
patrol-say-draw = { $side ->
    [you] Piocher { $card }
   *[other] Piocher une carte
  }
patrol-say-lay = Mettre { $card } dans la patrouille { $patrol }
patrol-say-pair = Opposer la patrouille { $own } à la patrouille adverse { $enemy }
patrol-say-stay = Passer
patrol-say-run = { $card } : se replier
patrol-say-attack = { $card } : attaquer
patrol-say-sacrifice = Sacrifier { $card }
patrol-say-use = { $up ->
    [yes] { $card } : se retourner face cachée ({ $ability })
   *[no] { $card } : utiliser { $ability }
  }
patrol-say-move = { $card } : passer dans la patrouille { $patrol }
patrol-say-target = { $kind ->
    [attack] Attaquer { $card }
   *[ability] Choisir { $card }
  }
patrol-say-pass = Ne pas répondre
patrol-say-answer = Répondre avec { $ability }
patrol-say-go = { $stage ->
    [unveil] Révéler les attaquants
    [pay] Payer les sacrifices
    [answering] La réponse
    [show] Révéler la cible
    [clash] Le choc
    [effect] La capacité prend effet
    [turning] Effet du soldat révélé
   *[end] Finir la manche
  }
patrol-tell-first = { $side ->
    [you] Vous attaquez en premier.
    [enemy] Votre adversaire attaque en premier.
    [a] Le joueur 1 attaque en premier.
   *[b] Le joueur 2 attaque en premier.
  }
patrol-tell-draw = { $side ->
    [you] Vous piochez { $card }.
    [enemy] Votre adversaire pioche une carte.
    [a] Le joueur 1 pioche une carte.
   *[b] Le joueur 2 pioche une carte.
  }
patrol-tell-lay = { $side ->
    [you] Vous mettez { $card } dans la patrouille { $patrol }.
    [enemy] Votre adversaire met une carte dans sa patrouille { $patrol }.
    [a] Le joueur 1 met une carte dans sa patrouille { $patrol }.
   *[b] Le joueur 2 met une carte dans sa patrouille { $patrol }.
  }
patrol-tell-pair = { $side ->
    [you] Votre patrouille { $own } fait face à la patrouille { $enemy } de votre adversaire.
    [enemy] La patrouille { $own } de votre adversaire fait face à votre patrouille { $enemy }.
    [a] La patrouille { $own } du joueur 1 fait face à la patrouille { $enemy } du joueur 2.
   *[b] La patrouille { $own } du joueur 2 fait face à la patrouille { $enemy } du joueur 1.
  }
patrol-tell-stay = { $side ->
    [you] Vous passez.
    [enemy] Votre adversaire passe.
    [a] Le joueur 1 passe.
   *[b] Le joueur 2 passe.
  }
patrol-tell-run = { $side ->
    [you] Vous repliez { $card }.
    [enemy] Votre adversaire replie { $card }.
    [a] Le joueur 1 replie { $card }.
   *[b] Le joueur 2 replie { $card }.
  }
patrol-tell-attack = { $side ->
    [you] Vous attaquez avec { $card }.
    [enemy] Votre adversaire attaque avec { $card }.
    [a] Le joueur 1 attaque avec { $card }.
   *[b] Le joueur 2 attaque avec { $card }.
  }
patrol-tell-sacrifice = { $side ->
    [you] Vous sacrifiez { $card }.
    [enemy] Votre adversaire sacrifie { $card }.
    [a] Le joueur 1 sacrifie { $card }.
   *[b] Le joueur 2 sacrifie { $card }.
  }
patrol-tell-use = { $up ->
    [yes] { $side ->
        [you] Vous retournez { $card } face cachée.
        [enemy] Votre adversaire retourne { $card } face cachée.
        [a] Le joueur 1 retourne { $card } face cachée.
       *[b] Le joueur 2 retourne { $card } face cachée.
      }
   *[no] { $which ->
        [own] { $side ->
            [you] Vous révélez { $card } pour { $ability }.
            [enemy] Votre adversaire révèle { $card } pour utiliser sa propre capacité.
            [a] Le joueur 1 révèle { $card } pour utiliser sa propre capacité.
           *[b] Le joueur 2 révèle { $card } pour utiliser sa propre capacité.
          }
       *[colour] { $side ->
            [you] Vous révélez { $card } pour { $ability }.
            [enemy] Votre adversaire révèle { $card } pour utiliser la capacité de sa couleur.
            [a] Le joueur 1 révèle { $card } pour utiliser la capacité de sa couleur.
           *[b] Le joueur 2 révèle { $card } pour utiliser la capacité de sa couleur.
          }
      }
  }
patrol-tell-move = { $side ->
    [you] Vous déplacez { $card } dans la patrouille { $patrol }.
    [enemy] Votre adversaire déplace { $card } dans sa patrouille { $patrol }.
    [a] Le joueur 1 déplace { $card } dans sa patrouille { $patrol }.
   *[b] Le joueur 2 déplace { $card } dans sa patrouille { $patrol }.
  }
patrol-tell-target = { $kind ->
    [attack] { $actor } attaque { $card }.
   *[ability] { $actor } vise { $card }.
  }
patrol-tell-pass = { $aimed } ne répond pas.
patrol-tell-answer = { $which ->
    [own] { $aimed } répond avec sa propre capacité.
   *[colour] { $aimed } répond avec la capacité de sa couleur.
  }
patrol-tell-go = { $stage ->
    [unveil] { $given ->
        [0] { $actor } se révèle.
       *[other] Les attaquants se révèlent.
      }
    [pay] Les sacrifices vont à la défausse.
    [answering] { $aimed } a répondu.
    [show] { $aimed } se révèle.
    [clash] Choc entre { $actor } et { $aimed }{ $numbers ->
        [yes] {" "}: attaque { $attack } contre santé { $against }, attaque { $back } contre santé { $health }
       *[no] {""}
      }{ $sum ->
        [0] .
       *[other] {" "}; les sacrifices ajoutent { $sum }.
      }
    [effect] { $used } ({ $actor }) prend effet.
    [turning] { $speaker ->
        [no] Effet du soldat révélé.
       *[other] Effet du soldat révélé ({ $speaker }).
      }
   *[end] La manche { $round } est finie.
  }

## Une action en une ligne

patrol-line-attack = { $side ->
    [you] Vous attaquez
    [enemy] Votre adversaire attaque
    [a] Le joueur 1 attaque
   *[b] Le joueur 2 attaque
  } { $aimed } avec { $actor }{ $given ->
    [no] .
   *[other] , en sacrifiant { $given }.
  }
patrol-line-use = Avec { $actor }, { $side ->
    [you] vous utilisez
    [enemy] votre adversaire utilise
    [a] le joueur 1 utilise
   *[b] le joueur 2 utilise
  } { $used ->
    [no] une capacité
   *[other] { $used }
  } sur { $aimed }.
patrol-line-answer = { $aimed } répond avec { $ability }.
patrol-line-clash = ({ $attack } d’attaque contre { $against } de santé, { $back } en retour contre { $health })
patrol-line-draw = { $side ->
    [you] Vous piochez { $cards }.
    [enemy] Votre adversaire pioche { $count } cartes.
    [a] Le joueur 1 pioche { $count } cartes.
   *[b] Le joueur 2 pioche { $count } cartes.
  }
patrol-line-patrol = { $number } : { $cards }
patrol-line-form = { $side ->
    [you] Vous formez { $count ->
        [one] une patrouille
       *[other] vos patrouilles
      }. { $patrols }.
    [enemy] Votre adversaire forme { $count ->
        [one] une patrouille
       *[other] des patrouilles
      } de { $patrols }.
    [a] Le joueur 1 forme { $count ->
        [one] une patrouille
       *[other] des patrouilles
      } de { $patrols }.
   *[b] Le joueur 2 forme { $count ->
        [one] une patrouille
       *[other] des patrouilles
      } de { $patrols }.
  }

## Ce qui en est venu

patrol-news-side = { $side ->
    [you] De votre côté
    [enemy] Chez votre adversaire
    [a] Chez le joueur 1
   *[b] Chez le joueur 2
  } : { $words }
patrol-news-turned = { $by ->
    [no] Révélé : { $names }.
   *[other] { $by } révèle { $names }.
  }
patrol-news-shown = { $sources ->
    [0] { $count ->
        [one] { $names } se révèle.
       *[other] { $names } se révèlent.
      }
    [one] { $by } révèle { $names }.
   *[other] { $by } révèlent { $names }.
  }
patrol-news-lent = { $name } : { $marks } ({ $by }).
patrol-lent = { $sign ->
    [more] +
   *[less] −
  }{ $count } { $kind ->
    [attack] attaque
   *[health] santé
  }
patrol-news-dead = { $count ->
    [one] { $names } meurt{ $how ->
        [poison] {" "}du poison
       *[no] {""}
      }.
   *[other] { $names } meurent{ $how ->
        [poison] {" "}du poison
       *[no] {""}
      }.
  }
patrol-news-nobody = Personne ne meurt.
patrol-news-nothing = { $kind ->
    [attack] L’attaque ne fait aucun dégât.
    [ability] La capacité est annulée.
   *[effect] Rien ne change.
  }
patrol-news-spared = Rien ne change pour { $name }.
patrol-news-counters = { $way ->
    [gains] { $name } reçoit { $marks }.
   *[loses] { $name } perd { $marks }.
  }
patrol-news-poison = { $way ->
    [gains] { $name } est empoisonné.
   *[loses] { $name } est guéri du poison.
  }
patrol-news-hurt = { $name } porte maintenant { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
  }.
patrol-news-ran = { $name } se replie à la base.
patrol-news-joins = { $name } rejoint la patrouille { $patrol }.
patrol-news-hidden = { $name } est retourné face cachée.
patrol-news-levels = { $count ->
    [one] { $names } a survécu face visible et gagne un niveau.
   *[other] { $names } ont survécu face visible et gagnent chacun un niveau.
  }
patrol-news-unscored = { $side ->
    [you] Vous ne marquez rien
    [enemy] Votre adversaire ne marque rien
    [a] Le joueur 1 ne marque rien
    [b] Le joueur 2 ne marque rien
   *[both] Personne ne marque
  } : { $why ->
    [hidden] tous les soldats en patrouille sont restés face cachée.
    [gone] il ne restait personne en patrouille.
    [poison] tous ceux qui étaient face visible étaient empoisonnés.
   *[other] à la fin, personne n’était face visible en patrouille.
  }
patrol-news-tied = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } partout : une manche de plus décide.
patrol-news-points = { $side ->
    [you] Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
    [enemy] Votre adversaire marque { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
    [a] Le joueur 1 marque { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
   *[b] Le joueur 2 marque { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
  }

## Ce qui s’imprime d’un deck

patrol-print-coloured = Imprimer : les cartes en couleurs
patrol-print-blank = Imprimer : les cartes à colorier
patrol-print-counters = Imprimer : les marqueurs à découper

## Champs de l’éditeur de soldats

patrol-field-name = Nom
patrol-field-title = Titre
patrol-field-id = Identifiant dans les fichiers
patrol-field-level = Niveau
patrol-field-type = Capacité
patrol-field-ability = Nom de la capacité
patrol-field-power = Pouvoir
patrol-field-quote = Citation
patrol-field-picture = Dessin
patrol-type = { $type ->
    [R] Révélation (R)
    [P] Passive (P)
    [D] Défense (D)
   *[none] aucune capacité
 }
figure-clash = attaque { $attack }, santé { $health }
figure-points = { $points ->
    [0] rien
   *[other] +1 point
}

## Énigmes

patrol-puzzles = Gagnez la manche : une seule action l’assure, quoi que fasse l’adversaire.
patrol-puzzle-task = Une seule des { $choices } actions vous assure la manche : plus de points que votre adversaire, quoi qu’il fasse. Laquelle ?
patrol-puzzle-sequel = Après votre coup, avec le meilleur jeu :
patrol-puzzle-points = Points de la manche : vous { $own }, votre adversaire { $enemy }.
