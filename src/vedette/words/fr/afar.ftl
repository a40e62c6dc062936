### Une place à la table d’un autre serveur, dans le terminal.

afar-link = « { $link } » n’est pas le lien d’une table ; copiez-le tout entier depuis la page, comme https://example.org/table/k3v9q2m7x1ap#…
afar-server = personne ne répond à { $home } ({ $why }) ; le lien est-il entier, et le serveur tourne-t-il ?
afar-strange = Le serveur a dit quelque chose que cette version ne comprend pas ; une autre version de vedette le comprendra peut-être.
afar-lost = La connexion est perdue ; nouvel essai…
afar-elsewhere = Votre place a été ouverte ailleurs.
afar-greeting = { $game } à une table lointaine. { $seat ->
    [-2] Vous regardez.
   *[other] Vous êtes le joueur { $seat }.
  } « aide » nomme les commandes.
afar-rematch = On continue à une autre table.
afar-asked = { $what ->
    [undo] Le joueur { $seat } demande à reprendre son dernier choix : oui ou non ?
   *[rematch] Le joueur { $seat } demande une autre partie : oui ou non ?
  }
afar-asking = On demande à l’autre joueur.
afar-may-claim = Celui dont c’est le tour est parti : « réclamer » prend la victoire.
afar-deck-ask = Quel deck jouez-vous ? Tapez un numéro, un nom, un fichier ou un code ; personne d’autre ne l’apprend avant l’heure.
afar-deck-keep = celui que vous aviez : { $deck }
afar-deck-waits = Vous jouez { $deck }. La partie commence quand les autres ont choisi le leur ; d’ici là, « deck NOM » en prend un autre.
afar-deck-dealt = Les decks sont choisis, la partie a commencé.
afar-deck-one = un seul deck : l’autre joueur apporte le sien
afar-deck-unkept = le serveur ne garde pas ce deck : { $words }
afar-after = « revanche » demande une autre partie, « quitter » s’en va.
afar-held = C’est décidé. La réponse part quand la fenêtre se ferme ; d’ici là vous pouvez en choisir une autre.
afar-fair-waits = Une donne vérifiable : le serveur a promis { $pledge }. Les cartes sont distribuées quand chaque joueur a promis un sel et l’a ouvert.
afar-fair = { $found ->
    [verified] Donne vérifiable, vérifiée : chaque sel est celui qui avait été promis, et chaque carte de la partie en découle.
    [kept] Donne vérifiable, promesses tenues : chaque sel est celui qui avait été promis (le serveur : { $pledge }). Il n’a pas été possible de vérifier ici que les cartes en découlent ; « vedette replay » vérifie l’enregistrement.
    [older] Donne vérifiable de l’ancienne sorte : le sel du serveur est celui qu’il avait promis ({ $pledge }), mais les joueurs n’en avaient promis aucun.
   *[broken] La donne n’est pas comme promise : un sel n’est pas celui qui avait été promis (le serveur a montré { $pledge }), ou une carte ne découle pas des sels. Gardez l’enregistrement.
  }
afar-no-number = { $number } n’est pas une réponse ; il y en a { $count ->
    [0] aucune à présent
    [one] 1
   *[other] { $count }
  }
afar-could-be = « { $text } » peut être : { $could }
afar-unknown = « { $text } » n’est aucune des réponses, ni une commande ; « aide » nomme les commandes.
afar-no-undo = Il n’y a rien à reprendre à présent.
afar-nothing-asked = Personne ne vous demande rien.
afar-no-language = il n’y a pas de langue « { $text } » ; il y a { $languages }
afar-no-card = Aucune carte visible ne s’appelle « { $name } ».
afar-help = Tapez le numéro d’une réponse, ou de ses mots. Une ligne vide repose la question. Les commandes :
afar-command = { $name ->
    [help] aide
    [look] voir
    [card] carte
    [log] journal
    [undo] annuler
    [redo] rétablir
    [yes] oui
    [no] non
    [rematch] revanche
    [claim] réclamer
    [give-up] abandonner
    [deck] deck
    [language] langue
   *[quit] quitter
  }
afar-command-help = { $name ->
    [help] nomme les commandes
    [look] décrit la table
    [card] lit une carte, tout ce qui y est imprimé (carte NOM) ; sans nom, chaque carte visible
    [log] raconte ce qui s’est passé
    [undo] reprend votre dernier choix, ou demande si cela se peut
    [redo] le rétablit
    [yes] accepte ce que l’autre demande
    [no] refuse
    [rematch] demande une autre partie, places échangées
    [claim] prend la victoire à qui est parti
    [give-up] abandonne
    [deck] prend le deck d’un nom, d’un fichier ou d’un code, avant que la partie commence
    [language] continue dans une autre langue : en, fr
   *[quit] s’en va ; la place vous est gardée
  }
