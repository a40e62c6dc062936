# Les mots de la page seule ; ce que disent les règles et le serveur vient de leurs propres fichiers.

## En-tête, menu, pages
site = Site
skip = Aller à la table
menu = Menu
language = Langue
language-en = English
language-fr = Français
theme = Jour ou nuit
theme-system = Comme l’appareil
theme-light = Jour
theme-dark = Nuit
theme-toggle = Thème : jour ou nuit
motion = Mouvement
motion-system = Comme l’appareil
motion-full = Complet
motion-none = Aucun
decks = Jeux de cartes
statistics = Statistiques
rules = Règles
settings = Réglages
keys = Touches
new-deal = Nouvelle donne
this-table = Cette table
close = Fermer
done = Terminé
never-mind = Annuler
copy = copier
copied = copié
play = Jouer
contents = Sommaire
title-home = Trois jeux de cartes à une même table
title-lost = Rien ici
lost-title = Hors de la carte
lost-detail = Il n’y a rien à cette adresse.
back-home = Retour au départ
no-table = Cette table n’existe pas. Elle a peut-être été oubliée.
no-server = Le serveur ne répond pas. Réessayez dans un instant.

## Accueil
choose-table = Choisissez votre table
home-lead = Deux jeux à méditer en solitaire, un à jouer contre quelqu’un. Sans compte, sans rien installer.
home-foot = Sans compte. Vos parties restent avec ce navigateur.
patrols-title = Patrols
patrols-name = 12 Patrols
patrols-pitch = Neuf régions, dix-huit chevaliers et soldats, douze postes à garnir pour que chaque frontière s’accorde.
spellfire-pitch = Videz six colonnes, trouvez vos champions et battez ceux qui barrent la route de six royaumes.
patrol-pitch = Cinq soldats face cachée, groupés selon votre audace. Révélez-les pour frapper ; gardez-les en vie pour marquer.
alone-minutes = en solitaire, { $minutes } min
two-minutes = à deux, { $minutes } min
being-built = En construction. Il prendra place à cette table ensuite.
choose-deal = Choisir une donne
dealing = On distribue…
new-here = Première visite ?
learn-rules = Lire les règles
learn-rules-detail = cinq minutes
decks-detail = les voir, saisir le vôtre
your-record = Votre palmarès
record-line = { $played ->
    [one] { $won } gagnée sur 1
   *[other] { $won ->
        [one] 1 gagnée sur { $played }
       *[other] { $won } gagnées sur { $played }
    }
}
record-none = aucune partie encore
continue = Reprendre
continue-none = Rien d’inachevé. Ce que vous laissez en cours vous attend ici, au coup près.
continue-wait = Un instant…
turn-of = tour { $turn } sur { $turns }
grade-is = niveau { $grade }
daily-of = du { $date }
go-on = reprendre
to-mend = { $count ->
    [one] 1 à corriger
   *[other] { $count } à corriger
}
daily = Donne du jour
daily-same = la même pour tous
daily-grade = 12 Patrols, niveau { $grade }
daily-tally = gagnable ; { $tried ->
    [one] 1 essai
   *[other] { $tried } essais
}, { $percent } % de réussite
daily-first = gagnable ; personne ne l’a encore tentée
daily-week = Cette semaine : { $won ->
    [one] { $won } jour gagné
   *[other] { $won } jours gagnés
}
daily-play = Jouer la donne du jour
daily-resume = Reprendre la donne du jour
daily-won = Gagnée. La revoir

## Choix de la donne
chooser-lead = Chaque donne a un code : qui le saisit reçoit les mêmes dés et les mêmes cartes.
chooser-setup = Jeu de cartes et variantes
chooser-find = Trouver une donne
deck = Jeu de cartes
see-deck = Voir ce jeu
enter-box = Saisir les cartes de votre boîte
variants = Variantes
way-winnable = Une donne gagnable
way-winnable-detail = prouvée avant d’être distribuée
way-random = N’importe quelle donne
way-random-detail = comme elle vient ; environ neuf sur dix sont gagnables
by-grade = Par niveau, toutes gagnables
by-code = Par son code
by-record = D’après un fichier de partie
finding-deal = Recherche d’une donne et de sa preuve…

## La table
display = Cartes exposées
supply = Réserve
kingdom = Le royaume
log = Journal
hint = Conseil
in-hand = { $count } en main
dice = Dés (chevaliers)
cubes = Cubes (soldats)
colour-white = Blanc
colour-yellow = Jaune
colour-blue = Bleu
letter-white = B
letter-yellow = J
letter-blue = A
a-die = { $colour }, dé { $face }
a-cube = { $colour }, cube
given-up = sacrifié
budget = Budget d’objets :
budget-spare = { $spare } en trop sur { $of }
budget-empty = { $empty ->
    [0] tous les postes sont garnis
    [one] { $empty } poste à garnir
   *[other] { $empty } postes à garnir
}
this-turn = ce tour-ci
refilled = complété après confirmation
deck-left = Pioche, { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}
take-region = Prendre { $name }
see-region = { $name } : agrandir
open-large = { $name }, { $place } : agrandir
edge-north = Nord
edge-east = Est
edge-south = Sud
edge-west = Ouest
need = { $kind ->
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
demand = { $edge } : { $kind ->
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
demand-free = { $edge } : libre
spot-here = Il peut aller ici.
spot-open = Ajouter des objets.
spot-chosen = Choisi : le prochain objet ira ici.
spot-bar-add = le prochain objet choisi ira ici
take-back = reprendre
take-back-item = Reprendre de { $spot } : { $item }
not-there = Impossible à cet endroit. Les places marquées sont libres.
holding-region = { $name } en main : choisissez une place. Échap la repose.
holding-item = { $item } en main : choisissez un poste. Échap le repose.
choose-region = Choisissez une région
before-you-confirm = Avant de confirmer
order-short = Il manque :
order-cannot = Erreur :
order-warning = Attention :
orders-ready = Rien à corriger. Confirmez, et les patrouilles de ce tour se ferment.
orders-place = Choisissez d’abord une région exposée et posez-la.
orders-wait = Garnissez les postes marqués.
confirm-turn = Confirmer le tour
confirm-mend = Confirmer : { $count } à corriger
change-die = Changer un dé
change-1 = Sacrifiez un objet ; il quitte la partie.
change-2 = Sacrifié : { $item }. Quel dé change ?
change-3 = Sa nouvelle valeur ?
turn-to = Le tourner sur { $value }
undo = Annuler
undo-assists = Annuler, au-delà de ce qui a été révélé : la partie compte comme aidée
redo = Rétablir
restart = Recommencer cette donne
bookmark = Signet
bookmarks = Signets
bookmark-name = Un nom, si vous voulez
bookmark-keep = Garder cette position
bookmark-turn = tour { $turn }
bookmark-forget = Oublier ce signet
turn-bar = Tour
table-coming = On dresse la table…
crumb-deal = Donne { $code }, { $deck }
this-deal = Cette donne
code = Code
copy-code = Copier le code
grade = Niveau
grade-of = { $grade } sur 5
verdict = Verdict
verdict-ask = demander
verdict-winnable = gagnable
verdict-unwinnable = perdue
verdict-undecided = indécise
time = Temps
assisted = Avec aide
assist-undo = annulation au-delà d’une révélation
assist-hint = conseil
assist-chance = chances
assist-watch = verdict
assist-solution = solution
assist-replay = partie revue
unassisted = aucune
win-chance = Chances de gagner
chance-offer = Vos chances en jouant au mieux à partir d’ici. Compte comme une aide.
chance-show = Les afficher
chance-hide = les cacher
chance-by-turn = Tour par tour : { $list }
hint-offer = Dans l’impasse ? La lanterne en dit un peu plus à chaque fois, et toujours pourquoi.
hint-tier = Degré { $tier } sur 4
hint-next-1 = Un indice
hint-next-2 = Quelle carte, quel objet ?
hint-next-3 = Le coup
hint-next-4 = Toute la suite
hint-do = Le jouer
log-empty = Rien ne s’est encore passé.
log-text = texte
describe = La position en toutes lettres
looking-back = Retour en arrière : moment { $n } sur { $last }. Rien ne change ici.
replay = revoir
replay-first = Premier moment
replay-previous = Moment précédent
replay-next = Moment suivant
replay-last = Dernier moment
replay-play = Lecture
replay-pause = Pause
replay-moment = Moment
replay-at = { $n } sur { $last }
play-from-here = Jouer à partir d’ici
back-to-now = Revenir au présent
solution = Solution
show-solution = Montrer une solution
take-over = Reprendre la main ici
download-record = Télécharger la partie
give-up = Abandonner
give-up-ask = La donne compte alors comme perdue. Vous pourrez encore voir comment la gagner.
play-on = Continuer
connection-lost = Connexion perdue depuis { $since }. La table attend ; rien n’est perdu.

## La fin
end-won = Le royaume tient
end-lost = Le royaume tombe
end-conceded = Abandon
help-taken = Aide
luck = points de chance
skill = points par vos choix
luck-and-skill = Chance et adresse de cette partie
another-deal = Une autre donne
again = Rejouer
share-deal = Copier un lien vers cette donne

## Touches
key-arrows = parcourir ce qui est possible
key-enter = prendre, poser, appuyer
key-escape = reposer, quitter la revue
key-confirm = confirmer le tour
key-undo = annuler
key-redo = rétablir
key-hint = conseil ; encore pour en savoir plus
key-describe = la position en toutes lettres
key-bookmark = signet
key-new = une autre donne
key-ends = revue : début, fin
key-steps = revue : reculer, avancer
key-help = cette feuille

## Jeux de cartes
decks-lead = Ce qui est sur la table est de la donnée. Regardez chaque carte, ou saisissez celles de votre propre boîte pour les jouer.
own-deck = à vous
deck-see-lead = { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
} Icônes : les bustes comptent les objets, les écus les couleurs, le dé les points.
deck-edit-lead = Saisissez chaque carte telle qu’elle est imprimée : son nom et l’exigence de chaque bord. Le jeu reste sur ce serveur, pour vous seul.
deck-play = Jouer avec ce jeu
deck-edit = Modifier
deck-copy = Partir de ce jeu
deck-forget = Oublier ce jeu
deck-title = Nom du jeu
my-box = Ma boîte
deck-text = Le jeu sous forme de fichier
deck-as-text = En fichier
deck-as-cards = En cartes
deck-twelve = Passer à douze cartes
deck-nine = Revenir à neuf cartes
deck-check = Vérification
deck-fine = Ce jeu est sans défaut.
deck-save = Enregistrer le jeu
faults = { $count ->
    [one] { $count } défaut
   *[other] { $count } défauts
}
line = ligne { $line }
card-number = Carte { $number }
card-name = Nom
card-name-of = Nom de la carte { $number }
free = libre
kind-items = Objets
kind-colours = Couleurs
kind-sum = Somme des dés
terrain = Image
terrain-auto = selon son nom
terrain-plains = plaines
terrain-valley = vallée
terrain-canyon = canyon
terrain-hills = collines
terrain-ford = gué
terrain-forest = forêt
terrain-marsh = marais
terrain-coast = côte
terrain-moor = lande
terrain-tower = tour
terrain-island = île
terrain-lake = lac

## Statistiques et réglages
statistics-lead = Les parties aidées sont comptées à part : annulation au-delà d’une révélation, conseils, chances de gagner, solution.
statistics-none = Rien à compter encore : terminez une partie, gagnée ou perdue.
alone = Sans aide
alone-detail = aucune aide prise
with-help = Avec aide
with-help-detail = conseils, annulations
of-played = { $played ->
    [one] gagnée sur { $played }
   *[other] gagnées sur { $played }
}
share-won = { $percent } % gagnées
streak = Série en cours
best-streak = Meilleure série
fastest = Victoire la plus rapide
time-played = Temps à la table
unfinished = { $count ->
    [0] aucune inachevée
    [one] { $count } inachevée
   *[other] { $count } inachevées
}
by-deck = Par jeu et niveau
past-games = Parties terminées
forget-statistics = Oublier les parties terminées
forget-ask = Toutes les parties terminées et leurs fichiers seront oubliés. C’est irréversible.
forget-yes = Les oublier
settings-lead = Gardés dans ce navigateur.
chance-always = Toujours afficher les chances de gagner
chance-always-detail = Chaque partie compte alors comme jouée avec aide.
