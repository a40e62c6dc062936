### Ce que tous les jeux partagent : listes, lieux, codes, enregistrements, parties.

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-apart = {" ; "}
trouble-at = { $place } : { $words }
labelled = { $label } : { $words }
place-line = ligne { $line }
counted-in = { $counts ->
    [cards] { $turn ->
        [1] après une carte
       *[other] après { $turn } cartes
      }
    [rounds] à la manche { $turn }
   *[turns] au tour { $turn }
  }

code-letter = « { $code } » n’est pas un code : « { $letter } » n’y figure jamais ; un code s’écrit avec des chiffres et des lettres sans I, L, O ni U
code-length = « { $code } » n’est pas un code de ce jeu : { $has ->
    [one] il a un caractère
   *[other] il a { $has } caractères
  } au lieu de { $wants }, tirets non comptés
code-check = « { $code } » est mal recopié : son dernier caractère ne correspond pas aux autres ; comparez-le avec le code reçu
deck-unknown = il n’y a pas de deck « { $name } » ; les decks sont { $decks }
deck-unknown-path = il n’y a pas de deck « { $name } » ; les decks sont { $decks } ; pour un fichier, donnez son chemin
deck-of-another = « { $name } » est un deck de { $game }, pas de { $asked }

file-missing = ce fichier n’existe pas ; vérifiez le chemin
file-folder = c’est un dossier ; donnez le chemin d’un fichier qu’il contient
file-closed = vous n’avez pas le droit de lire ce fichier ; changez ses droits d’accès
file-failed = ce fichier ne peut pas être lu ; donnez le chemin d’un fichier lisible
file-large = ce fichier dépasse { $megabytes } Mo ; vérifiez que c’est bien le bon
file-encoding = ce n’est pas du texte UTF-8 ; enregistrez le fichier en UTF-8
file-unwritten = impossible d’écrire ici ; choisissez un dossier où vous pouvez écrire
file-full = il n’y a plus de place pour écrire ; libérez-en, ou choisissez un autre disque

match-illegal = impossible pour l’instant ; choisissez une des actions proposées
match-moment = il n’y a pas de moment { $moment } ; le dernier est { $last }
match-no-undo = il n’y a rien à annuler
match-no-redo = il n’y a rien à rétablir
match-retract = ce coup ne peut pas être repris seul : la suite en dépend ; annulez pas à pas
match-dealt = les cartes de cette partie ont déjà été distribuées
match-over = la partie est finie ; annulez, ou commencez-en une autre
match-deal = la donne ne convient pas à ces règles : la place { $slot } ne peut pas recevoir l’action { $action }

toml-syntax = à partir de la colonne { $column }, ce n’est pas du TOML ; écrivez clé = "valeur", une par ligne
data-bounds = à partir de la colonne { $column }, c’est trop imbriqué ou trop long : au plus { $deep } crochets ou accolades imbriqués, { $parts } points dans une clé, { $long } caractères dans un nombre ou une clé
json-syntax = à partir de la colonne { $column }, ce n’est pas du JSON ; cherchez un guillemet, une virgule, une accolade ou un crochet qui manque
json-number = « { $number } », à la colonne { $column }, est trop grand, ou n’est pas un nombre ; écrivez-en un inférieur à 1e308
json-twice = « { $key } » apparaît deux fois ; gardez-en un seul

record-first = ce n’est pas un enregistrement ; sa première ligne doit être « { $first } »
record-rule = l’enregistrement s’arrête avant ses actions ; mettez une ligne « { $rule } » entre l’en-tête et elles
record-key = « { $text } » n’est pas une ligne d’en-tête ; écrivez un mot, deux-points et sa valeur
record-missing = l’en-tête n’a pas de « { $key } » ; il doit nommer le jeu et la version de ses règles
record-rules-number = « { $text } » n’est pas une version de règles ; écrivez un nombre entier
record-rules = cette partie a été jouée avec la version { $version } des règles de { $game } ; seule la version { $known } est connue ici
record-game = le jeu « { $game } » n’est pas installé ici ; les jeux sont { $games }
record-long = l’enregistrement a plus de { $most } actions, plus qu’aucune partie ; vérifiez que le fichier est le bon
record-seat = « { $text } » n’est pas un joueur ; écrivez un nombre de 1 à { $most }
record-result = « { $text } » n’est pas un résultat ; écrivez l’un de { $results }
record-tail = « { $key } » n’a pas sa place après les actions ; seuls y viennent result, assisted et final
record-over = « { $note } » vient après la fin de la partie ; supprimez-le
record-check = la position après { $at ->
    [one] { $at } action
   *[other] { $at } actions
  } n’est pas celle qui a été enregistrée ; une action plus haut a été changée
record-final = la dernière position n’est pas celle qui a été enregistrée ; une action plus haut a été changée, ajoutée ou ôtée
record-salts = il faut à une donne vérifiée le sel du serveur et un pour chacun des { $seats } joueurs, de 32 à 64 chiffres hexadécimaux, ou - pour un robot
record-pledge = un sel n’est pas celui qui avait été engagé avant la donne
record-fair-version = une donne vérifiable de version { $text } n’est pas connue ici, seulement la version { $known }
record-fair = la donne { $deal } n’est pas celle qui découle des sels
record-deal = les cartes venues ne sont pas celles de la donne { $deal } ; l’une des deux a été changée
record-differs = l’enregistrement dit « { $told } », mais rejouée, la partie finit par « { $found } »
record-cards = ce ne sont pas les cartes de cette partie ; l’enregistrement a été changé

game-unknown = il n’y a pas de jeu « { $name } » ; les jeux sont { $games }
game-broken = le jeu « { $name } » ne peut pas être chargé : { $why } ; réinstallez-le, ou demandez à son auteur
variant-none = { $game } n’a pas de variantes ; ôtez « { $name } »
game-lacks = { $kind ->
    [solve] { $game } n’a pas de solveur ; « vedette sim { $game } » fait jouer des parties entre joueurs
    [hint] { $game } ne donne pas d’indices ; « vedette play { $game } » le joue contre un joueur
    [edit] un deck de { $game } nomme ses cartes et ne les contient pas ; créez votre collection sur la page, ou en fichier dans le dossier { $game }/cards de vos données, et nommez ses cartes dans le deck
    [grade] les donnes de { $game } n’ont pas de difficulté ; ôtez « --grade »
    [effects] { $game } n’a pas de mesure de chaque carte ; « vedette compare { $game } » dit ce que fait un changement
    [answer] dans { $game } aucun deck ne joue contre un autre ; « vedette generate deck { $game } » en trouve un qui gagne aussi souvent que vous le voulez
    [exact] { $game } n’a pas de compte exact de cela ; « --deals N » compte des donnes au hasard
   *[other] { $game } ne connaît pas « { $what } » ; ôtez-le, ou nommez un autre jeu
  }
environment-players = { $game } est un jeu à { $has }, l’environnement en veut un à { $wants } ; choisissez un autre jeu, ou l’autre environnement
environment-language = il n’y a pas de langue « { $text } » : choisissez { $languages }
environment-code = le code « { $code } » n’a pas le deck et les variantes de l’environnement ; pour la donne de ce numéro avec les siens, écrivez « { $number } »
deck-wishless = les decks de ce jeu n’ont pas de filtre « { $name } » ; ôtez-le
deck-wish = il n’y a pas de filtre « { $name } » pour les decks ; les filtres sont { $wishes }
deck-wish-choice = « { $name } » ne peut pas être « { $text } » ; choisissez parmi { $options }
set-ours = « { $name } » est le nom d’une collection fournie ; donnez-en un autre à la vôtre
set-unput = les cartes de ce jeu ne peuvent prendre la place d’autres ; mettez-les dans un deck, et comparez les decks
set-unfit = « { $name } » n’a le nom d’aucune carte du deck « { $deck } » et ne peut en remplacer aucune ; mettez-la vous-même dans un deck, et comparez les decks
set-absent = aucune carte de « { $name } » n’a l’identifiant d’une carte du deck « { $deck } », il n’y a donc rien à comparer
deck-print = « { $what } » ne s’imprime pas pour ce deck ; choisissez parmi { $prints }
player-unknown = il n’y a pas de joueur « { $name } » ; les joueurs sont { $players }
player-work = il n’y a pas de joueur « { $name } » ; écrivez { $kind }:1 à { $kind }:{ $most }
program-start = le programme « { $program } » ne démarre pas ; donnez le chemin d’un programme exécutable
program-silent = le programme « { $program } » s’est arrêté ou a fermé sa sortie ; il doit répondre à chaque ligne par une ligne
program-answer = le programme « { $program } » a répondu « { $told } », qui n’est pas le numéro d’une action
program-illegal = le programme « { $program } » a choisi l’action { $action }, interdite ici ; il pouvait choisir { $legal }
