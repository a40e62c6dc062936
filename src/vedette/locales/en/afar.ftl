### A seat at a table of another server, in the terminal.

afar-link = “{ $link }” isn’t a link to a table; copy the whole link from the page, such as https://example.org/table/k3v9q2m7x1ap#…
afar-server = { $home } isn’t answering ({ $why }); check the link, and that the server is running
afar-strange = The server said something this version doesn’t understand; install the server’s version of vedette.
afar-lost = Connection lost; trying again…
afar-elsewhere = Your seat was opened in another place.
afar-greeting = { $game } on another server. { $seat ->
    [-2] You’re watching.
   *[other] You’re player { $seat }.
  } Type help for the commands.
afar-rematch = The rematch starts at another table.
afar-asked = { $what ->
    [undo] Player { $seat } would like to take back their last choice: yes or no?
   *[rematch] Player { $seat } would like a rematch: yes or no?
  }
afar-emoted = Player { $seat }: { $words }
afar-asking = Asking your opponent…
afar-may-claim = Your opponent left. Type “claim” to win.
afar-deck-ask = Which deck do you play? Type a number, a name, a file or a code. It stays secret for as long as the rules say.
afar-deck-keep = the one you had: { $deck }
afar-deck-waits = You play { $deck }. The game starts when your opponent has chosen; until then “deck NAME” picks another.
afar-deck-dealt = The decks are chosen; the game has started.
afar-deck-one = one deck, please: your opponent brings their own
afar-deck-unkept = the server didn’t accept this deck: { $words }
afar-after = Type “rematch” for another game, “quit” to leave.
afar-held = Got it. Your answer goes out when the time is up; until then you can choose another.
afar-fair-waits = Verifiable deal: the server has locked in a secret number ({ $pledge }). The cards are dealt once every player has added one.
afar-fair = { $found ->
    [verified] Verified deal: every secret number is the one locked in, and every card follows from them.
    [kept] Verifiable deal, seals kept: every secret number is the one locked in (the server’s: { $pledge }). Whether the cards follow from them couldn’t be checked here; “vedette replay” checks the game file.
    [older] Verifiable deal, older kind: the server’s secret number is the one it locked in ({ $pledge }), but the players added none.
   *[broken] This deal failed the check: a secret number isn’t the one locked in (the server showed { $pledge }), or a card doesn’t follow from them. Keep the game file.
  }
afar-nothing-asked = Your opponent hasn’t asked you anything.
afar-help = Type the number of an answer, or some of its words. An empty line shows the choices again. Commands:
