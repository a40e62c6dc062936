### A seat at a table of another server, in the terminal.

afar-link = “{ $link }” is no link to a table; copy the whole one from the page, as https://example.org/table/k3v9q2m7x1ap#…
afar-server = nobody answers at { $home } ({ $why }); is the link whole, and does the server run?
afar-strange = The server said something that this version does not understand; another version of vedette may.
afar-lost = The connection is lost; trying again…
afar-elsewhere = Your seat was opened elsewhere.
afar-greeting = { $game } at a distant table. { $seat ->
    [-2] You are watching.
   *[other] You are player { $seat }.
  } “help” names the commands.
afar-rematch = It goes on at another table.
afar-asked = { $what ->
    [undo] Player { $seat } asks to take its last choice back: yes or no?
   *[rematch] Player { $seat } asks for another game: yes or no?
  }
afar-asking = The other seat is asked.
afar-may-claim = Whose turn it is has gone: “claim” takes the win.
afar-deck-ask = Which deck do you play? Type a number, a name, a file or a code; nobody else is told before it may be known.
afar-deck-keep = the one that you had: { $deck }
afar-deck-waits = You play { $deck }. The game begins once the others have chosen theirs; until then “deck NAME” takes another.
afar-deck-dealt = The decks are chosen; the game has begun.
afar-deck-one = one deck, please: the other seat brings its own
afar-deck-unkept = the server keeps no such deck: { $words }
afar-after = “rematch” asks for another game, “quit” leaves.
afar-held = Decided. The answer goes out when the window closes; until then you may choose another.
afar-fair-waits = A fair deal: the server pledged { $pledge }. The cards are dealt when every player has pledged a salt and opened it.
afar-fair = { $found ->
    [verified] Fair deal, verified: every salt is the one pledged, and every card of the game follows from them.
    [kept] Fair deal, pledges kept: every salt is the one pledged ({ $pledge } is the server’s). Whether the cards follow from them could not be checked here; “vedette replay” checks the record.
    [older] Fair deal of the older kind: the server’s salt is the one it pledged ({ $pledge }), but the players pledged none.
   *[broken] The deal is not fair: a salt is not the one pledged (the server showed { $pledge }), or a card does not follow from the salts. Keep the record.
  }
afar-no-number = { $number } is no answer; there are { $count ->
    [0] none now
    [one] 1
   *[other] { $count }
  }
afar-could-be = “{ $text }” could be: { $could }
afar-unknown = “{ $text }” is none of the answers, and no command; “help” names the commands.
afar-no-undo = There is nothing to take back now.
afar-nothing-asked = Nobody asks you anything.
afar-no-language = there is no language “{ $text }”; there are { $languages }
afar-no-card = No card in sight is called “{ $name }”.
afar-help = Type the number of an answer, or words of it. An empty line asks again. The commands:
afar-command = { $name ->
    [help] help
    [look] look
    [card] card
    [log] log
    [undo] undo
    [redo] redo
    [yes] yes
    [no] no
    [rematch] rematch
    [claim] claim
    [give-up] give up
    [deck] deck
    [language] language
   *[quit] quit
  }
afar-command-help = { $name ->
    [help] names the commands
    [look] describes the table
    [card] reads a card out, all that is printed on it (card NAME); without a name every card in sight
    [log] tells what happened
    [undo] takes your last choice back, or asks whether it may be
    [redo] does it again
    [yes] agrees to what the other asks
    [no] does not
    [rematch] asks for another game, seats swapped
    [claim] takes the win from somebody who has gone
    [give-up] gives up
    [deck] takes the deck of a name, a file or a code, before the game begins
    [language] goes on in another language: en, fr
   *[quit] leaves; the seat is kept for you
  }
