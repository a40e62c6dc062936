### A seat at a table of another server, in the terminal.

remote-link = “{ $link }” isn’t a link to a table; copy the whole link from the page, such as https://example.org/table/k3v9q2m7x1ap#…
remote-server = { $home } isn’t answering; check the link, and that the server is running
remote-strange = The server said something this version doesn’t understand; install the server’s version of vedette.
remote-closed = { $code ->
    [4404] this table doesn’t exist, or no longer; copy the whole link from the page once more
    [4409] your seat was opened in another place
   *[other] the server closed the connection ({ $code }); check that its version of vedette is yours
  }
remote-lost = Connection lost; trying again…
remote-elsewhere = Your seat was opened in another place.
remote-greeting = { $game } on another server. { $seat ->
    [-2] You’re watching.
   *[other] You’re player { $seat }.
  } Type help for the commands.
remote-rematch = The rematch starts at another table.
remote-asked = { $what ->
    [undo] Player { $seat } would like to take back their last choice: yes or no?
   *[rematch] Player { $seat } would like a rematch: yes or no?
  }
remote-declined = { $what ->
    [undo] Your opponent declined: your last choice stays.
   *[rematch] Your opponent declined a rematch.
  }
remote-emoted = Player { $seat }: { $words }
remote-asking = Asking your opponent…
remote-may-claim = Your opponent left. Type “claim” to win.
remote-deck-ask = Which deck do you play? Type a number, a name, a file or a code. It stays secret for as long as the rules say.
remote-deck-keep = the one you had: { $deck }
remote-deck-waits = You play { $deck }. The game starts when your opponent has chosen; until then “deck NAME” picks another.
remote-deck-dealt = The decks are chosen; the game has started.
remote-deck-one = one deck, please: your opponent brings their own
remote-deck-unkept = the server didn’t accept this deck: { $words }
remote-after = Type “rematch” for another game, “quit” to leave.
remote-left = Goodbye. The same link brings you back.
remote-held = Got it. Your answer goes out when the time is up; until then you can choose another.
remote-fair-waits = Verifiable deal: the server has locked in a secret number ({ $pledge }). The cards are dealt once every player has added one.
remote-fair = { $found ->
    [verified] Verified deal: every secret number is the one locked in, and every card follows from them.
    [kept] Verifiable deal, seals kept: every secret number is the one locked in (the server’s: { $pledge }). Whether the cards follow from them couldn’t be checked here; “vedette replay” checks the game file.
    [older] Verifiable deal, older kind: the server’s secret number is the one it locked in ({ $pledge }), but the players added none.
   *[broken] This deal failed the check: a secret number isn’t the one locked in (the server showed { $pledge }), or a card doesn’t follow from them. Keep the game file.
  }
remote-nothing-asked = Your opponent hasn’t asked you anything.
remote-help = Type the number of an answer, or some of its words. An empty line shows the choices again. Commands:
