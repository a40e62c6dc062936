### Le terminal : ses panneaux, ses touches, ses questions. Les jeux apportent leurs propres mots.

terminal-title = Vedette · { $game }
terminal-deal = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }{ $code ->
    [none] {""}
   *[other] {" "}· donne { $code }
  }
terminal-assisted = avec aide
terminal-small = Vedette demande { $columns } colonnes et { $rows } lignes ; cette fenêtre en a { $width } sur { $height }. Agrandissez-la, ou jouez avec --plain. q pour quitter.

terminal-side = { $side ->
    [north] N
    [east] E
    [south] S
   *[west] O
  }

terminal-display = Cartes exposées
terminal-deck = { $count ->
    [0] pile vide
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
    [from] De quel emplacement reprendre un objet ?
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

terminal-over = La partie est finie. u : annuler · R : recommencer · n : nouvelle donne
terminal-series = Parties gagnées – joueur 1 : { $one }, joueur 2 : { $two }{ $drawn ->
    [0] .
    [one] , 1 nulle.
   *[other] , { $drawn } nulles.
  }
terminal-over-plain = La partie est finie. Tapez annuler, recommencer, ou nouvelle pour une autre donne.
terminal-cannot-confirm = Pas encore : corrigez ce qui figure sous « Avant de valider ».
terminal-cannot-change = Vous ne pouvez pas changer de dé pour le moment.
terminal-cannot-take = Vous n’avez mis aucun objet ce tour-ci : rien à reprendre.
terminal-no-undo = Il n’y a rien à annuler.
terminal-no-undo-between = Vous ne pouvez pas reprendre ce coup : il n’est pas de vous, ou quelqu’un en a déjà vu le résultat.
terminal-no-redo = Il n’y a rien à rétablir.
terminal-no-hint = Aucun indice à donner ici.
terminal-no-chance = Aucune chance de victoire à dire ici.
terminal-no-card = Aucune carte visible ne s’appelle « { $name } ».
terminal-no-solution = Ce jeu n’a pas de solveur.
terminal-follow = Une suite gagnante : { $said }. p continue, toute autre touche reprend la main.
terminal-follow-plain = Une suite gagnante : { $said }. Tapez solution pour continuer ; tout autre choix reprend la main.
terminal-thinking = Un instant…
terminal-no-resume = Vous n’avez pas de partie à reprendre.
terminal-resume = Vous avez une partie inachevée { counted-in }{ $code ->
    [none] .
   *[other] {" "}: donne { $code }.
  }
terminal-resume-yes = La reprendre
terminal-resume-no = La laisser, jouer la nouvelle donne
terminal-sure-new = Vous n’avez pas fini cette donne. En commencer une autre ?
terminal-sure-new-yes = Nouvelle donne
terminal-sure-give-up = Abandonner cette partie ?
terminal-sure-give-up-yes = Abandonner
terminal-stay = Continuer
terminal-save-as = Enregistrer la partie dans ce fichier :
terminal-saved = Enregistré dans { $name }.
terminal-kept-elsewhere = Votre partie inachevée n’a pas pu être lue. Elle est maintenant dans { $name }.
terminal-result = { $result ->
    [won] Gagné
    [conceded] Abandonné
   *[lost] Bloqué
  }
terminal-result-more = { $moves ->
    [one] { $moves } choix
   *[other] { $moves } choix
  }, { $assisted ->
    [yes] avec aide
   *[no] sans aide
  }
terminal-result-keys = u : annuler · R : recommencer · n : nouvelle donne · s : enregistrer
terminal-result-keys-between = n : nouvelle donne · s : enregistrer

terminal-help =
    TOUCHES
    flèches, Tab    passer d’un choix à l’autre
    Entrée, Espace  choisir
    Échap           revenir d’un pas
    1 à 6           une carte exposée, une valeur de dé
    c               valider le tour
    d               retirer un objet du jeu pour changer un dé
    x               reprendre un objet mis ce tour-ci
    u, r            annuler, rétablir
    R               recommencer cette donne
    n               une nouvelle donne
    h               un indice ; encore pour en savoir plus
    w               montrer ou cacher les chances de gagner
    p               jouer le choix suivant d’une suite gagnante (elle connaît les cartes cachées)
    v               la table en mots, et le journal
    i               comment jouer
    s               enregistrer la partie
    g               abandonner
    l               l’autre langue
    t               clair ou sombre
    ?               cette page
    q               quitter ; votre partie est gardée
    La souris marche aussi.
    { "" }
    CARTES
    { $items }3              exactement 3 objets
    { $colours }2              exactement 2 couleurs
    { $sum }6              des dés de somme 6
    Une exigence compte toutes les patrouilles de sa carte jusqu’à ce bord du royaume.
    { $items }3{ $holds }             satisfaite
    { $items }2/3            en a 2, en demande 3
    { $items }3{ $cannot }             ne peut plus être satisfaite
    { $items }3{ $open }             pas encore décidée
    ({ $items }3)            tournée vers l’extérieur, ignorée
    { "" }
    EMPLACEMENTS ET OBJETS
    W3 Yc B5        dé blanc 3, cube jaune, dé bleu 5
    bord en tirets  un emplacement ouvert, ou une patrouille de ce tour
    bord plein      fermée : elle reste comme elle est
    bord double     elle doit changer
    { $short } au milieu     à remplir ce tour-ci
    { $west }{ $add } et { $north }{ $add }        placer la carte au-delà de ce bord ; le royaume se décale
    { $full } { $spare } { $gone }           objets : gardés pour les emplacements vides, de trop, utilisés

terminal-help-words =
    flèches, Tab    passer d’un choix à l’autre
    Entrée, Espace  choisir
    1, 2 … 12       la réponse de ce numéro, puis Entrée
    PgPréc, PgSuiv  faire défiler la table
    u               annuler, tant que personne n’a vu le résultat
    r, R            rétablir ; recommencer cette donne (en solitaire)
    n               une nouvelle donne
    h               un indice ; encore pour en savoir plus
    w               montrer ou cacher les chances de gagner
    p               jouer le choix suivant d’une suite gagnante (elle connaît les cartes cachées)
    o               ce que ferait la réponse sous le curseur, autant qu’on peut le savoir
    c               les cartes visibles, tout ce qui y est imprimé
    v               la table en mots, et le journal
    i               comment jouer
    s               enregistrer la partie
    g               abandonner
    l               l’autre langue
    t               clair ou sombre
    ?               cette page
    q               quitter ; votre partie est gardée
    La souris marche aussi.

## Le dialogue

terminal-greeting = { $game }{ $code ->
    [none] .
   *[other] , donne { $code }.
  } Tapez aide pour les commandes, quitter pour partir.
terminal-resume-command = Vous avez une partie inachevée { counted-in }. Tapez reprendre pour la continuer.
terminal-undone = Annulé : { $said }
terminal-taken-back = Repris.
terminal-farewell = Au revoir.
terminal-kept = Votre partie est gardée. Au revoir.
terminal-no-number = Il n’y a pas de réponse { $number } : { $count ->
    [0] rien ne peut être choisi
    [one] seulement { $count }
   *[other] choisissez de 1 à { $count }
  }.
terminal-could-be = « { $text } » peut être { $could }. Tapez-en un peu plus, ou le numéro.
terminal-no-language = Il n’y a pas de langue « { $text } » : choisissez { $languages }.
terminal-unknown = « { $text } » ne correspond à rien ici. Tapez un numéro de la liste, ou aide.
terminal-steps-help =
    Répondez par un numéro, par quelques mots de la réponse (« wild »), ou par une action en notation :
    place Wild Plains A1 | place Wild Plains <A1 (A1, nouvelle colonne à l’ouest) | place Wild Plains ^A1 (A1, nouvelle rangée au nord)
    put B4 A1-B1 (le dé bleu 4 ; BC est le cube bleu ; W blanc, Y ou J jaune, B bleu) | discard YC, puis change W2 5 | end
    Une ligne vide montre de nouveau les choix. Commandes :
terminal-goal = But du jeu : { $words }. { $detail }
terminal-in-force = Dans cette partie : { $words }. { $detail }
terminal-no-rules = Ce jeu n’a pas de règles écrites ici.
terminal-no-foresight = Ce jeu ne prédit pas ce que donneront vos actions.
terminal-no-restart = Seule une partie en solitaire se recommence : à plusieurs, nouvelle en donne une autre.
terminal-odds-of = { $answer }. { $told }
terminal-no-odds = Aucune attaque à prévoir ici.
terminal-no-chapter = Il n’y a pas de chapitre { $number } ici.
terminal-no-clause = Les règles n’ont pas de clause { $number }.
terminal-value = en { $pips }
terminal-command-line = { $name } : { $does }
terminal-command = { $name ->
    [back] retour
    [card] carte
    [chance] chances
    [change] changer
    [confirm] valider
    [give-up] abandonner
    [goal] but
    [help] aide
    [hint] indice
    [language] langue
    [lesson] leçon
    [legal] coups
    [log] journal
    [look] voir
    [new] nouvelle
    [odds] cotes
    [quit] quitter
    [record] partie
    [redo] rétablir
    [restart] recommencer
    [resume] reprendre
    [rules] règles
    [save] enregistrer
    [solution] solution
    [take] retirer
    [claim] réclamer
    [deck] deck
    [no] non
    [rematch] revanche
    [yes] oui
   *[undo] annuler
  }
terminal-command-help = { $name ->
    [back] revenir d’un pas
    [card] une carte en entier, tout ce qui y est imprimé (carte NOM) ; sans nom, chaque carte visible
    [chance] vos chances de gagner en jouant au mieux
    [change] retirer un objet du jeu pour changer un dé
    [confirm] valider le tour
    [give-up] abandonner cette partie
    [goal] le but du jeu
    [help] cette liste
    [hint] un indice ; encore pour en savoir plus
    [language] l’autre langue, ou celle que vous nommez (langue en)
    [lesson] les chapitres d’une leçon ; leçon NUMÉRO en raconte un
    [legal] tout ce que vous pouvez faire, en notation et en mots
    [log] ce qui s’est passé
    [look] la table en mots
    [new] une nouvelle donne
    [odds] ce que feraient vos attaques, autant qu’on peut le savoir ; cotes NUMÉRO pour une seule
    [quit] quitter ; votre partie est gardée
    [record] afficher l’enregistrement
    [redo] rétablir ce que vous avez annulé
    [restart] recommencer cette donne
    [resume] reprendre votre partie inachevée
    [solution] jouer le choix suivant d’une suite gagnante ; elle connaît les cartes cachées
    [rules] comment jouer ; règles NUMÉRO donne une clause (règles 4.2)
    [save] enregistrer la partie (enregistrer FICHIER)
    [take] reprendre un objet mis ce tour-ci
    [claim] prendre la victoire si votre adversaire est parti
    [deck] choisir un deck par nom, fichier ou code, avant le début de la partie
    [no] refuser la demande de votre adversaire
    [rematch] demander une autre partie, places échangées
    [yes] accepter la demande de votre adversaire
   *[undo] annuler votre dernier choix
  }

## Plusieurs places

terminal-against = Vous êtes le joueur { $seat } ; votre adversaire : { $names }.
terminal-hand-over = Passez l’appareil au joueur { $seat }, puis appuyez sur Entrée. On ne regarde pas !
terminal-take-over = C’est bon
terminal-plain-help = Répondez par un numéro, par quelques mots de la réponse ou par une action en notation. Une ligne vide montre de nouveau les choix. Commandes :
terminal-ended = { $result ->
    [won] Vous gagnez !
    [lost] Vous perdez.
   *[drawn] Partie nulle.
  }
terminal-ended-between = { $seat ->
    [0] Partie nulle.
   *[other] Le joueur { $seat } gagne !
  }
terminal-lore = { $named ->
    [yes] Légende de { $name }
   *[no] Légende
  } : { $won ->
    [one] { $won } point
   *[other] { $won } points
  } pour cette partie ; { $total } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }.
terminal-lore-unread = ce profil de Légende est illisible ({ $why }) ; corrigez-le ou déplacez-le, et les points de la prochaine partie seront gardés
terminal-secret = L’enregistrement contient les secrets de votre adversaire : vous pourrez l’avoir à la fin de la partie.

## A puzzle

puzzle-asked = Énigme { $number } sur { $count }. { $task }
puzzle-choose = Votre choix, de 1 à { $count } :

## Tables dessinées

terminal-against-sign = contre
terminal-fight-left = Colonne { $column }, { $hidden } cachées
terminal-revealed = Révélée : { $card }
terminal-if-ended = ({ $points } en l’état)
terminal-side-short = { $side ->
    [you] Vous
    [enemy] Votre adversaire
    [a] Joueur 1
   *[b] Joueur 2
  } : { $points } pts, pioche { $left }, défausse { $dead }.
terminal-level = niveau { $level }
terminal-foe = ennemi
terminal-held = ({ $count } en main)
