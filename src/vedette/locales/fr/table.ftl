### Ce que dit la table elle-même : refus, fin de partie, aide. Les mots des jeux sont dans leurs fichiers.

## Pourquoi un message n’est pas pris

table-no-malformed = Le serveur a reçu quelque chose d’illisible. Rechargez la page, ou rejoignez de nouveau ; si cela se reproduit, c’est notre faute.
table-no-oversized = Ce message est trop long. Raccourcissez-le et réessayez.
table-no-slow = Cette requête est arrivée trop lentement. Réessayez avec une meilleure connexion.
table-no-protocol = Vedette a été mis à jour. Rechargez la page, ou rejoignez de nouveau, pour continuer.
table-no-join-first = Prenez d’abord une place.
table-no-token = Cette invitation ne fonctionne pas ici. Demandez un nouveau lien.
table-no-stale = La partie a avancé. Choisissez de nouveau.
table-no-illegal = Impossible pour l’instant. Choisissez une des actions proposées.
table-no-turn = Ce n’est pas votre tour. Attendez votre adversaire.
table-no-foreign = Vous regardez cette partie : seuls les joueurs peuvent agir.
table-no-over = La partie est finie. Annulez, recommencez, ou ouvrez-en une autre.
table-no-nothing = C’est impossible à ce stade de la partie. Choisissez une des actions proposées.
table-no-pledge = Ce nombre secret n’est pas celui que vous aviez engagé avant la donne. Rechargez la page, ou rejoignez de nouveau.
table-no-moment = La partie n’en est pas encore là. Choisissez une étape précédente.
table-no-later = Disponible à la fin de la partie.
table-no-often = Vous venez de parler. Attendez une demi-minute.
table-no-name = Choisissez un autre nom : 20 caractères au plus, des lettres d’un seul alphabet, et pas le nom d’un bot ou d’une place.
table-emote-hello = Bonjour, bonne partie !
table-emote-well-played = Bien joué !
table-emote-thanks = Merci pour la partie !
table-no-hurried = C’était un peu rapide. Attendez une seconde, puis réessayez.
gate-hurried = { table-no-hurried }
gate-fields = Une requête peut avoir au plus { $most } champs d’en-tête.
gate-host = Ce serveur ne répond pas au nom « { $host } ». Utilisez l’adresse affichée à son démarrage, ou demandez à son responsable d’autoriser ce nom (vedette serve --allow-host).
table-no-tables = Vous avez trop de parties inachevées. Terminez-en ou supprimez-en avant d’en commencer une autre.
table-no-busy = Le serveur a beaucoup de calculs en cours. Réessayez dans quelques secondes.
table-no-failed = Le serveur n’a pas pu faire ce calcul. Votre partie continue ; réessayez plus tard.
table-no-full = Trop de monde regarde cette table. Réessayez plus tard.
table-no-many = Vous ne pouvez plus ajouter de signets ici. Supprimez-en un d’abord.
table-no-unsaved = Votre dernière action n’a pas pu être enregistrée et n’a donc pas eu lieu. Rechargez la page pour reprendre à la dernière étape enregistrée.
table-no-unknown-help = Ce jeu n’offre pas cette aide.
table-no-joined = Vous êtes déjà à cette table. Pour prendre une autre place, ouvrez-la dans un nouvel onglet.
table-no-match = Cela concerne une autre table. Rechargez la page, ou rejoignez de nouveau.
table-no-taken = Quelqu’un d’autre a déjà pris cette place. Vous pouvez regarder.
table-withdrawn = Cette place n’est pas ouverte à tous. Vous pouvez regarder ; pour jouer, demandez une invitation.
table-no-elsewhere = Cette partie est ouverte dans un autre onglet. Jouer ici à la place ?

table-no-alone = Vous n’êtes pas seul à cette table. Demandez d’abord à l’autre joueur.
table-no-help = Cette aide est réservée aux parties contre des robots.
table-no-seat = Vous êtes ici le joueur { $seat } : seul le joueur { $other } peut faire cela.
table-no-mark = Ce signet n’existe plus.
table-no-order = cette donne laisse l’ordre des cartes ouvert ; pour la jouer, nommez les neuf sous « order »
table-backup = cette sauvegarde est incomplète : { $why }
table-damaged = la base est endommagée ({ $why }). Restaurez-en une sauvegarde : docs/deployment.md explique comment.
table-database = la base de données ne s’ouvre pas : { $why } ; donnez à --database une adresse comme sqlite+aiosqlite:///FICHIER ou postgresql+asyncpg://NOM@HÔTE/BASE
table-newer = une version plus récente s’est servie de cette base (son schéma est « { $schema } ») ; servez-la avec cette version, ou restaurez une sauvegarde antérieure
table-served = un autre serveur se sert déjà de cette base ; arrêtez-le, ou choisissez un autre dossier avec --data
table-listen = impossible d’écouter sur { $host }, port { $port } : { $why } ; choisissez-en un autre avec --port

## Par HTTP

table-no-table = Cette table n’existe pas. Elle a peut-être expiré.
table-no-deck = Ce deck n’existe pas. Il a peut-être été supprimé.
table-no-set = Cette collection n’existe pas. Elle a peut-être été supprimée.
table-no-sets = Vous avez déjà { $most } collections pour ce jeu. Supprimez-en une d’abord.
table-no-page = Cette page n’existe pas.
table-no-method = Cette adresse n’accepte pas une telle demande.
table-no-yours = Ceci n’est pas à vous.
table-no-closed = L’enregistrement reste secret pendant la partie. Téléchargez-le quand elle est finie.
table-no-form = Le serveur n’a pas pu lire cette demande : { $why }
table-no-form-long = Ce texte est trop long : { $most } caractères au plus.
table-no-date = « { $date } » n’a pas de donne du jour ; écrivez une date jusqu’à aujourd’hui, comme { $today }
table-no-drawn = Aucun deck de ce genre. Demandez moins, ou réessayez.
table-no-work = Ce texte est trop long à lire. Raccourcissez-le, puis renvoyez-le.
table-more-faults = { $count ->
    [one] Encore { $count } défaut.
   *[other] Encore { $count } défauts.
  }
table-no-found = Aucune donne de ce genre. Essayez une autre difficulté ou un autre deck.
table-no-decks = Vous avez déjà { $most } decks. Supprimez-en un d’abord.
table-no-lore = Ce code est incomplet ou vient d’un autre serveur. Copiez-le de nouveau là où vous l’avez exporté.
table-no-push = Ce n’est pas l’abonnement d’un navigateur à un service de notifications que ce serveur connaît.
table-no-fair = Entre deux personnes, nul ne doit connaître la donne d’avance : invitez votre ami à une nouvelle, ou jouez celle-ci contre un robot.
table-no-solo = Ce jeu se joue en solitaire : un robot ne peut pas s’y joindre.
table-clock = { $days ->
    [0] { $minutes } min + { $seconds } s par tour
    [one] 1 jour par coup
   *[other] { $days } jours par coup
  }
table-clock-detail = { $days ->
    [0] Qui laisse passer son temps perd.
   *[other] Personne n’a besoin de rester à la table ; qui laisse passer le temps d’un coup perd.
  }
table-no-clock = Il faut être deux pour jouer à la pendule : retirez-la, ou invitez un ami.
table-no-defect = Quelque chose a échoué sur le serveur. Tout ce que vous avez validé est enregistré ; rechargez la page, ou rejoignez de nouveau, pour continuer.
table-no-store = Le serveur n’a pas accès à ses données pour le moment. Réessayez dans un instant.

## La fin

table-over-won = Gagné
table-over-lost = Perdu
table-over-drawn = Partie nulle
table-over-conceded = Abandonné
table-over-by = { $how ->
    [conceded] { $who ->
        [you] Vous avez abandonné
        [other] Votre adversaire a abandonné
       *[seat] Le joueur { $seat } a abandonné
      }
    [time] { $who ->
        [you] Votre temps est écoulé
        [other] Le temps de votre adversaire est écoulé
       *[seat] Le temps du joueur { $seat } est écoulé
      }
   *[gone] { $who ->
        [you] Vous êtes parti
        [other] Votre adversaire est parti
       *[seat] Le joueur { $seat } est parti
      }
  }
table-over-at = { $words } { $at }
table-over-unopened = Le nombre secret d’un joueur n’est pas arrivé à temps

## Les robots

table-bot-level = Robot { $level }
table-bot-thinks = { $bot } : environ { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  } par choix ici : ce serveur est lent.
table-people = Des personnes
table-bot = Robot { $player }

## L’aide

table-thinking = Réflexion…
table-chance-exact = { $percent } % en jouant au mieux à partir d’ici.
table-chance-near = Environ { $percent } sur 100 (intervalle à 95 % : { $low } à { $high }), d’après des parties simulées.
table-chance-draft = Ce que vous avez fait depuis la dernière révélation ne peut pas gagner. Reprenez-le :
table-chance-gain = { $points ->
    [one] Un point gagné
   *[other] { $points } points gagnés
  } { counted-in }.
table-chance-cost = { $points ->
    [one] Un point perdu
   *[other] { $points } points perdus
  } { counted-in }.
table-decks-closed = listes de decks secrètes
table-decks-rest = Autres decks
table-decks-brought = un deck par joueur
table-decks-wait = La partie commence quand chacun a choisi un deck.
table-verdict-winnable = Vous pouvez encore gagner.
table-verdict-unwinnable = La partie ne peut plus être gagnée.
table-verdict-draft = Ce que vous avez fait depuis la dernière révélation ne peut pas gagner. Reprenez-le : vous pouvez encore gagner.
table-verdict-undecided = Inconnu : la recherche n’a trouvé ni victoire, ni preuve qu’il n’y en a pas.
table-lost-at = Perdu { counted-in } : depuis, il n’y a plus moyen de gagner.
table-lost-dealt = Cette donne était perdue dès le départ.
table-solution-winnable = Un moyen de gagner, en { $steps ->
    [one] une étape
   *[other] { $steps } étapes
  }.
table-solution-unwinnable = Il n’y a plus moyen de gagner. C’est prouvé.
table-solution-draft = Ce que vous avez fait depuis la dernière révélation ne peut pas gagner. Reprenez-le et redemandez : sans cela, il y a moyen de gagner.
table-solution-undecided = Inconnu : la recherche n’a trouvé aucun moyen de gagner, sans pouvoir l’exclure.
table-step-luck = { $turn ->
    [0] La donne : { $points }
   *[other] Ce qui a été révélé { counted-in } : { $points }
  }
table-step-skill = Vos choix { counted-in } : { $points }
table-step-named = { $words } ({ counted-in }) : { $points }
table-moment = De { $before } % à { $after } % { counted-in } : { $words }
table-moment-alike = { $words }, et ainsi { $more } fois de plus.
table-moment-drawn = les cartes qui ont été piochées.
table-review-duel = Vos chances de gagner, au jugement des robots : à partir de chaque moment, ils ont joué la suite des deux côtés, toutes cartes connues.
table-review-watched = Les chances de gagner du joueur 1, au jugement des robots : à partir de chaque moment, ils ont joué la suite des deux côtés, toutes cartes connues.
table-review = En points de chances de gagner : la chance { $luck }, vos choix { $skill }.

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
puzzle-unknown = Il n’y a pas d’énigme { $number } ; elles sont numérotées de 1 à { $count }.
puzzle-none = Ce jeu n’a pas d’énigmes.
puzzle-task = Un seul des { $choices } choix garde la victoire. Lequel ?
puzzle-right = Juste : { $wins }. C’est prouvé : { $others ->
    [one] l’autre choix ne gagne pas
   *[other] aucun des { $others } autres choix ne gagne
  }.
puzzle-wrong = Non, cela ne gagne pas.
puzzle-wins = Ce qui gagne : { $wins }.
lesson-chapter = Il n’y a pas de chapitre { $name } ; les chapitres sont { $chapters }.
push-opponent = Votre adversaire
push-turn = C’est à vous de jouer. { $who } vous attend.
push-asked = { $who } vous demande une réponse.
push-rematch = { $who } accepte la revanche.
