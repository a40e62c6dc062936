# Les mots de la page seule ; ce que disent les règles et le serveur vient de leurs propres fichiers.
# Les fichiers d’une langue partagent un même espace de noms : tout ici commence par « page- ».

## first: En-tête, menu
page-site = Site
page-skip = Aller à la table
page-menu = Menu
page-language = Langue
page-theme-toggle = Thème : jour ou nuit
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
page-contents = Sommaire
page-title-home = Trois jeux de cartes à une même table
page-title-lost = Rien ici
page-lost-title = Hors de la carte
page-lost-detail = Il n’y a rien à cette adresse.
page-back-home = Retour au départ
page-no-table = Cette table n’existe pas. Elle a peut-être été oubliée.
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
    [one] 1 à corriger
   *[other] { $count } à corriger
}
page-daily = Donne du jour
page-daily-same = la même pour tous

## home: L’accueil
page-choose-table = Choisissez votre table
page-home-lead = Deux jeux à méditer en solitaire, un à jouer contre quelqu’un. Sans compte, sans rien installer.
page-home-foot = Sans compte. Le serveur reconnaît vos parties à ce navigateur.
page-alone-minutes = en solitaire, { $minutes } min
page-two-minutes = à deux, { $minutes } min
page-dealing = On distribue…
page-play-bot = Contre un robot
page-choose-other = Choisir qui joue
page-new-here = Première visite ?
page-decks-detail = les voir, saisir le vôtre
page-your-record = Votre palmarès
page-record-line = { $played ->
    [one] { $won } gagnée sur 1
   *[other] { $won ->
        [one] 1 gagnée sur { $played }
       *[other] { $won } gagnées sur { $played }
    }
}
page-record-none = aucune partie encore
page-continue = Reprendre
page-continue-none = Rien d’inachevé. Ce que vous laissez en cours vous attend ici, au coup près.
page-turn-of = tour { $turn } sur { $turns }
page-daily-of = du { $date }
page-and-more = { $count } de plus
page-daily-tally = gagnable ; { $tried ->
    [one] 1 essai
   *[other] { $tried } essais
}, { $percent } % de réussite
page-daily-first = gagnable ; personne ne l’a encore tentée
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
page-pitch-twelve-patrols = Neuf régions, dix-huit chevaliers et soldats, douze emplacements à combler pour que chaque frontière s’accorde.
page-pitch-spellfire = Videz six colonnes, trouvez vos champions et battez ceux qui barrent la route de six royaumes.
page-pitch-patrol = Cinq soldats face cachée, groupés selon votre audace. Révélez-les pour frapper ; gardez-les en vie pour marquer.
page-daily-again = La revoir

## table: La table au premier regard
page-seat-number = Joueur { $seat }
page-over-seat = Le joueur { $seat } gagne
page-log = Journal
page-hint = Indice
page-dice = Dés (chevaliers)
page-not-there = Impossible à cet endroit. Les places marquées sont libres.
page-undo = Annuler
page-undo-assists = Annuler, au-delà de ce qui a été révélé : la partie compte comme aidée
page-redo = Rétablir
page-restart = Recommencer cette donne
page-bookmark = Signet
page-bookmarks = Signets
page-bookmark-turn = tour { $turn }
page-bookmark-forget = Supprimer ce signet
page-turn-bar = Tour
page-table-coming = On dresse la table…
page-crumb-deal = Donne { $code }, { $deck }
page-this-deal = Cette donne
page-code = Code
page-fair = Donne vérifiable
page-fair-waits = attend chaque joueur
page-fair-pledged = promise { $pledge }…
page-fair-verified = vérifiée
page-fair-kept = promesses tenues
page-fair-older = promesse tenue
page-fair-broken = pas comme promise
page-fair-kept-detail = Chaque sel est celui qui avait été promis. Cette page n’a pas pu vérifier que chaque carte en découle ; « vedette replay » vérifie tout l’enregistrement.
page-fair-older-detail = Le sel du serveur est celui qu’il avait promis ({ $pledge }). À cette table plus ancienne, les joueurs n’en avaient promis aucun ; « vedette replay » vérifie les cartes de l’enregistrement.
page-fair-detail = Avant la donne, le serveur et le navigateur de chaque joueur ont montré l’empreinte d’un sel ; celle du serveur était { $pledge }. Puis tous les sels ont été ouverts, celui du serveur après la fin, et chaque carte en découle. Cette page refait le calcul ; « vedette replay » vérifie l’enregistrement.
page-other-line = La suite d’origine
page-other-line-go = y aller
page-copy-code = Copier le code
page-grade = Difficulté
page-grade-of = { $grade } sur 5
page-verdict = Verdict
page-verdict-ask = demander
page-verdict-winnable = gagnable
page-verdict-unwinnable = ne peut plus être gagnée
page-verdict-draft = à reprendre
page-verdict-undecided = indécise
page-time = Temps
page-assisted = Avec aide
page-assist-undo = annulation au-delà d’une révélation
page-assist-hint = indice
page-assist-chance = chances
page-assist-watch = verdict
page-assist-solution = solution
page-assist-replay = partie revue
page-assist-branch = reprise en cours de partie
page-win-chance = Chances de gagner
page-chance-offer = En jouant au mieux à partir d’ici. Compte comme une aide.
page-chance-show = afficher
page-chance-hide = les cacher
page-hint-offer = Dans l’impasse ? La lanterne en dit un peu plus à chaque fois, et toujours pourquoi.
page-stop = Arrêter
page-hint-tier = Étape { $tier } sur 4
page-hint-next-1 = Un indice
page-hint-next-2 = Quelle carte, quel objet ?
page-hint-next-3 = Le coup
page-hint-next-4 = Toute la suite
page-hint-do = Le jouer
page-log-empty = Rien ne s’est encore passé.
page-log-and = { $words } ;
page-log-text = texte
page-describe = La position en toutes lettres
page-looking-back = Retour en arrière : moment { $n } sur { $last }.
page-looking-back-quiet = Rien ne change ici.
page-looking-ahead = La solution, étape { $step } sur { $steps }. Rien n’est joué tant que vous ne reprenez pas la main.
page-replay = Revoir
page-replay-link = revoir
page-replay-previous = Moment précédent
page-replay-next = Moment suivant
page-back-to-now = Revenir au présent
page-solution = Solution
page-show-solution = Montrer une solution
page-download-record = Télécharger la partie
page-give-up = Abandonner
page-connection-lost = Connexion perdue depuis { $since }. La table attend ; rien n’est perdu.
page-end-conceded = Abandon
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
page-ask-yours = À vous de jouer
page-holding-escape = Échap annule.
page-ask-bot = L’adversaire réfléchit
page-ask-theirs = C’est à l’adversaire
page-choices = Ce que vous pouvez faire
page-choices-count = { $count ->
    [one] 1 choix
   *[other] { $count } choix
}
page-choices-none = Rien ne correspond.
page-choices-wait = Rien à faire pour l’instant
page-rules-here = Les règles pour ce moment
page-links = Liens
page-lists = Listes des decks
page-print = Imprimer
page-ask-watching = Vous regardez
page-undo-ask = Demander à reprendre le coup
page-company = À la table
page-invite = Inviter quelqu’un
page-rematch = Revanche
page-rematch-follow = Suivre la revanche
page-over-won = Vous gagnez
page-over-lost = Vous perdez

## company: Qui est à une table de plusieurs
page-seat-you = vous
page-seat-here = présent
page-seat-away = absent
page-seat-gone = est parti
page-seat-thinking = réfléchit
page-seat-free = libre
page-asked-undo = L’adversaire aimerait reprendre son dernier coup.
page-asked-rematch = L’adversaire aimerait une revanche.
page-asking-undo = Vous avez demandé à reprendre votre dernier coup.
page-asking-rematch = Vous avez demandé une revanche.
page-agree = Accepter
page-decline = Refuser
page-claim = Réclamer la victoire
page-claim-detail = L’adversaire est parti. Vous pouvez attendre, ou réclamer la victoire.
page-invite-copy = Copier l’invitation
page-invite-detail = Qui l’ouvre en premier prend la place libre. Aucun compte n’est nécessaire.

## more: La table ensuite : la fin, le film, la compagnie, les feuilles, les leçons
page-chance-by-turn = Tour par tour : { $list }
page-bookmark-name = Un nom, si vous voulez
page-bookmark-keep = Garder cette position
page-bring = Choisissez votre deck
page-bring-wait = On attend les autres
page-bring-closed = Les listes sont secrètes : avant la fin, personne d’autre n’apprend quel deck vous jouez, ni ce qu’il contient.
page-bring-open = Les listes sont ouvertes : quand chacun a choisi, on peut regarder les deux.
page-bring-wait-detail = Les cartes sont distribuées dès que chaque joueur 1 choisi un deck.
page-bring-watch = Les joueurs choisissent leurs decks.
page-bring-which = Decks
page-bring-own = { $deck } (à vous)
page-bring-code = par un code…
page-bring-code-text = Le code d’un deck, ou un lien qui finit par lui
page-bring-this = Jouer avec ce deck
page-bring-keep = Garder { $deck }
page-bring-or = Ou en prendre un autre :
page-bring-mine = Votre deck
page-bring-seat = Le joueur { $seat } a choisi son deck.
page-bring-other = En choisir un autre
page-lists-mine = à vous
page-lists-seat = joueur { $seat }
page-lists-closed = La liste adverse reste secrète jusqu’à la fin.
page-unassisted = aucune
page-replay-first = Premier moment
page-replay-last = Dernier moment
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-moment = Moment
page-replay-at = { $n } sur { $last }
page-copy-moment = Copier un lien vers ce moment
page-play-from-here = Jouer à partir d’ici
page-take-over = Reprendre la main ici
page-give-up-ask-duel = L’autre joueur 1 alors gagné, quel que soit le tour.
page-give-up-ask = La donne compte alors comme perdue. Vous pourrez encore voir comment la gagner.
page-play-on = Continuer
page-help-taken = Aide
page-luck = points de chance
page-skill = points par vos choix
page-luck-and-skill = Chance et adresse de cette partie
page-again = Rejouer
page-share-deal = Copier un lien vers cette donne
page-position = La position
page-choices-narrow = Tapez pour réduire la liste
page-rules-page = Les règles sur leur propre page
page-link-deal = Cette donne
page-link-deal-detail = La même donne, depuis le début.
page-link-table = Cette table
page-link-table-detail = Pour regarder ; vous seul pouvez y jouer.
page-link-moment = Ce moment
page-link-moment-detail = La partie s’ouvre à cette action.
page-lesson-step = { $step } sur { $steps }
page-lesson-back = Retour
page-lesson-next = Continuer
page-lesson-show = Montrez-moi
page-lesson-chapter = Chapitre suivant
page-lesson-play = Jouer une vraie donne
page-lesson-leave = Tous les chapitres
page-lesson-other = En partie, c’est permis. Ici la leçon continue ainsi : { $wanted }.
page-lesson-read = Lisez d’abord la suite : touchez « Continuer ».
page-lesson-not-here = Pas dans une leçon.
page-another-game = Une autre partie
page-over-drawn = Partie nulle
page-eyes = Vu par
page-eyes-own = vos propres yeux
page-eyes-of = le joueur { $seat }
page-eyes-all = tout le monde
page-hand-over = Passez l’appareil au joueur { $seat }
page-hand-over-detail = Rien n’est montré avant que l’autre ne le prenne.
page-hand-over-take = Je suis le joueur { $seat }
page-elsewhere = Ouvert dans un autre onglet
page-elsewhere-detail = Cette place est jouée dans un autre onglet ou une autre fenêtre. Une seule à la fois.
page-elsewhere-here = Jouer ici

## quiet: Les pages qui se lisent
page-language-en = English
page-language-fr = Français
page-theme = Jour ou nuit
page-theme-system = Comme l’appareil
page-theme-light = Jour
page-theme-dark = Nuit
page-motion = Mouvement
page-motion-system = Comme l’appareil
page-motion-full = Complet
page-motion-none = Aucun
page-chooser-lead = Chaque donne a un code : qui le saisit reçoit la même donne.
page-chooser-setup = Ce qu’on joue
page-chooser-find = Trouver une donne
page-deck = Deck
page-see-deck = Voir ce deck
page-goal = But
page-deal-shared = La donne { $code } : ses cartes, ses decks et ses variantes. Qui la joue ?
page-deal-shared-other = Préparer une autre partie
page-variants = Variantes
page-way-winnable = Une donne gagnable
page-way-winnable-detail = prouvée avant d’être distribuée
page-way-random = N’importe quelle donne
page-way-random-detail = comme elle vient, gagnable ou non
page-by-grade = Par difficulté, toutes gagnables
page-by-code = Par son code ou son numéro
page-by-record = D’après un fichier de partie ou de donne
page-finding-deal = Recherche d’une donne et de sa preuve…
page-key-arrows = parcourir ce qui est possible
page-key-enter = prendre, poser, appuyer
page-key-escape = reposer, quitter la revue
page-key-confirm = valider le tour
page-key-change = changer un dé
page-key-undo = annuler
page-key-redo = rétablir
page-key-hint = indice ; encore pour en savoir plus
page-key-describe = la position en toutes lettres
page-key-bookmark = signet
page-key-new = une autre donne
page-key-ends = revue : début, fin
page-key-steps = revue : reculer, avancer
page-key-turns = revue : un tour en arrière, en avant
page-key-play = revue : lecture, pause
page-key-space = Espace
page-key-stay = passer, dans un combat
page-key-large = une carte, en grand
page-key-whole = une carte, avec tout son texte
page-key-right = Clic droit
page-key-long = Appui long
page-bind-press = Pressez la touche pour : { $what }. Échap n’y change rien.
page-bind-refused = Une lettre ou un signe : les chiffres, l’espace, Entrée et les flèches servent déjà.
page-bind-conflict = { $key } sert déjà : { $what }. Pressez une autre touche.
page-bind-done = { $key } : { $what }
page-bind-defaults = Toutes les touches sont comme au début.
page-bind-reset = Rétablir les touches
page-bind-link = Changer les touches
page-key-help = la feuille des touches
page-decks-lead = Les cartes sont de simples données. Regardez-les une à une, ou saisissez celles de votre propre boîte pour les jouer.
page-own-deck = à vous
page-deck-cards-lead = { $count } cartes.
page-deck-play = Jouer avec ce deck
page-deck-edit = Modifier
page-deck-copy = Partir de ce deck
page-deck-link = Copier un lien vers ce deck
page-deck-forget = Supprimer ce deck
page-deck-title = Nom du deck
page-deck-text = Le deck sous forme de fichier
page-deck-as-text = En fichier
page-deck-as-cards = En cartes
page-deck-check = Vérification
page-deck-untouched = Chaque défaut sera énuméré ici au fil de la saisie.
page-print-svg = en pages SVG dans un ZIP
page-deck-fine = Ce deck est sans défaut.
page-deck-save = Enregistrer le deck
page-fault-at = { $place } :
page-fault-line = ligne { $line }
page-faults-every = Montrer les { $count } défauts
page-faults-first = Ne montrer que le premier défaut
page-deck-unread = Ce deck a des défauts et ne peut être étalé en cartes : voici son fichier. Une fois corrigé, « En cartes » l’étale.
page-faults = { $count ->
    [one] { $count } défaut
   *[other] { $count } défauts
}
page-free = libre
page-terrain = Image
page-statistics-lead = Les parties aidées sont comptées à part : annulation au-delà d’une révélation, indices, chances de gagner, solution.
page-statistics-none = Rien à compter encore : terminez une partie, gagnée ou perdue.
page-alone = Sans aide
page-alone-detail = aucune aide prise
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
page-time-played = Temps à la table
page-unfinished = { $count ->
    [0] aucune inachevée
    [one] { $count } inachevée
   *[other] { $count } inachevées
}
page-by-deck = Par deck et difficulté
page-open-games = Parties inachevées
page-past-games = Parties terminées
page-lore = Légende
page-lore-of = Légende de { $name }
page-lore-points = { $points ->
    [one] point gardé pour toujours
   *[other] points gardés pour toujours
} · { $game }, { $played ->
    [one] 1 partie
   *[other] { $played } parties
}
page-lore-none = Les points des parties jouées pour la Légende se gardent ici pour toujours. Il n’y en a pas encore.
page-lore-name = Nom de ce profil
page-lore-call = Garder le nom
page-lore-named = Le nom est gardé.
page-lore-token-detail = Jeton de ce profil : il emporte ces points dans un autre navigateur, où chaque partie compte une fois. Qui l’a peut les ajouter.
page-lore-copy = Copier le jeton
page-lore-bring = Jeton d’un profil d’un autre navigateur
page-lore-add = Ajouter ses points
page-lore-added = { $count ->
    [0] Rien de nouveau : toutes ses parties sont déjà ici.
    [one] 1 partie ajoutée.
   *[other] { $count } parties ajoutées.
}
page-forget-statistics = Supprimer les parties terminées
page-forget-ask = Toutes les parties terminées quitteront vos listes et vos statistiques. Celles que personne d’autre ne garde seront effacées, fichiers compris. C’est irréversible.
page-forget-yes = Les supprimer
page-settings-lead = Gardés dans ce navigateur.
page-always-chance = Toujours afficher les chances de gagner
page-always-chance-detail = Chaque partie compte alors comme jouée avec aide.
page-always-sound = Sons
page-always-sound-detail = Du bois sur la table, des dés, un sceau. Faits par la page elle-même.
page-always-verdict = Dire quand une donne est perdue
page-always-verdict-detail = Et à quel tour. Chaque partie compte alors comme jouée avec aide.
page-key-rules = les règles pour ce moment
page-key-columns = une colonne de Spellfire
page-learn-lead = Une partie enregistrée que vous jouez vous-même, pas à pas. Rien de ce que vous faites ici ne compte.
page-learn-steps = { $count ->
    [one] 1 étape
   *[other] { $count } étapes
}
page-learn-again = terminé ; encore
page-choose-file = Ouvrir un fichier…
page-choose-match = Choisir qui joue en face
page-chooser-lead-match = On mélange à l’ouverture de la table ; personne ne connaît la donne.
page-seats-how = Qui joue
page-seats-bot = Contre un robot
page-seats-bot-detail = Le niveau 0 joue à l’aveugle ; chaque niveau voit plus loin. Ils voient ce que voit leur place, rien de plus.
page-bot-level = Niveau { $level }
page-seats-people = Avec quelqu’un
page-seats-invite = Inviter quelqu’un par un lien
page-seats-invite-detail = chacun sur son appareil
page-seats-here = À deux devant cet écran
page-seats-here-detail = l’appareil passe de main en main
page-starter = Premier champion
page-clock-choice = Pendule
page-clock-none = sans pendule
page-theirs = Le deck de la personne invitée
page-theirs-brought = à son choix
page-theirs-same = le même que le vôtre
page-theirs-lot = tiré au sort
page-clock-minutes = { $minutes } min, et { $seconds } s par tour
page-learn-of = Apprendre en jouant : { $game }
page-deck-new = Construire un deck
page-deck-from = Partir de
page-deck-from-none = aucune carte
page-deck-from-random = un deck inventé
page-deck-draw = En inventer un autre
page-deck-drawing = Recherche en cours…
page-wish-any = sans préférence
page-deck-from-ask = Ce que vous avez composé ici serait perdu.
page-deck-from-yes = Recommencer

## quiet: Des cartes à soi

page-own-cards = Mes cartes
page-own-cards-lead = Créez vos cartes : ce qu’elles font se dit dans la langue des pouvoirs, et s’imprime en anglais et en français pendant que vous écrivez.
page-set-mine = { $game } : mes collections
page-set-none = Aucune collection pour l’instant.
page-set-new = Commencer une collection
page-set-from = Commencer par une copie de « { $set } »
page-set-import = Lire une collection dans un fichier
page-set-untitled = Nouvelle collection
page-set-head = La collection
page-set-card = La carte
page-set-choose = Carte
page-set-unnamed = carte { $number }, encore sans nom
page-set-add = Ajouter une carte
page-set-copy = La copier
page-set-remove = La retirer
page-set-says = Ce qu’elle dit
page-set-says-lead = Imprimé d’après le pouvoir ; écrivez plutôt ici, et le pouvoir se lit dans vos mots.
page-set-in-en = En anglais
page-set-in-fr = En français
page-set-both = { $field }, { $language ->
    [fr] en français
   *[en] en anglais
 }
page-set-untold = pas encore dit
page-set-unseen = La carte se dessine dès qu’elle est sans défaut.
page-set-fine = Cette collection est sans défaut.
page-set-more = Plus, rarement dit
page-set-save = Enregistrer la collection
page-set-saved = Enregistrée.
page-set-play = Jouer avec ces cartes
page-set-left = Pas de place dans le deck pour { $names }.
page-set-to-deck = Voir le deck
page-set-export = En fichier, à garder
page-set-forget = Supprimer cette collection
page-set-text = La collection comme fichier

## twelve-patrols: Le royaume
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
page-budget-empty = { $empty ->
    [0] tout est comblé
    [one] { $empty } emplacement vide
   *[other] { $empty } emplacements vides
}
page-this-turn = ce tour
page-refilled = complété quand vous validez
page-deck-count = { $left } dans la pile
page-deck-left = Pile, { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}
page-take-region = Prendre { $name }
page-see-region = { $name } : agrandir
page-open-large = { $name }, { $place } : agrandir
page-edge-north = Nord
page-edge-east = Est
page-edge-south = Sud
page-edge-west = Ouest
page-demand = { $edge } : { $kind ->
    [items] { $number ->
        [one] exactement 1 objet
       *[other] exactement { $number } objets
    }
    [colours] { $number ->
        [one] une seule couleur
       *[other] exactement { $number } couleurs
    }
   *[sum] somme des dés : { $number }
}
page-demand-free = { $edge } : libre
page-spot-here = Il peut aller ici.
page-spot-open = Ajouter des objets.
page-spot-chosen = Choisi : le prochain objet ira ici.
page-spot-bar-add = le prochain objet choisi ira ici
page-take-back = reprendre
page-take-back-item = Reprendre de { $spot } : { $item }
page-holding-region = { $name } en main : choisissez une place.
page-holding-item = { $item } en main : choisissez un emplacement.
page-choose-region = Choisissez une région
page-before-you-confirm = Avant de valider
page-order-short = Il manque :
page-order-cannot = Erreur :
page-order-warning = Attention :
page-orders-ready = Rien à corriger. Validez, et les patrouilles de ce tour se ferment.
page-orders-place = Choisissez d’abord une région exposée et posez-la.
page-orders-wait = Comblez les emplacements marqués.
page-confirm-turn = Valider le tour
page-confirm-mend = Valider : { $count } à corriger
page-change-die = Changer un dé
page-change-1 = Retirez un objet du jeu.
page-change-2 = Retiré du jeu : { $item }. Quel dé change ?
page-change-3 = Sa nouvelle valeur ?
page-turn-to = Le tourner sur { $value }
page-end-won = Le royaume tient
page-end-lost = Ce tour ne peut pas être complété

## twelve-patrols-deck: Ses decks
page-need = { $kind ->
    [items] { $number ->
        [one] exactement 1 objet
       *[other] exactement { $number } objets
    }
    [colours] { $number ->
        [one] une seule couleur
       *[other] exactement { $number } couleurs
    }
   *[sum] somme des dés : { $number }
}
page-deck-edit-lead = Saisissez chaque carte telle qu’elle est imprimée : son nom et l’exigence de chaque bord. Le deck reste sur ce serveur, pour vous seul.
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

## patrol: Le terrain
page-patrol-hidden = un soldat caché
page-patrol-hidden-detail = Il est face cachée. De ce côté de la table, personne ne sait qui c’est.
page-patrol-down = face cachée
page-patrol-seen = vu, face cachée
page-patrol-plain = uni
page-patrol-acts = agit
page-patrol-aimed = la cible
page-patrol-may = peut être choisi
page-patrol-would-fall = tomberait
page-patrol-would-stand = tiendrait
page-patrol-unsure = nul ne sait
page-patrol-spendable = peut être sacrifié
page-patrol-spent = sacrifié
page-patrol-counter = { $kind ->
    [permanent] { $count ->
        [one] 1 niveau permanent
       *[other] { $count } niveaux permanents
    }
    [temporary] { $count ->
        [one] 1 niveau pour cette manche
       *[other] { $count } niveaux pour cette manche
    }
    [poison] empoisonné
    [attack] +{ $count } d’attaque
    [health] +{ $count } de santé
    [wounds] { $count ->
        [one] 1 dégât
       *[other] { $count } dégâts
    }
   *[beast] mode Bête
}
page-patrol-side = { $side ->
    [you] Vous
    [enemy] Adversaire
    [a] Joueur 1
   *[b] Joueur 2
}
page-patrol-base = { $side ->
    [you] Votre base
    [enemy] Base adverse
    [a] Base du joueur 1
   *[b] Base du joueur 2
}
page-patrol-base-seat = Base du joueur { $seat }
page-patrol-won-seat = Le joueur { $seat } a gagné, { $more } à { $less }.
page-patrol-base-empty = vide
page-patrol-ran = { $count ->
    [one] 1 s’y est replié
   *[other] { $count } s’y sont repliés
}
page-patrol-waits = { $count } en main
page-patrol-fallen = { $count ->
    [0] personne n’est tombé
    [one] 1 tombé
   *[other] { $count } tombés
}
page-patrol-fallen-of = { $side ->
    [you] Vos tombés
    [enemy] Les tombés de l’adversaire
    [a] Les tombés du joueur 1
   *[b] Les tombés du joueur 2
}
page-patrol-of = sur { $most }
page-patrol-bubble = { $hue } : { $text }
page-patrol-attacks = attaquant
page-patrol-defends = défenseur
page-patrol-deck = pioche
page-patrol-afield = en jeu
page-patrol-up = visibles
page-patrol-goal = { $kind ->
    [rounds] { $most } manches
    [lore] Hardcore Lore
   *[points] Premier à { $most }
}
page-patrol-muster = Formez vos patrouilles
page-patrol-theirs = Les patrouilles de l’adversaire
page-patrol-number = Patrouille { $patrol }
page-patrol-new = Nouvelle patrouille
page-patrol-hand = En main
page-patrol-in-hand = { $name }, en main
page-patrol-drafted = { $name }, pour la patrouille { $patrol }
page-patrol-holding = En main : { $name }. Touchez une patrouille.
page-patrol-left = { $count ->
    [one] 1 soldat est encore en main
   *[other] { $count } soldats sont encore en main
}
page-patrol-ready = { $count ->
    [one] Une patrouille est prête.
   *[other] { $count } patrouilles sont prêtes.
}
page-patrol-march = Les poser
page-patrol-gather = Tous ensemble
page-patrol-scatter = Chacun seul
page-patrol-look = Voir de près
page-patrol-unassigned = Patrouilles sans vis-à-vis
page-patrol-assigning = Qui fait face à qui
page-patrol-assign-own = Choisissez une de vos patrouilles
page-patrol-assign-enemy = Choisissez la patrouille adverse qui lui fait face
page-patrol-assign-wait = L’adversaire choisit qui fait face à qui.
page-patrol-forming = Les patrouilles se forment.
page-patrol-nobody-faces = personne ne leur fait face
page-patrol-bare = Le terrain est vide.
page-patrol-orders = Vos ordres
page-patrol-orders-of = Ordres pour { $name }
page-patrol-choose-own = Choisissez un de vos soldats
page-patrol-choose-whom = Choisissez la cible
page-patrol-chosen = { $name } : choisissez un adversaire, ou un autre ordre.
page-patrol-chosen-alone = { $name } : choisissez un ordre.
page-patrol-against = { $name } contre { $target } : confirmez, ou choisissez un autre.
page-patrol-if-attack = Si vous attaquez
page-patrol-attack = Attaquer { $name }
page-patrol-use = Utiliser { $ability }
page-patrol-use-on = L’utiliser sur { $name }
page-patrol-hide = Se retourner ({ $ability })
page-patrol-change = Passer à la patrouille { $patrol }
page-patrol-run = Se replier
page-patrol-stay = Passer
page-patrol-cancel = Annuler
page-patrol-window = Répondre ?
page-patrol-window-wait = L’adversaire peut répondre.
page-patrol-level = Niveau
page-patrol-printed = imprimé { $level }
page-patrol-attack-is = Attaque
page-patrol-health-is = Santé
page-patrol-type = { $type ->
    [R] révélation
    [P] passive
   *[D] défense
}
page-patrol-no-ability = Aucune capacité.
page-patrol-spellball = Elle atteint les autres patrouilles.
page-patrol-formation = Votre formation
page-patrol-end-won = Vos patrouilles tiennent le terrain
page-patrol-end-lost = L’adversaire tient le terrain
page-patrol-end-drawn = Le terrain est partagé

## patrol-battle: Ses combats
page-patrol-lane = Votre patrouille { $own } face à la patrouille { $enemy }
page-patrol-choose-target = Choisissez qui attaquer
page-patrol-face-down = La carte cachée { $place }
page-patrol-named = { $name } { $place }
page-patrol-spend = Sacrifier { $name } : +{ $attack } d’attaque
page-patrol-spend-detail = Il va aux tombés, quoi qu’il advienne de l’attaque.
page-patrol-clash-both = les deux tombent
page-patrol-clash-theirs = le leur tombe
page-patrol-clash-ours = le vôtre tombe
page-patrol-clash-none = personne ne tombe
page-patrol-clash-unsure = nul ne sait
page-patrol-window-attack = { $actor } attaque votre soldat caché : { $aimed }.
page-patrol-window-ability = { $actor } utilise une capacité sur votre soldat caché : { $aimed }.
page-patrol-window-detail = Chaque fenêtre reste ouverte aussi longtemps : nul ne sait si vous aviez le choix.
page-patrol-window-sent = C’est décidé. La réponse part quand le temps est écoulé ; d’ici là vous pouvez en changer.

## patrol-deck: Ses decks
page-patrol-pencil = Crayons
page-patrol-pencil-on = { $name }, { $colour }
page-patrol-quota = { $has } sur { $wants }
page-patrol-total = { $has } cartes sur 90. Prenez un crayon, puis touchez un soldat : il est colorié et ajouté au deck. Touchez encore pour l’en retirer.

## spellfire: Le tableau
page-sf-tableau = Le tableau : six colonnes
page-sf-pool = Réserve
page-sf-pool-detail = l’écu porte le niveau imprimé ; « ici », le niveau avec tout ce qui agit
page-sf-now = ici
page-sf-foe = Adverse
page-sf-down = { $count ->
    [one] 1 carte face cachée
   *[other] { $count } cartes face cachée
  }
page-sf-no-realm = Pas de royaume
page-sf-no-attack = pas d’attaque ici
page-sf-won = Gagné.
page-sf-cleared = Colonne vide
page-sf-turning = La carte suivante est révélée
page-sf-in-fight = au combat
page-sf-take = Choisir { $name }
page-sf-take-target = Poser sur { $name }
page-sf-holding = { $name } est en main : touchez une carte marquée.
page-sf-totals = { $mine } à { $theirs }
page-sf-one = { $do } : { $totals }
page-sf-realms = Royaumes gagnés
page-sf-rule = Règle en vigueur
page-sf-rule-none = Aucune règle en jeu.
page-sf-event = Événement durable
page-sf-event-none = Aucun événement ne dure.
page-sf-foes = Champions adverses
page-sf-foes-detail = { $beaten ->
    [one] { $beaten } vaincu
   *[other] { $beaten } vaincus
  }, { $shown } en vue, { $unseen } à venir
page-sf-discards = Défausse
page-sf-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }
page-sf-look-through = parcourir
page-sf-fight = { $champion } attaque { $realm }
page-sf-last-fight = Le dernier combat
page-sf-yours = { $total }, vous
page-sf-theirs = { $total }, lui
page-sf-tie = { $total }, l’égalité est à lui
page-sf-hidden = { $count ->
    [0] Plus aucune carte cachée sous { $foe }.
    [one] Une carte cachée sous { $foe } : mené, il la révèle.
   *[other] { $count } cartes cachées sous { $foe } : mené, il les révèle.
  }
page-sf-hidden-short = { $count ->
    [one] 1 cachée
   *[other] { $count } cachées
  }
page-sf-steps = Pas à pas
page-sf-steps-count = { $count } étapes
page-sf-watch = Revoir le combat
page-sf-winning = devant
page-sf-losing = derrière
page-sf-at = { $column }, contre { $face }
page-sf-in = colonne { $column }
page-sf-do-attach-first = À attacher d’abord
page-sf-do-attach = Attacher
page-sf-do-attack = Attaquer
page-sf-do-discard = Défausser
page-sf-do-play = Jouer pour l’attaquant
page-sf-do-yield = Laisser tomber le champion
page-sf-do-choose = Choisir
page-sf-do-keep = N’en garder qu’un
page-sf-do-option = Au choix
page-sf-do-enough = C’est assez
page-sf-choose-where = Choisissez où
page-sf-nothing = Rien à faire de cette carte pour l’instant.
page-sf-large = Ouvrir en grand
page-sf-now-level = Niveau ici : { $level }
page-sf-plain = Aucun pouvoir propre.
page-sf-end-won = Six royaumes gagnés
page-sf-end-lost = Les colonnes tiennent

## spellfire-deck: Ses decks
page-sf-bench-lead = Cherchez des cartes d’après ce qu’elles sont ou d’après un mot de leur pouvoir, et ajoutez-les. Ce qui manque encore est dit à mesure.
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
page-sf-any = tous
page-sf-pool-all = Toutes les cartes
page-sf-seek = Mots du nom ou du pouvoir
page-sf-seek-detail = dragon, subit, défaussez…
page-sf-seek-type = Type
page-sf-seek-world = Monde
page-sf-seek-keyword = Mot-clé
page-sf-seek-least = Niveau minimum
page-sf-seek-most = Niveau maximum
page-sf-there = dans le deck
page-sf-starts = commence la partie
page-sf-lead = Commencer avec { $name }
page-sf-of = { $count } sur { $wanted }
page-sf-levels-of = { $total } niveaux (40 à 45)
page-sf-add = Ajouter { $name }
page-sf-add-friend = Ami
page-sf-add-foe = Adverse
page-sf-more = Et { $count } de plus : précisez la recherche.
page-sf-part-empty = aucune pour l’instant
