### Ce que dit la table elle-même : refus, fin de partie, aide. Les mots des jeux sont dans leurs fichiers.

## Pourquoi un message n’est pas pris

table-no-malformed = Ce message est illisible. Rechargez la page ; si cela se reproduit, la faute est nôtre.
table-no-oversized = Ce message est trop long.
table-no-protocol = La table a été mise à jour. Rechargez la page pour continuer.
table-no-join-first = Prenez d’abord place.
table-no-token = Cette invitation ne vaut pas ici. Demandez un nouveau lien.
table-no-stale = La partie a avancé entre-temps. Regardez de nouveau, puis choisissez.
table-no-illegal = Cela ne se peut pas maintenant. Choisissez une des actions proposées.
table-no-turn = Ce n’est pas votre tour.
table-no-foreign = Vous regardez cette table ; seuls ses joueurs le peuvent.
table-no-over = La partie est finie. Annulez, recommencez, ou ouvrez-en une autre.
table-no-nothing = Il n’y a rien ici à quoi l’appliquer.
table-no-pledge = Ce sel n’est pas celui que vous aviez promis.
table-no-moment = La partie n’en est pas arrivée là.
table-no-later = Ce sera pour la fin de la partie.
table-no-hurried = Trop de messages à la fois. Attendez une seconde, puis réessayez.
gate-hurried = { table-no-hurried }
gate-host = Ce serveur ne répond pas au nom « { $host } ». Ouvrez-le à l’adresse qu’il a donnée au démarrage, ou demandez à qui le fait tourner d’autoriser ce nom (vedette serve --allow-host).
table-no-tables = Vous avez autant de parties inachevées qu’un invité peut en avoir. Terminez-en ou supprimez-en avant d’en ouvrir une autre.
table-no-busy = Trop de questions sont en cours de calcul. Réessayez dans quelques secondes.
table-no-failed = Cela n’a pas pu être calculé. La partie continue ; le journal du serveur dit pourquoi.
table-no-full = Trop de monde regarde cette table.
table-no-many = Il y a déjà trop de signets. Supprimez-en un d’abord.
table-no-unsaved = Cela n’a pas pu être enregistré et n’a donc pas eu lieu. Rejoignez la table pour reprendre à ce qui est enregistré.
table-no-unknown-help = Cette aide n’existe pas pour ce jeu.
table-no-joined = Vous êtes déjà à cette table. Ouvrez une autre connexion pour vous asseoir ailleurs.
table-no-match = Ce message est pour une autre table.
table-no-taken = Quelqu’un d’autre a déjà pris cette place. Vous pouvez regarder.
table-no-elsewhere = Cette partie est ouverte dans un autre onglet. La continuer ici ?

table-no-alone = On est plusieurs ici : personne ne le fait seul.
table-no-seat = Vous êtes ici le joueur { $seat } ; ce message parle pour le joueur { $other }.
table-no-mark = ce signet n’existe pas
table-no-order = cette donne laisse l’ordre des cartes ouvert ; pour la jouer, nommez les neuf sous « order »
table-backup = cette sauvegarde n’est pas entière : { $why }
table-damaged = la base est endommagée ({ $why }). Restaurez-en une sauvegarde : docs/deployment.md explique comment.
table-database = la base de données ne s’ouvre pas : { $why } ; donnez à --database une adresse comme sqlite+aiosqlite:///FICHIER ou postgresql+asyncpg://NOM@HÔTE/BASE
table-newer = le dernier à s’être servi de cette base est une version plus récente (son schéma est « { $schema } ») ; servez-la avec celle-ci, ou restaurez une sauvegarde d’avant
table-served = un autre serveur se sert déjà de cette base ; arrêtez-le, ou choisissez un autre dossier avec --data
table-listen = impossible d’écouter sur { $host }, port { $port } : { $why } ; choisissez-en un autre avec --port

## Par HTTP

table-no-table = Cette table n’existe pas.
table-no-deck = Ce deck n’existe pas.
table-no-set = Cette collection n’existe pas.
table-no-sets = Vous avez déjà { $most } collections pour ce jeu. Supprimez-en une d’abord.
table-no-page = Cette page n’existe pas.
table-no-method = Cette adresse ne prend pas une telle demande.
table-no-yours = Ceci n’est pas à vous.
table-no-closed = Une partie en cours garde son enregistrement pour elle jusqu’à la fin.
table-no-form = Cette demande est illisible : { $why }
table-no-date = « { $date } » n’est pas le jour d’une donne du jour ; écrivez une date jusqu’à aujourd’hui, comme { $today }
table-no-drawn = Aucun deck de ce genre n’a été trouvé ; demandez moins, ou réessayez.
table-no-work = Ce texte demande trop de travail à la lecture : plus de temps ou de mémoire qu’un texte n’en a ici. Raccourcissez-le, puis renvoyez-le.
table-more-faults = { $count ->
    [one] Encore une faute.
   *[other] Encore { $count } fautes.
  }
table-no-found = Aucune donne de ce genre n’a été trouvée ; essayez une autre difficulté ou un autre deck.
table-no-decks = Vous avez déjà { $most } decks. Supprimez-en un d’abord.
table-no-lore = Ce n’est pas un jeton de profil de ce serveur, ou il est incomplet ou modifié. Copiez-le encore là où vous l’avez exporté.
table-no-fair = À deux, on joue une donne que personne ne connaît : retirez la graine, le code ou la donne.
table-no-solo = Ce jeu se joue seul : aucun robot n’y prend place.
table-no-clock = La pendule est pour les parties entre personnes.
table-no-defect = Quelque chose a échoué ici ; le journal du serveur dit quoi. Ce qui a été confirmé auparavant est enregistré.
table-no-store = Le serveur n’a pas accès à sa base pour le moment. Veuillez réessayer dans un instant.

## La fin

table-over-won = Gagné
table-over-lost = Perdu
table-over-drawn = Partie nulle
table-over-conceded = Abandonné
table-over-conceded-by = Le joueur { $seat } a abandonné
table-over-time = Temps écoulé
table-over-gone = Un joueur est parti
table-over-unopened = Un sel n’a pas été ouvert à temps

## Les robots

table-bot-level = Robot, niveau { $level }
table-bot-thinks = { $bot } : environ { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  } par choix ici, car ce serveur n’est pas compilé.
table-bot = Robot { $player }

## L’aide

table-thinking = Un instant de réflexion…
table-chance-exact = { $percent } % au mieux à partir d’ici.
table-chance-near = Environ { $percent } sur 100 (intervalle à 95 % : { $low } à { $high }), en jouant la suite.
table-chance-draft = Ce que vous avez fait depuis la dernière carte révélée ne peut pas gagner. Reprenez-le :
table-chance-gain = Le tour { $turn } a rapporté { $points ->
    [one] un point
   *[other] { $points } points
  }.
table-chance-cost = Le tour { $turn } a coûté { $points ->
    [one] un point
   *[other] { $points } points
  }.
table-decks-closed = listes de decks secrètes
table-decks-brought = à chacun son deck
table-decks-wait = La partie commence quand chacun a apporté son deck.
table-verdict-winnable = Vous pouvez encore gagner.
table-verdict-unwinnable = La partie ne peut plus être gagnée.
table-verdict-draft = Ce que vous avez fait depuis la dernière carte révélée ne peut pas gagner. Reprenez-le : vous pouvez encore gagner.
table-verdict-undecided = Non tranché : la recherche n’a pas établi si la partie peut encore être gagnée.
table-lost-at = Perdu au tour { $turn } : depuis, plus aucun chemin ne mène à la victoire.
table-lost-dealt = Cette donne ne pouvait être gagnée dès le départ.
table-solution-winnable = Un chemin vers la victoire, en { $steps ->
    [one] une étape
   *[other] { $steps } étapes
  }.
table-solution-unwinnable = Aucun chemin ne mène d’ici à la victoire, et cela est prouvé.
table-solution-draft = Ce que vous avez fait depuis la dernière carte révélée ne peut pas gagner. Reprenez-le et redemandez : sans cela, un chemin mène à la victoire.
table-solution-undecided = Non tranché : la recherche n’a trouvé aucun chemin, sans pouvoir l’exclure.
table-step-luck = Tour { $turn }, ce qui a été révélé : { $points }
table-step-skill = Tour { $turn }, ce que vous avez choisi : { $points }
table-review = En points de chance de gagner : la chance { $luck }, vos choix { $skill }.

## Difficultés

table-grade-1 = douce
table-grade-2 = facile
table-grade-3 = moyenne
table-grade-4 = difficile
table-grade-5 = diabolique

## Ce qu’on peut demander d’un deck inventé

table-wish-cards = Cartes
table-wish-tightness = Exigence
table-wish-world = Monde
table-wish-grade = Difficulté
table-wish-choice = { $wish ->
    [world] { spellfire-world }
    [grade] { $choice ->
        [1] { table-grade-1 }
        [2] { table-grade-2 }
        [3] { table-grade-3 }
        [4] { table-grade-4 }
       *[5] { table-grade-5 }
      }
   *[other] { $choice }
  }

lesson-none = Il n’y a pas de leçon pour { $name }.
lesson-chapter = Il n’y a pas de chapitre { $name } ; il y a : { $chapters }.
