### Patrol : sa table en mots.

patrol = Patrol
patrol-pitch = Formez des patrouilles face cachée, envoyez-les contre celles d’en face et survivez pour gagner un niveau. À deux.
patrol-option-normal = Vingt points
patrol-option-normal-detail = Le premier à avoir 20 points, selon les règles.
patrol-option-quick = Rapide
patrol-option-quick-detail = Le premier à avoir 10 points.
patrol-option-rounds-8 = Huit manches
patrol-option-rounds-8-detail = Le plus de points après huit manches.
patrol-option-lore = Légende
patrol-option-lore-detail = Sans but : les points se gardent d’une partie à l’autre.
patrol-option-free-reveals = Révélations libres
patrol-option-free-reveals-detail = Une capacité de révélation s’utilise même sans personne à viser.
patrol-option-blind-answers = Réponses à l’aveugle
patrol-option-blind-answers-detail = Le camp attaqué répond avant de voir l’attaquant.
patrol-option-reshuffle = Remélange
patrol-option-reshuffle-detail = Un joueur qui ne peut plus piocher mélange ses défausses pour en refaire une pioche.
patrol-option-many-to-one = Plusieurs contre une
patrol-option-many-to-one-detail = Aucune patrouille ne reste sans vis-à-vis : celles de trop font face à une qui en a déjà un.
patrol-option-wounds = Blessures
patrol-option-wounds-detail = Les dégâts restent sur la carte jusqu’à la fin de la manche.
patrol-option-wide-counter = Contre élargi
patrol-option-wide-counter-detail = Contre répond à toute capacité de révélation utilisée dans la patrouille d’en face.
patrol-option-closed-decks = Decks secrets
patrol-option-closed-decks-detail = Personne n’apprend avant la fin ce que contient le deck adverse. Celui que personne ne choisit est tiré au sort.

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
patrol-told-reaches = Elle atteint les autres patrouilles.
patrol-told-colour = Couleur { $hue }, { $bubble } : { $text }
patrol-told-quote = « { $quote } »

## Notation

patrol-note-verb = « { $note } » n’est pas une action ; elle commence par l’un de ces mots : { $verbs }
patrol-note-form = « { $note } » est incomplet ou trop long ; écrivez { $form }
patrol-note-card = « { $note } » : le deck « { $deck } » n’a pas de carte « { $name } » ; écrivez l’identifiant du soldat, puis la couleur s’il en a une
patrol-note-word = « { $note } » : « { $word } » ne convient pas ici ; écrivez l’un de ceux-ci : { $names }
patrol-view-length = ceci n’est pas une vue de Patrol : elle a { $has } octets au lieu de { $wants }
patrol-option = il n’y a pas de variante « { $name } » ; les variantes sont { $options }, et tout nombre pair de manches jusqu’à { $most }
patrol-goals = « { $first } » et « { $second } » sont deux buts, et une partie n’en a qu’un ; ôtez l’un des deux
patrol-pins-missing = « { $key } » manque ; une partie de Patrol consigne les deux decks, leurs soldats et l’empreinte
patrol-pins-changed = les decks ou les soldats ne sont plus ceux de la partie : leur empreinte diffère

patrol-refused-over = « { $note } » : la partie est finie
patrol-refused-theirs = « { $note } » : cela ne désigne rien qui puisse se faire maintenant ; vos places portent votre lettre
patrol-refused-drawn = « { $note } » : cette carte a déjà quitté la pioche
patrol-refused-chance = « { $note } » : personne ne choisit ici ; cela se fait tout seul
patrol-refused-phase = « { $note } » : ce n’est pas le moment ; choisissez l’une des actions proposées
patrol-refused-lay = « { $note } » : posez une carte encore en main, dans une patrouille commencée ou dans la suivante
patrol-refused-pair = « { $note } » : les deux patrouilles doivent exister et être encore sans vis-à-vis
patrol-refused-answer = « { $note } » : cette carte n’a pas une telle réponse à cela ; passer est toujours possible
patrol-refused-target = « { $note } » : cette carte ne peut pas être choisie ici
patrol-refused-sacrifice = « { $note } » : seuls les compagnons de l’attaquant peuvent être sacrifiés, chacun une fois
patrol-refused-run = « { $note } » : cette carte n’est pas en patrouille
patrol-refused-attack = « { $note } » : cette carte n’est pas en patrouille, ou sa patrouille ne fait face à personne
patrol-refused-use = « { $note } » : cette carte n’a pas une telle capacité à utiliser maintenant, ou personne à viser
patrol-refused-move = « { $note } » : seule une carte face visible avec Mobilité change, vers une autre patrouille qui a une carte

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
        [one] 1 niveau permanent
       *[other] { $count } niveaux permanents
      }
    [temporary] { $count ->
        [one] 1 niveau temporaire
       *[other] { $count } niveaux temporaires
      }
    [poison] poison
    [attack] +{ $count } attaque
    [health] +{ $count } santé
    [wounds] { $count ->
        [one] 1 dégât
       *[other] { $count } dégâts
      }
   *[beast] mode Bête
  }

## La table

patrol-round = { $round ->
    [0] Avant la première manche.
   *[other] Manche { $round }.
  } { $goal ->
    [rounds] On joue { $most } manches.
    [lore] Légende : il n’y a pas de but.
   *[points] Le premier à avoir { $most } points gagne.
  }
patrol-side = { $side ->
    [you] Vous
    [enemy] L’adversaire
    [a] Joueur 1
   *[b] Joueur 2
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $left } dans la pioche, { $dead } à la défausse.
patrol-hand-line = En main : { $cards }.
patrol-patrol-line = Patrouille { $number }, { $faced ->
    [0] sans vis-à-vis
   *[other] face à la patrouille { $faced }
  } : { $cards }.
patrol-base-line = À la base : { $cards }.
patrol-ask-chance = On pioche.
patrol-ask-setup = { $side ->
    [you] Posez vos cartes en patrouilles.
    [enemy] L’adversaire pose ses patrouilles.
    [a] Le joueur 1 pose ses patrouilles.
   *[b] Le joueur 2 pose ses patrouilles.
  }
patrol-ask-assign = { $side ->
    [you] Choisissez quelles patrouilles se font face.
    [enemy] L’adversaire oppose deux patrouilles.
    [a] Le joueur 1 oppose deux patrouilles.
   *[b] Le joueur 2 oppose deux patrouilles.
  }
patrol-ask-battle = { $side ->
    [you] À vous : attaquez, utilisez une capacité, repliez un soldat ou passez.
    [enemy] Au tour de l’adversaire.
    [a] Au tour du joueur 1.
   *[b] Au tour du joueur 2.
  }
patrol-ask-aim = { $side ->
    [you] Ajoutez des sacrifices, ou désignez la cible.
    [enemy] L’adversaire choisit une cible.
    [a] Le joueur 1 choisit une cible.
   *[b] Le joueur 2 choisit une cible.
  }
patrol-ask-pick = { $side ->
    [you] Choisissez qui la capacité vise.
    [enemy] L’adversaire choisit pour sa capacité.
    [a] Le joueur 1 choisit pour sa capacité.
   *[b] Le joueur 2 choisit pour sa capacité.
  }
patrol-ask-window = { $side ->
    [you] Votre carte cachée est visée. Répondre ?
    [enemy] L’adversaire peut répondre.
    [a] Le joueur 1 peut répondre.
   *[b] Le joueur 2 peut répondre.
  }
patrol-ask-stage = { $side ->
    [you] Votre action continue.
    [enemy] L’action de l’adversaire continue.
    [a] L’action du joueur 1 continue.
   *[b] L’action du joueur 2 continue.
  }
patrol-more-setup = Touchez une carte, puis une patrouille, ou faites-la glisser. Personne ne voit rien avant que vous ne les posiez.
patrol-more-assign = Une des vôtres, puis une des leurs. De qui fait face à qui dépend qui peut attaquer qui.
patrol-more-battle = { $stays ->
    [0] Une action, puis c’est à l’adversaire. Si les deux camps passent l’un après l’autre, la manche se termine.
   *[other] L’adversaire a passé : si vous passez aussi, la manche se termine.
  }
patrol-more-window = { $kind ->
    [attack] { $actor } attaque { $aimed }.
    [nobody] { $actor } utilise une capacité.
   *[ability] { $actor } utilise une capacité sur { $aimed }.
  }
patrol-foresee-hidden = Nul ne sait comment cela finira : { $aimed } peut être n’importe qui, et peut répondre.
patrol-foresee-blow = { $actor } frappe de { $attack } contre { $against } de santé, { $aimed } de { $back } contre { $health }.
patrol-foresee-falls = { $count ->
    [0] Personne ne tombe.
    [one] { $names } tombe.
   *[other] { $names } tombent.
  }
patrol-foresee-unsure = Le sort de { $names } dépend de ce qui est caché.
patrol-won = { $side ->
    [you] Vous avez gagné, { $more } à { $less }.
    [enemy] L’adversaire a gagné, { $more } à { $less }.
    [a] Le joueur 1 a gagné, { $more } à { $less }.
   *[b] Le joueur 2 a gagné, { $more } à { $less }.
  }
patrol-drawn = Partie nulle : { $points } points chacun.

## Les actions

patrol-say-first = Tirer au sort la première attaque : { $side ->
    [you] vous
    [enemy] l’adversaire
    [a] joueur 1
   *[b] joueur 2
  }
patrol-say-draw = { $side ->
    [you] Piocher { $card }
   *[other] Piocher une carte
  }
patrol-say-lay = Poser { $card } dans la patrouille { $patrol }
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
    [enemy] L’adversaire attaque en premier.
    [a] Le joueur 1 attaque en premier.
   *[b] Le joueur 2 attaque en premier.
  }
patrol-tell-draw = { $side ->
    [you] Vous piochez { $card }.
    [enemy] L’adversaire pioche une carte.
    [a] Le joueur 1 pioche une carte.
   *[b] Le joueur 2 pioche une carte.
  }
patrol-tell-lay = { $side ->
    [you] Vous posez { $card } dans la patrouille { $patrol }.
    [enemy] L’adversaire pose une carte dans sa patrouille { $patrol }.
    [a] Le joueur 1 pose une carte dans sa patrouille { $patrol }.
   *[b] Le joueur 2 pose une carte dans sa patrouille { $patrol }.
  }
patrol-tell-pair = { $side ->
    [you] Vous opposez votre patrouille { $own } à la patrouille adverse { $enemy }.
    [enemy] L’adversaire oppose sa patrouille { $own } à votre patrouille { $enemy }.
    [a] Le joueur 1 oppose sa patrouille { $own } à la patrouille { $enemy } du joueur 2.
   *[b] Le joueur 2 oppose sa patrouille { $own } à la patrouille { $enemy } du joueur 1.
  }
patrol-tell-stay = { $side ->
    [you] Vous passez.
    [enemy] L’adversaire passe.
    [a] Le joueur 1 passe.
   *[b] Le joueur 2 passe.
  }
patrol-tell-run = { $side ->
    [you] Vous repliez { $card }.
    [enemy] L’adversaire replie { $card }.
    [a] Le joueur 1 replie { $card }.
   *[b] Le joueur 2 replie { $card }.
  }
patrol-tell-attack = { $side ->
    [you] Vous attaquez avec { $card }.
    [enemy] L’adversaire attaque avec { $card }.
    [a] Le joueur 1 attaque avec { $card }.
   *[b] Le joueur 2 attaque avec { $card }.
  }
patrol-tell-sacrifice = { $side ->
    [you] Vous sacrifiez { $card }.
    [enemy] L’adversaire sacrifie { $card }.
    [a] Le joueur 1 sacrifie { $card }.
   *[b] Le joueur 2 sacrifie { $card }.
  }
patrol-tell-use = { $up ->
    [yes] { $side ->
        [you] Vous retournez { $card } face cachée.
        [enemy] L’adversaire retourne { $card } face cachée.
        [a] Le joueur 1 retourne { $card } face cachée.
       *[b] Le joueur 2 retourne { $card } face cachée.
      }
   *[no] { $which ->
        [own] { $side ->
            [you] Vous révélez { $card } pour { $ability }.
            [enemy] L’adversaire révèle { $card } pour sa propre capacité.
            [a] Le joueur 1 révèle { $card } pour sa propre capacité.
           *[b] Le joueur 2 révèle { $card } pour sa propre capacité.
          }
       *[colour] { $side ->
            [you] Vous révélez { $card } pour { $ability }.
            [enemy] L’adversaire révèle { $card } pour la capacité de sa couleur.
            [a] Le joueur 1 révèle { $card } pour la capacité de sa couleur.
           *[b] Le joueur 2 révèle { $card } pour la capacité de sa couleur.
          }
      }
  }
patrol-tell-move = { $side ->
    [you] Vous déplacez { $card } dans la patrouille { $patrol }.
    [enemy] L’adversaire déplace { $card } dans sa patrouille { $patrol }.
    [a] Le joueur 1 déplace { $card } dans sa patrouille { $patrol }.
   *[b] Le joueur 2 déplace { $card } dans sa patrouille { $patrol }.
  }
patrol-tell-target = { $kind ->
    [attack] { $actor } : attaque contre { $card }.
   *[ability] { $actor } : vise { $card }.
  }
patrol-tell-pass = { $aimed } : pas de réponse.
patrol-tell-answer = { $which ->
    [own] { $aimed } : réponse par sa propre capacité.
   *[colour] { $aimed } : réponse par la capacité de sa couleur.
  }
patrol-tell-go = { $stage ->
    [unveil] Les attaquants se révèlent.
    [pay] Les sacrifices vont à la défausse.
    [answering] { $aimed } : la réponse est faite.
    [show] { $aimed } se révèle.
    [clash] { $sum ->
        [0] Choc entre { $actor } et { $aimed }.
       *[other] Choc entre { $actor } et { $aimed } ; les sacrifices ajoutent { $sum }.
      }
    [effect] { $actor } : la capacité prend effet.
    [turning] Effet du soldat révélé.
   *[end] La manche { $round } se termine.
  }

## Ce qui en est venu

patrol-news-turned = Révélé : { $names }.
patrol-news-dead = { $count ->
    [one] { $names } meurt.
   *[other] { $names } meurent.
  }
patrol-news-points = { $side ->
    [you] Vous gagnez { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
    [enemy] L’adversaire gagne { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
    [a] Le joueur 1 gagne { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
   *[b] Le joueur 2 gagne { $points ->
        [one] 1 point
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
