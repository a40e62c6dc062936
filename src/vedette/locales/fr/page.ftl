# Les mots de la page seule ; ce que disent les règles et le serveur vient de leurs propres fichiers.
# Les fichiers d’une langue partagent un même espace de noms : tout ici commence par « page- ».

## first: En-tête, menu
page-site = Site
page-skip = Aller au contenu
page-menu = Menu
page-language = Langue
page-theme-toggle = Thème : clair ou sombre
page-lab = Labo
page-decks = Decks
page-statistics = Statistiques
page-rules = Règles
page-settings = Réglages
page-keys = Touches
page-new-deal = Nouvelle donne
page-this-table = Cette table
page-close = Fermer
page-done = Terminé
page-never-mind = Annuler
page-copy = copier
page-copied = copié
page-play = Jouer
page-title-home = Trois jeux de cartes, une seule table
page-title-lost = Rien ici
page-lost-title = Hors de la carte
page-lost-detail = Il n’y a pas de page à cette adresse.
page-back-home = Retour à l’accueil
page-no-table = Cette table n’existe pas. Elle a peut-être expiré.
page-no-server = Le serveur ne répond pas. Réessayez dans un instant.
page-ask-again = Réessayer
page-learn = Apprendre en jouant
page-turn-number = tour { $turn }
page-choose-deal = Choisir une donne
page-learn-rules = Lire les règles
page-continue-wait = Un instant…
page-grade-is = difficulté { $grade }
page-go-on = reprendre
page-to-mend = { $count ->
    [one] { $count } à corriger
   *[other] { $count } à corriger
}
page-daily = Donne du jour
page-daily-same = la même pour tous
page-daily-past = Calendrier et donnes passées
page-daily-again = La revoir
page-puzzles = Énigmes
page-dealing = On distribue…
page-rung = { $done ->
    [0] Ensuite : échelon { $rung } sur { $rungs }, { $what }
   *[other] Les { $rungs } échelons sont gagnés. Encore une : { $what }
}

## home (first): L’accueil
page-turn-yours = à vous
page-turn-theirs = à l’autre
page-time-left = reste { $days } j { $hours } h
page-choose-table = Choisissez votre table
page-home-lead = Deux jeux en solitaire, un duel. Sans compte, rien à installer.
page-home-foot = Ce que vous laissez en cours reste dans ce navigateur, au coup près.
page-alone-minutes = en solitaire, { $minutes } min
page-two-minutes = à deux, { $minutes } min
page-play-bot = Contre un robot
page-choose-other = Choisir qui joue
page-new-here = Première visite ?
page-decks-detail = les parcourir, saisir le vôtre
page-your-record = Votre palmarès
page-record-line = { $won ->
    [one] { $won } gagnée sur { $played }
   *[other] { $won } gagnées sur { $played }
}
page-record-helped = { $won ->
    [one] { $won } gagnée sur { $played }, avec aide
   *[other] { $won } gagnées sur { $played }, { $helped } aidées
}
page-record-none = aucune partie encore
page-continue = Reprendre
page-continue-none = Rien d’inachevé. Ce que vous laissez en cours vous attend ici, au coup près.
page-turn-of = tour { $turn } sur { $turns }
page-round-number = manche { $round }
page-score = { $lead ->
    [mine] vous menez { $mine } à { $theirs }
    [theirs] vous perdez { $mine } à { $theirs }
   *[nobody] { $mine } partout
  }
page-score-shared = { $mine } à { $theirs }
page-realms-of = { $won ->
    [one] { $won } royaume gagné sur { $all }
   *[other] { $won } royaumes gagnés sur { $all }
  }
page-open-against = contre { $name }
page-open-shared = à deux sur un même écran
page-open-vacant = en attente d’un joueur
page-open-unnamed = contre un joueur sans nom
page-daily-of = du { $date }
page-and-more = { $count } de plus
page-daily-tally = gagnable ; { $tried ->
    [one] { $tried } essai
   *[other] { $tried } essais
}, { $percent } % de réussite sans aide
page-daily-first = gagnable ; pas encore essayée
page-daily-week = Cette semaine : { $won ->
    [one] { $won } jour gagné
   *[other] { $won } jours gagnés
}
page-name-twelve-patrols = 12 Patrols
page-name-spellfire = Spellfire en solitaire
page-name-patrol = Patrol
page-short-twelve-patrols = 12 Patrols
page-short-spellfire = Spellfire
page-short-patrol = Patrol
page-pitch-twelve-patrols = Placez neuf régions, puis gardez chaque frontière avec vos dix-huit chevaliers et soldats.
page-pitch-spellfire = Videz six colonnes, trouvez vos champions et battez ceux qui barrent la route de six royaumes.
page-pitch-patrol = Cinq soldats cachés. Révélez-les pour frapper, gardez-les en vie pour marquer.
page-daily-tally-duel = { $tried ->
    [one] { $tried } essai
   *[other] { $tried } essais
}, { $percent } % de réussite sans aide
page-daily-first-duel = pas encore essayée
page-challenges = Parties ouvertes
page-challenge-unnamed = Quelqu’un sans nom
page-challenge-accept = Voir et s’asseoir
page-challenge-fair = donne vérifiable
page-challenge-brings = chacun apporte son deck

## opening (first): Sur toute page, pendant qu’une table s’ouvre
page-opening-waits = { $kind ->
    [grade] Recherche d’une donne gagnable de difficulté { $grade }…
    [winnable] Recherche d’une donne gagnable…
    [rung] Préparation du prochain échelon…
    [daily] Préparation de la donne du jour…
    [code] Lecture du code…
    [record] Lecture de la partie du fichier…
    [deal] Lecture de la donne du fichier…
   *[other] On distribue…
}
page-opening-cancel = Annuler

## table (first): La table au premier regard
page-over-lost = Vous perdez
page-over-won = Vous gagnez
page-over-seat = Le joueur { $seat } gagne{ $score }
page-over-drawn = Partie nulle
page-seat-number = Joueur { $seat }
page-show-again = Revoir :
page-stage-opening = Le début de la donne
page-stage-step = Étape suivante
page-stage-skip = Abréger
page-deck = Deck
page-log = Journal
page-hint = Indice
page-dice = Dés (chevaliers)
page-not-there = Impossible à cet endroit. Choisissez une des cases marquées.
page-undo = Annuler
page-undo-assists = Annuler malgré une révélation : la partie comptera comme jouée avec aide
page-redo = Rétablir
page-restart = Recommencer cette donne
page-bookmark = Signet
page-bookmarks = Signets
page-counted = { $counts ->
    [cards] { $turn ->
        [one] une carte retournée
       *[other] { $turn } cartes retournées
      }
    [rounds] manche { $turn }
   *[turns] tour { $turn }
}
page-bookmark-forget = Supprimer ce signet
page-turn-bar = Actions
page-table-coming = Mise en place…
page-crumb-deal = Donne { $code }, { $deck }
page-this-deal = Cette donne
page-code = Code
page-other-line = La suite d’origine
page-other-line-go = y aller
page-copy-code = Copier le code
page-ladder = Échelle
page-rung-of = échelon { $rung } sur { $rungs }
page-grade = Difficulté
page-grade-of = { $grade } sur 5
page-verdict = Verdict
page-verdict-ask = vérifier
page-verdict-winnable = gagnable
page-verdict-unwinnable = ne peut plus être gagnée
page-verdict-draft = à reprendre
page-verdict-undecided = indécise
page-moves = Coups
page-time = Temps
page-assisted = Avec aide
page-assist-undo = annulation malgré une révélation
page-assist-hint = indice
page-assist-chance = chances
page-assist-watch = verdict
page-assist-solution = solution
page-assist-replay = partie revue
page-assist-branch = reprise en cours de partie
page-win-chance = Chances de gagner
page-chance-offer = Compte comme une aide.
page-chance-show = afficher
page-chance-hide = cacher
page-hint-offer = Dans l’impasse ? Chaque indice en dit un peu plus, et dit pourquoi.
page-stop = Arrêter
page-hint-tier = Indice { $tier } sur 4
page-hint-next-1 = Un indice
page-hint-next-2 = Quelle carte, quel objet ?
page-hint-next-3 = Le coup
page-hint-next-4 = Toute la suite
page-hint-do = Le jouer pour moi
page-log-empty = Rien ne s’est encore passé.
page-log-and = { $words } ;
page-log-text = en texte
page-log-earlier = plus tôt
page-describe = La position en mots
page-looking-back = Retour en arrière : étape { $n } sur { $last }.
page-looking-back-quiet = Vous regardez seulement : rien ne change.
page-looking-ahead = Solution, étape { $step } sur { $steps }. Rien n’est joué tant que vous ne reprenez pas la main.
page-replay = Revoir
page-replay-link = revoir
page-replay-previous = Étape précédente
page-replay-next = Étape suivante
page-back-to-now = Revenir au présent
page-solution = Solution
page-show-solution = Montrer une solution
page-download-record = Télécharger l’enregistrement
page-give-up = Abandonner
page-connection-lost = Connexion perdue depuis { $since }. La table vous attend ; rien n’est perdu.
page-lore-kept = Légende
page-lore-total = { $played ->
    [one] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en 1 partie
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en { $played } parties
}
page-another-deal = Une autre donne
page-rung-next = Échelon suivant
page-ask-yours = À vous de jouer
page-holding-escape = Échap annule.
page-ask-bot = Votre adversaire réfléchit
page-ask-theirs = Au tour de votre adversaire
page-choices = Ce que vous pouvez faire
page-choices-count = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
page-choices-wait = Rien à faire pour le moment
page-rules-here = Les règles du moment
page-links = Liens
page-lists = Listes des decks
page-print = Imprimer
page-ask-watching = Vous regardez
page-undo-ask = Demander à reprendre le coup
page-company = À la table
page-invite = Inviter un ami
page-rematch = Revanche
page-rematch-follow = Aller à la revanche
page-clock-none = sans pendule

## company (table): Qui est à une table de plusieurs
page-seat-other = Adversaire
page-round-you = Vous
page-clock-left = { $days } j { $hours } h
page-seat-you = vous
page-seat-here = présent
page-seat-away = absent
page-seat-gone = est parti
page-seat-thinking = réfléchit
page-seat-free = libre

## between (company): Ce que des personnes à une table se disent, se demandent et se proposent
page-asked-undo = Votre adversaire aimerait reprendre son dernier coup.
page-asked-rematch = Votre adversaire aimerait une revanche.
page-asking-undo = Vous avez demandé à reprendre votre dernier coup. On attend la réponse.
page-declined-undo = Votre adversaire a refusé : votre dernier coup reste.
page-declined-rematch = Votre adversaire a refusé la revanche.
page-asking-rematch = Vous avez demandé une revanche. On attend la réponse.
page-agree = Accepter
page-decline = Refuser
page-emotes = Dire quelque chose
page-emote-hello = Bonjour
page-emote-well-played = Bien joué
page-emote-thanks = Merci
page-emote-mute = Silence
page-emote-you = Vous
page-emoted = { $who } : { $words }
page-person = Votre nom et votre couleur
page-series = { $one } { $won } – { $lost } { $other } (parties gagnées{ $drawn ->
    [0] )
    [one] , { $drawn } nulle)
   *[other] , { $drawn } nulles)
  }
page-claim = Réclamer la victoire
page-watching-detail = Vous voyez ce que voient les deux joueurs. Les cartes que l’un d’eux cache sont montrées à la fin.
page-claim-detail = Votre adversaire n’est plus là. Attendez son retour, ou réclamez la victoire.
page-invite-copy = Copier l’invitation
page-invite-code = Code QR
page-invite-code-detail = L’invitation en code QR, pour l’appareil photo d’un téléphone
page-offer = Ouvrir à tous sur ce serveur
page-offer-detail = Affiche cette partie sur la page d’accueil jusqu’à ce que quelqu’un prenne la place.
page-offer-on = Affichée sur la page d’accueil tant que vous restez ici.
page-invite-detail = La première personne qui l’ouvre prend la place. Sans compte.
page-invited = On vous invite à une partie : { $game }
page-invited-by = { $who } vous invite à une partie : { $game }
page-invited-sit = S’asseoir
page-invited-watch = Regarder seulement

## more (table): La table ensuite : la fin, le film, la compagnie, les feuilles, les leçons
page-force-goal = But
page-force-variants = Variantes
page-force-clock = Pendule
page-turn-push = Me prévenir quand c’est à moi de jouer
page-turn-push-detail = Votre navigateur affiche une notification quand un duel vous attend, même si cette page est fermée. Le service de son éditeur la transmet sans pouvoir la lire.
page-turn-push-on = Ce navigateur vous préviendra.
page-turn-push-off = Ce navigateur ne vous préviendra plus.
page-turn-push-denied = Les notifications ne sont pas autorisées ici. Autorisez-les pour ce site dans les réglages de votre navigateur, puis réessayez.
page-turn-push-failed = Le service de notifications de votre navigateur n’a pas répondu. Réessayez plus tard.
page-turn-push-insecure = Votre navigateur ne le permet que sur une page ouverte en https.
page-turn-push-unsupported = Votre navigateur ne le permet pas ici. Sur un iPhone ou un iPad, ajoutez d’abord cette page à l’écran d’accueil.
page-play-it = Jouer cette donne vous-même
page-person-name = Nom
page-person-detail = Les autres le voient à vos tables. Ce navigateur s’en souvient. Sans nom, on vous appelle par le numéro de votre place.
page-person-color = Couleur
page-person-uncolored = Aucune
page-person-color-red = Rouge
page-person-color-orange = Orange
page-person-color-green = Vert
page-person-color-teal = Bleu-vert
page-person-color-blue = Bleu
page-person-color-purple = Violet
page-choices-none = Aucun résultat. Essayez d’autres mots.
page-chance-by-turn = Au fil de la partie : { $list }
page-bookmark-name = Nom (facultatif)
page-bookmark-keep = Marquer cette position
page-bring = Choisissez votre deck
page-bring-wait = On attend les autres
page-bring-closed = Decks secrets : avant la fin, votre adversaire ne sait ni quel deck vous jouez, ni ce qu’il contient.
page-bring-open = Decks ouverts : quand chacun a choisi, vous pouvez regarder les deux.
page-bring-wait-detail = Les cartes sont distribuées dès que chacun a choisi un deck.
page-bring-watch = Les joueurs choisissent leurs decks.
page-bring-which = Decks
page-bring-own = { $deck } (à vous)
page-bring-code = par un code…
page-bring-code-text = Code d’un deck, ou lien qui finit par ce code
page-bring-this = Jouer avec ce deck
page-bring-keep = Garder { $deck }
page-bring-or = Ou choisir un autre :
page-bring-mine = Votre deck
page-bring-seat = { $seat ->
    [0] Votre adversaire a choisi son deck.
   *[other] Le joueur { $seat } a choisi son deck.
}
page-bring-other = En choisir un autre
page-lists-mine = à vous
page-lists-seat = joueur { $seat }
page-lists-closed = La liste de votre adversaire reste secrète jusqu’à la fin.
page-unassisted = aucune
page-replay-first = Première étape
page-replay-last = Dernière étape
page-replay-turn-back = { $counts ->
    [cards] Carte révélée précédente
    [rounds] Manche précédente
   *[turns] Tour précédent
}
page-replay-turn-on = { $counts ->
    [cards] Carte révélée suivante
    [rounds] Manche suivante
   *[turns] Tour suivant
}
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-moment = Étape
page-replay-at = { $n } sur { $last }
page-copy-moment = Copier un lien vers cette étape
page-play-from-here = Jouer à partir d’ici
page-take-over = Reprendre la main ici
page-give-up-ask-duel = Votre adversaire gagne la partie.
page-give-up-ask-seat = Le joueur { $seat } abandonne, et le joueur { $other } gagne.
page-give-up-ask = La donne compte comme perdue. Vous pourrez encore voir si elle pouvait être gagnée.
page-play-on = Continuer
page-help-taken = Aide utilisée
page-luck = points de chance
page-skill = points dus à vos choix
page-story = Le tournant de la partie
page-story-curve = Chances de gagner, manche par manche : { $list }
page-story-steps = Chances de gagner, étape par étape : { $list }
page-story-result = résultat
page-story-yours = Vous
page-story-theirs = Votre adversaire
page-story-drawn = Les cartes
page-story-try = Réessayer d’ici
page-luck-and-skill = Chance et choix dans cette partie
page-end-conceded = Abandon
page-rung-climbed = Échelon { $rung } gagné.
page-again = Rejouer
page-share-deal = Copier un lien vers cette donne
page-position = La position
page-choices-narrow = Tapez pour filtrer
page-rules-full = Règles complètes (référence)
page-rules-in-force = Dans cette partie
page-rules-page = Ouvrir les règles complètes
page-link-deal = Cette donne
page-link-deal-detail = La même donne, depuis le début.
page-link-table = Cette table
page-link-table-detail = Pour regarder ; vous seul pouvez y jouer.
page-link-moment = Cette étape
page-link-moment-detail = La partie s’ouvre à cette étape.
page-coach = Bon à savoir pour votre première partie
page-coach-next = Compris
page-coach-stop = Sans remarques
page-coach-lesson = Leçon
page-lesson-step = { $step } sur { $steps }
page-lesson-back = Retour
page-lesson-next = Continuer
page-lesson-show = Montrez-moi
page-lesson-chapter = Chapitre suivant
page-lesson-play = Jouer une vraie donne
page-lesson-leave = Tous les chapitres
page-lesson-other = En partie, ce serait permis. Pour cette leçon : { $wanted }.
page-lesson-read = Lisez d’abord la suite : touchez « Continuer ».
page-lesson-not-here = Cela ne fait pas partie de la leçon.
page-puzzle-of = Énigme { $number } sur { $count }
page-puzzle-rated = cotée { $rating }
page-puzzle-score = Vous : { $rating }, série { $streak } (record { $best })
page-puzzle-not-counted = Seule votre première réponse compte.
page-puzzle-solved = Énigme résolue
page-puzzle-wins = Voici ce qui gagne
page-puzzle-answered = Vous avez déjà répondu. Passez à la suivante, ou continuez la partie d’ici.
page-puzzle-one-choice = Une énigme demande un seul choix, sans aide ni retour en arrière.
page-puzzle-next = Énigme suivante
page-puzzle-play-on = Continuer d’ici
page-puzzle-all = Toutes les énigmes
page-another-game = Une autre partie
page-eyes = Vue de
page-eyes-own = Vu par vous
page-eyes-of = Vu par le joueur { $seat }
page-eyes-all = Vu par les spectateurs
page-hand-over = Passez l’appareil au joueur { $seat }
page-hand-over-detail = Rien n’est montré avant qu’il le prenne.
page-hand-over-take = Je suis le joueur { $seat }
page-hand-over-stands = Manche { $round }. Joueur 1 : { $first }, joueur 2 : { $second }.
page-hand-over-since = Depuis votre dernier regard
page-board-look = Regarder ses propres cartes
page-board-hold = maintenir pour voir
page-elsewhere = Ouvert dans un autre onglet
page-elsewhere-detail = Vous jouez cette partie dans un autre onglet ou une autre fenêtre. Un seul à la fois.
page-elsewhere-here = Jouer ici
page-round-over = La manche { $round } est finie
page-round-on = Continuer
page-rounds = Manche par manche
page-log-steps = Étape par étape
page-log-go = Revoir ce moment
page-rounds-number = Manche
page-dailies-lead = Une donne par jour et par jeu, la même ici pour tout le monde. Elle change à minuit UTC.
page-daily-next = Prochaine donne dans { $hours } h { $minutes } min
page-daily-streak = { $days ->
    [0] Pas encore de série
    [one] 1 jour de suite
   *[other] { $days } jours de suite
}
page-daily-best = record : { $days }
page-daily-versus = contre { $bot }
page-daily-archive = Choisissez un jour passé pour jouer sa donne. Elle ne comptera ni pour votre série, ni pour le graphique.
page-daily-before = Mois précédent
page-daily-after = Mois suivant
page-daily-mark = { $result ->
    [won] gagnée sans aide
    [helped] gagnée avec aide
    [lost] perdue
    [drawn] match nul
    [open] inachevée
   *[none] pas jouée
}
page-daily-late = { $words }, un autre jour
page-daily-bars = Les résultats de chacun ici
page-daily-bars-detail = { $counts ->
    [cards] Combien de cartes étaient retournées quand s’est finie la première partie de chacun ce jour-là.
    [rounds] La manche où s’est finie la première partie de chacun ce jour-là.
   *[turns] Le tour où s’est finie la première partie de chacun ce jour-là.
}
page-daily-bars-none = Personne ne l’a encore terminée.
page-daily-one = { $count ->
    [one] Une personne jusqu’ici : partie { $won ->
        [0] perdue
       *[other] gagnée
      }
   *[other] { $count } personnes jusqu’ici : { $won ->
        [0] aucune n’a gagné
        [one] une a gagné
       *[other] { $won } ont gagné
      }
  }{ $helped ->
    [0] .
   *[other] , dont { $helped } avec de l’aide.
  }
page-daily-bar = { $turns } : { $won } gagnées et { $lost } perdues sans aide ; { $helpedwon } gagnées et { $helpedlost } perdues avec aide
page-daily-bar-turn = { $counts ->
    [cards] Cartes retournées : { $first }
    [rounds] Manche { $first }
   *[turns] Tour { $first }
}
page-daily-bar-turns = { $counts ->
    [cards] Cartes retournées : { $first } à { $last }
    [rounds] Manches { $first } à { $last }
   *[turns] Tours { $first } à { $last }
}
page-daily-key-won = gagnée
page-daily-key-lost = perdue
page-daily-key-helped = avec aide
page-daily-share = Copier mon résultat
page-daily-result = { $result ->
    [won] Gagnée
    [drawn] Match nul
   *[lost] Perdue
} { $counts ->
    [cards] après { $turn ->
        [one] une carte
       *[other] { $turn } cartes
      }
    [rounds] à la manche { $turn }
   *[turns] au tour { $turn }
}, { $help ->
    [0] sans aide
   *[other] avec aide
}
page-daily-only-first = Seule votre première partie du jour compte pour le graphique.
page-daily-all = Toutes les donnes du jour
page-fair = Donne vérifiable
page-fair-waits = on attend chaque joueur
page-fair-pledged = scellée { $pledge }…
page-fair-verified = vérifiée
page-fair-kept = engagements tenus
page-fair-older = engagement du serveur tenu
page-fair-broken = vérification échouée
page-fair-kept-detail = Chaque nombre secret est bien celui engagé avant la donne. Cette page n’a pas pu vérifier que chaque carte en découle ; « vedette replay » vérifie tout l’enregistrement.
page-fair-older-detail = Le nombre secret du serveur est bien celui qu’il avait engagé ({ $pledge }). À cette table plus ancienne, les joueurs n’en ajoutaient pas ; « vedette replay » vérifie les cartes de l’enregistrement.
page-fair-detail = Avant de distribuer, le serveur s’est engagé sur un nombre secret (son sceau : { $pledge }) et chaque joueur en a ajouté un, pour que personne ne puisse choisir les cartes. Après la partie, votre navigateur recalcule chaque carte ; « vedette replay » vérifie l’enregistrement.

## quiet (more): Les pages qui se lisent
page-too-long = Ce champ prend au plus { $most } caractères. Avec le texte collé il y en aurait { $length } : rien n’a été changé.
page-puzzle-lost = Cette énigme n’existe pas, mais bien d’autres vous attendent.
page-lesson-lost = Ce chapitre n’existe pas, mais les autres vous attendent.
page-puzzles-lead = Des positions tirées de parties, chacune prouvée : trouvez ce qui gagne encore. Chaque énigme compte une fois, la première.
page-puzzles-solved = { $solved } résolues sur { $count }
page-contents = Sommaire
page-language-en = English
page-language-fr = Français
page-theme = Clair ou sombre
page-theme-system = Comme l’appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-motion = Animations
page-motion-system = Comme l’appareil
page-motion-full = Complètes
page-motion-none = Aucune
page-pace = Rythme des scènes
page-pace-off = D’un coup
page-pace-quick = Rapide
page-pace-usual = Normal
page-pace-slow = Lent
page-chooser-lead = Choisissez une donne. Avec son code, un ami jouera exactement les mêmes cartes.
page-chooser-setup = Réglages de la partie
page-chooser-find = Trouver une donne
page-see-deck = Voir ce deck
page-deal-shared = Donne { $code }, avec ses cartes, ses decks et ses variantes. Qui joue ?
page-deal-shared-friend = Si vous invitez un ami par un lien, la donne est nouvelle : celle-ci a pu être vue. Pour comparer, jouez-la chacun contre le même robot.
page-deal-shared-other = Préparer une autre partie
page-goal = But
page-variants-none = sans variante
page-way-rung = L’échelle
page-way-rung-detail = Chaque échelon a son propre deck, sans variante ni pendule.
page-clock-minutes = { $minutes } min + { $seconds } s par tour
page-clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
  }
page-clock-days-detail = Pour un ami que vous invitez : personne n’a besoin de rester à la table, et qui laisse passer le temps d’un coup perd.
page-clock-choice = Pendule
page-variants = Variantes
page-way-winnable = Une donne gagnable
page-way-winnable-detail = vérifiée avant d’être distribuée
page-way-random = N’importe quelle donne
page-way-random-detail = gagnable ou non
page-by-grade = Par difficulté, toutes gagnables
page-by-code-like = p. ex. 3ADTX-HZZZ9
page-by-code = Par son code ou son numéro
page-by-record = À partir d’un enregistrement ou d’un fichier de donne
page-key-arrows = passer d’un choix à l’autre
page-key-enter = prendre, poser, appuyer
page-key-escape = reposer, quitter la revue
page-key-confirm = valider le tour
page-key-change = changer un dé
page-key-undo = annuler
page-key-redo = rétablir
page-key-hint = indice ; encore pour en savoir plus. Un double trait marque ce dont il parle
page-key-describe = la position en mots
page-key-bookmark = signet
page-key-new = une autre donne
page-key-ends = revue : début, fin
page-key-steps = revue : reculer, avancer
page-key-turns = revue : un tour, une manche ou une carte révélée en arrière, en avant
page-key-play = revue : lecture, pause
page-key-space = Espace
page-key-stay = passer (dans un combat)
page-key-large = agrandir une carte
page-key-whole = une carte, avec tout son texte
page-key-right = Clic droit
page-key-long = Appui long
page-bind-press = Appuyez sur une touche pour : { $what }. Échap garde l’ancienne.
page-bind-refused = Choisissez une lettre ou un signe : les chiffres, Espace, Entrée et les flèches sont réservés.
page-bind-conflict = { $key } sert déjà à ceci : { $what }. Appuyez sur une autre touche.
page-bind-done = { $key } : { $what }
page-bind-defaults = Toutes les touches ont retrouvé leur réglage d’origine.
page-bind-reset = Réinitialiser les touches
page-bind-link = Changer les touches
page-key-help = toutes les touches
page-key-again = revoir ce qui vient de se passer
page-key-step = pendant une scène : étape suivante
page-decks-lead = Regardez les cartes, ou saisissez celles de votre boîte pour les jouer.
page-own-deck = à vous
page-deck-cards-lead = { $count } cartes.
page-deck-play = Jouer avec ce deck
page-deck-edit = Modifier
page-deck-copy = Copier et modifier
page-deck-taken = Vous avez déjà un deck nommé « { $deck } ». Donnez un autre nom à celui-ci.
page-deck-unfinished = « { $deck } » n’est pas encore fini.
page-deck-nameless = Un deck sans nom
page-deck-unfinished-on = Le reprendre
page-deck-unfinished-drop = L’abandonner
page-deck-link = Copier un lien vers ce deck
page-deck-forgotten = « { $deck } » est supprimé.
page-deck-forget = Supprimer le deck
page-deck-title = Nom du deck
page-deck-text = Le deck sous forme de fichier
page-deck-as-text = En fichier
page-deck-as-cards = En cartes
page-deck-check = Vérification
page-deck-untouched = Les défauts s’affichent ici pendant que vous écrivez.
page-print-svg = pages SVG (ZIP)
page-deck-fine = Ce deck est prêt à jouer.
page-lab-lead = Le serveur joue et résout ici beaucoup de donnes, et dit ce qu’il trouve au fur et à mesure. Quitter la page l’arrête.
page-lab-game = Jeu
page-compare-decks = Comparer des decks
page-compare-lead = Changez un deck et voyez ce que cela change. Les deux sont joués sur les mêmes donnes : même de petits écarts se voient.
page-compare-edit = Que fait ce changement ?
page-compare-edit-lead = Joue les anciennes et les nouvelles cartes sur les mêmes donnes et dit combien les nouvelles gagnent de plus.
page-compare-cards-lead = Met ces cartes dans le deck choisi ci-dessous et dit combien il gagne de plus qu’avant.
page-compare-edit-faults = Possible dès que les cartes sont sans erreur.
page-compare-old = Comparé à
page-compare-new = Nouveau deck
page-compare-against = Deck adverse
page-compare-against-old = l’ancien deck
page-compare-player = Joué par
page-compare-deals = Donnes
page-compare-go = Comparer
page-compare-points = points
page-compare-progress = { $deals } donnes sur { $of }
page-compare-mended = Pour rester valable, le nouveau deck a aussi changé : { $words }
page-compare-records = Parties qui finissent autrement
page-compare-record = Partie { $n }
page-study = Étudier decks et joueurs
page-study-lead = Combien de fois chaque joueur gagne avec chaque deck, sur les mêmes donnes, et combien de donnes peuvent être gagnées.
page-study-decks = Decks
page-study-most = { $most } au plus
page-study-done = Terminé : { $deals } donnes.
page-study-words = Les { $count } résultats en toutes lettres
page-study-known = toutes cartes connues
page-study-of-winnable = de celles qui peuvent être gagnées
page-study-first = Qui choisit en premier
page-study-go = Lancer l’étude
page-study-csv = Télécharger en CSV
page-search-deck = Trouver un deck
page-search-pair = Trouver une paire de decks
page-search-deck-lead = Des decks au hasard sont essayés jusqu’à ce que l’un gagne aussi souvent que voulu ; il est alors mesuré une seconde fois. La même graine trouve le même deck.
page-search-wins = Part de victoires, en %
page-search-margin = Marge, en points
page-search-usual = comme d’habitude
page-search-seed = Graine (un nombre au choix)
page-search-go = Chercher
page-search-keep = Garder « { $name } »
page-search-answer = Trouver la meilleure réponse à un deck
page-search-answer-lead = Mille decks au hasard jouent contre lui et disent ce que chaque carte apporte ; des decks faits des meilleures cartes concourent ensuite, et celui qui reste est mesuré sur de nouvelles donnes. Une minute environ.
page-search-against = Le deck à battre
page-search-deals = Trouver des donnes
page-search-deals-lead = Des donnes gagnables, chacune prouvée et vérifiée. La même graine trouve les mêmes donnes.
page-search-from = Du deck
page-search-grade = Leur difficulté
page-search-firsts = Bons premiers choix
page-search-count = Combien
page-search-good = { $good } premiers choix sur { $choices } gardent la victoire
page-deck-fill = Compléter
page-deck-filled = Le reste est complété.
page-deck-fits = Seulement les cartes qui conviennent à mon deck
page-deck-order = Trier par
page-deck-clear = Effacer la recherche
page-deck-foreign = Ouvrir un deck de { $program }
page-deck-foreign-large = Ce fichier est trop grand pour être un deck.
page-deck-untaken = { $count ->
    [one] Une entrée du fichier n’a pas pu être reprise
   *[other] { $count } entrées du fichier n’ont pas pu être reprises
  }
page-deck-save = Enregistrer le deck
page-fault-at = { $place } :
page-fault-line = ligne { $line }
page-faults-every = Montrer les { $count } défauts
page-faults-first = Ne montrer que le premier défaut
page-deck-unread = Ce deck a des défauts : voici son fichier. Une fois corrigé, « En cartes » montre de nouveau les cartes.
page-faults = { $count ->
    [one] { $count } défaut
   *[other] { $count } défauts
}
page-free = libre
page-terrain = Image
page-statistics-lead = Les parties avec aide sont comptées à part : annulation malgré une révélation, indices, chances de gagner, solution.
page-statistics-none = Rien pour l’instant : terminez une partie, gagnée ou perdue, pour voir vos premiers chiffres.
page-year = Votre année
page-year-sum = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
page-year-played = { $games ->
    [0] aucune partie
    [one] { $games } partie, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
      }
   *[other] { $games } parties, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
      }
}
page-year-dailies = { $count ->
    [0] sans donne du jour
   *[other] donne du jour { $count } fois
}
page-year-daily = donne du jour
page-year-key = 1, 2 ou 3, davantage de parties
page-year-key-daily = donne du jour terminée le jour même
page-year-none = Aucune partie ce mois-ci.
page-year-streak = Donne du jour, { $game } :
page-alone = Sans aide
page-alone-detail = par vos seuls moyens
page-with-help = Avec aide
page-with-help-detail = indices, annulations
page-of-played = { $played ->
    [one] gagnée sur { $played }
   *[other] gagnées sur { $played }
}
page-none-finished = Aucune partie finie pour l’instant.
page-share-won = { $percent } % gagnées
page-streak = Série en cours
page-best-streak = Meilleure série
page-fastest = Victoire la plus rapide
page-time-played = Temps de jeu
page-unfinished = { $count ->
    [0] aucune inachevée
    [one] { $count } inachevée
   *[other] { $count } inachevées
}
page-by-opponent = Par adversaire
page-by-own-deck = Par deck joué
page-versus-opponent = Adversaire
page-versus-played = Jouées
page-versus-won = Gagnées
page-versus-drawn = Nulles
page-versus-share = Part gagnée
page-versus-range = Sous une part, son intervalle à 95 % : là où se trouve sans doute votre vraie part.
page-versus-helped = dont { $count } avec aide
page-by-deck = Par deck et difficulté
page-open-games = Parties inachevées
page-past-games = Parties terminées
page-past-against = { $game } contre { $name }
page-past-shared = { $game }, à deux sur un même écran
page-past-decks = { $same ->
    [yes] tous deux avec { $mine }
   *[no] { $mine } contre { $theirs }
  }
page-past-result = { $result ->
    [won] Gagnée
    [drawn] Nulle
    [first] Gagnée par le joueur 1
    [second] Gagnée par le joueur 2
   *[lost] Perdue
  }
page-lore = Légende
page-lore-of = Légende de { $name }
page-lore-points = { $points ->
    [one] point gardé pour toujours
   *[other] points gardés pour toujours
} · { $game }, { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}
page-lore-none = Jouez une partie pour la Légende et ses points restent ici pour toujours. Aucun pour l’instant.
page-lore-name = Nom du profil
page-lore-call = Enregistrer le nom
page-lore-named = Nom enregistré.
page-lore-token-detail = Ce code emporte vos points dans un autre navigateur, où chaque partie compte une fois. Gardez-le pour vous : toute personne qui l’a peut les ajouter.
page-lore-copy = Copier le code
page-lore-bring = Code de profil d’un autre navigateur
page-lore-add = Ajouter ces points
page-lore-added = { $count ->
    [0] Rien de nouveau : vous avez déjà toutes ces parties.
    [one] 1 partie ajoutée.
   *[other] { $count } parties ajoutées.
}
page-forget-statistics = Supprimer les parties terminées
page-forget-ask = Toutes les parties terminées quitteront vos listes et vos statistiques. Celles qu’aucun autre joueur ne garde seront effacées pour de bon. Vous ne pourrez pas revenir en arrière.
page-forget-yes = Les supprimer
page-settings-lead = Enregistrés dans ce navigateur.
page-sign-out = Se déconnecter ailleurs
page-settings-person = Votre nom et votre couleur
page-sign-out-detail = Seul ce navigateur garde vos parties, vos decks et vos points ; tout autre qui les avait devient un nouveau joueur. Les places ouvertes par un lien y restent ouvertes jusqu’à la fin de la partie.
page-sign-out-done = C’est fait. Vous n’êtes plus connecté que dans ce navigateur.
page-always-chance = Toujours afficher les chances de gagner
page-always-chance-detail = Chaque partie compte alors comme jouée avec aide.
page-always-sound = Sons
page-always-sound-detail = Du bois, des dés et un sceau.
page-always-verdict = Me dire quand une donne ne peut plus être gagnée
page-always-verdict-detail = Et depuis quand. Chaque partie compte alors comme jouée avec aide.
page-key-rules = les règles du moment
page-key-columns = une colonne de Spellfire
page-learn-lead = Jouez vous-même une partie enregistrée, pas à pas. Rien ne compte ici.
page-learn-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
page-learn-again = terminé ; rejouer
page-choose-file = Ouvrir un fichier…
page-choose-match = Choisir votre adversaire
page-chooser-lead-match = Les cartes sont mélangées à l’ouverture de la table. Personne ne connaît la donne.
page-seats-how = Qui joue
page-seats-bot = Contre un robot
page-seats-bot-detail = Le niveau 0 joue au hasard ; plus le niveau monte, plus le robot réfléchit loin. Il voit ce que vous verriez à sa place, rien de plus.
page-bot-level = Niveau { $level }
page-decks-own = Vos decks
page-decks-ours = Decks du jeu
page-bot-met = { $won ->
    [one] { $won } gagnée sur { $played }
   *[other] { $won } gagnées sur { $played }
  }
page-bot-new = jamais rencontré
page-code-empty = Saisissez d’abord un code ou un numéro.
page-file-empty = « { $name } » est vide.
page-file-broken = « { $name } » n’est pas complet : il manque une accolade, une virgule ou un guillemet.
page-few-find = Rechercher : { $of }
page-few-search = Rechercher
page-few-found = { $found } sur { $count }
page-few-none = Rien ne correspond à « { $text } ».
page-few-all = { $count ->
    [0] Tout voir
   *[other] Tout voir ({ $count })
  }
page-few-less = En voir moins
page-opponents = Adversaires avec leur propre deck
page-seats-people = Avec un ami
page-seats-invite = Inviter un ami par un lien
page-seats-invite-detail = chacun sur son appareil
page-seats-here = À deux sur cet écran
page-seats-here-detail = un plateau pour deux ; les cartes cachées le restent
page-starter = Premier champion
page-theirs = Le deck de votre invité
page-second-deck = Le deck du second joueur
page-bot-deck = Le deck du robot
page-theirs-brought = à son choix
page-theirs-same = le même que le vôtre
page-theirs-lot = au hasard
page-learn-of = Apprendre en jouant : { $game }
page-deck-new = Construire un deck
page-deck-from = Partir de
page-deck-from-none = aucune carte
page-deck-from-random = un deck au hasard
page-deck-draw = Un autre deck au hasard
page-deck-drawing = Recherche en cours…
page-wish-any = peu importe
page-deck-from-ask = Vous perdrez ce que vous avez construit ici.
page-deck-from-yes = Recommencer

## quiet (more): Des cartes à soi

page-own-cards = Mes cartes
page-own-cards-lead = Créez vos cartes : décrivez leurs effets, le texte s’écrit en français et en anglais à mesure.
page-set-mine = { $game } : mes collections
page-set-none = Aucune collection pour l’instant.
page-set-new = Commencer une collection
page-set-from = Commencer par une copie de « { $set } »
page-set-import = Ouvrir une collection dans un fichier
page-set-untitled = Nouvelle collection
page-set-head = La collection
page-set-card = La carte
page-set-choose = Carte
page-set-unnamed = carte { $number }, encore sans nom
page-set-add = Ajouter une carte
page-set-copy = Dupliquer
page-set-remove = Retirer
page-set-removed = « { $card } » est ôtée.
page-set-forgotten = La collection « { $set } » est supprimée.
page-set-unfinished = pas encore enregistrée
page-set-says = Texte de la carte
page-set-says-lead = Écrit d’après le pouvoir. Ou écrivez ici, et le pouvoir se lit dans vos mots.
page-set-sample = Insérer une phrase…
page-set-power = Pouvoir, comme dans les fichiers
page-set-use = Écrire cela
page-set-in-en = En anglais
page-set-in-fr = En français
page-set-both = { $field }, { $language ->
    [fr] en français
   *[en] en anglais
 }
page-set-empty = rien n’est encore saisi.
page-set-untold = à choisir
page-set-unseen = La carte s’affiche dès qu’elle est sans défaut.
page-set-fine = Cette collection est prête à jouer.
page-set-more = Autres champs
page-set-save = Enregistrer la collection
page-set-saved = Enregistrée.
page-set-play = Jouer avec ces cartes
page-set-left = Pas de place dans le deck pour { $names }.
page-set-to-deck = Voir le deck
page-set-export = Télécharger en fichier
page-set-forget = Supprimer la collection
page-set-text = La collection en fichier

## twelve-patrols (table): Le royaume
page-display = Cartes exposées
page-supply = Réserve
page-kingdom = Le royaume
page-in-hand = { $count } en main
page-cubes = Cubes (soldats)
page-colour-white = Blanc
page-colour-yellow = Jaune
page-colour-blue = Bleu
page-a-die = { $colour }, dé { $face }
page-a-cube = { $colour }, cube
page-given-up = retiré du jeu
page-budget = Objets :
page-budget-spare = { $spare } de marge sur { $of }
page-budget-none = Plus de marge : désormais un objet par emplacement.
page-budget-empty = { $empty ->
    [0] tout est rempli
    [one] { $empty } à remplir
   *[other] { $empty } à remplir
}
page-this-turn = ce tour
page-refilled = complété à la fin du tour
page-deck-count = { $left } dans la pile
page-deck-left = Pile, { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}
page-take-region = Prendre { $name }
page-see-region = Agrandir { $name }
page-open-large = Agrandir { $name }, { $place }
page-edge-north = Nord
page-edge-east = Est
page-edge-south = Sud
page-edge-west = Ouest
page-demand = { $edge } : { $kind ->
    [items] { $number ->
        [one] exactement { $number } objet
       *[other] exactement { $number } objets
    }
    [colours] { $number ->
        [one] une seule couleur
       *[other] exactement { $number } couleurs
    }
   *[sum] somme des dés : { $number }
}
page-demand-free = { $edge } : libre
page-spot-here = Posez-le ici.
page-spot-open = Ajouter des objets.
page-spot-chosen = Choisi : votre prochain objet ira ici.
page-spot-bar-add = votre prochain objet ira ici
page-take-back = reprendre
page-take-back-item = Reprendre de { $spot } : { $item }
page-not-apart = Impossible à cet endroit : une région se place à côté d’une autre déjà dans le royaume.
page-not-closed = Cette patrouille a été fermée à un tour passé. Choisissez un des emplacements marqués.
page-holding-first = { $name } en main : posez-la n’importe où, le cadre suivra.
page-holding-region = { $name } en main : choisissez une case.
page-holding-item = { $item } en main : choisissez un emplacement.
page-choose-region = Choisissez une région
page-before-you-confirm = Avant de valider
page-order-short = Il manque :
page-order-cannot = Interdit :
page-order-warning = Attention :
page-orders-ready = Vous pouvez valider : les patrouilles de ce tour seront alors fermées.
page-orders-place = Choisissez une région exposée et placez-la.
page-confirm-turn = Valider le tour
page-confirm-mend = Valider : { $count } à corriger
page-change-die = Changer un dé
page-change-1 = Retirez un objet du jeu, pour de bon.
page-change-2 = Retiré du jeu : { $item }. Quel dé change ?
page-change-3 = Quelle est sa nouvelle valeur ?
page-turn-to = Le mettre sur { $value }

## twelve-patrols-deck (quiet, twelve-patrols): Ses decks
page-need = { $kind ->
    [items] { $number ->
        [one] exactement { $number } objet
       *[other] exactement { $number } objets
    }
    [colours] { $number ->
        [one] une seule couleur
       *[other] exactement { $number } couleurs
    }
   *[sum] somme des dés : { $number }
}
page-deck-edit-lead = Saisissez chaque carte telle qu’elle est imprimée : son nom, et l’exigence de chaque bord. Le deck reste sur ce serveur et vous seul le voyez.
page-deck-twelve = Passer à douze cartes
page-deck-nine = Revenir à neuf cartes
page-card-number = Carte { $number }
page-card-name = Nom
page-card-name-of = Nom de la carte { $number }
page-kind-items = Objets
page-kind-colours = Couleurs
page-kind-sum = Somme des dés
page-terrain-auto = selon son nom
page-terrain-plains = plaines
page-terrain-valley = vallée
page-terrain-canyon = canyon
page-terrain-hills = collines
page-terrain-ford = gué
page-terrain-forest = forêt
page-terrain-marsh = marais
page-terrain-coast = côte
page-terrain-moor = lande
page-terrain-tower = tour
page-terrain-island = île
page-terrain-lake = lac
page-deck-icons = Icônes : les bustes comptent les objets, les écus les couleurs, le dé les points.

## patrol (table): Le terrain
page-patrol-hidden = la carte cachée { $place }
page-patrol-down = face cachée
page-patrol-seen = vous l’avez vu
page-patrol-plain = sans couleur
page-patrol-acts = agit
page-patrol-aimed = cible
page-patrol-may = cible possible
page-patrol-would-fall = tomberait
page-patrol-would-stand = survivrait
page-patrol-unsure = inconnu
page-patrol-spendable = sacrifiable
page-patrol-spent = sacrifié
page-patrol-side = { $side ->
    [you] Vous
    [enemy] Adversaire
    [a] Joueur 1
   *[b] Joueur 2
}
page-patrol-base = { $side ->
    [you] Votre base
    [enemy] Base de votre adversaire
    [a] Base du joueur 1
   *[b] Base du joueur 2
}
page-patrol-base-seat = Base du joueur { $seat }
page-patrol-base-empty = vide
page-patrol-ran = { $count ->
    [one] { $count } s’y est replié
   *[other] { $count } s’y sont repliés
}
page-patrol-waits = { $count } en main
page-patrol-fallen = { $count ->
    [0] aucun tombé
    [one] 1 tombé
   *[other] { $count } tombés
}
page-patrol-of = sur { $most }
page-patrol-attacks = attaquant
page-patrol-defends = défenseur
page-patrol-deck = pioche
page-patrol-afield = en jeu
page-patrol-up = visibles
page-patrol-ends = { $points ->
    [0] Rien si la manche finissait maintenant
   *[other] +{ $points } si la manche finissait maintenant
  }
page-patrol-goal = { $kind ->
    [rounds] { $most } manches
    [lore] Légende
   *[points] Premier à { $most }
}
page-patrol-muster = Formez vos patrouilles
page-patrol-theirs = Les patrouilles de votre adversaire
page-patrol-number = Patrouille { $patrol }
page-patrol-new = Nouvelle patrouille
page-patrol-hand = En main
page-patrol-in-hand = { $name }, en main
page-patrol-drafted = { $name }, pour la patrouille { $patrol }
page-patrol-held = niveau { $level }, attaque { $attack }, santé { $health }
page-patrol-at-level = niveau { $level }
page-patrol-holding = En main : { $name }. Touchez une patrouille.
page-patrol-left = { $count ->
    [one] encore { $count } soldat en main
   *[other] encore { $count } soldats en main
}
page-patrol-ready = { $count ->
    [one] Une patrouille est prête.
   *[other] { $count } patrouilles sont prêtes.
}
page-patrol-march = Déployer
page-patrol-gather = Tous ensemble
page-patrol-scatter = Chacun seul
page-patrol-unassigned = Patrouilles sans vis-à-vis
page-patrol-assigning = Qui fait face à qui
page-patrol-assign-own = Choisissez une de vos patrouilles
page-patrol-assign-enemy = Puis celle qui lui fera face
page-patrol-choose-target = Choisissez la cible
page-patrol-forming = Chacun forme ses patrouilles.
page-patrol-unmet = Les patrouilles ne se sont pas affrontées.
page-patrol-nobody-faces = sans vis-à-vis
page-patrol-bare = Le terrain est vide.
page-patrol-orders = Vos actions
page-patrol-orders-of = Actions : { $name }
page-patrol-choose-own = Choisissez un de vos soldats
page-patrol-choose-whom = Choisissez la cible
page-patrol-chosen = { $name } : choisissez un ennemi, ou une autre action.
page-patrol-chosen-alone = { $name } : choisissez une action.
page-patrol-against = { $name } contre { $target } : confirmez, ou choisissez quelqu’un d’autre.
page-patrol-odds = { $cards ->
    [one] { $cards } carte possible
   *[other] { $cards } cartes possibles
  } : { $beats ->
    [one] { $beats } tombe
   *[other] { $beats } tombent
  }, { $trades } avec vous, { $loses ->
    [one] { $loses } gagne
   *[other] { $loses } gagnent
  }{ $neither ->
    [0] { $answers ->
        [0] .
        [one] . { $answers } peut répondre.
       *[other] . { $answers } peuvent répondre.
      }
   *[other] , face à { $neither } personne ne tombe{ $answers ->
        [0] .
        [one] . { $answers } peut répondre.
       *[other] . { $answers } peuvent répondre.
      }
  }
page-patrol-odds-shot = { $cards ->
    [one] { $cards } carte possible
   *[other] { $cards } cartes possibles
  } : { $beats ->
    [one] { $beats } tombe
   *[other] { $beats } tombent
  }{ $answers ->
    [0] .
    [one] . { $answers } peut répondre.
   *[other] . { $answers } peuvent répondre.
  }
page-patrol-if-attack = Si vous attaquez
page-patrol-attack = Attaquer { $name }
page-patrol-use = Utiliser { $ability }
page-patrol-use-on = L’utiliser sur { $name }
page-patrol-hide = Se retourner ({ $ability })
page-patrol-change = Passer à la patrouille { $patrol }
page-patrol-run = Se replier
page-patrol-stay = Passer
page-patrol-cancel = Annuler
page-patrol-window-wait = Votre adversaire peut répondre.
page-patrol-level = Niveau
page-patrol-formation = Votre formation

## patrol-battle (patrol): Ses combats
page-patrol-counter = { $kind ->
    [permanent] { $count ->
        [one] { $count } niveau permanent
       *[other] { $count } niveaux permanents
    }
    [temporary] { $count ->
        [one] { $count } niveau pour cette manche
       *[other] { $count } niveaux pour cette manche
    }
    [poison] empoisonné
    [attack] +{ $count } d’attaque
    [health] +{ $count } de santé
    [wounds] { $count ->
        [one] { $count } dégât
       *[other] { $count } dégâts
    }
   *[beast] mode Bête
}
page-patrol-look = Agrandir
page-patrol-window = Votre réponse
page-patrol-hidden-detail = Face cachée. Vous ne savez pas encore qui c’est.
page-patrol-fallen-of = { $side ->
    [you] Vos tombés
    [enemy] Les tombés de l’adversaire
    [a] Les tombés du joueur 1
   *[b] Les tombés du joueur 2
}
page-patrol-bubble = { $hue } : { $text }
page-patrol-printed = imprimé { $level }
page-patrol-attack-is = Attaque
page-patrol-health-is = Santé
page-patrol-type = { $type ->
    [R] révélation
    [P] passive
   *[D] défense
}
page-patrol-no-ability = Aucune capacité.
page-patrol-spellball = Portée : toutes les patrouilles.
page-patrol-lane = Patrouille { $own } face à la patrouille { $enemy }
page-patrol-named = { $name } { $place }
page-patrol-face-down = La carte cachée { $place }
page-patrol-spend = Sacrifier { $name } : +{ $attack } d’attaque
page-patrol-alone = Sa capacité (vous seul regardez)
page-patrol-veiled = L’issue n’est pas annoncée ici : elle trahirait le soldat caché.
page-patrol-window-alone = Regarder d’abord (joueur { $seat } seul)
page-patrol-spend-detail = Il tombe, quelle que soit l’issue de l’attaque.
page-patrol-clash-both = les deux tombent
page-patrol-clash-theirs = l’ennemi tombe
page-patrol-clash-ours = le vôtre tombe
page-patrol-clash-none = personne ne tombe
page-patrol-clash-unsure = inconnu
page-patrol-window-detail = Toute réponse prend le même temps : personne ne peut savoir si vous aviez le choix.
page-patrol-window-only = Vous n’avez rien à répondre : la question est posée pour que personne ne le sache.
page-patrol-window-sent = C’est noté. Votre réponse part à la fin du temps ; d’ici là, vous pouvez en changer.

## patrol-deck (quiet, patrol): Ses decks
page-patrol-pencil = Crayons
page-patrol-pencil-on = { $name }, { $colour }
page-patrol-seek = Nom ou capacité
page-patrol-seek-detail = attaque, manche, pioche…
page-patrol-seek-type = Genre de capacité
page-patrol-order-set = Série
page-patrol-order-name = Nom
page-patrol-found = { $count ->
    [one] { $count } soldat de tous niveaux
   *[other] { $count } soldats de tous niveaux
}
page-patrol-quota = { $has } sur { $wants }
page-patrol-closer = Maintenez un soldat, faites un clic droit ou pressez { $key } dessus pour le voir de près.
page-patrol-total = { $has } cartes sur 90. Prenez un crayon, puis touchez un soldat pour le colorier et l’ajouter au deck. Touchez encore pour l’en retirer.

## spellfire (table): Le tableau
page-sf-tableau = Le tableau : six colonnes
page-sf-began = { $champion } commence dans votre réserve ; voici six colonnes de neuf.
page-sf-pool = Réserve
page-sf-pool-detail = l’écu porte le niveau imprimé ; « actuel », le niveau avec tout ce qui agit
page-sf-now = actuel
page-sf-foe = Adverse
page-sf-down = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
  }
page-sf-no-realm = Pas de royaume
page-sf-no-attack = pas d’attaque ici
page-sf-won = Gagné.
page-sf-cleared = Colonne vide
page-sf-defends = Le royaume se défend lui-même
page-sf-turning = On révèle la carte suivante
page-sf-in-fight = au combat
page-sf-limbo = limbes
page-sf-limbo-detail = Dans les limbes jusqu’au prochain événement : ce champion n’attaque pas et n’est pas attaqué.
page-sf-take = Choisir { $name }
page-sf-take-target = Jouer sur { $name }
page-sf-holding = { $name } est choisi : touchez une carte marquée.
page-sf-totals = { $mine } à { $theirs }
page-sf-one = { $do } : { $totals }
page-sf-realms = Royaumes gagnés
page-sf-rule = Règle en vigueur
page-sf-rule-none = Aucune règle en jeu.
page-sf-event = Événement durable
page-sf-event-none = Aucun événement durable.
page-sf-foes = Champions adverses
page-sf-foes-detail = { $gone } hors jeu, { $shown } en vue, { $unseen } à venir
page-sf-discards = Défausse
page-sf-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
page-sf-look-through = parcourir
page-sf-fight = { $champion } attaque { $realm }
page-sf-last-fight = Le dernier combat
page-sf-yours = { $total }, vous
page-sf-theirs = { $total }, l’ennemi
page-sf-your-turn = { $total }, à vous
page-sf-their-turn = { $total }, à l’adversaire
page-sf-tie = { $total }, gagne à égalité
page-sf-hidden = { $count ->
    [0] Plus aucune carte cachée sous { $foe }.
    [one] Une carte cachée sous { $foe } : s’il est mené, il la révèle.
   *[other] { $count } cartes cachées sous { $foe } : s’il est mené, il les révèle.
  }
page-sf-hidden-short = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
  }
page-sf-steps = Pas à pas
page-sf-steps-count = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
  }
page-sf-watch = Revoir le combat
page-sf-winning = mène
page-sf-losing = mené
page-sf-at = { $column }, contre { $face }
page-sf-in = colonne { $column }
page-sf-do-attach-first = À attacher d’abord
page-sf-do-attach = Attacher
page-sf-do-attack = Attaquer
page-sf-do-discard = Défausser
page-sf-do-play = Jouer pour l’attaquant
page-sf-do-yield = Céder ce combat
page-sf-do-choose = Choisir
page-sf-do-keep = Choisir celui qu’on garde
page-sf-do-option = Choix possibles
page-sf-do-enough = C’est assez
page-sf-choose-where = Choisissez où la jouer
page-sf-nothing = Vous ne pouvez rien faire de cette carte pour le moment.
page-sf-large = Agrandir
page-sf-now-level = Niveau actuel : { $level }
page-sf-number = nº { $number }
page-sf-plain = Aucun pouvoir.

## spellfire-deck (quiet, spellfire): Ses decks
page-sf-bench-lead = Cherchez par type ou par un mot du pouvoir, puis ajoutez. Ce qui manque encore s’affiche à mesure.
page-sf-levels = { $total } niveaux
page-sf-part-friendly = Champions amis
page-sf-part-opposing = Champions adverses
page-sf-part-realm = Royaumes
page-sf-part-holding = Possessions
page-sf-part-event = Événements
page-sf-part-rule = Règles
page-sf-part-ally = Alliés
page-sf-part-item = Objets magiques
page-sf-part-artifact = Artefacts
page-sf-part-round-four = Cartes de phase 4
page-sf-take-out = Retirer { $name }
page-sf-pool-all = Toutes les cartes
page-sf-seek = Nom, pouvoir ou numéro
page-sf-seek-detail = dragon, défaussez, 152…
page-sf-seek-type = Type
page-sf-seek-world = Monde
page-sf-seek-edition = Édition
page-sf-seek-keyword = Mot-clé
page-sf-seek-beside = Second mot-clé
page-sf-seek-level = Niveau
page-sf-seek-least = de
page-sf-seek-most = à
page-sf-order-edition = Édition et numéro
page-sf-order-name = Nom
page-sf-order-lowest = Niveau croissant
page-sf-order-highest = Niveau décroissant
page-sf-order-type = Type
page-sf-starts = commence la partie
page-sf-lead = Commencer avec { $name }
page-sf-of = { $count } sur { $wanted }
page-sf-levels-of = { $total } niveaux (40 à 45)
page-sf-add = Ajouter { $name }
page-sf-added = { $name } y est : { $count } cartes sur { $wanted }.
page-sf-taken-out = { $name } n’y est plus : { $count } cartes sur { $wanted }.
page-sf-add-friend = Ami
page-sf-add-foe = Adverse
page-sf-more = En montrer plus (encore { $count })
page-sf-part-empty = aucune pour l’instant
