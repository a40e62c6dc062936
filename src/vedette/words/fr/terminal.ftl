### Le terminal : ses panneaux, ses touches, ses questions. Les jeux apportent leurs propres mots.

terminal-title = Vedette · { $game }
terminal-deal = donne { $code }
terminal-assisted = avec aide
terminal-small = La table demande { $columns } colonnes et { $rows } lignes ; cet écran en a { $width } sur { $height }. Agrandissez-le, ou jouez avec --plain. q pour quitter.

terminal-side = { $side ->
    [north] N
    [east] E
    [south] S
   *[west] O
  }

terminal-display = Cartes exposées
terminal-deck = { $count ->
    [0] sans pile
   *[other] pile { $count }
  }
terminal-supply = Réserve
terminal-in-hand = { $count } en main
terminal-spare = Objets de trop
terminal-spare-of = { $spare } sur { $of }
terminal-before = Avant de valider
terminal-beware = Attention
terminal-beware-that = Attention :
terminal-to-mend = { $count } à corriger
terminal-button = { $do ->
    [end] Valider le tour
    [discard] Changer un dé…
   *[take] Reprendre un objet…
  }
terminal-take = reprendre : { $said }
terminal-hint = Indice
terminal-chance = Chances de gagner
terminal-line = La suite :
terminal-log = Journal
terminal-between = { " ; " }
terminal-enter = Entrée

terminal-pick = { $kind ->
    [region] Placer { $name }
    [item] Mettre sur un emplacement : { $name }
    [die] Changer : { $name }
   *[other] { $name }
  }
terminal-step = { $kind ->
    [cell] Où placer { $name } ?
    [spot] Où mettre : { $name } ?
    [item] Quel objet y mettre ?
    [give] Quel objet retirer du jeu ?
    [die] Quel dé changer ?
    [value] Que doit montrer : { $name } ?
    [from] Quel emplacement rend un objet ?
    [taken] Quel objet reprendre ?
   *[other] { $name }
  }
terminal-step-detail = Flèches ou Tab pour parcourir, Entrée pour choisir, Échap pour revenir.

## Les touches

terminal-cap = { $key ->
    [enter] Entrée
    [escape] Échap
    [question_mark] ?
   *[other] { $key }
  }
terminal-key = { $key ->
    [choose] choisir
    [cards] cartes
    [back] retour
    [change] changer un dé
    [confirm] valider
    [undo] annuler
    [redo] rétablir
    [restart] recommencer
    [hint] indice
    [words] en mots
    [save] enregistrer
    [solution] solution
    [new] nouvelle donne
    [give-up] abandonner
    [help] aide
   *[quit] quitter
  }

## Ce qui est dit quand une touche ne peut rien, et ce qui est demandé d’abord

terminal-over = La partie est finie : u revient, R recommence, n distribue à nouveau.
terminal-over-plain = La partie est finie : annuler revient, recommencer reprend la donne, nouvelle en distribue une autre.
terminal-cannot-confirm = Pas encore : voyez ce qui reste à faire avant de valider.
terminal-cannot-change = Aucun dé ne peut changer pour le moment.
terminal-cannot-take = Aucun objet de ce tour ne peut être repris.
terminal-no-undo = Il n’y a rien à annuler.
terminal-no-undo-between = Rien ne peut être repris : le dernier choix n’était pas le vôtre, ou il a montré quelque chose à quelqu’un.
terminal-no-redo = Il n’y a rien à rétablir.
terminal-no-hint = Il n’y a pas d’indice à donner ici.
terminal-no-card = Aucune carte visible ne s’appelle « { $name } ».
terminal-no-solution = Il n’y a pas de solution à montrer dans ce jeu.
terminal-follow = Une suite gagnante : { $said }. p continue, toute autre touche reprend la main.
terminal-follow-plain = Une suite gagnante : { $said }. solution continue, tout autre choix reprend la main.
terminal-thinking = Un instant…
terminal-no-resume = Aucune partie gardée à reprendre.
terminal-resume = Une partie inachevée est gardée : { $code ->
    [none] tour { $turn }
   *[other] donne { $code }, tour { $turn }
  }.
terminal-resume-yes = La reprendre
terminal-resume-no = La laisser, jouer la nouvelle donne
terminal-sure-new = Cette donne n’est pas finie. En distribuer une autre ?
terminal-sure-new-yes = Nouvelle donne
terminal-sure-give-up = Abandonner cette donne ?
terminal-sure-give-up-yes = Abandonner
terminal-stay = Continuer
terminal-save-as = Enregistrer la partie dans ce fichier :
terminal-saved = Enregistré dans { $name }.
terminal-kept-elsewhere = La partie gardée n’a pas pu être lue ; elle est maintenant dans { $name }.
terminal-result = { $result ->
    [won] Gagné
    [conceded] Abandonné
   *[lost] Bloqué dans ce tour
  }
terminal-result-more = { $moves ->
    [one] { $moves } choix
   *[other] { $moves } choix
  }, { $assisted ->
    [yes] avec aide
   *[no] sans aide
  }
terminal-result-keys = u revient, R recommence, n distribue à nouveau, s enregistre la partie.
terminal-result-keys-between = n redonne, s enregistre la partie.

terminal-help =
    TOUCHES
    flèches, Tab    parcourir ce qui peut être choisi
    Entrée, Espace  choisir
    Échap           revenir d’un pas
    1 à 6           une carte exposée, une valeur de dé
    c               valider le tour
    d               retirer un objet du jeu pour changer un dé
    x               reprendre un objet de ce tour
    u, r            annuler, rétablir
    R               recommencer cette donne
    n               une nouvelle donne
    h               un indice ; encore pour en savoir plus
    w               les chances de gagner, montrées ou cachées
    p               jouer le choix suivant d’une suite gagnante (elle connaît les cartes cachées)
    v               la table en mots, et le journal
    s               enregistrer la partie
    g               abandonner
    l               l’autre langue
    t               clair ou sombre
    ?               cette page
    q               quitter ; la partie est gardée
    La souris convient aussi.
    { "" }
    CARTES
    { $items }3              exactement 3 objets
    { $colours }2              exactement 2 couleurs
    { $sum }6              des dés de somme 6
    Une exigence lie toutes les patrouilles entre sa carte et ce bord du royaume.
    { $items }3{ $holds }             satisfaite
    { $items }2/3            en a 2, en veut 3
    { $items }3{ $cannot }             ne peut plus l’être
    { $items }3{ $open }             pas encore décidée
    ({ $items }3)            tournée vers l’extérieur, ignorée
    { "" }
    EMPLACEMENTS ET OBJETS
    W3 Yc B5        dé blanc 3, cube jaune, dé bleu 5
    bord en tirets  un emplacement ouvert, ou une patrouille de ce tour
    bord plein      close : elle reste comme elle est
    bord double     elle doit changer
    { $short } au milieu     à combler ce tour-ci
    { $west }{ $add } et { $north }{ $add }        poser la carte au-delà de ce bord ; le royaume se décale
    { $full } { $spare } { $gone }           objets : dus aux emplacements vides, de trop, dépensés

terminal-help-words =
    flèches, Tab    passer d’une réponse à l’autre
    Entrée, Espace  choisir
    1, 2 … 12       la réponse de ce numéro, puis Entrée
    PgPréc, PgSuiv  faire défiler la table
    u               annuler, tant que personne n’en a rien vu
    r, R            rétablir ; recommencer cette donne (seul)
    n               une nouvelle donne
    h               un indice ; encore pour en savoir plus
    w               montrer ou cacher la chance de gagner
    p               jouer le choix suivant d’une suite gagnante (elle connaît les cartes cachées)
    c               les cartes visibles, tout ce qui y est imprimé
    v               la table en mots, et le journal
    s               enregistrer la partie
    g               abandonner
    l               l’autre langue
    t               clair ou sombre
    ?               cette page
    q               quitter ; la partie est gardée
    La souris marche aussi.

## Le dialogue

terminal-greeting = { $game }{ $code ->
    [none] .
   *[other] , donne { $code }.
  } Tapez aide pour les commandes, quitter pour partir.
terminal-resume-command = Une partie inachevée est gardée, au tour { $turn }. Tapez reprendre pour la continuer.
terminal-undone = Annulé : { $said }
terminal-taken-back = Repris.
terminal-farewell = Au revoir.
terminal-kept = La partie est gardée. Au revoir.
terminal-no-number = Il n’y a pas de réponse { $number } : { $count ->
    [0] rien ne peut être choisi
    [one] seulement { $count }
   *[other] choisissez de 1 à { $count }
  }.
terminal-could-be = « { $text } » peut être : { $could }. Tapez-en plus, ou le numéro.
terminal-no-language = Il n’y a pas de langue « { $text } » : choisissez { $languages }.
terminal-unknown = « { $text } » n’est ni une réponse, ni une commande, ni une action. Tapez un numéro, ou aide.
terminal-steps-help =
    Répondez par un numéro, par des mots de la réponse (« wild »), ou par une action en notation :
    place Wild Plains A1 | place Wild Plains <A1 (à l’ouest de A1) | place Wild Plains ^A1 (au nord de A1)
    put B4 A1-B1 (le dé bleu 4 ; BC est le cube bleu ; W blanc, Y ou J jaune, B bleu) | discard YC, puis change W2 5 | end
    Une ligne vide repose la question. Commandes :
terminal-value = en { $pips }
terminal-command-line = { $name } : { $does }
terminal-command = { $name ->
    [back] retour
    [card] carte
    [chance] chances
    [change] changer
    [confirm] valider
    [give-up] abandonner
    [help] aide
    [hint] indice
    [language] langue
    [legal] coups
    [log] journal
    [look] voir
    [new] nouvelle
    [quit] quitter
    [record] partie
    [redo] rétablir
    [restart] recommencer
    [resume] reprendre
    [save] enregistrer
    [solution] solution
    [take] rendre
   *[undo] annuler
  }
terminal-command-help = { $name ->
    [back] revenir d’un pas
    [card] une carte en entier, tout ce qui y est imprimé (carte NOM) ; sans nom, chaque carte visible
    [chance] les chances de gagner en jouant au mieux
    [change] retirer un objet du jeu pour changer un dé
    [confirm] valider le tour
    [give-up] abandonner cette donne
    [help] cette liste
    [hint] un indice ; encore pour en savoir plus
    [language] l’autre langue, ou celle nommée (langue en)
    [legal] toutes les actions permises, en notation et en mots
    [log] ce qui s’est passé
    [look] la table en mots
    [new] une nouvelle donne
    [quit] quitter ; la partie est gardée
    [record] afficher l’enregistrement
    [redo] rétablir ce qui a été annulé
    [restart] recommencer cette donne
    [resume] reprendre la partie gardée
    [solution] jouer le choix suivant d’une suite gagnante ; elle connaît les cartes cachées
    [save] enregistrer la partie (enregistrer FICHIER)
    [take] reprendre un objet de ce tour
   *[undo] annuler le dernier choix
  }

## Plusieurs places

terminal-against = Vous êtes le joueur { $seat } ; contre vous : { $names }.
terminal-hand-over = Passez l’appareil au joueur { $seat }, puis appuyez sur Entrée. Que personne d’autre ne regarde.
terminal-take-over = Prendre l’écran
terminal-plain-help = Répondez par un nombre, par des mots de la réponse ou par une action en notation. Une ligne vide repose la question. Commandes :
terminal-ended = { $result ->
    [won] Vous avez gagné.
    [lost] Vous avez perdu.
    [conceded] Vous avez abandonné.
   *[drawn] Partie nulle.
  }
terminal-ended-between = { $seat ->
    [0] Égalité.
   *[other] Le joueur { $seat } a gagné.
  }
terminal-lore = { $named ->
    [yes] Légende de { $name }
   *[no] Légende
  } : { $won ->
    [one] { $won } point
   *[other] { $won } points
  } pour cette partie ; { $total } en { $games ->
    [one] 1 partie
   *[other] { $games } parties
  }.
terminal-lore-unread = ce n’est pas un profil de Légende ({ $why }) ; corrigez-le ou déplacez-le, et les points de la prochaine partie seront gardés
terminal-secret = L’enregistrement contient ce que l’autre joueur ne doit pas savoir : il s’obtient après la fin.
