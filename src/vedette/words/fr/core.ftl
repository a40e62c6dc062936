### Ce que tous les jeux partagent : listes, lieux, codes, enregistrements, parties.

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-apart = {" ; "}
trouble-at = { $place } : { $words }
place-line = ligne { $line }

code-letter = « { $code } » n’est pas un code : « { $letter } » n’y sert jamais ; un code s’écrit avec des chiffres et des lettres sans I, L, O ni U
code-length = « { $code } » n’est pas un code de ce jeu : { $has ->
    [one] il a un caractère
   *[other] il a { $has } caractères
  } au lieu de { $wants }, tirets non comptés
code-check = « { $code } » est mal recopié : son dernier caractère ne s’accorde pas avec les autres ; comparez-le avec le code d’origine

file-missing = ce fichier n’existe pas ; donnez le chemin d’un fichier qui existe
file-folder = c’est un dossier ; donnez le chemin d’un fichier qu’il contient
file-closed = ce fichier ne peut pas être lu ; ses droits d’accès devraient le permettre
file-failed = ce fichier ne peut pas être lu ; donnez le chemin d’un fichier lisible
file-large = ce fichier dépasse { $megabytes } Mo ; ce ne peut pas être celui que vous vouliez
file-encoding = ce n’est pas du texte UTF-8 ; enregistrez le fichier en UTF-8
file-unwritten = impossible d’écrire ici ; choisissez un dossier où vous pouvez écrire

match-illegal = cela ne peut pas être fait maintenant ; choisissez une des actions proposées
match-moment = il n’y a pas de moment { $moment } ; le dernier est { $last }
match-no-undo = il n’y a rien à annuler
match-no-redo = il n’y a rien à rétablir
match-retract = cela ne peut pas être repris seul : la suite ne serait plus permise ; annulez pas à pas
match-dealt = les cartes de cette partie ont déjà été distribuées
match-over = la partie est terminée ; annulez, ou commencez-en une autre
match-deal = la donne ne convient pas à ces règles : la place { $slot } ne peut pas recevoir l’action { $action }

toml-syntax = ce n’est plus du TOML à partir de la colonne { $column } ; écrivez clé = "valeur", une par ligne
data-bounds = à partir de la colonne { $column }, cela va plus loin que ne le peut un tel fichier : au plus { $deep } parenthèses imbriquées, { $parts } points dans une clé, { $long } caractères dans un nombre ou une clé
json-syntax = ce n’est plus du JSON à partir de la colonne { $column } ; cherchez un guillemet, une virgule ou une parenthèse qui manque
json-twice = « { $key } » figure deux fois ; gardez-en un seul

record-first = ce n’est pas un enregistrement ; sa première ligne est « { $first } »
record-rule = l’enregistrement s’arrête avant ses actions ; une ligne « { $rule } » les sépare de l’en-tête
record-key = « { $text } » n’est pas une ligne d’en-tête ; écrivez un mot, deux-points et sa valeur
record-missing = l’en-tête n’a pas de « { $key } » ; il nomme le jeu et la version de ses règles
record-rules-number = « { $text } » n’est pas une version de règles ; écrivez un nombre entier
record-rules = cette partie a été jouée avec la version { $version } des règles de { $game } ; seule la version { $known } est connue ici
record-game = le jeu « { $game } » n’est pas installé ici ; les jeux sont { $games }
record-long = l’enregistrement dépasse { $most } actions ; aucun jeu n’en a autant
record-seat = « { $text } » n’est pas une place ; écrivez un nombre de 1 à { $most }
record-result = « { $text } » n’est pas un résultat ; écrivez l’un de { $results }
record-tail = « { $key } » ne se place pas après les actions ; on y trouve result, assisted et final
record-over = « { $note } » vient après la fin de la partie ; supprimez-le
record-check = la position après { $at } actions n’est pas celle qui a été notée ; une action plus haut a été changée
record-final = la dernière position n’est pas celle qui a été notée ; une action plus haut a été changée, ajoutée ou ôtée
record-salts = les sels d’une donne vérifiable sont celui du serveur et un pour chacun des { $seats } camps, de 32 à 64 chiffres hexadécimaux, - pour un robot
record-pledge = un sel n’est pas celui qui avait été promis avant la donne
record-fair-version = une donne vérifiable de version { $text } n’est pas connue ici, seulement la version { $known }
record-fair = la donne { $deal } n’est pas celle qui découle des sels
record-deal = le hasard a répondu autrement que dans la donne { $deal } ; l’un des deux a été changé
record-differs = l’enregistrement dit « { $told } », mais rejouée elle finit par « { $found } »
record-cards = les cartes ne sont pas celles de l’empreinte qui les accompagne ; l’enregistrement a été changé

game-unknown = il n’y a pas de jeu « { $name } » ; les jeux sont { $games }
game-broken = le jeu « { $name } » ne peut pas être chargé : { $why } ; réinstallez-le, ou demandez à qui l’a fait
variant-none = { $game } n’a pas de variantes, donc aucune du nom de « { $name } » ; ôtez-la
game-lacks = { $kind ->
    [solve] aucune donne de { $game } ne peut être prouvée ; « vedette sim { $game } » fait jouer des parties entre joueurs
    [hint] { $game } ne donne pas d’indices ; « vedette play { $game } » le joue contre un joueur
    [edit] un deck de { $game } nomme ses cartes et ne les contient pas ; faites une collection à vous sur la page, ou en fichier dans le dossier { $game }/cards de vos données, et nommez ses cartes dans le deck
    [grade] les donnes de { $game } n’ont pas de difficulté ; ôtez « --grade »
   *[other] { $game } ne connaît pas « { $what } » ; ôtez-le, ou nommez un autre jeu
  }
deck-wishless = on ne peut demander « { $name } » d’aucun deck de ce jeu ; ôtez-le
deck-wish = on ne peut demander « { $name } » d’un deck ; on peut demander { $wishes }
deck-wish-choice = « { $name } » ne peut être « { $text } » ; c’est au choix { $options }
set-ours = « { $name } » est le nom d’une de nos collections ; donnez-en un autre à la vôtre
deck-print = « { $what } » ne s’imprime pas pour ce deck ; s’impriment : { $prints }
player-unknown = il n’y a pas de joueur « { $name } » ; les joueurs sont { $players }
program-start = le programme « { $program } » ne démarre pas ; donnez le chemin d’un programme exécutable
program-silent = le programme « { $program } » s’est arrêté ou a fermé sa sortie ; il doit répondre à chaque ligne par une ligne
program-answer = le programme « { $program } » a répondu « { $told } », qui n’est pas le numéro d’une action
program-illegal = le programme « { $program } » a choisi l’action { $action }, interdite ici ; il pouvait choisir { $legal }
