// Written by `make schema` from src/vedette/protocol: change the types there, not here.

export const PROTOCOL = 2;

/** JSON of a game's own, which its folder under `games/` types. */
export type Json = { [key: string]: JsonValue };
export type JsonValue = string | number | boolean | null | JsonValue[] | Json;

export type BeatKind = 'roll' | 'turn' | 'lay' | 'attack' | 'answer' | 'ability' | 'gave' | 'total' | 'clash' | 'counter' | 'hurt' | 'poison' | 'move' | 'run' | 'pass' | 'fall' | 'nothing' | 'line' | 'realm' | 'round' | 'score' | 'level' | 'end';
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

/** Join the table, at a seat or as a spectator: the first message of a socket. */
export type Join = {
  type: 'join';
  id: string;
  language?: Language;
  /** A signed token of the seat, where the cookie does not hold it: on another device, or for an invited guest. */
  token?: string | null;
  protocol?: number;
  /** An id that the browser's tab chose: with it, a guest has a seat open in one tab at a time. */
  tab?: string | null;
  /** Whether to take the seat over from another browser tab; that one's connection is closed. */
  here?: boolean;
  /** Whether the server sends the table whole once, then only what changes; `speak` asks for the whole again. */
  changes?: boolean;
  /** Whether to join as a spectator though one has a seat: for the board that players at one screen share. */
  watch?: boolean;
  /** Whether to look at the table first: the token is checked, and takes no seat. */
  look?: boolean;
  /** Whether to take a free seat of a table that is open to everybody (`Offer`); where none is left, to watch. */
  accept?: boolean;
};

/** Ask for a `pong`, to check the connection: a page cannot see the web socket's own pings. */
export type Ping = {
  type: 'ping';
  id: string;
};

/** Send the hash of the salt that I shall add to a deal by commit and reveal, after seeing the server's hash. */
export type Pledge = {
  type: 'pledge';
  id: string;
  /** The SHA-256 of the salt, in hexadecimal digits (`vedette.core.pledge`). */
  pledge: string;
  table?: string | null;
  seat?: number | null;
};

/** Reveal the salt whose hash I sent for a deal by commit and reveal, once all seats have sent theirs. */
export type Salt = {
  type: 'salt';
  id: string;
  /** The salt, in hexadecimal digits. */
  salt: string;
  table?: string | null;
  seat?: number | null;
};

/** Choose my deck, at a table where every player brings one; until all have, I may choose another. */
export type Bring = {
  type: 'bring';
  id: string;
  /** The name of a shipped deck, `own/NAME` for one of mine, or a code; null for the one that I had before. */
  deck?: string | null;
  table?: string | null;
  seat?: number | null;
};

/** Switch the connection to another language; the whole table is sent again in it. */
export type Speak = {
  type: 'speak';
  id: string;
  language: Language;
};

/** Play one of the actions that are legal at this version of the table. */
export type Act = {
  type: 'act';
  id: string;
  version: number;
  action: number;
  table?: string | null;
  seat?: number | null;
};

/** Undo the last action that a player chose, with the chance actions that followed from it. */
export type Undo = {
  type: 'undo';
  id: string;
  version: number;
  table?: string | null;
  seat?: number | null;
};

/** Redo the action that was undone last. */
export type Redo = {
  type: 'redo';
  id: string;
  version: number;
  table?: string | null;
  seat?: number | null;
};

/** Start the game over with the same deal. */
export type Restart = {
  type: 'restart';
  id: string;
  version: number;
  table?: string | null;
  seat?: number | null;
};

/** Remove one earlier action of this turn and keep the later ones, where they are legal without it. */
export type Retract = {
  type: 'retract';
  id: string;
  version: number;
  /** The number of the action in the log. */
  n: number;
  table?: string | null;
  seat?: number | null;
};

/** Undo every action after this moment of the game; all of them can be redone. */
export type Back = {
  type: 'back';
  id: string;
  version: number;
  n: number;
  table?: string | null;
  seat?: number | null;
};

/** Give up the game. */
export type Concede = {
  type: 'concede';
  id: string;
  version: number;
  table?: string | null;
  seat?: number | null;
};

/** Ask for the position at a past moment of the game, without going back to it. */
export type Goto = {
  type: 'goto';
  id: string;
  n: number;
  /** The seat whose view is asked for, -3 for a spectator's: one's own, after the end any; null for one's own. */
  eyes?: number | null;
};

/** Ask for older lines of the game's log, those before a line that I have. */
export type Earlier = {
  type: 'earlier';
  id: string;
  /** The number of the first line of the log that I have. */
  before: number;
};

/** Open a new table that begins at this moment; this one stays as it is. */
export type Branch = {
  type: 'branch';
  id: string;
  n: number;
};

/** Ask for the present position, or that of a past moment, as plain text. */
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

/** Ask what these actions of mine, done one after the other, would lead to; nothing is done. */
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

/** Subscribe to my chance of winning, sent after every change, or unsubscribe. */
export type Chance = {
  type: 'chance';
  id: string;
  on: boolean;
};

/** Subscribe to reports of whether this deal can still be won with all cards known, or unsubscribe. */
export type Watch = {
  type: 'watch';
  id: string;
  on: boolean;
};

/** Ask for a line of actions that wins with all cards known, from now or from a past moment. */
export type Solve = {
  type: 'solve';
  id: string;
  n?: number | null;
};

/** Ask for the position after the first steps of the solution that was shown; nothing is played. */
export type Preview = {
  type: 'preview';
  id: string;
  steps: number;
};

/** Play the first steps of the solution that was shown; the player goes on from there. */
export type Takeover = {
  type: 'takeover';
  id: string;
  version: number;
  steps: number;
  table?: string | null;
  seat?: number | null;
};

/** Ask, after the end of a game, how luck and skill changed the chance of winning it. */
export type Review = {
  type: 'review';
  id: string;
};

/** Set a bookmark with a name at the present position. */
export type Bookmark = {
  type: 'bookmark';
  id: string;
  name?: string;
};

/** Delete the bookmark of this number. */
export type Unmark = {
  type: 'unmark';
  id: string;
  mark: number;
};

/** Return the game to the bookmark of this number, even where it lies on a line of play that was left. */
export type Recall = {
  type: 'recall';
  id: string;
  version: number;
  mark: number;
  table?: string | null;
  seat?: number | null;
};

/** Ask the player of the other seat to agree to undo my last choice or, after the end, to a rematch. */
export type Ask = {
  type: 'ask';
  id: string;
  version: number;
  what: Proposal;
  table?: string | null;
  seat?: number | null;
};

/** Accept or decline what the other seat asks: to undo its last choice, or a rematch. */
export type Reply = {
  type: 'reply';
  id: string;
  version: number;
  what: Proposal;
  yes: boolean;
  table?: string | null;
  seat?: number | null;
};

/** Claim the win because the player who is to act has been disconnected for too long. */
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

/** Send one of three fixed phrases to all at the table; refused as `often` where I sent too many just now. */
export type Say = {
  type: 'say';
  id: string;
  emote: Emote;
  table?: string | null;
  seat?: number | null;
};

/** Set the name and colour by which I am shown at the table; without a name, the number of my seat is shown. */
export type Introduce = {
  type: 'introduce';
  id: string;
  name?: string;
  color?: Color | null;
  table?: string | null;
  seat?: number | null;
};

/** Cancel the computation (a hint, a solution...) that my message with the id `work` asked for. */
export type Cancel = {
  type: 'cancel';
  id: string;
  work: string;
};

/** One legal action, or one step of a line of play, in words and in parts. */
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
  /** Who acted: a seat, -1 for chance, -4 for a step that all could see was the only one. */
  mover: number;
  /** The parts of the action, for a page to highlight; null where the seat may not know them. */
  parts?: Record<string, number | string> | null;
  /** Where the line is a later step of an action of several: the number of the line of the first step; else null. */
  of?: number | null;
  /** On the last step so far: the whole action in one line, to be shown in place of the lines of its steps. */
  sum?: string;
  /** Whether it is a forced step of which no consequence is told, so that a log may leave the line out. */
  idle?: boolean;
};

/** Keep the lines of the log that you have up to number `keep`, without that one, forget the others, add these. */
export type Log = {
  keep: number;
  lines: Line[];
};

/** One consequence of action `n`, such as a reveal or a fight, for a page to animate. */
export type Beat = {
  kind: BeatKind;
  n: number;
  /** The consequence as a sentence. */
  words: string;
  /** Where on the table: `place 3`, `card 17`, `column 2`, as the game's views number them. */
  places: string[];
  /** The numbers that belong to the kind: totals, gains, points. */
  numbers: number[];
  /** The cards that were revealed, as the view has them in JSON. */
  cards: Json[];
};

/** Which messages, by their types, the receiving seat may send now. */
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
  /** Whether undo would go back past something that chance revealed; the game would then count as assisted. */
  undo_assists: boolean;
  /** What the other seat may be asked to agree to: `undo`, `rematch`. */
  ask: Proposal[];
  /** Whether the win may be claimed, because the player who is to act has gone. */
  claim: boolean;
};

/** How the game ended: each seat's result and the reason. */
export type Over = {
  /** The result of the receiving seat; for a spectator, of seat 0. */
  result: Result;
  returns: number[];
  conceded: boolean;
  words: string;
  how: 'conceded' | 'gone' | 'played' | 'time' | 'unopened';
  /** The points that this game adds to the receiver's profile, where it adds any. */
  lore: number | null;
  /** Of a game in rounds: for each round its number, then each seat's points at its end. */
  rounds: number[][];
};

/** One bookmark of a table. */
export type Mark = {
  mark: number;
  n: number;
  turn: number;
  name: string;
  /** Whether the bookmark lies on the line of play that led to the present position. */
  here: boolean;
};

/** A seat of the table and the player who has it. */
export type Seat = {
  seat: number;
  /** A bot's title, or the name that the player chose; empty where they chose none. */
  name: string;
  you: boolean;
  /** Whether its player is connected. */
  here: boolean;
  /** Whether a player has this seat; if not, an invitation is open. */
  taken: boolean;
  /** Whether its player has been absent for so long that the other may claim the win when it is their turn. */
  gone: boolean;
  /** Whether a bot has this seat; `name` says which. */
  bot: boolean;
  /** Whether it is a bot's seat and the bot is choosing its action now. */
  thinking: boolean;
  /** The colour that the player chose; null where they chose none. */
  color: Color | null;
};

/** A proposal of a seat that the other may accept: an undo or a rematch. */
export type Asked = {
  what: Proposal;
  seat: number;
};

/** The clocks of the players, in seconds. */
export type Clock = {
  bank: number;
  /** Seconds added to a seat's clock after its turn. */
  increment: number;
  /** Seconds that each seat has left when the message is sent. */
  left: number[];
  /** The seat with a running clock; null where none runs. */
  running: number | null;
};

/** The state of a deal by commit and reveal: the hashes of the secret salts, and the salts revealed so far. */
export type Fair = {
  /** The SHA-256 that `vedette.core.pledge` makes of the server's salt. */
  pledge: string;
  /** The hash of each seat's salt; null where it is awaited, `-` for a bot, which adds no salt. */
  pledges: (string | null)[];
  /** Each seat's salt; null where it is awaited or still hidden, `-` for a bot. */
  salts: (string | null)[];
  /** The server's own salt; null until the game is over. */
  salt: string | null;
};

/** A fixed time in which a seat may answer in secret, equally long whatever there is to answer. */
export type Window = {
  seconds: number;
  /** Seconds left when the message is sent. */
  left: number;
  /** The action that I have decided on; it is done when the window closes, and may be replaced until then. */
  answer: number | null;
};

/** Which seats have chosen a deck; `mine` is the title of the receiver's, or of the one they had before. */
export type BroughtDecks = {
  brought: boolean[];
  mine: string;
};

/** The goal of a game, a variant that is on, or the clock, in words. */
export type Rule = {
  words: string;
  detail: string;
  goal: boolean;
};

/** What is played: deck, variants, grade. The code names the whole deal: only users that may know it get it. */
export type Deal = {
  code: string | null;
  deck: string;
  deck_words: string;
  options: string[];
  origin: Origin;
  /** How hard the deal is, 1 gentle to 5 fiendish; null where it was not graded. */
  grade: number | null;
  verdict: Finding | null;
  /** The date of a daily deal, ISO 8601. */
  daily: string | null;
  /** The id of the table that this one was branched from; null elsewhere, and for spectators. */
  parent: string | null;
  /** For a table of the game's ladder, the number of its rung and how many rungs there are; else empty. */
  rung: number[];
  /** The goal, where the game has several, then the variants and the clock that it is played with. */
  rules: Rule[];
};

/** The answer to `join`: the client's seat and what is played there; a `table` message follows. */
export type Welcome = {
  type: 'welcome';
  id: string;
  protocol: number;
  table: string;
  game: string;
  game_words: string;
  players: number;
  /** The client's seat; -3 for a spectator. */
  seat: number;
  language: Language;
  deal: Deal;
  release: string;
  /** A notice to show at once, such as that the seat of the invitation was taken already; empty for none. */
  notice: string;
};

/** The score of a series: a game and its rematches so far. */
export type Series = {
  /** The games that each seat's player has won, by their present seat; the one that has just ended among them. */
  won: number[];
  drawn: number;
};

/** The whole state of a table as one seat, or a spectator, may know it now. */
export type Table = {
  type: 'table';
  version: number;
  n: number;
  turn: number;
  /** The position as the game shows it to this seat. */
  view: Json;
  /** The receiving seat's legal actions, ascending; empty when it is not its turn. */
  legal: Choice[];
  log: Log;
  can: Can;
  /** The kinds of help that were taken: undo, hint, chance, watch, solution, branch, replay; empty for none. */
  assisted: string[];
  over: Over | null;
  bookmarks: Mark[];
  seats: Seat[];
  /** Seconds spent at the table so far; pauses do not count. */
  seconds: number;
  /** The proposals between seats that await an answer. */
  asks: Asked[];
  /** The proposals that were made at this position and declined. */
  declined: Asked[];
  clock: Clock | null;
  /** The state of a deal by commit and reveal, else null; nothing is dealt while a hash or a salt is awaited. */
  fair: Fair | null;
  /** Which seats have chosen a deck, until all have; there is no game yet then, and `view` is empty. */
  decks: BroughtDecks | null;
  /** The id of the table of the rematch; null where there is none. */
  rematch: string | null;
  /** The time left for a secret answer, while a seat may give one at a table of several people; else null. */
  window: Window | null;
  /** The consequences of the actions of the new lines of the log, in order; none where some were taken back. */
  beats: Beat[];
  /** The score so far, of a rematch and of a first game once it is over; else null. */
  series: Series | null;
  /** Whether anybody on this server may take a free seat (`offer`). */
  offered: boolean;
  /** How many of the `n` actions players have made; the others are chance. */
  moves: number;
};

/** What is different from the table that was sent last over this socket; only to clients that joined for it. */
export type Changes = {
  type: 'changes';
  /** The new lines of the log, as in `Table`. */
  log: Log;
  /** The change of everything else in `Table`, as `protocol.changes` makes it; empty where nothing is new. */
  changes: Json;
  /** Beats as in `Table`; cards may be references to objects of the changed table (`protocol.changes`). */
  beats: Beat[];
};

/** The client's message took effect and its event is stored; `version` is the table's new version. */
export type Done = {
  type: 'done';
  id: string;
  version: number;
};

/** The answer to `ping`: the connection is alive. */
export type Pong = {
  type: 'pong';
  id: string;
};

/** The client's message was refused and changed nothing; the reason as an id and in words. */
export type Refused = {
  type: 'refused';
  id: string | null;
  reason: string;
  words: string;
  /** The field, the line or the place of the message that was at fault, if one was. */
  where: string | null;
};

/** The answer to `goto` or `preview`: the position at another moment than the present one. */
export type Seen = {
  type: 'moment';
  id: string;
  n: number;
  last: number;
  turn: number;
  view: Json;
  /** The line of the log of the action that led to the position; null where there is none. */
  line: Line | null;
  /** The consequences of that action, in order. */
  beats: Beat[];
};

/** The answer to `earlier`: older lines of the log. */
export type Lines = {
  type: 'lines';
  id: string;
  lines: Line[];
};

/** The answer to a message that opened another table (a branch, a rematch): the id of that table. */
export type Opened = {
  type: 'opened';
  id: string;
  table: string;
};

/** A rematch was opened at another table, seats swapped; every connection may go there. */
export type Rematch = {
  type: 'rematch';
  table: string;
};

/** A player sent one of the fixed phrases (`say`) to all at the table; it is sent once and not stored. */
export type Emoted = {
  type: 'emoted';
  seat: number;
  emote: Emote;
  words: string;
};

/** Another browser tab took this seat over; this connection is closed. */
export type Elsewhere = {
  type: 'elsewhere';
};

/** The answer to `describe`: a position in words, line by line. */
export type Text = {
  type: 'text';
  id: string;
  n: number;
  words: string;
};

/** The answer to `faces`: what is printed on each card that a seat can read, a line for each. */
export type ServerFaces = {
  type: 'faces';
  id: string;
  lines: string[];
  /** The cards of which the view has only a part, whole, as JSON for a page to draw. */
  cards: Json[];
};

/** The answer to `foresee`: what actions would lead to, as far as the seat can know; none has been done. */
export type Foreseen = {
  type: 'foreseen';
  id: string;
  version: number;
  words: string[];
  /** The same as JSON of the game's own, for a page to draw. */
  facts: Json;
};

/** The answer to `hint`: the recommended action, as far as the tier tells it, and the reasons. */
export type Advice = {
  type: 'hint';
  id: string;
  version: number;
  tier: number;
  /** First what to do, as far as the tier says it, then why. */
  words: string[];
  /** What to highlight on the table, as parts of actions. */
  point: (Record<string, number | string>)[];
  /** The recommended action, from tier 3 on; else null. */
  action: number | null;
  /** The recommended actions one after the other, from tier 4 on; of a command in several steps from tier 3 on. */
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
  /** The win chance as each turn so far began, and now. */
  series: Point[];
};

/** Whether the deal can still be won with all cards known. */
export type Verdict = {
  type: 'verdict';
  id: string | null;
  on: boolean;
  version: number;
  verdict: Finding | null;
  /** The number of the action after which the deal could be won no more; null where none is known. */
  lost_at: number | null;
  lost_turn: number | null;
  /** Whether the position cannot be won, but can once the choices since the last reveal are undone. */
  draft: boolean;
  words: string;
};

/** The answer to `solve`: actions that win from a moment with all cards known, or that there are none. */
export type Solution = {
  type: 'solution';
  id: string;
  n: number;
  verdict: Finding;
  words: string;
  /** The player's choices; what chance answers in between is played by itself. */
  steps: Choice[];
  /** Whether the position cannot be won, but can once the choices since the last reveal are undone. */
  draft: boolean;
};

/** One step of a review: what a reveal added to the win chance, or what the choices of a turn cost. */
export type Step = {
  /** The number of the first action of the step. */
  n: number;
  turn: number;
  /** What the change was due to: luck, the player's skill, or in a duel the opponent's choice (`enemy`). */
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

/** The answer to `review`: how luck and skill changed the win chance in a finished game, step by step. */
export type Account = {
  type: 'review';
  id: string;
  steps: Step[];
  /** The sum of the changes by luck; in a duel 0, as is `skill`: what the opponent hid was neither. */
  luck: number;
  skill: number;
  lost_at: number | null;
  words: string;
  /** In a duel the win chance as each round began, all cards known, and its result. */
  curve: Estimate[];
};

/** The answer to `cancel`, and to the message whose computation it cancelled. */
export type Cancelled = {
  type: 'cancelled';
  id: string;
};

/** The computation that a message asked for has started; its answer follows, unless it is cancelled. */
export type Waiting = {
  type: 'waiting';
  id: string;
  words: string;
};

/** Ask for Web Push notifications when it is the user's turn: the subscription that the browser has made. */
export type NewSubscription = {
  /** The URL of the subscription, at one of the push services that the server knows. */
  endpoint: string;
  /** The browser's public key, a point on P-256, in base64url. */
  p256dh: string;
  /** The subscription's authentication secret of 16 bytes, in base64url. */
  auth: string;
};

/** Ask for no more Web Push notifications at the subscription of this URL. */
export type EndedSubscription = {
  endpoint: string;
};

/** What a browser needs to subscribe to Web Push notifications. */
export type PushKey = {
  /** The server's public key (VAPID), in base64url; empty where the server sends nothing. */
  key: string;
};

/** One fault of a deck or a form: where it is, and in words what is wrong and what would be right. */
export type Fault = {
  /** The field or the card at fault; empty where the line number says all. */
  where: string;
  words: string;
  line: number | null;
  /** In a deck, the id of the card or the part of the deck that is at fault; empty where none is named. */
  at: string;
};

/** The body of every HTTP response that is not a success. */
export type RefusalBody = {
  refused: string;
  words: string;
  faults: Fault[];
};

/** A random deal; the same seed gives the same one on the page, in the terminal and in commands. */
export type Random = {
  kind: 'random';
  seed?: number | null;
};

/** The deal of a code; where the code names a deck and variants, these are played. */
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

/** The match of a record: the table opens at its end and can be looked through from the start, or branched. */
export type Replay = {
  kind: 'record';
  text: string;
};

/** The clocks of a game, one for each seat. */
export type Time = {
  /** Seconds on each seat's clock at the start. */
  bank: number;
  /** Seconds added to a clock after its seat's turn. With a day (86,400) or more each move has the bank anew. */
  increment?: number;
};

/** The bot that plays all seats of a new table but the user's. */
export type SeatedBot = {
  /** The registry name of one of the game's bots. */
  player: string;
  /** The user's own seat. */
  seat?: number;
  /** The seed of the bot: with it and the deal's, the bot repeats its choices against the same play. */
  seed?: number | null;
};

/** Ask to open a new table. */
export type NewTable = {
  game: string;
  from?: Random | Code | Grade | Winnable | Daily | RungStart | PuzzleStart | Given | Replay;
  /** The name or code of a deck, `own/NAME` for one of mine; null for the game's first. */
  deck?: string | null;
  options?: string[];
  /** The id of the champion that starts, where the server draws the deal; null for the deck's own. */
  starter?: string | null;
  /** Who plays the other seats: invited people, the user too at one screen (`here`), or a bot. */
  seats?: 'bot' | 'here' | 'invite';
  clock?: Time | null;
  /** Whether a random deal for several is made by commit and reveal, so that it can be verified after the end. */
  fair?: boolean;
  /** With `invite`: whether each invited guest chooses a deck of their own, and `deck` is the user's alone. */
  brings?: boolean;
  /** The deck of the other seat, at one screen or against a bot by level, where each seat may have its own. */
  theirs?: string | null;
  /** The bot: needed where `seats` is `bot`, and refused elsewhere. */
  bot?: SeatedBot | null;
};

/** A seat and the signed token that takes it: for an invited guest, or for the same user at the same screen. */
export type Invitation = {
  seat: number;
  token: string;
};

/** The answer that a table was opened: its id, whose socket the page joins, and the tokens of its seats. */
export type Opening = {
  table: string;
  /** The signed token of my seat, for another device; in this browser the cookie is enough. */
  token: string;
  seat: number;
  /** One for each free seat. Its token goes behind the # of a link, so that it is sent to no other server. */
  invitations: Invitation[];
  /** My other seats, where I play several at one screen. */
  mine: Invitation[];
};

/** One table in the list of my tables. */
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
  /** My seat; `result` is the result of this seat. */
  seat: number;
  /** The player of the other seat of a game for two, in words; empty for a person without a name. */
  against: string;
  /** The registry name of the bot that has the other seat; empty for a person. */
  bot: string;
  /** Whether the other seat is still free. */
  vacant: boolean;
  /** Whether I am to act; null where the table waits for no player, and for tables without `view`. */
  turn_mine: boolean | null;
  /** The clocks of an unfinished table with `view`; null elsewhere, and where it has none. */
  clock: Time | null;
  /** Seconds that the player to act has left; null where no clock runs. */
  left: number | null;
  /** The deck of my seat in a game for two that is over, in words. */
  deck_words: string;
  /** The deck of the other seat in such a game, in words. */
  against_deck: string;
  /** Whether all seats are played at one screen. */
  shared: boolean;
  /** Of a game that is over: the goal and the variants that it was played with, in words, the goal first. */
  variants: string[];
};

/** My tables, last played first. */
export type Mine = {
  tables: ListedTable[];
};

/** A table with a free seat that anybody may take: join it with `accept`. It tells what a spectator is told. */
export type Challenge = {
  table: string;
  game: string;
  game_words: string;
  deck_words: string;
  /** The goal, the variants and the clock that it is played with, as in a `welcome`. */
  rules: Rule[];
  clock: Time | null;
  fair: boolean;
  /** Whether every player brings a deck. */
  brings: boolean;
  /** The name of the player who waits there; empty where they chose none. */
  name: string;
  color: Color | null;
};

/** The open tables of others with players waiting there now, the latest first; a bounded number of them. */
export type Challenges = {
  challenges: Challenge[];
};

/** A champion that a deck can start the game with. */
export type StarterCard = {
  starter: string;
  words: string;
};

/** A deck that can be played, as a list of decks shows it. */
export type DeckCard = {
  deck: string;
  words: string;
  detail: string;
  cards: number;
  own: boolean;
  /** The grades of difficulty that its deals have; null where that was not measured. */
  grades: number[] | null;
  /** The champions that can start the game, the usual one first; empty where the game has no such choice. */
  starters: StarterCard[];
};

/** A variant of a game's rules that can be switched on. */
export type OptionCard = {
  option: string;
  words: string;
  detail: string;
  /** Whether the variant replaces the goal of the game: of such variants one at most can be on. */
  goal: boolean;
};

/** A grade of difficulty that the deal of a new table can be asked to have. */
export type GradeCard = {
  grade: number;
  words: string;
};

/** One of the values that a property of a random deck can have. */
export type ChoiceCard = {
  choice: string | number;
  words: string;
};

/** A property of a random deck that the user can choose, with the values to choose from. */
export type WishCard = {
  wish: string;
  words: string;
  choices: ChoiceCard[];
};

/** A bot that a user can choose for a table or an experiment. */
export type PlayerCard = {
  player: string;
  words: string;
  /** A warning about the bot, such as that it is slow on this server; empty for none. */
  detail: string;
};

/** A bot with a name, a face and a deck of its own. */
export type OpponentCard = {
  player: string;
  /** The name of the bot. */
  words: string;
  /** In words, how the bot plays. */
  detail: string;
  level: number;
  deck_words: string;
  /** The name of the page's colour in which its shield is drawn. */
  colour: string;
  icon: string;
};

/** Another program; its deck files can be converted. */
export type ForeignCard = {
  name: string;
  /** The extensions of that program's deck files, with the dot. */
  endings: string[];
};

/** A game that the server offers. */
export type GameCard = {
  game: string;
  words: string;
  detail: string;
  players: number;
  minutes: number;
  /** The name of the deck that is played if none is named. */
  deck: string;
  decks: DeckCard[];
  options: OptionCard[];
  /** The grades that a deal can be asked to have; empty where deals cannot be graded. */
  grades: GradeCard[];
  /** Whether the game has a lesson, in which one learns it by playing. */
  lesson: boolean;
  /** The bots of a game for several, the weakest first. */
  bots: PlayerCard[];
  /** The bots that the lab lets play, the weakest first: those that are not too slow for it. */
  lab: PlayerCard[];
  /** Further bots: each brings a deck of its own to a deal that is drawn here. */
  opponents: OpponentCard[];
  /** Whether the game has a solver, so that a deal that is proved winnable can be asked for. */
  proves: boolean;
  /** Whether users can make cards of their own for the game. */
  crafts: boolean;
  /** Whether an unfinished deck can be completed. */
  fills: boolean;
  /** The program from which decks can be read, if there is one. */
  foreign: ForeignCard | null;
  /** Whether the game has a daily deal. */
  daily: boolean;
  /** Whether each seat may play with a deck of its own. */
  apart: boolean;
  /** The properties of a random deck that can be chosen. */
  wishes: WishCard[];
  /** The usual goal; null where the goal cannot be chosen. */
  goal: OptionCard | null;
};

/** Every game that the server offers, with the version of the protocol and the release of the server. */
export type Games = {
  protocol: number;
  release: string;
  games: GameCard[];
};

/** How the user did at the daily deal of one date. */
export type Today = {
  date: string;
  /** The user's result; null where they did not play. */
  result: 'lost' | 'open' | 'won' | null;
  assisted: boolean;
  table: string | null;
  /** Whether it was begun after its date, from the archive; it then counts for no streak. */
  late: boolean;
};

/** How many games of a daily deal ended in the turns `first` to `last`; each guest's first game alone. */
export type Bin = {
  first: number;
  last: number;
  /** Games won without help. */
  won: number;
  lost: number;
  helped_won: number;
  helped_lost: number;
};

/** The daily deal of a game, with the user's results and how all users of the server did. */
export type DailyCard = {
  game: string;
  date: string;
  deck: string;
  grade: number | null;
  /** How many tables were opened on this deal on this server. */
  tried: number;
  won: number;
  /** The user's results on seven days, `date` last. */
  week: Today[];
  deck_words: string;
  /** In a game for two, the title of the bot that everybody plays against. */
  bot_words: string;
  /** Days in a row, up to today, on which I finished the daily deal. */
  streak: number;
  best_streak: number;
  /** The id of the user's table that `bins` count, their first on the day itself; null for none. */
  counted: string | null;
  /** A histogram of the turns in which games begun on the day itself ended; empty until one has ended. */
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

/** Counts of the user's finished games: played, won, drawn, in a row. */
export type Tally = {
  played: number;
  won: number;
  streak: number;
  best_streak: number;
  /** Seconds played in all of these games together. */
  seconds: number;
  /** Seconds of the fastest win. */
  fastest: number | null;
  drawn: number;
};

/** The user's counts at a game with one deck and one grade of deal, without help and with it. */
export type Row = {
  deck: string;
  deck_words: string;
  grade: number | null;
  alone: Tally;
  assisted: Tally;
};

/** The user's counts at a game for several against one opponent, or with one of the decks that they played. */
export type Versus = {
  /** A bot's name, `people` for all people; or a deck's, `own/NAME` for one of mine, empty for all others. */
  name: string;
  words: string;
  alone: Tally;
  assisted: Tally;
  low: number | null;
  /** With `low`: the 95% interval (Wilson's) of the share of these games that I won; null for few games. */
  high: number | null;
};

/** The user's next rung on a game's ladder of harder and harder deals; the last one again once all are won. */
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

/** The user's statistics at all games. */
export type Statistics = {
  games: GameStatistics[];
};

/** Ask to name the user's profile of points, or to merge that of another browser, a signed token, into it. */
export type NewLore = {
  name?: string | null;
  token?: string | null;
};

/** The points in the user's profile from one game. */
export type LoreRow = {
  game: string;
  words: string;
  points: number;
  /** The number of games in which these points were won. */
  played: number;
};

/** The user's profile: points kept from game to game. */
export type Lore = {
  /** The name of the profile; empty where it has none. */
  name: string;
  records: LoreRow[];
  /** The whole profile, signed, for another browser; empty while there are no points. */
  token: string;
  /** The number of games that were added by merging the profile of a token. */
  added: number;
};

/** What the user played on one date. */
export type ActiveDay = {
  date: string;
  /** Games that I finished, those that count in statistics. */
  played: number;
  won: number;
  /** Whether I began the date's daily deal of a game on that date, and finished it. */
  daily: boolean;
};

/** For how many days in a row the user has finished the daily deal of a game. */
export type DailyStreak = {
  game: string;
  streak: number;
  best_streak: number;
};

/** The dates of twelve months on which the user played, by UTC as the daily deals are. */
export type Activity = {
  /** The first day of the first month. */
  first: string;
  today: string;
  /** In order; dates on which nothing was played are left out. */
  days: ActiveDay[];
  /** Of each game whose daily deal I ever finished on its date. */
  streaks: DailyStreak[];
};

/** Ask how results change if a deck replaces another; the answer is a stream of `Comparison`, a line each. */
export type NewComparison = {
  game: string;
  /** The deck that is replaced, named as for a table. */
  old: string;
  new?: string | null;
  /** Instead of `new`: the text of a deck file, or of a file of cards that replace those of the old deck. */
  text?: string | null;
  /** The opponent's deck in a game for two; null for the old one. */
  against?: string | null;
  /** The bot that plays both sides; null for all cards known in a game for one, a quick bot in a game for two. */
  player?: string | null;
  /** The bot that plays the opponent's deck; null for the same as `player`. */
  opponent?: string | null;
  /** How many deals are compared where they cannot be counted exactly. */
  deals?: number;
  seed?: number;
  /** Whether all deals are counted exactly, where there are few enough, instead of sampled. */
  exact?: boolean;
};

/** Ask how often decks and players win the same deals; the answer is a stream of `StudyReport`. */
export type NewStudy = {
  game: string;
  /** The names of the decks; empty for the game's first deck alone. */
  decks?: string[];
  /** The bots that play; empty for all cards known in a game for one, for a quick bot in a game for two. */
  players?: string[];
  deals?: number;
  seed?: number;
};

/** Ask for a deck (in a game for two, a pair) that wins a given share of games; a stream of `DeckSearch`. */
export type NewDeckSearch = {
  game: string;
  /** The share of games that the deck is to win, in percent. */
  wins?: number;
  /** How far from that share the deck's may be, in percentage points. */
  margin?: number;
  /** The bot that plays; null for all cards known where every deal can be counted, else for a quick bot. */
  player?: string | null;
  seed?: number;
  /** The most candidate decks that are tried. */
  tries?: number;
};

/** Ask for the deck that does best against a given deck, in a game for two; a stream of `AnswerSearch`. */
export type NewAnswerSearch = {
  game: string;
  /** The deck to play against: a name, or `own/NAME`. */
  deck: string;
  /** The bot that plays both decks; null for a quick one. */
  player?: string | null;
  /** Games in each of three stages: trying random decks, comparing the best candidates, measuring the winner. */
  games?: number;
  seed?: number;
};

/** Ask for winnable deals with the given properties; the answer is a stream of `DealSearch`. */
export type NewDealSearch = {
  game: string;
  /** The name of the deck; empty for the game's first. */
  deck?: string;
  grade?: number | null;
  /** How many of the player's first choices, exactly, still allow a win; null for any number. */
  firsts?: number | null;
  count?: number;
  seed?: number;
  /** The most deals that are examined. */
  tries?: number;
};

/** What a comparison found so far; the last one is `done`. */
export type Comparison = {
  /** The answer as a sentence. */
  words: string;
  /** `none`: no difference shown; `counting`: all deals are being counted. */
  verdict: CompareVerdict;
  exact: boolean;
  /** How many deals were compared so far; where all are counted, how many there are. */
  deals: number;
  of: number;
  /** `new` minus `old`, -1 to 1; `low` and `high` are its 95% interval, the same value where it is exact. */
  difference: number;
  low: number;
  high: number;
  /** The old deck's share of deals won, 0 to 1; in a game for two its share of points. */
  old: number;
  new: number;
  /** In words, what else had to change in the new deck to make it legal. */
  mended: string[];
  /** In the last message: records of some games that one of the two decks won and the other did not. */
  records: string[];
  done: boolean;
  /** Why the comparison stopped early, null otherwise; the numbers are those of the deals before. */
  refused: RefusalBody | null;
};

/** One measured result of a study, for a deck, a player and, in a game for two, an opponent. */
export type StudyLine = {
  /** What was measured. `won`: by the player; `winnable`: with all cards known; `won-of-winnable`: by the player, of the deals that are winnable so; `turn`: how many turns a game has, on average; `first`: the score of the player that chooses first, in a game for two. */
  measure: StudyMeasure;
  /** The answer as a sentence. */
  words: string;
  deck: string;
  player: string;
  /** The title of the opponent's deck; empty in a game for one, as is `opponent`, the opponent's name. */
  other: string;
  opponent: string;
  /** The result: a share, 0 to 1; for `turn` a number of turns. */
  mean: number;
  low: number | null;
  /** With `low`: a share's 95% interval, Wilson's; in a game for two that of whole deals, both seats of each. */
  high: number | null;
  deals: number;
  /** Deals whose search ended without a verdict: counted as losses for `low`, as wins for `high`. */
  undecided: number;
};

/** What a study found so far; the last one is `done`. */
export type StudyReport = {
  lines: StudyLine[];
  deals: number;
  of: number;
  /** The CSV rows since the message before, as `vedette study` writes them; the first message has the heading. */
  csv: string;
  done: boolean;
  /** Why the study stopped early, null otherwise. */
  refused: RefusalBody | null;
};

/** A deck that a search found. */
export type FoundDeck = {
  name: string;
  /** The deck file, TOML. */
  text: string;
  code: string;
};

/** How far a search for decks is; the last message, `done`, has what it found. */
export type DeckSearch = {
  words: string;
  tried: number;
  of: number;
  /** Deals played in the second, longer measurement of a candidate, where one is running, out of `all`. */
  deals: number;
  all: number;
  /** In the last message: the decks that were found, two in a game for two. */
  decks: FoundDeck[];
  done: boolean;
  refused: RefusalBody | null;
};

/** How far a search for the best deck against another is; the last message, `done`, has what it found. */
export type AnswerSearch = {
  words: string;
  games: number;
  of: number;
  /** In the last message: the deck that was found. */
  decks: FoundDeck[];
  done: boolean;
  refused: RefusalBody | null;
};

/** A deal that a search found, proved to be winnable. */
export type FoundDeal = {
  code: string;
  /** How many of the `choices` first choices still allow a win; null where that was not asked for. */
  firsts: number | null;
  choices: number;
};

/** How far a search for deals is; the last one is `done`. */
export type DealSearch = {
  words: string;
  looked: number;
  of: number;
  /** All deals that were found so far. */
  deals: FoundDeal[];
  done: boolean;
  refused: RefusalBody | null;
};

/** A kind of pages that can be printed of a deck, by its name and its title. */
export type Print = {
  what: string;
  words: string;
};

/** A deck as it is sent to be read or edited. */
export type Deck = {
  deck: string;
  game: string;
  words: string;
  own: boolean;
  /** The deck file, TOML: as it is stored, or as it was sent where no deck could be read. */
  text: string;
  /** The cards of the deck, as the game's own JSON. */
  cards: Json[];
  faults: Fault[];
  saved: boolean;
  /** The kinds of pages that can be printed of the deck. */
  prints: Print[];
  /** The deck's code for links; empty for a deck with cards of its own, which no code can hold. */
  code: string;
  /** A title for a copy of the deck that none of my decks has; only where the deck was asked for by its name. */
  copy: string;
};

/** The deck that a seat plays. */
export type SeatDeck = {
  seat: number;
  words: string;
  /** The cards of the deck, as the game's own JSON. */
  cards: Json[];
};

/** The decks of a table that I may see: all, or where decks are hidden (closed lists) my own until the end. */
export type Lists = {
  game: string;
  decks: SeatDeck[];
};

/** The cards that may still be added to an unfinished deck. */
export type Fits = {
  /** For each such card, by its id, the places in the deck where it may stand, as deck files write them. */
  cards: Record<string, string[]>;
};

/** A deck converted from another program's file, to be edited further. */
export type Foreign = {
  deck: Deck;
  /** What could not be converted, and why. */
  left: Fault[];
};

/** Every card that a deck may be made of. */
export type Pool = {
  game: string;
  /** The cards, as the game's own JSON. */
  cards: Json[];
};

/** Ask to check a deck of my own and, with `save`, to store it if it has no faults. */
export type NewDeck = {
  game: string;
  /** The deck file, TOML. */
  text: string;
  save?: boolean;
};

/** Ask for every card that a deck may be made of: the game's, and those that the deck file brings itself. */
export type NewPool = {
  game: string;
  /** The deck file, TOML. */
  text: string;
};

/** Ask about a deck that may be unfinished: which cards may still be added, or for a completed deck. */
export type Sketch = {
  /** The deck file, TOML. */
  text: string;
};

/** Ask to convert a deck from another program's file. */
export type NewForeign = {
  /** The content of that file. */
  text: string;
};

/** Ask for a random legal deck. */
export type NewDraw = {
  seed?: number | null;
  /** Properties that the deck must have: by name of a wish, one of its choices (`GameCard.wishes`). */
  wishes?: Record<string, string | number>;
};

/** A chapter of a game's lesson. */
export type ChapterCard = {
  chapter: string;
  words: string;
  detail: string;
  steps: number;
  /** Whether the chapter has a picture. */
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
  /** All legal actions at that moment, as at a table. */
  legal: Choice[];
  /** The log lines since the step before. */
  lines: Line[];
  /** The position in words. */
  text: string;
  words: string;
  /** What the page highlights while the remark is shown, by the names that the page has for its parts. */
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
  /** The name of the chapter after this one; null after the last. */
  next: string | null;
};

/** One remark on a guest's first table of a game: what it says, when it is shown, and what it highlights. */
export type CoachRemark = {
  name: string;
  words: string;
  /** The phases, as views name them, in which the remark may be shown; empty for any phase. */
  phases: string[];
  /** The remark is shown only where a legal action is of this kind (`do` of its parts); empty for no condition. */
  does: string;
  /** The remark is shown only where the list of this key in the view is not empty; empty for no condition. */
  has: string;
  /** The places on the table that the page highlights with it, by names that the game's drawing knows. */
  lights: string[];
};

/** The remarks that a game has for a guest's first table, in the order in which they are shown. */
export type Coach = {
  game: string;
  remarks: CoachRemark[];
  /** Whether the game has a lesson, to which the page then links. */
  lesson: boolean;
};

/** One heading or numbered clause of the rules. */
export type RulesClause = {
  anchor: string;
  words: string;
  depth: number;
};

/** The rules of a game as HTML, made from the texts of the game alone, with a table of contents. */
export type RulesPage = {
  game: string;
  language: string;
  html: string;
  contents: RulesClause[];
  howto: string;
};

/** The user's rating and counts at the puzzles of a game; of each puzzle the first answer alone counts. */
export type PuzzleScore = {
  rating: number;
  tried: number;
  solved: number;
  streak: number;
  best_streak: number;
};

/** A game that has puzzles, how many, and the user's score at them. */
export type PuzzleRow = {
  game: string;
  words: string;
  /** In words, what the game's puzzles ask the user to find. */
  lead: string;
  count: number;
  score: PuzzleScore;
};

/** All games that have puzzles. */
export type PuzzleRows = {
  games: PuzzleRow[];
};

/** A puzzle as it is sent to be solved: its position and task, without the solution. */
export type PuzzlePage = {
  game: string;
  game_words: string;
  deck_words: string;
  number: number;
  count: number;
  rating: number;
  /** In words, what is to be found. */
  task: string;
  choices: number;
  /** How many users of this server have answered the puzzle. */
  tried: number;
  solved: number;
  n: number;
  turn: number;
  view: Json;
  /** The actions to choose from. */
  legal: Choice[];
  lines: Line[];
  /** The position in words. */
  text: string;
  /** The bot that has the other seats when one plays on from here; empty in a game for one. */
  against: string;
  score: PuzzleScore;
};

/** The action with which the user answers a puzzle. */
export type PuzzleTry = {
  action: number;
};

/** The response to an answer: whether it was right, which actions win, and the user's new score. */
export type PuzzleVerdict = {
  right: boolean;
  /** The verdict, with the reason. */
  words: string;
  wins: Choice[];
  /** Whether it was the user's first answer to this puzzle, which alone counts. */
  counted: boolean;
  score: PuzzleScore;
  n: number;
  turn: number;
  /** The position after the action that wins, after the first of them where there are several. */
  view: Json;
  lines: Line[];
};

/** What a card does, as a user typed it in words, to be parsed. */
export type Heard = {
  text: string;
  language: Language;
};

/** Ask to check a set of my own cards, to draw one of them and, with `save`, to store a set without faults. */
export type NewSet = {
  game: string;
  /** The file, TOML; null where `head` and `cards` are given instead. */
  text?: string | null;
  head?: Json;
  /** The values of each card as they are entered in the form, valid or not. */
  cards?: Json[];
  /** The index of the card to draw, from 0. */
  at?: number;
  /** What that card does in words, where the user enters it so; else null. */
  heard?: Heard | null;
  save?: boolean;
};

/** A set of cards, by its name and its title. */
export type SetRow = {
  set: string;
  words: string;
};

/** One of the allowed values of a field of a form, with its title. */
export type FieldWord = {
  word: string;
  words: string;
};

/** A field of the form in which a user enters a set of cards or one card. */
export type CardField = {
  key: string;
  /** Its values: `line` of text, `both` (one a language), `whole` number, `truth`, `one` or `some` of `right`, `lines` of TOML. */
  kind: string;
  words: string;
  right: FieldWord[];
  /** The most characters of a text, or the highest whole number; 0 for no limit. */
  longest: number;
  /** An example of a valid value. */
  like: string;
  needed: boolean;
  /** Whether few cards have this field. */
  seldom: boolean;
};

/** The form for a user's own cards, and the sets that exist. */
export type Sets = {
  game: string;
  words: string;
  head: CardField[];
  card: CardField[];
  /** The sets of the user's own. */
  sets: SetRow[];
  /** The sets that come with the game, of which a new set may begin as a copy. */
  starts: SetRow[];
  /** By language, sentences from which a card's text may begin, under what they are for. */
  samples: Record<string, Record<string, string[]>>;
};

/** A card as it will be printed. */
export type Proof = {
  svg: string;
  /** By language, the text that says what the card does. */
  text: Record<string, string>;
};

/** One fault of a set of cards: where it is, and in words what is wrong and what would be right. */
export type SetFault = {
  /** The card and the field at fault; empty where the line number says all. */
  where: string;
  words: string;
  line: number | null;
  /** The index of the card at fault, from 0; null where it is in none. */
  card: number | null;
  field: string;
  /** Where words of a card's text do not parse: the text with the most similar ones that do; else empty. */
  mended: string;
};

/** A set of cards as it is sent to be edited, with its faults. */
export type CardSet = {
  game: string;
  /** The name of the set; empty where it has faults. */
  set: string;
  /** The file of the set, TOML. */
  text: string;
  head: Json;
  cards: Json[];
  faults: SetFault[];
  /** The drawing and the text of the card that was asked for; null where this card has faults. */
  card: Proof | null;
  saved: boolean;
};

/** The answer that a legal deck was made of the cards of a set. */
export type SetDeck = {
  deck: string;
  /** The names of the cards for which the deck had no place. */
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
