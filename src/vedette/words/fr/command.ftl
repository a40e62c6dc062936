### La commande : son aide, ses réponses, ce qui ne va pas dans une ligne de commande.

command-vedette = Une table pour trois jeux de cartes : y jouer, prouver ce qui peut être gagné, créer ses cartes et ses decks.
command-everywhere = Partout : --json imprime un seul document JSON et rien d’autre, --lang en|fr choisit la langue. Code de sortie : 0 fait, 1 entrée non valable ou réponse négative, 2 ligne de commande fausse.
command-heading-0 = Emploi :
command-heading-1 = Options :
command-heading-2 = Commandes :
command-heading-3 = Arguments :
command-heading-4 = [obligatoire]
command-heading-5 = [par défaut :{ " " }
command-heading-6 = Affiche cette aide.

command-play = Joue dans le terminal.
command-join = Rejoindre une table par son lien, et y jouer ligne par ligne.
command-serve = Sert la table sur le web.
command-deal = Imprime une donne et son code.
command-solve = Dit si une donne peut être gagnée, toutes cartes connues, et comment.
command-verify = Vérifie un certificat avec le petit contrôleur indépendant.
command-hint = Dit que faire dans la position d’un enregistrement, et pourquoi.
command-replay = Rejoue un enregistrement et en imprime n’importe quel moment.
command-winrate = Dit combien de donnes d’un deck peuvent être gagnées.
command-sim = Fait jouer les mêmes donnes à des joueurs.
command-study = Mène une étude décrite dans un fichier.
command-bench = Mesure nos vitesses sur cette machine.
command-doctor = Dit ce qui est installé, compilé et accessible en écriture.
command-deck = Decks : vérifier, montrer, convertir, inventer.
command-deck-validate = Dit tout ce qui ne va pas dans un fichier de deck.
command-deck-show = Imprime un deck.
command-deck-convert = Imprime un deck en TOML, en JSON ou en code pour liens.
command-deck-print = Met un deck en pages A4 à imprimer et à découper.
command-deck-random = Invente un deck valable à partir d’une graine.
command-import = Cartes d’autres programmes : lire.
command-import-crossfire = Lit les tables de cartes de CrossFire, pour Spellfire.
command-card = Cartes : lister, montrer, interroger, retoucher.
command-card-list = Liste les cartes d’un deck.
command-card-show = Montre une carte, tout ce qui y est imprimé.
command-card-lint = Relève ce qui est permis sur une carte mais guère voulu.
command-card-edit = Change une carte dans un deck à vous, créé s’il n’existe pas encore.

command-crossfire-argument = Le dossier des tables de cartes de CrossFire.
command-game = Le jeu : twelve-patrols, spellfire ou patrol.
command-deck-argument = Un deck : son nom, son fichier, son code pour liens, ou - pour l’entrée standard.
command-card-argument = Une carte : son nom, un début de son nom, ou son identifiant.
command-certificate-argument = Un fichier de certificat, ou - pour l’entrée standard.
command-link-argument = Le lien que donne une invitation, ou l’adresse d’une table à regarder.
command-record-argument = Un fichier d’enregistrement, ou - pour l’entrée standard.
command-study-argument = Un fichier d’étude (TOML), ou - pour l’entrée standard.
command-join-deck-option = Le deck à jouer, là où chacun apporte le sien : son nom, son fichier ou son code.
command-deck-option = Un deck : son nom, son fichier ou son code pour liens.
command-own-deck-option = Votre deck : un nom, ou le chemin d’un fichier TOML.
command-option-option = Une variante : top-up ou late-orders ; peut être répétée.
command-starter-option = Spellfire : le champion qui commence parmi les vôtres, par nom ou numéro ; sans cela, celui de la pioche.
command-seed-option = La graine du hasard ; sans elle, une nouvelle à chaque fois.
command-jobs-option = Processus au travail ; la réponse est la même quel qu’en soit le nombre.
command-code-option = Le code d’une donne.
command-grade-option = Une donne gagnable de cette difficulté, de 1 (douce) à 5 (diabolique).
command-daily-option = La donne d’un jour (2027-05-31), ou d’aujourd’hui ; la même pour tous.
command-review-option = Dit ce qu’a donné la chance et ce qu’ont coûté les choix de chaque tour.
command-winnable-option = Une donne qui peut être gagnée, toutes cartes connues.
command-deal-option = Une donne en JSON, ou - pour l’entrée standard.
command-budget-option = Renonce après environ tant de nœuds ; 0 ne renonce jamais.
command-certificate-option = Écrit un certificat dans ce fichier.
command-to-option = Montre le moment après tant d’actions.
command-exact-option = La part exacte sur tous les lancers.
command-order-option = Avec --exact : seulement l’ordre des cartes de cette donne.
command-deals-option = Le nombre de donnes tirées au hasard.
command-fair-option = Fait jouer ce joueur, qui ne voit que sa vue, au lieu de résoudre.
command-resume-option = Garde les résultats dans ce fichier et continue ce qu’il contient.
command-players-option = Des joueurs par leurs noms, séparés par des virgules.
command-games-option = Parties pour chaque joueur.
command-decks-option = Des decks, séparés par des virgules ; ils se relaient.
command-form-option = La forme : toml, json ou code.
command-out-option = Écrit plutôt dans ce fichier.
command-what-option = Quoi imprimer : cards ; pour Patrol coloured, blank ou counters.
command-press-option = Un PDF, ou une page SVG ; plusieurs pages SVG viennent en ZIP.
command-folder-option = Le dossier des résultats ; sans lui, celui de l’étude.
command-set-option = Une clé de la carte et sa nouvelle valeur ; peut être donnée plusieurs fois.
usage-set = « { $text } » ne change rien ; écrivez CLÉ=VALEUR
command-world-option = Un deck de ce monde : dark-sun, ravenloft et ainsi de suite.
command-deck-grade-option = Sa difficulté, de 1 (douce) à 5 (diabolique) : d’après ses chances exactes (12 Patrols), d’après ce que gagne le niveau 2 (Spellfire).
command-cards-option = Combien de cartes : 9, ou 12 dont 3 sont écartées face cachée.
command-tightness-option = De 0 (peu exigeante) à 9 (très exigeante).
command-edge-option = Ce que demande ce bord : items N, colours N, sum N, ou free.
command-rename-option = Un autre nom pour la carte.
command-terrain-option = Un autre paysage pour son image.
command-from-option = Le deck à copier si le vôtre n’existe pas encore ; sinon le deck maison.
command-blank-option = Commence avec tant de cartes vierges au lieu d’une copie.
command-host-option = L’adresse à écouter.
command-port-option = Le port ; 0 prend n’importe quel port libre.
command-keep-days-option = Une partie inachevée que personne n’a jouée depuis tant de jours est effacée ; 0 les garde toutes.
command-pace-option = Le rythme des robots, en secondes : un choix dure des temps entiers, quel que soit le choix ; 0 joue aussitôt.
command-data-option = Le dossier des tables ; sans lui, le dossier habituel.
command-allow-host-option = Un nom sous lequel ce serveur répond, outre localhost et son adresse ; peut être répété.
command-behind-proxy-option = Croire ce qu’un proxy de cette machine dit de qui demande et comment (X-Forwarded-For, X-Forwarded-Proto).
command-database-option = L’adresse d’une base de données ; sans elle, un fichier du dossier.
command-browser-option = Ouvre le navigateur s’il y en a un.
command-against-option = Un joueur pour les autres places d’un jeu à plusieurs, comme level:1.
command-here-option = Plusieurs personnes devant un écran.
command-seat-option = Votre place dans un jeu à plusieurs.
command-plain-option = Ligne par ligne, pour un lecteur d’écran ou un autre programme.
command-keep-option = Le fichier qui garde la partie en cours.
command-seconds-option = Temps de processeur pour chaque mesure.
command-tier-option = Jusqu’où dire : 1 un indice, 2 quelle carte ou quel objet, 3 l’action, 4 la suite jusqu’au bout.

usage = { $kind ->
    [option] il n’y a pas d’option « { $name } »
    [missing] « { $name } » manque
    [none] il manque une commande
    [command] il n’y a pas de commande « { $name } »
    [extra] « { $name } » est de trop
    [least] { $name } : écrivez un nombre entier, { $least } ou plus
    [range] { $name } : écrivez un nombre de { $least } à { $most }
    [value] la valeur de { $name } n’est pas valable
   *[other] { $words }
  }
usage-help = { $what } ; voir { $path } --help
usage-lang = il n’y a pas de langue « { $name } » ; les langues sont { $languages }
play-starters = Qui commence ? Le champion du deck est le premier.
play-starter = Champion de départ, de 1 à { $count } ou par son nom (Entrée : 1) :
usage-code-alone = un code est la donne entière ; ôtez --deck, --option, --seed, --grade et --winnable
usage-deal-or-code = donnez la donne soit par --deal FICHIER, soit par --code CODE
usage-daily-alone = un jour a une seule donne ; ôtez --seed, --grade et --winnable
usage-day = « { $text } » n’est pas un jour ; écrivez-le comme 2027-05-31
usage-to = l’enregistrement a { $last } actions ; --to va de 0 à { $last }
usage-deck = « { $words } » est plus qu’un jeu et un deck
usage-form = il n’y a pas de forme « { $name } » ; les formes sont { $forms }
usage-exact-alone = --exact regarde tous les lancers ; ôtez --deals, --fair et --resume ; --code ne va qu’avec --exact
usage-pair = ce jeu se joue à deux ; nommez au moins deux joueurs
import-report = Chaque carte qui n’a pas été comprise en entier est nommée dans { $file }.
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
    [unwinnable] Ingagnable : toutes les dispositions ont été essayées ({ $nodes } nœuds).
   *[undecided] Non décidé après { $nodes } nœuds ; un budget plus grand, ou aucun, le dirait.
  }
usage-pages = { $pages } pages ne tiennent pas dans « { $name } » ; nommez un .zip, ou omettez --out
deck-elsewhere = { $deck } est un deck de { $game } : vedette deck validate { $game } { $deck }
certificate-shape = ceci n’est pas un certificat ; solve --certificate en écrit un : un objet JSON avec une donne, son verdict et les lignes qui le prouvent
certificate-list = un certificat a ici une liste de lignes, comme l’écrit solve --certificate
certificate-verdict = un verdict est l’un de { $verdicts }, et non « { $verdict } »
certificate-key = un certificat de ce verdict n’a pas de « { $key } » ; ses clés sont { $keys }
certificate-lacks = « { $key } » manque ; un certificat contient toute sa donne
certificate-deck = un certificat contient ses cartes en entier, et non le nom d’un paquet
certificate-code = { $code } est le code d’une autre donne que celle qui est écrite ici
certificate-cards = le code nomme le paquet « { $deck } », dont les cartes sont autres : { $cards }
certificate-definition = ces lignes ne sont pas écrites comme un enregistrement fixe son paquet ; résolvez de nouveau la donne
certificate-differs = « { $key } » ne s’accorde pas avec le reste de la donne
certificate-unproved = { $verdict ->
    [unwinnable] ceci dit que la donne ne peut pas être gagnée et n’en contient aucune preuve : seule la recherche du solveur l’établit. Résolvez la donne pour le revoir
    [winnable] ceci dit que la donne peut être gagnée et ne contient aucune ligne qui la gagne
   *[undecided] ceci dit que rien n’est décidé : il n’y a rien à vérifier
  }
certificate-too-large = La preuve est trop grande pour être écrite : que cette donne ne peut pas être gagnée, seule la recherche du solveur l’établit ({ $nodes } nœuds).
refutation-open = le solveur ne trouve aucun gain, et rien n’exclut la disposition { $cards } ; signalez-nous cette donne, s’il vous plaît
verify-valid = { $verdict ->
    [winnable] Vérifié : ces lignes gagnent cette donne.
   *[unwinnable] Vérifié : { $game ->
        [twelve-patrols] aucune disposition des cartes ne gagne cette donne.
       *[other] rien de ce qui peut être fait ne gagne cette donne.
    }
  }
verify-deal = Jeu : { $game } ; donne : { $code }
verify-deck = { $boxed ->
    [yes] Le paquet est livré avec le jeu ; l’empreinte de ses cartes est { $hash }.
   *[no] Le paquet n’est pas livré avec le jeu ; l’empreinte de ses cartes est { $hash }.
  }
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
        [not-now] cela ne peut pas être fait maintenant
        [deal] la donne dit autre chose
        [card] cette carte n’est pas là
        [cell] cette case n’est pas libre, ne touche aucune carte ou sort du 3 sur 3
        [item] cet objet n’est pas en réserve
        [change] un dé change vers une autre valeur de 1 à 6
        [spot] ce n’est pas un emplacement entre deux cartes
        [closed] cette patrouille a été close à un tour passé
        [empty] une ligne complète a un emplacement inoccupé
        [requirement] une exigence n’est pas satisfaite
        [unfinished] les lignes s’arrêtent avant le gain
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
   *[no] Chances de gagner en jouant la suite : environ { NUMBER($percent, maximumFractionDigits: 0) } sur 100 (intervalle à 95 % : { NUMBER($low, maximumFractionDigits: 0) } à { NUMBER($high, maximumFractionDigits: 0) }).
  }
replay-fair = { $version ->
    [1] Donne vérifiable de l’ancienne sorte : le sel du serveur est celui qu’il avait promis ({ $pledge }) et la pioche découle des sels. Les joueurs n’en avaient promis aucun : qui connaissait celui du serveur et donnait le sien en dernier avait le choix entre plusieurs donnes.
   *[2] Donne vérifiable : chaque sel est celui qui avait été promis, et chaque carte en découle. Le serveur avait promis { $pledge }.
  }
replay-result = Résultat : { $result ->
    [won] gagnée
    [lost] perdue
    [drawn] nulle
    [conceded] abandonnée
   *[open] pas encore finie
  } ; aides prises : { $assisted }
review-sum = Chance { $luck }, adresse { $skill } (centièmes de gain).
review-step = Tour { $turn }, { $kind ->
    [luck] chance
   *[skill] choix
  } : { $before } % à { $after } %
winrate-exact = Deck « { $deck } » : { $numerator } lancers sur { $denominator } peuvent être gagnés, { NUMBER($percent, maximumFractionDigits: 4) } %.
winrate-estimate = Deck « { $deck } », { $mode ->
    [thoughtful] toutes cartes connues
   *[other] joué par { $mode }
  } : { NUMBER($percent, maximumFractionDigits: 2) } % (intervalle à 95 % : { NUMBER($low, maximumFractionDigits: 2) } à { NUMBER($high, maximumFractionDigits: 2) }) de { $deals } donnes, { $undecided } non décidées ; graine { $seed }.
sim-player = { $name } : { NUMBER($percent, maximumFractionDigits: 2) } % de gains (intervalle à 95 % : { NUMBER($low, maximumFractionDigits: 2) } à { NUMBER($high, maximumFractionDigits: 2) })
sim-games = { $games ->
    [one] { $games } partie pour chacun, graine { $seed }.
   *[other] { $games } parties pour chacun, les mêmes donnes pour tous, graine { $seed }.
  }
deck-valid = « { $name } » : un deck valable de { $count } cartes.
deck-shown = Deck « { $name } », { $count } cartes :
deck-code = Code : { $code }
deck-hash = Empreinte : { $hash }
deck-written = Écrit : { $file }
deck-printed = { $pages ->
    [one] Une page
   *[other] { $pages } pages
 } à imprimer : { $file }
lint = { $name } : { $words }
lint-clean = { $count ->
    [one] Rien à redire à cette carte ({ $count }).
   *[other] Rien à redire à { $count } cartes.
  }
lint-empty = ne demande rien sur aucun bord
lint-one = { $edge ->
    [north] le nord
    [east] l’est
    [south] le sud
   *[west] l’ouest
  } demande 1 objet, ce qui ne peut jamais tenir depuis le bout d’une ligne, où il y a deux patrouilles
lint-many = { $edge ->
    [north] le nord
    [east] l’est
    [south] le sud
   *[west] l’ouest
  } demande tant d’objets qu’une seule ligne prend presque toute la marge
lint-same = demande la même chose que { $other }
ledger-other = ce fichier garde les résultats d’un autre compte ; choisissez un autre fichier, ou le même deck, la même graine et le même joueur
ledger-line = ce n’est pas un résultat ; supprimez la ligne et celles qui la suivent
study-key = une étude n’a pas de « { $unknown } » ; ses clés sont { $keys }
study-names = ce n’est pas une liste de noms ; écrivez ["un", "deux"]
study-number = ce n’est pas un nombre entier de 0 à { $most }
study-name = le nom d’une étude est un mot de lettres, de chiffres, de - et de _
study-measure = il n’y a pas de mesure « { $name } » ; les mesures sont { $measures }
study-no-parquet = Parquet demande pyarrow, qui n’est pas installé ; les lignes sont dans le fichier CSV.
study-written = Écrit : { $file }
report-what = { $deals } donnes de chaque deck, les mêmes pour chaque joueur, à partir de la graine { $seed } ; les intervalles tiennent dans 95 études sur 100.
report-deck = deck
report-player = joueur
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
