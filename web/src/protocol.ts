// Written by `make schema` from src/vedette/protocol: change the types there, not here.

export const PROTOCOL = 2;

/** JSON of a game's own, which its folder under `games/` types. */
export type Json = { [key: string]: JsonValue };
export type JsonValue = string | number | boolean | null | JsonValue[] | Json;

export type BeatKind = 'roll' | 'turn' | 'lay' | 'attack' | 'answer' | 'ability' | 'gave' | 'total' | 'clash' | 'counter' | 'hurt' | 'move' | 'run' | 'pass' | 'fall' | 'nothing' | 'line' | 'realm' | 'round' | 'score' | 'level' | 'end';
export type Color = 'red' | 'orange' | 'green' | 'teal' | 'blue' | 'purple';
export type CompareVerdict = 'better' | 'worse' | 'none' | 'counting';
export type Emote = 'hello' | 'well-played' | 'thanks';
export type Finding = 'winnable' | 'unwinnable' | 'undecided';
export type Kind = 'luck' | 'skill' | 'enemy';
export type Language = 'en' | 'fr';
export type Origin = 'random' | 'seed' | 'code' | 'grade' | 'winnable' | 'daily' | 'deal' | 'record' | 'branch' | 'rung';
export type Proposal = 'undo' | 'rematch';
export type Result = 'won' | 'lost' | 'drawn';
export type StudyMeasure = 'won' | 'winnable' | 'won-of-winnable' | 'turn' | 'first';

/** Sit down, or watch: the first message of a socket. */
export type Join = {
  type: 'join';
  id: string;
  language?: Language;
  /** A signed token of the seat, where the cookie does not hold it: on another device, or for an invited guest. */
  token?: string | null;
  protocol?: number;
  /** An id that the browser's tab chose: with it, a guest has a seat open in one tab at a time. */
  tab?: string | null;
  /** Take the seat over from another tab. */
  here?: boolean;
  /** Send the table whole once, then only what changes; `speak` asks for the whole again. */
  changes?: boolean;
  /** Watch, though one has a seat: the board that players at one screen share. */
  watch?: boolean;
  /** Take a free seat of a table that is open to everybody (`Offer`); where none is left, watch. */
  accept?: boolean;
};

/** Ask for a pong: a page cannot see the web socket's own pings. */
export type Ping = {
  type: 'ping';
  id: string;
};

/** Pledge the salt that I shall add to a fair deal, having seen what the server pledged. */
export type Pledge = {
  type: 'pledge';
  id: string;
  /** Its SHA-256, in hexadecimal digits (`vedette.core.pledge`). */
  pledge: string;
  table?: string | null;
  seat?: number | null;
};

/** Open the salt that I pledged, once all have pledged. */
export type Salt = {
  type: 'salt';
  id: string;
  /** Hexadecimal digits. */
  salt: string;
  table?: string | null;
  seat?: number | null;
};

/** Play with this deck, at a table where every player brings one; until all have, another may replace it. */
export type Bring = {
  type: 'bring';
  id: string;
  /** A deck of ours, `own/NAME` for one of mine, or a code; null for the one that I had before. */
  deck?: string | null;
  table?: string | null;
  seat?: number | null;
};

/** Switch to another language; the whole table is sent again. */
export type Speak = {
  type: 'speak';
  id: string;
  language: Language;
};

/** Do one of the legal actions of this version. */
export type Act = {
  type: 'act';
  id: string;
  version: number;
  action: number;
  table?: string | null;
  seat?: number | null;
};

/** Take back the last choice of a player, with what chance answered to it. */
export type Undo = {
  type: 'undo';
  id: string;
  version: number;
  table?: string | null;
  seat?: number | null;
};

/** Do again what was taken back last. */
export type Redo = {
  type: 'redo';
  id: string;
  version: number;
  table?: string | null;
  seat?: number | null;
};

/** Begin again with the same deal. */
export type Restart = {
  type: 'restart';
  id: string;
  version: number;
  table?: string | null;
  seat?: number | null;
};

/** Take one earlier action of this turn out and keep what followed, where it is still legal. */
export type Retract = {
  type: 'retract';
  id: string;
  version: number;
  /** The number of the action in the log. */
  n: number;
  table?: string | null;
  seat?: number | null;
};

/** Take back until this moment; everything can be done again. */
export type Back = {
  type: 'back';
  id: string;
  version: number;
  n: number;
  table?: string | null;
  seat?: number | null;
};

/** Give up. */
export type Concede = {
  type: 'concede';
  id: string;
  version: number;
  table?: string | null;
  seat?: number | null;
};

/** Look at a past moment; nothing changes. */
export type Goto = {
  type: 'goto';
  id: string;
  n: number;
  /** Look from this seat (-3 for a spectator); after the end, every hand is open to everybody. */
  eyes?: number | null;
};

/** Ask for lines of the log that came before one of them. */
export type Earlier = {
  type: 'earlier';
  id: string;
  /** The number of the first line that I have. */
  before: number;
};

/** Open a new table that begins at this moment; this one stays as it is. */
export type Branch = {
  type: 'branch';
  id: string;
  n: number;
};

/** Ask for the position, or a past moment of it, as plain text. */
export type Describe = {
  type: 'describe';
  id: string;
  n?: number | null;
};

/** Ask what is printed on each card that I can read now. */
export type ClientFaces = {
  type: 'faces';
  id: string;
};

/** Ask what these actions of mine would come to, one after the other; nothing is done. */
export type Foresee = {
  type: 'foresee';
  id: string;
  version: number;
  actions: number[];
  table?: string | null;
  seat?: number | null;
};

/** Ask for advice: 1 a nudge, 2 which card or item, 3 the action, 4 the line to the end. */
export type Hint = {
  type: 'hint';
  id: string;
  version: number;
  tier: number;
  table?: string | null;
  seat?: number | null;
};

/** Show the win chance from now on, or no longer. */
export type Chance = {
  type: 'chance';
  id: string;
  on: boolean;
};

/** Report from now on whether this deal can still be won with all cards known, or no longer. */
export type Watch = {
  type: 'watch';
  id: string;
  on: boolean;
};

/** Ask for a winning line from now, or from a past moment. */
export type Solve = {
  type: 'solve';
  id: string;
  n?: number | null;
};

/** Look at the position after the first steps of the solution that was shown; nothing changes. */
export type Preview = {
  type: 'preview';
  id: string;
  steps: number;
};

/** Play the first steps of the solution that was shown, then go on alone. */
export type Takeover = {
  type: 'takeover';
  id: string;
  version: number;
  steps: number;
  table?: string | null;
  seat?: number | null;
};

/** Ask, after the end, what luck and what skill did. */
export type Review = {
  type: 'review';
  id: string;
};

/** Remember the present position under a name. */
export type Bookmark = {
  type: 'bookmark';
  id: string;
  name?: string;
};

/** Forget a bookmark. */
export type Unmark = {
  type: 'unmark';
  id: string;
  mark: number;
};

/** Return to a bookmark, on whatever line it lies. */
export type Recall = {
  type: 'recall';
  id: string;
  version: number;
  mark: number;
  table?: string | null;
  seat?: number | null;
};

/** Ask the other seat to agree: to take my last choice back, or, after the end, to play again. */
export type Ask = {
  type: 'ask';
  id: string;
  version: number;
  what: Proposal;
  table?: string | null;
  seat?: number | null;
};

/** Agree to what the other seat asks, or not. */
export type Reply = {
  type: 'reply';
  id: string;
  version: number;
  what: Proposal;
  yes: boolean;
  table?: string | null;
  seat?: number | null;
};

/** Claim the win because the awaited player has gone. */
export type Claim = {
  type: 'claim';
  id: string;
  version: number;
  table?: string | null;
  seat?: number | null;
};

/** Open a free seat of my table to every user of this server, or close it to all without an invitation. */
export type Offer = {
  type: 'offer';
  id: string;
  on: boolean;
  table?: string | null;
  seat?: number | null;
};

/** Say one of three things to all at the table; refused as `often` where I said something just now. */
export type Say = {
  type: 'say';
  id: string;
  emote: Emote;
  table?: string | null;
  seat?: number | null;
};

/** Be known by this name and colour at the table from now on; without a name, by the number of my seat. */
export type Introduce = {
  type: 'introduce';
  id: string;
  name?: string;
  color?: Color | null;
  table?: string | null;
  seat?: number | null;
};

/** Cancel the job that the message with that id started. */
export type Cancel = {
  type: 'cancel';
  id: string;
  work: string;
};

/** One action that may be done, or one step of a line. */
export type Choice = {
  action: number;
  words: string;
  parts: Record<string, number | string>;
};

/** One line of the log: what happened at action `n`. */
export type Line = {
  n: number;
  turn: number;
  words: string;
  /** A seat, -1 for chance, -4 for a step that everybody could see was the only one. */
  mover: number;
  /** What a page draws of it; null where the seat may not know it. */
  parts?: Record<string, number | string> | null;
  /** The number of the line with which its action began, where it is a later step of one. */
  of?: number | null;
  /** Of the last step so far: the whole action in one line, to be shown in place of its steps. */
  sum?: string;
  /** Whether it is a forced step without a consequence that is told: a log may leave it out. */
  idle?: boolean;
};

/** Keep the lines of the log you have whose number is below `keep`, forget the others, add these. */
export type Log = {
  keep: number;
  lines: Line[];
};

/** One thing that followed from action `n`, for a page that shows it happen. */
export type Beat = {
  kind: BeatKind;
  n: number;
  /** A sentence. */
  words: string;
  /** Where on the table: `place 3`, `card 17`, `column 2`, as the game's views number them. */
  places: string[];
  /** Totals, what was gained, points: what the kind counts. */
  numbers: number[];
  /** The faces of cards that turned up, as the view has them. */
  cards: Json[];
};

/** The messages that may be sent now. */
export type Can = {
  act: boolean;
  undo: boolean;
  redo: boolean;
  restart: boolean;
  concede: boolean;
  hint: boolean;
  chance: boolean;
  solve: boolean;
  watch: boolean;
  review: boolean;
  record: boolean;
  /** The actions of this turn that may be taken out, by their numbers in the log. */
  retract: number[];
  /** Undo would go back past something that chance revealed: the game then counts as assisted. */
  undo_assists: boolean;
  /** What the other seat may be asked to agree to: `undo`, `rematch`. */
  ask: Proposal[];
  /** The awaited player has gone: the win may be claimed. */
  claim: boolean;
};

/** How it ended. */
export type Over = {
  /** For the receiving seat; for a spectator, for seat 0. */
  result: Result;
  returns: number[];
  conceded: boolean;
  words: string;
  how: 'conceded' | 'gone' | 'played' | 'time' | 'unopened';
  /** The points that this game adds to the receiver's profile, where it adds any. */
  lore: number | null;
  /** Of a game in rounds: the number of each, and each seat's points at its end. */
  rounds: number[][];
};

/** One bookmark. */
export type Mark = {
  mark: number;
  n: number;
  turn: number;
  name: string;
  /** It lies on the line that is being played, not after the present moment. */
  here: boolean;
};

/** A seat and its player. */
export type Seat = {
  seat: number;
  /** A bot's title, or the name that the player chose; empty where they chose none. */
  name: string;
  you: boolean;
  /** Its player is connected. */
  here: boolean;
  /** A player has this seat; if not, an invitation is open. */
  taken: boolean;
  /** Its player has been absent for so long that the other may claim the win when it is their turn. */
  gone: boolean;
  /** A bot has this seat; `name` says which. */
  bot: boolean;
  /** The bot is choosing. */
  thinking: boolean;
  /** The colour that the player chose. */
  color: Color | null;
};

/** Something that a seat asks the other to agree to. */
export type Asked = {
  what: Proposal;
  seat: number;
};

/** The players' time, in seconds. */
export type Clock = {
  bank: number;
  /** Added after each turn. */
  increment: number;
  /** What each seat has at the moment of this message. */
  left: number[];
  /** The seat whose clock runs, null where none does. */
  running: number | null;
};

/** A deal by commit and reveal: the pledges, and the salts that it was made of. */
export type Fair = {
  /** The SHA-256 that `vedette.core.pledge` makes of the server's salt. */
  pledge: string;
  /** Each seat's; null where it is awaited, `-` for a bot, which adds no salt. */
  pledges: (string | null)[];
  /** Each seat's salt; null where it is awaited or still hidden, `-` for a bot. */
  salts: (string | null)[];
  /** The server's own, once the game is over. */
  salt: string | null;
};

/** A window for an answer, open equally long whatever there is to answer. */
export type Window = {
  seconds: number;
  /** At the moment of this message. */
  left: number;
  /** The action that I have decided on; it is done when the window closes, and may be replaced until then. */
  answer: number | null;
};

/** The seats that have brought a deck; `mine` is the title of the receiver's own, or of the one to keep. */
export type BroughtDecks = {
  brought: boolean[];
  mine: string;
};

/** The goal, or a variant that is on. */
export type Rule = {
  words: string;
  detail: string;
  goal: boolean;
};

/** What is being played. The code names the whole deal, so it is sent only where its players may know it. */
export type Deal = {
  code: string | null;
  deck: string;
  deck_words: string;
  options: string[];
  origin: Origin;
  /** 1 gentle to 5 fiendish, null where it was not graded. */
  grade: number | null;
  verdict: Finding | null;
  /** The date of a daily deal, ISO 8601. */
  daily: string | null;
  /** Of a branch, to its players: the table whose line of play it left. */
  parent: string | null;
  /** Of a rung of the game's ladder its number, and of how many; empty of another table. */
  rung: number[];
  /** What it is played by beside the rules: the goal first, where the game has several, then the variants. */
  rules: Rule[];
};

/** You sit here; a table message follows. */
export type Welcome = {
  type: 'welcome';
  id: string;
  protocol: number;
  table: string;
  game: string;
  game_words: string;
  players: number;
  /** -3 for a spectator. */
  seat: number;
  language: Language;
  deal: Deal;
  release: string;
  /** A notice to show at once, as that the seat of an invitation was taken. */
  notice: string;
};

/** The score of a game and the rematches before it. */
export type Series = {
  /** The games that each seat's player has won, by their present seat; the one that has just ended among them. */
  won: number[];
  drawn: number;
};

/** Everything that a seat may know now. */
export type Table = {
  type: 'table';
  version: number;
  n: number;
  turn: number;
  /** The position as the game shows it to this seat. */
  view: Json;
  /** What you may do now, ascending; empty when it is not your turn. */
  legal: Choice[];
  log: Log;
  can: Can;
  /** What help was taken, empty for an unassisted game: undo, hint, chance, watch, solution, branch, replay. */
  assisted: string[];
  over: Over | null;
  bookmarks: Mark[];
  seats: Seat[];
  /** Time at the table so far; pauses do not count. */
  seconds: number;
  /** What is being asked and not answered yet. */
  asks: Asked[];
  /** What was asked at this position and declined. */
  declined: Asked[];
  clock: Clock | null;
  /** Of a fair deal; nothing is dealt while a pledge or a salt is awaited. */
  fair: Fair | null;
  /** Until all decks are there: no game yet, and an empty `view`. */
  decks: BroughtDecks | null;
  /** The table of the rematch. */
  rematch: string | null;
  /** While a seat may answer in secret, at a table with several people. */
  window: Window | null;
  /** What followed from the actions of the new lines of the log, in order; none where some were taken back. */
  beats: Beat[];
  /** Of a rematch, and of a first game once it is over. */
  series: Series | null;
  /** Whether anybody on this server may take a free seat (`offer`). */
  offered: boolean;
  /** How many of the `n` actions players have made; the others are chance. */
  moves: number;
};

/** What is different from the table that was sent last over this socket; only to clients that joined for it. */
export type Changes = {
  type: 'changes';
  /** As in `Table`. */
  log: Log;
  /** The change of everything else in it, as `protocol.changes` makes it; empty where nothing else is new. */
  changes: Json;
  /** As in `Table`; cards may be copies of what the table shows once it is changed. */
  beats: Beat[];
};

/** It is done, stored, and this is the version it made. */
export type Done = {
  type: 'done';
  id: string;
  version: number;
};

/** The answer to a ping. */
export type Pong = {
  type: 'pong';
  id: string;
};

/** It was not done, and why. */
export type Refused = {
  type: 'refused';
  id: string | null;
  reason: string;
  words: string;
  /** The field, the line or the place that was at fault. */
  where: string | null;
};

/** A past moment. */
export type Seen = {
  type: 'moment';
  id: string;
  n: number;
  last: number;
  turn: number;
  view: Json;
  /** What led to it. */
  line: Line | null;
  /** What followed from that action. */
  beats: Beat[];
};

/** Earlier lines of the log. */
export type Lines = {
  type: 'lines';
  id: string;
  lines: Line[];
};

/** A new table. */
export type Opened = {
  type: 'opened';
  id: string;
  table: string;
};

/** The game goes on at another table, seats swapped; every connection may follow. */
export type Rematch = {
  type: 'rematch';
  table: string;
};

/** The player of a seat says something to all at the table; it is told once and kept nowhere. */
export type Emoted = {
  type: 'emoted';
  seat: number;
  emote: Emote;
  words: string;
};

/** Another tab took this seat over; this one closes. */
export type Elsewhere = {
  type: 'elsewhere';
};

/** A position in words, line by line. */
export type Text = {
  type: 'text';
  id: string;
  n: number;
  words: string;
};

/** What is printed on each card that a seat can read, a line for each. */
export type ServerFaces = {
  type: 'faces';
  id: string;
  lines: string[];
  /** Those of which the view has only a part, as the game draws them. */
  cards: Json[];
};

/** What actions would come to, as far as the seat can know; nothing of it has been done. */
export type Foreseen = {
  type: 'foreseen';
  id: string;
  version: number;
  words: string[];
  /** The same for a page to draw, in the game's own words. */
  facts: Json;
};

/** Advice, and why. */
export type Advice = {
  type: 'hint';
  id: string;
  version: number;
  tier: number;
  /** First what to do, as far as the tier says it, then why. */
  words: string[];
  /** What to highlight. */
  point: (Record<string, number | string>)[];
  /** From tier 3 on. */
  action: number | null;
  /** From tier 4 on; from tier 3 on where the advice is a whole command. */
  line: Choice[];
};

/** The win chance at one moment. */
export type Point = {
  n: number;
  turn: number;
  value: number;
};

/** The win chance under best fair play: what can be known from this seat, nothing more. */
export type Odds = {
  type: 'chance';
  id: string | null;
  on: boolean;
  version: number;
  value: number | null;
  exact: boolean;
  words: string;
  /** One point for the end of each turn so far, and now. */
  series: Point[];
};

/** Whether the deal can still be won with all cards known. */
export type Verdict = {
  type: 'verdict';
  id: string | null;
  on: boolean;
  version: number;
  verdict: Finding | null;
  /** The action after which it could be won no more. */
  lost_at: number | null;
  lost_turn: number | null;
  /** It cannot be won as it lies, but it can once the choices since the last reveal are taken back. */
  draft: boolean;
  words: string;
};

/** A winning line from a moment, or that there is none. */
export type Solution = {
  type: 'solution';
  id: string;
  n: number;
  verdict: Finding;
  words: string;
  /** The player's choices; what chance answers in between is played by itself. */
  steps: Choice[];
  /** As of a verdict: it can be won once the choices since the last reveal are taken back. */
  draft: boolean;
};

/** What one reveal gave or one turn's choices cost. */
export type Step = {
  /** Its first action. */
  n: number;
  turn: number;
  /** `enemy`: in a duel, what the opponent did. */
  kind: Kind;
  before: number;
  after: number;
  words: string;
};

/** The win chance at one moment, estimated by imagined games, with its 95% interval. */
export type Estimate = {
  n: number;
  turn: number;
  value: number;
  low: number;
  high: number;
};

/** Luck and skill of a finished game, in win chance; of a duel its curve, and the steps that decided. */
export type Account = {
  type: 'review';
  id: string;
  steps: Step[];
  /** In a duel 0, as is skill: what the opponent hid was neither. */
  luck: number;
  skill: number;
  lost_at: number | null;
  words: string;
  /** In a duel the win chance as each round began, all cards known, and its result. */
  curve: Estimate[];
};

/** The job is cancelled. */
export type Cancelled = {
  type: 'cancelled';
  id: string;
};

/** A job has started; its answer follows, unless it is cancelled. */
export type Waiting = {
  type: 'waiting';
  id: string;
  words: string;
};

/** Any deal; the same seed gives the same one on every surface. */
export type Random = {
  kind: 'random';
  seed?: number | null;
};

/** The deal of a code; it brings its own deck and options, if it names some. */
export type Code = {
  kind: 'code';
  code: string;
};

/** A random deal of a grade, proved winnable. */
export type Grade = {
  kind: 'grade';
  grade: number;
  seed?: number | null;
};

/** A random deal, proved winnable. */
export type Winnable = {
  kind: 'winnable';
  seed?: number | null;
};

/** The deal of a day, the same for all users. */
export type Daily = {
  kind: 'daily';
  date?: string | null;
};

/** A rung of the game's ladder, with its own deck and bot; the user's next one if none is named. */
export type RungStart = {
  kind: 'rung';
  rung?: number | null;
};

/** The position of a puzzle, to be played on from there; it counts for no statistics. */
export type PuzzleStart = {
  kind: 'puzzle';
  number: number;
};

/** A deal as `vedette deal --json` prints it. */
export type Given = {
  kind: 'deal';
  deal: Json;
};

/** A record: the table opens at its end and can be looked through from the start, or branched. */
export type Replay = {
  kind: 'record';
  text: string;
};

/** A clock for each seat. */
export type Time = {
  /** Seconds that each seat has. */
  bank: number;
  /** Seconds that each turn adds. A day (86,400) or more is the bank itself, which each move then has anew. */
  increment?: number;
};

/** The bot that plays the other seats. */
export type SeatedBot = {
  /** One of the game's `players`. */
  player: string;
  /** The user's own seat. */
  seat?: number;
  /** With it, and with the deal's, the bot does the same again against the same play. */
  seed?: number | null;
};

/** Open a table. */
export type NewTable = {
  game: string;
  from?: Random | Code | Grade | Winnable | Daily | RungStart | PuzzleStart | Given | Replay;
  /** null for the game's own; `own/NAME` for one of mine. */
  deck?: string | null;
  options?: string[];
  /** The champion that starts, by its id, of a deal that is drawn here; null for the deck's own. */
  starter?: string | null;
  /** How the other seats of a game for several are taken: by invitation, or all by me, at one screen, or by bots. */
  seats?: 'bot' | 'here' | 'invite';
  clock?: Time | null;
  /** Of a random deal for several: every player adds a salt to it, and it can be checked after the end. */
  fair?: boolean;
  /** By invitation, where each may have a deck of its own: `deck` is the user's, each guest brings another. */
  brings?: boolean;
  /** At one screen or against a bot by level, where each may have a deck of its own: the deck of the other seat. */
  theirs?: string | null;
  /** With `bot` seats, and only with them. */
  bot?: SeatedBot | null;
};

/** Ask for a random legal deck. */
export type NewDraw = {
  seed?: number | null;
  /** A choice for some of the game's `wishes`. */
  wishes?: Record<string, string | number>;
};

/** Tell this browser when it is the user's turn: its own subscription to Web Push, as the browser names it. */
export type NewSubscription = {
  /** At one of the push services that the server knows. */
  endpoint: string;
  /** The browser's public key, a point on P-256, in base64url. */
  p256dh: string;
  /** Its secret of 16 bytes, in base64url. */
  auth: string;
};

/** Tell this browser no more. */
export type EndedSubscription = {
  endpoint: string;
};

/** What a browser needs to subscribe. */
export type PushKey = {
  /** The server's public key (VAPID), in base64url; empty where the server sends nothing. */
  key: string;
};

/** Name the user's profile, or merge that of another browser. */
export type NewLore = {
  name?: string | null;
  token?: string | null;
};

/** One thing that is wrong, where, and what would be right. */
export type Fault = {
  /** The field or the card; empty where the line says all. */
  where: string;
  words: string;
  line: number | null;
  /** In a deck the id of the card, or the part, that it speaks of; empty where it names none. */
  at: string;
};

/** The body of every answer that is not a success. */
export type RefusalBody = {
  refused: string;
  words: string;
  faults: Fault[];
};

/** Something of a deck that can be printed. */
export type Print = {
  what: string;
  words: string;
};

/** A champion that can begin the game. */
export type StarterCard = {
  starter: string;
  words: string;
};

/** A deck that can be played. */
export type DeckCard = {
  deck: string;
  words: string;
  detail: string;
  cards: number;
  own: boolean;
  /** The grades that its deals have; null where that was not measured. */
  grades: number[] | null;
  /** Those that can begin the game, the usual one first; empty where the game has no such choice. */
  starters: StarterCard[];
};

/** A variant that can be switched on. */
export type OptionCard = {
  option: string;
  words: string;
  detail: string;
  /** Whether it is a goal: a game has one, so only one of these can be on. */
  goal: boolean;
};

/** A grade that can be asked for. */
export type GradeCard = {
  grade: number;
  words: string;
};

/** One of several things to choose from. */
export type ChoiceCard = {
  choice: string | number;
  words: string;
};

/** A property of a random deck that can be chosen. */
export type WishCard = {
  wish: string;
  words: string;
  choices: ChoiceCard[];
};

/** A bot that can be asked to a table. */
export type PlayerCard = {
  player: string;
  words: string;
  /** A warning, such as that it is slow on this server. */
  detail: string;
};

/** A bot with a name, a face and a deck of its own. */
export type OpponentCard = {
  player: string;
  /** Its name. */
  words: string;
  /** How it plays. */
  detail: string;
  level: number;
  deck_words: string;
  /** Of its shield, by the name of the page's colour. */
  colour: string;
  icon: string;
};

/** Another program whose decks can be read. */
export type ForeignCard = {
  name: string;
  /** What names of its files end in, with the dot. */
  endings: string[];
};

/** A game that the server offers. */
export type GameCard = {
  game: string;
  words: string;
  detail: string;
  players: number;
  minutes: number;
  /** The one that is played if none is named. */
  deck: string;
  decks: DeckCard[];
  options: OptionCard[];
  /** Empty where deals cannot be graded. */
  grades: GradeCard[];
  /** Whether it is taught by playing. */
  lesson: boolean;
  /** The bots of a game for several, the weakest first. */
  bots: PlayerCard[];
  /** The bots that the lab lets play, the weakest first: those that are not too slow for it. */
  lab: PlayerCard[];
  /** Further bots: each brings a deck of its own to a deal that is drawn here. */
  opponents: OpponentCard[];
  /** Whether deals are proved, so that one that can be won may be asked for. */
  proves: boolean;
  /** Whether cards of one's own can be made for it. */
  crafts: boolean;
  /** Whether an unfinished deck can be completed. */
  fills: boolean;
  /** The program whose decks can be read, if there is one. */
  foreign: ForeignCard | null;
  /** Whether it has a deal of the day. */
  daily: boolean;
  /** Whether each seat may play with a deck of its own. */
  apart: boolean;
  /** The properties of a random deck that can be chosen. */
  wishes: WishCard[];
  /** The usual goal; null where the goal cannot be chosen. */
  goal: OptionCard | null;
};

/** What can be played. */
export type Games = {
  protocol: number;
  release: string;
  games: GameCard[];
};

/** One day of the daily deal. */
export type Today = {
  date: string;
  /** Mine; null where I did not play. */
  result: 'lost' | 'open' | 'won' | null;
  assisted: boolean;
  table: string | null;
  /** Begun on a later day, from the archive: it counts for no streak. */
  late: boolean;
};

/** How many games of the daily deal ended in some turns, each guest's first one counted. */
export type Bin = {
  first: number;
  last: number;
  /** Without help. */
  won: number;
  lost: number;
  helped_won: number;
  helped_lost: number;
};

/** The daily deal. */
export type DailyCard = {
  game: string;
  date: string;
  deck: string;
  grade: number | null;
  /** How many tables were opened on it here. */
  tried: number;
  won: number;
  /** Seven days, `date` last. */
  week: Today[];
  deck_words: string;
  /** The bot that everybody meets, in a duel. */
  bot_words: string;
  /** Days in a row, up to today, on which I finished the daily deal. */
  streak: number;
  best_streak: number;
  /** My table that `bins` count: my first on the day itself. */
  counted: string | null;
  /** In which turn games ended here, of those begun on the day itself; empty until one has ended. */
  bins: Bin[];
};

/** The daily deals of a month up to today, with my results. */
export type DailyMonth = {
  game: string;
  month: string;
  /** The first day that ever had a daily deal. */
  first: string;
  today: string;
  days: Today[];
};

/** A seat to be taken: by an invited guest, or by the same user at the same screen. */
export type Invitation = {
  seat: number;
  token: string;
};

/** A table was opened; join its socket. */
export type Opening = {
  table: string;
  /** My seat there, for another device; in this browser the cookie is enough. */
  token: string;
  seat: number;
  /** One for each free seat: put it behind the # of a link, so that it is sent to no other server. */
  invitations: Invitation[];
  /** My other seats, where I play several at one screen. */
  mine: Invitation[];
};

/** One of my tables. */
export type ListedTable = {
  table: string;
  game: string;
  deck: string;
  code: string | null;
  grade: number | null;
  daily: string | null;
  n: number;
  turn: number;
  result: Result | null;
  assisted: boolean;
  seconds: number;
  begun: string;
  /** The time of its last event, ISO 8601, UTC. */
  played: string;
  /** The position, for unfinished tables. */
  view: Json | null;
  /** Mine; `result` is its result. */
  seat: number;
  /** The player of the other seat of a game for two, in words; empty for a person without a name. */
  against: string;
  /** The bot that has the other seat. */
  bot: string;
  /** Whether nobody has taken the other seat yet. */
  vacant: boolean;
  /** Whether I am to act; null where nobody waits for anybody, and for tables without `view`. */
  turn_mine: boolean | null;
  /** That of an unfinished table with `view`. */
  clock: Time | null;
  /** Seconds that whoever is to act has left; null where no clock runs. */
  left: number | null;
  /** The deck of my seat in a game for two that is over, in words. */
  deck_words: string;
  /** That of the other seat. */
  against_deck: string;
  /** Whether all seats are played at one screen. */
  shared: boolean;
  /** Of a game that is over: what it was played by beside the usual rules, a goal first. */
  variants: string[];
};

/** A table with a free seat that anybody may take: join it with `accept`. It tells what a spectator is told. */
export type Challenge = {
  table: string;
  game: string;
  game_words: string;
  deck_words: string;
  /** What it is played by beside the rules, as in a `welcome`. */
  rules: Rule[];
  clock: Time | null;
  fair: boolean;
  /** Whether every player brings a deck. */
  brings: boolean;
  /** That of the player who waits there, where they chose one. */
  name: string;
  color: Color | null;
};

/** The open tables of others whose players wait there now, the latest first; a bounded number of them. */
export type Challenges = {
  challenges: Challenge[];
};

/** My tables, last played first. */
export type Mine = {
  tables: ListedTable[];
};

/** Counts of finished tables. */
export type Tally = {
  played: number;
  won: number;
  streak: number;
  best_streak: number;
  /** Of all of them together. */
  seconds: number;
  /** Seconds of the fastest win. */
  fastest: number | null;
  drawn: number;
};

/** Counts for one deck and grade. */
export type Row = {
  deck: string;
  deck_words: string;
  grade: number | null;
  alone: Tally;
  assisted: Tally;
};

/** Counts of games for several against one opponent, or with one deck of my own. */
export type Versus = {
  /** A bot, `people` for all people together; a deck, `own/NAME` for one of mine, empty for all others. */
  name: string;
  words: string;
  alone: Tally;
  assisted: Tally;
  low: number | null;
  /** The 95% interval of the share of all its games that I won: Wilson's; none of a few games. */
  high: number | null;
};

/** My next rung of a ladder; the last one again once all are won. */
export type RungCard = {
  rung: number;
  rungs: number;
  /** The highest rung that I have won without help; `rungs` for the whole ladder. */
  won: number;
  deck_words: string;
  grade: number | null;
  bot_words: string;
};

/** My statistics at one game; tables opened from a record do not count. */
export type GameStatistics = {
  game: string;
  alone: Tally;
  assisted: Tally;
  unfinished: number;
  rows: Row[];
  /** Of a game for several: each bot, and people together, those played most first. */
  opponents: Versus[];
  /** Of a game for several: by the deck that I played, those played most first, at most 24; then all others. */
  decks: Versus[];
  ladder: RungCard | null;
};

/** The points in the user's profile from one game. */
export type LoreRow = {
  game: string;
  words: string;
  points: number;
  /** Games that they were won in. */
  played: number;
};

/** The user's profile: points kept from game to game. */
export type Lore = {
  /** Its name; empty where it has none. */
  name: string;
  records: LoreRow[];
  /** The whole profile, signed, for another browser; empty while there are no points. */
  token: string;
  /** The number of games that a token added. */
  added: number;
};

/** My statistics. */
export type Statistics = {
  games: GameStatistics[];
};

/** One heading or numbered clause of the rules. */
export type RulesClause = {
  anchor: string;
  words: string;
  depth: number;
};

/** The rules of a game; its HTML is made from our own text alone. */
export type RulesPage = {
  game: string;
  language: string;
  html: string;
  contents: RulesClause[];
  howto: string;
};

/** Ask what a deck does in the place of another; the answer is a stream of `Comparison`, one line of JSON each. */
export type NewComparison = {
  game: string;
  /** A deck, as for a table. */
  old: string;
  new?: string | null;
  /** In the place of `new`: a deck file, or a file of cards that replace those of the old deck. */
  text?: string | null;
  /** The opponent's deck in a game for two; null for the old one. */
  against?: string | null;
  /** The bot that plays both sides; null for all cards known in a game for one, for a quick bot in a game for two. */
  player?: string | null;
  /** The bot that plays against them; null for the same. */
  opponent?: string | null;
  /** How many deals are compared where they cannot be counted exactly. */
  deals?: number;
  seed?: number;
  /** Whether all deals are counted, where there are few enough. */
  exact?: boolean;
};

/** Ask how often decks and players win the same deals; the answer is a stream of `StudyReport`. */
export type NewStudy = {
  game: string;
  /** Empty for the game's first. */
  decks?: string[];
  /** Bots; empty for all cards known in a game for one, for a quick bot in a game for two. */
  players?: string[];
  deals?: number;
  seed?: number;
};

/** Ask for a deck that wins as often as is wanted, in a game for two for a pair; a stream of `DeckSearch`. */
export type NewDeckSearch = {
  game: string;
  /** In percent. */
  wins?: number;
  /** In points of a hundred. */
  margin?: number;
  /** The bot that plays; null for all cards known where every deal can be counted, else for a quick bot. */
  player?: string | null;
  seed?: number;
  /** Candidates that are looked at, at the most. */
  tries?: number;
};

/** Ask for the deck that wins the most against a deck, in a game for two; a stream of `AnswerSearch`. */
export type NewAnswerSearch = {
  game: string;
  /** The deck that is to be answered: a name, or `own/NAME`. */
  deck: string;
  /** The bot that plays both; null for a quick one. */
  player?: string | null;
  /** Of each of the three parts of the search: with random decks, the race, the last measurement. */
  games?: number;
  seed?: number;
};

/** Ask for deals that can be won, of a kind; the answer is a stream of `DealSearch`. */
export type NewDealSearch = {
  game: string;
  /** Empty for the game's first. */
  deck?: string;
  grade?: number | null;
  /** How many of the first choices keep a win. */
  firsts?: number | null;
  count?: number;
  seed?: number;
  /** Deals that are looked at, at the most. */
  tries?: number;
};

/** What a comparison found so far; the last one is `done`. */
export type Comparison = {
  /** The answer as a sentence. */
  words: string;
  /** `none`: no difference shown; `counting`: all deals are being counted. */
  verdict: CompareVerdict;
  exact: boolean;
  /** How many were compared; how many there are where they were counted. */
  deals: number;
  of: number;
  /** In -1 to 1; `low` and `high` are the 95% interval, the difference itself where it is exact. */
  difference: number;
  low: number;
  high: number;
  /** The share of deals won, 0 to 1; in a game for two the share of points. */
  old: number;
  new: number;
  /** What else had to change for the new deck to be legal. */
  mended: string[];
  /** With the last one: records of some games that the other side won. */
  records: string[];
  done: boolean;
  /** Why it ends here; the numbers are those of the deals before. */
  refused: RefusalBody | null;
};

/** One answer of a study. */
export type StudyLine = {
  /** `won`: by the player; `winnable`: with all cards known; `won-of-winnable`: by the player, of the deals that are winnable so; `turn`: how many turns a game has, on average; `first`: what who chooses first scores, in a game for two. */
  measure: StudyMeasure;
  /** The answer as a sentence. */
  words: string;
  deck: string;
  player: string;
  /** The deck of the opponent, and who that is; empty in a game for one. */
  other: string;
  opponent: string;
  /** A share, 0 to 1, but for `turn`. */
  mean: number;
  low: number | null;
  /** The 95% interval of a share: Wilson's; in a game for two that of whole deals, both seats of each. */
  high: number | null;
  deals: number;
  /** Deals whose search ended without a verdict: losses for the lower end, wins for the upper one. */
  undecided: number;
};

/** What a study found so far; the last one is `done`. */
export type StudyReport = {
  lines: StudyLine[];
  deals: number;
  of: number;
  /** The rows since the last line, as `vedette study` writes them; the first one has the heading. */
  csv: string;
  done: boolean;
  /** Why it ends here. */
  refused: RefusalBody | null;
};

/** A deck that was searched for. */
export type FoundDeck = {
  name: string;
  /** Its file, TOML. */
  text: string;
  code: string;
};

/** How far a search for decks is; the last one is `done`. */
export type DeckSearch = {
  words: string;
  tried: number;
  of: number;
  /** Of the second measurement of a candidate, where one is going on; `all` is how many it has. */
  deals: number;
  all: number;
  /** With the last one; two in a game for two. */
  decks: FoundDeck[];
  done: boolean;
  refused: RefusalBody | null;
};

/** How far a search for an answer is; the last one is `done`. */
export type AnswerSearch = {
  words: string;
  games: number;
  of: number;
  /** With the last one: the deck that was found. */
  decks: FoundDeck[];
  done: boolean;
  refused: RefusalBody | null;
};

/** A deal that was searched for, and proved. */
export type FoundDeal = {
  code: string;
  /** How many of `choices` first choices keep a win, where that was asked for. */
  firsts: number | null;
  choices: number;
};

/** How far a search for deals is; the last one is `done`. */
export type DealSearch = {
  words: string;
  looked: number;
  of: number;
  /** All that were found so far. */
  deals: FoundDeal[];
  done: boolean;
  refused: RefusalBody | null;
};

/** A deck, to read or to edit. */
export type Deck = {
  deck: string;
  game: string;
  words: string;
  own: boolean;
  /** TOML: as its file has it, or as it was sent where no deck could be read. */
  text: string;
  /** As the game shows its cards. */
  cards: Json[];
  faults: Fault[];
  saved: boolean;
  /** The things of it that can be printed. */
  prints: Print[];
  /** Its code for links; empty for a deck with cards of its own, which no code can hold. */
  code: string;
  /** The title for a copy of it, which none of my decks has; only where the deck was asked for by its name. */
  copy: string;
};

/** The deck that a seat plays. */
export type SeatDeck = {
  seat: number;
  words: string;
  /** As the game shows its cards. */
  cards: Json[];
};

/** The decks of a table that I may look at: where lists are closed, before the end my own alone. */
export type Lists = {
  game: string;
  decks: SeatDeck[];
};

/** Cards that an unfinished deck may still have. */
export type Fits = {
  /** By the id of a card the places that it may have, as deck files write them. */
  cards: Record<string, string[]>;
};

/** Another program's deck, as one to go on with. */
export type Foreign = {
  deck: Deck;
  /** What of it could not be taken over, and why. */
  left: Fault[];
};

/** Every card that a deck may be made of. */
export type Pool = {
  game: string;
  /** As the game shows its cards. */
  cards: Json[];
};

/** Check a deck of my own, and keep it if it is right. */
export type NewDeck = {
  game: string;
  /** The deck file, TOML. */
  text: string;
  save?: boolean;
};

/** Ask for every card that a deck may be made of, its own cards included. */
export type NewPool = {
  game: string;
  /** The deck file, TOML. */
  text: string;
};

/** Ask about a deck that may be unfinished: which cards it may still have, or the rest of it. */
export type Sketch = {
  /** The deck file, TOML. */
  text: string;
};

/** Read another program's deck. */
export type NewForeign = {
  /** The file, as text. */
  text: string;
};

/** A chapter of a game's lesson. */
export type ChapterCard = {
  chapter: string;
  words: string;
  detail: string;
  steps: number;
  /** Whether there is a picture of it. */
  picture: boolean;
};

/** The chapters in which a game is taught. */
export type Lessons = {
  game: string;
  words: string;
  chapters: ChapterCard[];
};

/** One step of a lesson: a moment of the recorded game, and the remark on it. */
export type LessonFrame = {
  n: number;
  turn: number;
  view: Json;
  /** Everything that may be done there, as at a table. */
  legal: Choice[];
  /** The log lines since the step before. */
  lines: Line[];
  /** The position in words. */
  text: string;
  words: string;
  /** What the remark speaks of, by the names that the page knows. */
  lights: string[];
  /** The action with which the lesson goes on; null where there is only something to read. */
  expect: number | null;
};

/** One chapter of a lesson, whole: it needs nothing else from the server. */
export type Lesson = {
  game: string;
  game_words: string;
  deck_words: string;
  chapter: string;
  words: string;
  frames: LessonFrame[];
  /** The chapter after this one. */
  next: string | null;
};

/** One remark: what it says, when it is due, and what on the table it speaks of. */
export type CoachRemark = {
  name: string;
  words: string;
  /** Phases of the view in which it is due; with none, all of them. */
  phases: string[];
  /** What one of the legal actions has to do; empty where any position will do. */
  does: string;
  /** A list of the view that has to hold something; empty where any position will do. */
  has: string;
  /** The places that it speaks of, by names that the game's drawing knows. */
  lights: string[];
};

/** The remarks of a game in their order. */
export type Coach = {
  game: string;
  remarks: CoachRemark[];
  /** Whether the game has a lesson to go on with. */
  lesson: boolean;
};

/** How I do at the puzzles of a game; each counts once, the first time. */
export type PuzzleScore = {
  rating: number;
  tried: number;
  solved: number;
  streak: number;
  best_streak: number;
};

/** A game with puzzles. */
export type PuzzleRow = {
  game: string;
  words: string;
  /** What its puzzles ask for. */
  lead: string;
  count: number;
  score: PuzzleScore;
};

/** The games with puzzles. */
export type PuzzleRows = {
  games: PuzzleRow[];
};

/** A puzzle as it is asked: what wins is told after an answer. */
export type PuzzlePage = {
  game: string;
  game_words: string;
  deck_words: string;
  number: number;
  count: number;
  rating: number;
  /** What is to be found. */
  task: string;
  choices: number;
  /** How many have tried it here. */
  tried: number;
  solved: number;
  n: number;
  turn: number;
  view: Json;
  /** What there is to choose from. */
  legal: Choice[];
  lines: Line[];
  /** The position in words. */
  text: string;
  /** The bot that has the other seats when one plays on from here; empty in a game for one. */
  against: string;
  score: PuzzleScore;
};

/** My answer to a puzzle. */
export type PuzzleTry = {
  action: number;
};

/** What an answer was worth. */
export type PuzzleVerdict = {
  right: boolean;
  /** The verdict, with the reason. */
  words: string;
  wins: Choice[];
  /** Whether it was my first answer, which alone counts. */
  counted: boolean;
  score: PuzzleScore;
  n: number;
  turn: number;
  /** The position after what wins, the first of it where there are several. */
  view: Json;
  lines: Line[];
};

/** A card's power in words, to be parsed. */
export type Heard = {
  text: string;
  language: Language;
};

/** Check a set of cards of my own, draw one of them, and keep the set if it is right. */
export type NewSet = {
  game: string;
  /** The file, TOML; null where `head` and `cards` are given instead. */
  text?: string | null;
  head?: Json;
  /** As they are entered, right or wrong. */
  cards?: Json[];
  /** The card to draw, from 0. */
  at?: number;
  /** The words of that card's power, where it is entered in words. */
  heard?: Heard | null;
  save?: boolean;
};

/** A set of cards. */
export type SetRow = {
  set: string;
  words: string;
};

/** A word that a field may take. */
export type FieldWord = {
  word: string;
  words: string;
};

/** A field of the form of a set or of a card. */
export type CardField = {
  key: string;
  /** `line`, `both` (one in each language), `whole`, `truth`, `one` or `some` of `right`, `lines`. */
  kind: string;
  words: string;
  right: FieldWord[];
  /** Characters of a text, the highest of a whole number; 0 for no end. */
  longest: number;
  /** An example. */
  like: string;
  needed: boolean;
  /** Whether few cards have it. */
  seldom: boolean;
};

/** The form for a user's own cards, and the sets that exist. */
export type Sets = {
  game: string;
  words: string;
  head: CardField[];
  card: CardField[];
  /** Mine. */
  sets: SetRow[];
  /** Those that come with the game, for a new set to begin as a copy of. */
  starts: SetRow[];
};

/** A card as it will be printed. */
export type Proof = {
  svg: string;
  /** What it does, by language. */
  text: Record<string, string>;
};

/** One thing that is wrong, where, and what would be right. */
export type SetFault = {
  /** The card and the field; empty where the line says all. */
  where: string;
  words: string;
  line: number | null;
  /** The card that it is in, from 0. */
  card: number | null;
  field: string;
  /** Of words that say no power: the whole text, with the most alike that do in their place. */
  mended: string;
};

/** A set of cards, to be edited. */
export type CardSet = {
  game: string;
  /** Its name; empty where it has faults. */
  set: string;
  /** TOML. */
  text: string;
  head: Json;
  cards: Json[];
  faults: SetFault[];
  /** The card that was asked for; null where it has faults. */
  card: Proof | null;
  saved: boolean;
};

/** A deck was made of a set. */
export type SetDeck = {
  deck: string;
  /** Cards for which it had no place. */
  left: string[];
};

/** Everything that a client may send over the socket. */
export type Client =
  | Join
  | Ping
  | Pledge
  | Salt
  | Bring
  | Speak
  | Act
  | Undo
  | Redo
  | Restart
  | Retract
  | Back
  | Concede
  | Goto
  | Earlier
  | Branch
  | Describe
  | ClientFaces
  | Foresee
  | Hint
  | Chance
  | Watch
  | Solve
  | Preview
  | Takeover
  | Review
  | Bookmark
  | Unmark
  | Recall
  | Ask
  | Reply
  | Claim
  | Offer
  | Say
  | Introduce
  | Cancel;

/** Everything that the server sends over the socket. */
export type Server =
  | Welcome
  | Table
  | Changes
  | Done
  | Pong
  | Refused
  | Seen
  | Lines
  | Opened
  | Rematch
  | Emoted
  | Elsewhere
  | Text
  | ServerFaces
  | Foreseen
  | Advice
  | Odds
  | Verdict
  | Solution
  | Account
  | Cancelled
  | Waiting;
