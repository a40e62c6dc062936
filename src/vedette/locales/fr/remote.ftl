### Une place à la table d’un autre serveur, dans le terminal.

remote-link = « { $link } » n’est pas le lien d’une table ; copiez le lien entier depuis la page, comme https://example.org/table/k3v9q2m7x1ap#…
remote-server = { $home } ne répond pas ; vérifiez le lien, et que le serveur tourne
remote-strange = Le serveur a dit quelque chose que cette version ne comprend pas ; installez la même version de vedette que lui.
remote-closed = { $code ->
    [4404] cette table n’existe pas, ou plus ; copiez de nouveau le lien entier depuis la page
    [4409] votre place a été ouverte ailleurs
   *[other] le serveur a fermé la connexion ({ $code }) ; vérifiez que sa version de vedette est la vôtre
  }
remote-lost = Connexion perdue ; nouvel essai…
remote-elsewhere = Votre place a été ouverte ailleurs.
remote-greeting = { $game } sur un autre serveur. { $seat ->
    [-2] Vous regardez.
   *[other] Vous êtes le joueur { $seat }.
  } Tapez aide pour les commandes.
remote-rematch = La revanche commence à une autre table.
remote-asked = { $what ->
    [undo] Le joueur { $seat } aimerait reprendre son dernier choix : oui ou non ?
   *[rematch] Le joueur { $seat } aimerait une revanche : oui ou non ?
  }
remote-declined = { $what ->
    [undo] Votre adversaire a refusé : votre dernier choix reste.
   *[rematch] Votre adversaire a refusé la revanche.
  }
remote-emoted = Joueur { $seat } : { $words }
remote-asking = On demande à votre adversaire…
remote-may-claim = Votre adversaire est parti. Tapez « réclamer » pour gagner.
remote-deck-ask = Quel deck jouez-vous ? Tapez un numéro, un nom, un fichier ou un code. Il reste secret aussi longtemps que le veulent les règles.
remote-deck-keep = celui que vous aviez : { $deck }
remote-deck-waits = Vous jouez { $deck }. La partie commence quand votre adversaire a choisi ; d’ici là, « deck NOM » en prend un autre.
remote-deck-dealt = Les decks sont choisis, la partie commence.
remote-deck-one = un seul deck : votre adversaire apporte le sien
remote-deck-unkept = le serveur n’a pas accepté ce deck : { $words }
remote-after = Tapez « revanche » pour une autre partie, « quitter » pour partir.
remote-left = Au revoir. Le même lien vous ramène à la table.
remote-held = C’est noté. Votre réponse part à la fin du temps ; d’ici là, vous pouvez en choisir une autre.
remote-fair-waits = Donne vérifiable : le serveur s’est engagé sur un nombre secret ({ $pledge }). Les cartes sont distribuées quand chaque joueur en a ajouté un.
remote-fair = { $found ->
    [verified] Donne vérifiée : chaque nombre secret est bien celui engagé, et chaque carte en découle.
    [kept] Donne vérifiable, engagements tenus : chaque nombre secret est bien celui engagé (le serveur : { $pledge }). Il n’a pas été possible de vérifier ici que les cartes en découlent ; « vedette replay » vérifie l’enregistrement.
    [older] Donne vérifiable de l’ancienne sorte : le nombre secret du serveur est bien celui qu’il avait engagé ({ $pledge }), mais les joueurs n’en ajoutaient pas.
   *[broken] Vérification échouée : un nombre secret n’est pas celui engagé (le serveur a montré { $pledge }), ou une carte n’en découle pas. Gardez l’enregistrement.
  }
remote-nothing-asked = Votre adversaire ne vous a rien demandé.
remote-help = Tapez le numéro d’une réponse, ou quelques-uns de ses mots. Une ligne vide montre de nouveau les choix. Commandes :
