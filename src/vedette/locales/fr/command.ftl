### La commande : son aide, ses réponses, ce qui ne va pas dans une ligne de commande.

command-vedette = Une table pour trois jeux de cartes : y jouer, prouver ce qui peut être gagné, créer vos cartes et vos decks.
command-everywhere = Partout : --json affiche un seul document JSON et rien d’autre, --lang en|fr choisit la langue. Code de sortie : 0 fait, 1 entrée non valable ou réponse négative, 2 ligne de commande fausse.
command-heading-0 = Utilisation :
command-heading-1 = Options :
command-heading-2 = Commandes :
command-heading-3 = Affiche cette aide.
command-arguments = Arguments :
command-required = [obligatoire]
command-default = [par défaut : { $value }]

command-range = { " " }{ $kind ->
    [least] ({ $least } ou plus)
   *[range] (de { $least } à { $most })
  }
command-version = vedette --version affiche la version.
command-failed = le système refuse : { $words }

command-play = Joue dans le terminal.
command-join = Rejoint une table par son lien, et y joue ligne par ligne.
command-serve = Sert la table sur le web.
command-deal = Affiche une donne et son code.
command-solve = Dit si une donne peut être gagnée, toutes cartes connues, et comment.
command-verify = Vérifie un certificat avec le petit contrôleur indépendant.
command-hint = Dit que faire dans la position d’un enregistrement, et pourquoi.
command-replay = Rejoue un enregistrement et en affiche n’importe quel moment.
command-winrate = Dit combien de donnes d’un deck peuvent être gagnées.
command-sim = Fait jouer les mêmes donnes à des joueurs.
command-compare = Dit ce que fait un changement : l’ancien et le nouveau aux mêmes donnes.
command-effects = Dit ce que chaque carte ajoute à la part des parties gagnées.
command-generate = Trouve des decks et des donnes tels que vous les voulez.
command-generate-deck = Trouve un deck qui gagne aussi souvent que vous le voulez ; dans un jeu à deux, une paire de decks.
command-generate-answer = Trouve le deck qui gagne le plus contre un deck ou plusieurs, autant qu’une recherche peut le dire.
command-generate-deals = Trouve des donnes gagnables d’un niveau, ou dont tant de premiers choix gardent la victoire.
command-generate-puzzles = Trouve des énigmes : des positions où il est prouvé qu’un seul choix gagne.
command-study = Mène une étude décrite dans un fichier : une ligne par partie, et un rapport.
command-bench = Mesure la vitesse de Vedette sur cette machine.
command-doctor = Dit ce qui est installé, compilé et accessible en écriture.
command-deck = Decks : vérifier, montrer, convertir, inventer.
command-deck-validate = Dit tout ce qui ne va pas dans un fichier de deck.
command-deck-show = Affiche un deck.
command-deck-convert = Affiche un deck en TOML, en JSON ou en code pour liens.
command-deck-print = Met un deck en pages A4 à imprimer et à découper.
command-deck-fill = Complète un deck inachevé, ou un fichier de cartes à vous, en un deck valable.
command-deck-random = Invente un deck valable à partir d’une graine.
command-import = Importe des cartes d’autres programmes.
command-import-crossfire = Lit les faits des cartes dans les tables de CrossFire, ou l’un de ses decks, pour Spellfire.
command-card = Cartes : lister, montrer, vérifier, retoucher.
command-card-list = Liste les cartes d’un deck.
command-card-show = Montre une carte, tout ce qui y est imprimé.
command-card-lint = Relève ce qui est permis sur une carte mais sans doute une erreur.
command-card-edit = Change une carte dans un deck à vous, créé s’il n’existe pas encore.
command-card-diff = Dit quelles cartes diffèrent entre deux decks, avant et après.

command-crossfire-argument = Le dossier des tables de cartes de CrossFire, ou un fichier de deck (*.cfd), affiché comme deck inachevé.
command-game = Le jeu : twelve-patrols, spellfire ou patrol.
command-deck-argument = Un deck : son nom, son fichier, son code pour liens, ou - pour l’entrée standard. GAME est facultatif, sauf devant - pour un autre jeu que twelve-patrols.
command-card-argument = Une carte : son nom, un début de son nom, ou son identifiant.
command-certificate-argument = Un fichier de certificat, ou - pour l’entrée standard.
command-link-argument = Le lien que donne une invitation, ou l’adresse d’une table à regarder.
command-record-argument = Un fichier d’enregistrement, ou - pour l’entrée standard.
command-study-argument = Un fichier d’étude (TOML), ou - pour l’entrée standard. « replay FILE ROW » retrouve une de ses lignes, comptée à partir de 1, et affiche la partie.
command-join-name-option = Le nom que les autres voient à la table.
command-join-deck-option = Le deck à jouer, là où chacun apporte le sien : son nom, son fichier ou son code.
command-deck-option = Un deck : son nom, son fichier ou son code pour liens.
command-own-deck-option = Votre deck : un nom, ou le chemin d’un fichier TOML.
command-option-option = Une variante du jeu, par son nom ; peut être répétée. Un nom inconnu les fait toutes lister.
command-starter-option = Spellfire : le champion ami qui commence, par nom ou numéro ; sans cela, celui du deck.
command-seed-option = La graine du hasard ; sans elle, une nouvelle à chaque fois.
command-jobs-option = Nombre de processus ; la réponse est toujours la même.
command-code-option = Le code d’une donne.
command-grade-option = Une donne gagnable de cette difficulté, de 1 (douce) à 5 (diabolique).
command-daily-option = La donne d’un jour (2027-05-31), ou d’aujourd’hui ; la même pour tous.
command-review-option = Dire ce qu’a donné la chance et ce qu’ont coûté les choix de chaque tour.
command-winnable-option = Une donne qui peut être gagnée, toutes cartes connues.
command-deal-option = Une donne en JSON, ou - pour l’entrée standard.
command-budget-option = Arrêter la recherche après environ tant de nœuds, les positions qu’elle regarde ; 0 n’arrête jamais.
command-certificate-option = Écrire un certificat dans ce fichier.
command-to-option = Montrer le moment après tant d’actions.
command-exact-option = La part exacte sur tous les lancers.
command-table-option = Avec --exact : écrire dans ce fichier, en CSV, la part de chaque groupe de cartes avec lequel un deck de douze peut être joué.
command-lost-option = Avec --exact : écrire dans ce fichier, en CSV, chaque lancer qui ne peut être gagné ; les couleurs peuvent être échangées.
command-heat-option = Avec --exact : dessiner dans ce fichier comment la part dépend de ce que montrent les dés, SVG.
command-rolls-option = Là où tous les lancers sont comptés : écrire dans ce fichier, CSV, chaque lancer gagné ou perdu par le changement, avec le nombre de dispositions qui le gagnent ; les couleurs peuvent être échangées.
command-order-option = Avec --exact : seulement l’ordre des cartes de cette donne.
command-deals-option = Le nombre de donnes tirées au hasard ; 1000 sans cette option.
command-compare-deals-option = Le nombre de donnes à comparer, tirées au hasard ; sans cette option 2000, ou tous les lancers si le jeu peut les compter.
command-fair-option = Faire jouer ce joueur, qui ne voit que sa vue, au lieu de résoudre.
command-resume-option = Garder les résultats dans ce fichier et continuer ce qu’il contient.
command-players-option = Des joueurs par leurs noms, séparés par des virgules, comme greedy,level:1 ; un nom inconnu les fait tous lister. program:COMMANDE est un programme à vous.
command-games-option = Parties pour chaque joueur.
command-effects-player-option = Qui joue, dans un jeu à deux les deux camps.
command-effects-games-option = Combien de parties jouer.
command-effects-chart-option = Écrire les effets avec leurs intervalles dans ce fichier comme image, SVG.
command-decks-option = Decks, séparés par des virgules ; à tour de rôle, et dans un jeu à deux chaque joueur apporte le sien.
command-old-argument = Le deck tel qu’il était : son nom, son fichier ou son code pour liens.
command-new-argument = Le deck tel qu’il est, de même ; un fichier de cartes mises dans l’ancien ; ou le même deck quand on compare un joueur ou une variante.
command-new-deck-argument = Le deck tel qu’il est maintenant, de même ; ou un fichier de cartes qui sont mises dans l’ancien.
command-against-deck-option = Le deck contre lequel jouent les deux ; sans lui, l’ancien.
command-compare-players-option = Qui joue l’ancien et le nouveau, puis, dans un jeu à deux, qui joue contre eux ; sans cela level:1 joue un jeu à deux, et dans un jeu pour un seul toutes les cartes sont connues.
command-new-player-option = Un autre joueur pour le nouveau côté seul.
command-wins-option = La part des victoires, en pour cent : 70±2, ou 70+-2.
command-generate-players-option = Qui joue le deck, puis, dans un jeu à deux, qui joue contre lui ; sans cela level:1 joue un jeu à deux, et dans un jeu pour un seul toutes les cartes sont connues.
command-generate-against-option = Le deck que le nouveau rencontre dans un jeu à deux ; sans lui, on en cherche un pour chacun.
command-generate-out-option = Écrire les decks dans ce dossier.
command-answer-argument = Le deck à battre : son nom, son fichier ou son code pour liens ; s’il y en a plusieurs, une seule réponse pour tous. Elle est faite des cartes de la même collection.
command-answer-players-option = Qui joue la réponse, puis qui joue les autres decks ; un seul nom joue les deux.
command-answer-games-option = Les parties contre chaque deck à chacune des trois étapes : avec des decks au hasard, une course des meilleurs et une dernière mesure.
command-answer-again-option = Après les decks au hasard, rejouer tant de fois autant de parties avec des decks faits de ce qui est appris jusque-là. C’est plus long et trouve de meilleurs decks.
command-tries-option = Abandonner après tant de candidats ou de donnes.
command-count-option = Le nombre de donnes.
command-puzzles-option = Le nombre d’énigmes.
command-puzzles-deck-option = Le deck que l’on joue ; sans lui, à tour de rôle, ceux d’où viennent les énigmes du jeu.
command-puzzles-out-option = Écrire les énigmes dans ce fichier.
command-puzzle-option = Une énigme du jeu par son numéro, 0 pour n’importe laquelle.
command-firsts-option = Des donnes où exactement tant de premiers choix gardent la victoire : là où il y en a d’abord plusieurs, dans 12 Patrols les placements.
command-new-option-option = Une variante pour le nouveau côté seul ; peut être répétée.
command-patience-option = Abandonner une recherche après environ tant de nœuds, les positions qu’elle regarde ; 0 n’abandonne jamais ; sans cela, autant que le jeu le juge utile.
command-records-option = Écrire dans ce dossier jusqu’à trois parties que l’ancien et le nouveau terminent autrement.
command-form-option = La forme : toml, json ou code.
command-out-option = Écrire dans ce fichier ; sans lui la réponse est affichée.
command-print-out-option = Écrire dans ce fichier ; sans lui dans un fichier nommé d’après le deck.
command-what-option = Quoi imprimer : cards ; pour Patrol coloured, blank ou counters.
command-press-option = Un PDF, ou une page SVG ; plusieurs pages SVG viennent en ZIP.
command-folder-option = Le dossier des résultats ; sans lui, celui de l’étude.
command-study-resume-option = Continuer une étude interrompue.
command-engine-option = Où travailler : dans des processus de cette machine, ou sur un cluster Dask.
command-scheduler-option = Avec dask : l’adresse de l’ordonnanceur du cluster ; sans elle un cluster sur cette machine.
command-set-option = Une clé de la carte et sa nouvelle valeur ; peut être donnée plusieurs fois.
usage-set = « { $text } » ne change rien ; écrivez CLÉ=VALEUR
command-world-option = Un deck de ce monde : dark-sun, ravenloft et ainsi de suite.
command-deck-grade-option = Sa difficulté, de 1 (douce) à 5 (diabolique) : d’après ses chances exactes (12 Patrols), d’après ce que gagne le niveau 2 (Spellfire).
command-cards-option = Combien de cartes : 9, ou 12 dont 3 sont écartées face cachée.
command-tightness-option = L’exigence des cartes, de 0 à 9.
command-edge-option = Ce que demande ce bord : items N, colours N, sum N, ou free.
command-rename-option = Un autre nom pour la carte.
command-terrain-option = Un autre paysage pour son image.
command-from-option = Le deck à copier si le vôtre n’existe pas encore ; sinon le deck maison.
command-blank-option = Commencer avec tant de cartes vierges au lieu d’une copie.
command-host-option = L’adresse à écouter.
command-port-option = Le port ; 0 prend n’importe quel port libre.
command-keep-days-option = Une partie inachevée que personne n’a jouée depuis tant de jours est effacée ; 0 les garde toutes.
command-pace-option = Le rythme des robots, en secondes : chaque choix dure des temps entiers, facile ou non ; 0 joue aussitôt.
command-data-option = Le dossier des tables ; sans lui, le dossier habituel.
command-allow-host-option = Un nom sous lequel ce serveur répond, outre localhost et son adresse ; peut être répété.
command-behind-proxy-option = Croire ce qu’un proxy de cette machine dit de qui se connecte et comment (X-Forwarded-For, X-Forwarded-Proto).
command-database-option = L’adresse d’une base de données ; sans elle, un fichier du dossier.
command-push-option = Avec l’extra `push` : prévenir les invités qui le demandent que c’est à eux, par le service de notifications de leur navigateur.
command-browser-option = Ouvrir le navigateur s’il y en a un.
command-their-deck-option = À Patrol, le deck de l’autre place ; sans cette option, le même que le vôtre.
command-against-option = Un joueur pour les autres places d’un jeu à plusieurs, comme level:1 ; à Patrol, aussi un personnage qui a son deck, comme roland.
command-here-option = Plusieurs joueurs sur cet écran.
command-seat-option = Votre place dans un jeu à plusieurs.
command-plain-option = Ligne par ligne, pour un lecteur d’écran ou un autre programme.
command-keep-option = Le fichier qui garde votre partie inachevée.
command-seconds-option = Temps de processeur pour chaque mesure.
command-tier-option = Jusqu’où dire : 1 un indice, 2 quelle carte ou quel objet, 3 l’action, 4 la suite jusqu’au bout.

usage = { $kind ->
    [option] il n’y a pas d’option « { $name } »
    [missing] il manque « { $name } »
    [none] il manque une commande
    [command] il n’y a pas de commande « { $name } »
    [extra] « { $name } » est de trop
    [argument] { $name } demande une valeur
    [empty] { $name } demande une valeur ; écrivez { $form }, ou n’écrivez rien
    [dash] { $name } ne prend pas « - », car la sortie standard porte la réponse ; nommez un fichier ou un dossier
    [flag] { $name } ne prend pas de valeur
    [least] { $name } : écrivez un nombre entier, { $least } ou plus
    [range] { $name } : écrivez un nombre de { $least } à { $most }
    [value] la valeur de { $name } n’est pas valable
   *[other] { $words }
  }
usage-help = { $what } ; voir { $path } --help
usage-near = { $what } ; vouliez-vous dire { $name } ?
usage-lang = il n’y a pas de langue « { $name } » ; les langues sont { $languages }
play-starters = Qui commence ? Le champion du deck vient en premier.
play-starter = Champion de départ, de 1 à { $count } ou par son nom (Entrée : 1) :
keep-other = ce n’est pas un fichier de partie, et il serait remplacé ; donnez un autre nom à --keep
keep-game = ce fichier garde une partie de { $game } ; donnez un autre nom à --keep
usage-code-alone = un code est toute la donne, avec son deck et ses variantes ; ôtez ce qui choisit une autre donne, un autre deck ou une autre variante
usage-one-player = { $game } se joue seul ; ôtez --here, --seat et --against
usage-here-alone = avec --here, toutes les places sont à des personnes ; ôtez --against
usage-deal-or-code = donnez la donne par --deal FICHIER ou par --code CODE, pas les deux
usage-daily-alone = chaque jour a une seule donne ; ôtez --seed, --grade et --winnable
usage-day = « { $text } » n’est pas un jour ; écrivez-le comme 2027-05-31
usage-to = l’enregistrement a { $last } actions ; --to va de 0 à { $last }
usage-deck = « { $words } » est de trop ; donnez un jeu et un deck
usage-deck-missing = « { $game } » est un jeu ; nommez ensuite un deck, par exemple { $deck }
usage-form = il n’y a pas de forme « { $name } » ; les formes sont { $forms }
usage-exact-alone = --exact couvre tous les lancers ; ôtez --deals, --fair et --resume (--code ne va qu’avec --exact)
usage-rolls-exact = --rolls demande que toutes les donnes soient comptées : ôtez --deals et --players, et comparez des decks de 12 Patrols
usage-table-alone = --table, --lost et --chart regardent tous les ordres des cartes ; ôtez --code
usage-pair = ce jeu se joue à deux ; nommez au moins deux joueurs ou deux decks, autant des uns que des autres, ou un pour tous
usage-study = un seul fichier d’étude ; voyez aussi « vedette study replay FICHIER LIGNE »
usage-study-replay = écrivez « vedette study replay FICHIER LIGNE », la ligne comptée à partir de 1
usage-engine = les moteurs sont { $engines } ; --scheduler va avec --engine dask
usage-compare-solo = ce jeu se joue seul ; ôtez --against, et nommez un joueur au plus
usage-compare-two = ce jeu se joue à deux ; nommez qui joue l’ancien et le nouveau, et qui joue contre eux
usage-compare-player = --new-player joue à la place de quelqu’un ; nommez qui avec --players
usage-generate = ce jeu se joue seul : nommez un joueur au plus, et ôtez --against ; dans un jeu à deux, nommez-en deux au plus
usage-answer = nommez un joueur, ou deux avec une virgule entre eux
import-report = Chaque carte dont il n’y a que les faits est nommée dans { $file }.
usage-players = nommez au moins un joueur et un deck

deal-code-is = Donne { $code }
deal-deck-is = Deck : { $name } ; variantes : { $options }
deal-dice-are = { $colour ->
    [white] Dés blancs : { $pips }
    [yellow] Dés jaunes : { $pips }
   *[blue] Dés bleus : { $pips }
  }
deal-order-is = Cartes exposées : { $shown }. Puis : { $hidden }
deal-grade-is = Difficulté : { $grade } sur 5
deal-order-free = Les cartes peuvent venir dans n’importe quel ordre.
deal-none-winnable = aucune de { $tries } donnes du deck « { $deck } » ne peut être gagnée ; choisissez un deck plus facile
solve-verdict = { $verdict ->
    [winnable] Gagnable, toutes cartes connues ({ $nodes } nœuds). Ainsi :
    [unwinnable] Ne peut pas être gagnée : toutes les dispositions ont été essayées ({ $nodes } nœuds).
   *[undecided] Inconnu après { $nodes } nœuds ; essayez un budget plus grand, ou aucun.
  }
usage-pages = { $pages } pages ne tiennent pas dans « { $name } » ; nommez un .zip, ou omettez --out
deck-cards = ce sont des cartes de { $game } et non un deck ; « vedette deck fill { $game } FILE » en fait un, « vedette compare { $game } DECK FILE » les essaie dans un autre
deck-cards-left = Pas de place dans le deck pour { $names }.
deck-nameless = il faut un nom à votre deck ; écrivez --deck NOM
deck-elsewhere = { $deck } est un deck de { $game } : vedette deck validate { $game } { $deck }
certificate-shape = ce n’est pas un certificat ; solve --certificate en écrit un : un objet JSON avec une donne, son verdict et les lignes qui le prouvent
certificate-list = ce n’est pas une liste de lignes ; solve --certificate en écrit une
certificate-verdict = « { $verdict } » n’est pas un verdict ; écrivez l’un de ceux-ci : { $verdicts }
certificate-key = un certificat de ce verdict n’a pas de « { $key } » ; ses clés sont { $keys }
certificate-lacks = « { $key } » manque ; un certificat contient toute sa donne
certificate-deck = un certificat contient ses cartes en entier, et non le nom d’un deck
deal-key = une donne n’a pas de « { $key } » ; ses clés sont { $keys }
deal-game = c’est une donne de « { $name } », pas de { $game ->
    [twelve-patrols] 12 Patrols
    [spellfire] Solitaire Spellfire
    [patrol] Patrol
   *[other] { $game }
  }
deal-code = un code est un texte
deal-differs = cela ne correspond pas au code { $code } ; gardez l’un des deux
deal-variants = ce n’est pas une liste de variantes
certificate-code = { $code } est le code d’une autre donne que celle qui est écrite ici
certificate-cards = le code nomme le deck « { $deck } », dont les cartes sont autres : { $cards }
certificate-definition = ces lignes ne sont pas écrites comme un enregistrement fixe son deck ; résolvez de nouveau la donne
certificate-differs = « { $key } » ne correspond pas au reste de la donne
certificate-unproved = { $verdict ->
    [unwinnable] ce certificat dit que la donne ne peut pas être gagnée, mais n’en contient aucune preuve : seule la recherche du solveur l’établit. Résolvez la donne pour le vérifier
    [winnable] ce certificat dit que la donne peut être gagnée, mais ne contient aucune ligne qui la gagne
   *[undecided] ce certificat dit que rien n’est décidé : il n’y a rien à vérifier
  }
certificate-too-large = La preuve est trop grande pour être écrite : seule la recherche du solveur ({ $nodes } nœuds) établit que cette donne ne peut pas être gagnée.
refutation-open = le solveur ne trouve aucune victoire, mais rien n’exclut la disposition { $cards } ; signalez-nous cette donne, s’il vous plaît
verify-valid = { $verdict ->
    [winnable] Vérifié : ces lignes gagnent cette donne.
   *[unwinnable] Vérifié : { $game ->
        [twelve-patrols] aucune disposition des cartes ne gagne cette donne.
       *[other] rien de ce que vous pouvez faire ne gagne cette donne.
    }
  }
verify-deal = Jeu : { $game }, règles { $rules } ; donne : { $code }
verify-deck = { $boxed ->
    [yes] Le deck est livré avec le jeu ; l’empreinte de ses cartes est { $hash }.
   *[no] Le deck n’est pas livré avec le jeu ; l’empreinte de ses cartes est { $hash }.
  }
verify-edited = Cartes autres que celles du deck « { $deck } » livré avec le jeu : { $cards }
verify-lines = { $verdict ->
    [winnable] Lignes de jeu rejouées : { $lines }
   *[unwinnable] Lignes de preuve contrôlées : { $lines }
  }
verify-fault = { $line ->
    [0] Non valable : { $why ->
        [open] rien n’exclut ce qui commence par « { $note } »
       *[other] sa donne n’est pas entière
    }
   *[other] Non valable à la ligne { $line }, « { $note } » : { $why ->
        [not-now] c’est interdit à ce moment
        [deal] la donne dit autre chose
        [card] cette carte n’est pas là
        [cell] cette case n’est pas libre, ne touche aucune carte ou sort du 3 sur 3
        [item] cet objet n’est pas en réserve
        [change] un dé change vers une autre valeur de 1 à 6
        [spot] ce n’est pas un emplacement entre deux cartes
        [closed] cette patrouille a été fermée à un tour passé
        [empty] une ligne complète a un emplacement vide
        [requirement] une exigence n’est pas satisfaite
        [unfinished] les lignes s’arrêtent avant la victoire
        [reason] cette raison ne tient pas
        [open] les lignes s’arrêtent avant que tout soit essayé
        [twice] une carte est réfutée deux fois
        [idle] cette ligne ne réfute rien
        [work] ce serait trop long à vérifier
        [trace] les choix mènent à autre chose
       *[other] aucune ligne ne s’écrit ainsi ici
    }
  }.
hint-chance = { $exact ->
    [yes] Chances de gagner en jouant au mieux : { NUMBER($percent, maximumFractionDigits: 1) } %.
   *[no] Chances de gagner d’après des parties simulées : environ { NUMBER($percent, maximumFractionDigits: 0) } sur 100 (intervalle à 95 % : { NUMBER($low, maximumFractionDigits: 0) } à { NUMBER($high, maximumFractionDigits: 0) }).
  }
replay-fair = { $version ->
    [1] Donne vérifiable de l’ancienne sorte : le sel du serveur est celui qu’il avait engagé ({ $pledge }) et la pioche découle des sels. Les joueurs n’en avaient engagé aucun : connaître celui du serveur et donner le sien en dernier laissait le choix entre plusieurs donnes.
   *[2] Donne vérifiée : chaque sel est celui qui avait été engagé, et chaque carte en découle. Le sceau du serveur : { $pledge }.
  }
replay-at = Après { $at } actions sur { $last } ; sans --to, il est dit comment la partie a fini.
replay-result = Résultat : { $result ->
    [won] gagnée
    [lost] perdue
    [drawn] nulle
    [conceded] abandonnée
   *[open] inachevée
  } ; aide utilisée : { $assisted }
review-sum = Chance { $luck }, choix { $skill } (centièmes de victoire).
review-curve = Le joueur 1 { counted-in } : { $percent } victoires sur 100 à partir d’ici (intervalle à 95 % : { $low } à { $high }).
review-step = { $kind ->
    [luck] Chance
   *[skill] Choix
  } { counted-in } : { $before } % à { $after } %
winrate-two = on joue { $game } à deux, et l’un des deux gagne chaque donne ; « vedette sim { $game } » mesure des joueurs avec leurs decks, « vedette compare { $game } » un changement
winrate-exact = Deck « { $deck } » : { $numerator } lancers sur { $denominator } peuvent être gagnés, { NUMBER($percent, maximumFractionDigits: 4) } %.
winrate-estimate = Deck « { $deck } », { $mode ->
    [thoughtful] toutes cartes connues
   *[other] joué par { $mode }
  } : { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (intervalle à 95 % : { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }) de { $deals } donnes, { $undecided } non décidées ; graine { $seed }.
sim-player = { $name } : { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de victoires (intervalle à 95 % : { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
sim-games = { $games ->
    [one] { $games } partie pour chacun, graine { $seed }.
   *[other] { $games } parties pour chacun, les mêmes donnes pour tous, graine { $seed }.
  }
compare-exact = { $subject } : { $verdict ->
    [same] aucune différence : exactement les mêmes { NUMBER($old, maximumFractionDigits: 4) } % de { $denominator } lancers peuvent être gagnés
   *[differs] { $sign ->
        [minus] −
       *[plus] +
    }{ NUMBER($points, maximumFractionDigits: 4) } points de pourcentage, exactement : { NUMBER($old, maximumFractionDigits: 4) } % avant, { NUMBER($new, maximumFractionDigits: 4) } % maintenant ; de { $denominator } lancers { $gained } gagnés en plus, { $lost } perdus
  }.
compare-roll = { $kind ->
    [gained] Gagné en plus
   *[lost] Perdu
  }, par exemple : { $code }
compare-estimate = { $subject } : { $verdict ->
    [none] aucune différence démontrée
   *[other] { $sign ->
        [minus] −
       *[plus] +
    }{ NUMBER($points, maximumFractionDigits: 1) } points de pourcentage { $verdict ->
        [duel] pour son propriétaire
       *[solo] de donnes gagnées
    }
  } ; gagnées : { NUMBER($old, minimumFractionDigits: 1, maximumFractionDigits: 1) } % avant, { NUMBER($new, minimumFractionDigits: 1, maximumFractionDigits: 1) } % maintenant (intervalle à 95 % de la différence : { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } ; { $deals ->
    [one] une donne, la même pour les deux
   *[other] les mêmes { $deals } donnes pour les deux
  }, { $undecided ->
    [0] {""}
   *[other] { $undecided } recherches indécises,{" "}
  }graine { $seed }).
compare-instead = { $new } à la place de { $old }
compare-with = { $deck } avec { $options }
compare-counting = { $subject } : toutes les donnes sont comptées avec les deux decks…
compare-record = Un autre gagnant : { $file }
compare-mended = Pour être valable, le nouveau deck a changé encore : { $words }
effects-what = { $drawn ->
    [decks] Decks au hasard de la collection dont « { $deck } » est fait, joués
   *[deals] Deck « { $deck } » joué
  } par { $player }, { $games } parties, graine { $seed }. En points de pourcentage de parties gagnées, avec intervalles à 95 % ; sur vingt cartes qui ne font rien, une environ montre un effet.
effects-line = { $name } : { $sign ->
    [minus] −
   *[plus] +
  }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
generate-deck = { $mode ->
    [exact] « { $name } » : { NUMBER($percent, maximumFractionDigits: 4) } % de { $deals } lancers peuvent être gagnés, comptés exactement
   *[other] « { $name } », { $mode ->
        [thoughtful] toutes les cartes connues
       *[games] joué par { $players }
      } : { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de victoires dans une seconde mesure (intervalle de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $deals } nouvelles donnes)
  } ; candidat { $tried } de la graine { $seed }.
generate-code = Code de « { $name } » : { $code }
generate-answer = La meilleure réponse à « { $against } » qui a été trouvée est « { $name } » : { $player } gagne { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % avec elle contre { $other } (intervalle à 95 % : { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $deals } nouvelles donnes des deux sièges). { $tried } decks ont couru, graine { $seed }.
generate-answer-against = Contre « { $against } » : { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
generate-deals = { $deals ->
    [one] Une donne
   *[other] { $deals } donnes
  } parmi les { $looked } premières de la graine { $seed } ; le vérificateur indépendant a montré que chacune peut être gagnée.
lab-study = { $measure ->
    [winnable] { $deck } : { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % des donnes peuvent être gagnées, toutes cartes connues
    [won-of-winnable] { $deck } : { $player } gagne { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % des donnes qui peuvent être gagnées, toutes cartes connues
    [turn] { $deck }, { $player }{ $duel ->
        [yes] {" "}contre { $opponent } avec { $other }
       *[no] {""}
    } : une partie finit { counted-in } en moyenne
    [first] Qui choisit en premier marque { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
   *[won] { $deck } : { $player } { $duel ->
        [yes] marque { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % contre { $opponent } avec { $other }
       *[no] gagne { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    }
  } ({ $measure ->
    [turn] {""}
   *[other] intervalle à 95 % : { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }, {""}
  }{ $deals ->
    [one] une donne
   *[other] { $deals } donnes
  }{ $undecided ->
    [0] {""}
   *[other] , { $undecided } non décidées
  }).
lab-search = Candidat { $tried } sur { $of } au plus.
lab-looking = { $found } des { $wanted } donnes trouvées parmi les { $looked } premières.
lab-answer = Partie { $games } sur { $of } environ.
generate-puzzle = { $code }, cotée { NUMBER($rating, useGrouping: 0) } : de { $choices } choix, { $wins } gagne.
card-diff-none = Les deux decks sont les mêmes.
deck-valid = « { $name } » : un deck valable de { $count } cartes.
deck-shown = Deck « { $name } », { $count } cartes :
deck-code = Code : { $code }
deck-hash = Empreinte : { $hash }
deck-written = Écrit : { $file }
deck-for-now = Pas encore un deck valable : { $words }
deck-printed = { $pages ->
    [one] Une page
   *[other] { $pages } pages
 } à imprimer : { $file }
lint = { $name } : { $words }
lint-clean = { $count ->
    [one] Cette carte est sans défaut.
   *[other] Les { $count } cartes sont sans défaut.
  }
lint-empty = ne demande rien sur aucun bord
lint-one = { $edge ->
    [north] le nord
    [east] l’est
    [south] le sud
   *[west] l’ouest
  } demande 1 objet, ce qui ne peut pas être satisfait depuis le bout d’une ligne, où il y a deux patrouilles
lint-many = { $edge ->
    [north] le nord
    [east] l’est
    [south] le sud
   *[west] l’ouest
  } demande tant d’objets qu’une seule ligne prend presque toute la marge
lint-same = demande la même chose que { $other }
ledger-other = ce fichier garde les résultats d’un autre compte ; choisissez un autre fichier, ou le même deck, la même graine et le même joueur
ledger-line = ce n’est pas un résultat ; supprimez la ligne et celles qui la suivent
worker-died = un processus de travail est mort { $tries } fois sur la même tâche ; il manquait peut-être de mémoire
effects-few = { $games } parties, c’est trop peu pour distinguer les effets ; jouez-en au moins { $least }
effects-untold = { $games } parties ne distinguent pas l’effet de { $name } des autres ; jouez-en davantage
lab-slow = { $player } prend trop de temps ici, où tous partagent une machine ; dans un terminal, { $command } le fait
lab-many = ces decks et ces joueurs font plus de { $most } parties par donne ; retirez-en
lab-target = la part avec sa marge doit rester entre 0 et 100
lab-narrow = ici, la marge est d’au moins { $least } points ; dans un terminal, { $command } les accepte toutes
generate-target = « { $text } » n’est pas une part avec sa marge en pour cent ; écrivez par exemple 70±2 ou 70+-2, entre 0 et 100
generate-none = aucun des { $tries } candidats de la graine { $seed } n’est certifié ; le plus proche a gagné { $nearest } % ; prenez une marge plus large, une autre graine ou plus d’essais (--tries)
generate-none-exact = aucun des { $tries } candidats de la graine { $seed } ne s’y trouve ; prenez une marge plus large, une autre graine ou plus d’essais (--tries)
generate-few = seulement { $found } des { $wanted } donnes voulues parmi les { $tries } premières de la graine { $seed } ; prenez plus de --tries, un autre deck ou un autre niveau
study-key = une étude n’a pas de « { $unknown } » ; ses clés sont { $keys }
study-players = ces mesures se prennent sur des parties, dites donc qui joue : players = ["greedy", "level:1"]
study-names = ce n’est pas une liste de noms ; écrivez ["un", "deux"]
study-number = ce n’est pas un nombre entier de { $least } à { $most }
study-twice = « { $name } » y est deux fois ; nommez-le une fois
study-stop = ce qui finit une étude est une table ; écrivez [stop] et dessous quelques clés de { $keys }
study-width = la largeur d’un intervalle est entre 0 et 1, et demande une mesure qui est une part : won ou winnable
study-verdict = un verdict est true ou false, et se rend entre deux : nommez deux decks ou deux joueurs, et mesurez won ou winnable
study-begun = des lignes de cette étude attendent ici d’être continuées ; ajoutez --resume, ou supprimez le fichier pour recommencer
study-other = ce sont les lignes d’une autre étude ; choisissez un autre dossier ou un autre nom
study-about = ce fichier ne dit pas tout de ce que sont les lignes ; supprimez-le et les lignes pour recommencer
study-row = « { $text } » n’est pas une ligne de cette étude ; supprimez-la et celles qui la suivent
study-no-row = il n’y a pas de ligne { $row } ; les lignes sont comptées à partir de 1, et la dernière est { $last }
study-broken = { $deals ->
    [one] Interrompue après une donne ; la même commande avec --resume continue : { $file }
   *[other] Interrompue après { $deals } donnes ; la même commande avec --resume continue : { $file }
  }
study-ended = { $ended ->
    [width] Finie après { $deals } donnes : chaque intervalle est aussi étroit que demandé.
    [verdict] Finie après { $deals } donnes : l’un est meilleur, c’est démontré.
    [work] Finie après { $deals } donnes : c’est le travail demandé.
   *[deals] Toutes les { $deals } donnes sont faites.
  }
study-replayed = { $status ->
    [EXACT] Ligne { $row } : retrouvée exactement.
   *[DIVERGED] Ligne { $row } : retrouvée autrement en { $differs } ; les versions à côté des lignes disent avec quoi elles furent trouvées.
  }
engine-missing = le moteur { $name } n’est pas installé ; installez vedette[cluster], ou utilisez --engine processes
engine-scheduler = aucun ordonnanceur ne répond à { $address } ; donnez l’adresse qu’il a affichée, comme tcp://HÔTE:8786
engine-gone = le cluster { $address } a disparu ({ $why }) ; les lignes trouvées sont gardées
study-name = le nom d’une étude ne contient que des lettres, des chiffres, - et _
study-measure = il n’y a pas de mesure « { $name } » ; les mesures sont { $measures }
study-no-parquet = Parquet demande vedette[lab], qui n’est pas installé ; les lignes sont dans le fichier CSV.
study-written = Écrit : { $file }
report-what = { $deals ->
    [one] Une donne, la même
   *[other] { $deals } donnes, les mêmes
  } pour chaque deck et chaque joueur, à partir de la graine { $seed } ; les intervalles tiennent dans 95 études sur 100.
report-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
report-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-whole = { NUMBER($number) }
report-column = { $number } : { $share }
report-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 0) }
report-alike = { $players } sont un seul et même joueur : ils font les mêmes choix.
report-bound = Nul ne peut gagner plus que ce qui se gagne toutes cartes connues ; « won-of-winnable » est la part qu’en gagne un joueur qui ne les voit pas.
report-deck = deck
report-player = joueur
report-opponent = contre
report-bars = Parts avec leurs intervalles à 95 %
report-matrix = Ce que chaque camp marque contre chaque autre : lignes contre colonnes
report-spread = Fréquence de chaque nombre : { $measure }
report-alive = Part des parties qui pouvaient encore être gagnées, toutes cartes connues, selon le nombre de choix faits
report-numbers = Les nombres en JSON
report-about = Trouvé avec Vedette { $version }, règles { $rules } ; les empreintes de ce qui a été joué :
report-measure = mesure
report-value = valeur
report-interval = intervalle
report-count = nombre
bench-game = { $game }, deck { $deck }
bench-figure = { $name ->
    [steps_per_second] Actions permises et leur exécution, jeu au hasard : { $figure } pas par seconde
    [solved_per_second] Verdicts toutes cartes connues, avec leur suite : { $figure } donnes par seconde
   *[other] Positions montrées en JSON : { $figure } par seconde
  }
doctor-finding = { $state ->
    [good] bon
    [absent] absent, non nécessaire
   *[missing] MANQUE
  } : { $name } { $found }
