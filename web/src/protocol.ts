// Written by `make schema` from src/vedette/protocol: change the types there, not here.

export const PROTOCOL = 2;

/** JSON of a game's own, which its folder under `games/` types. */
export type Json = { [key: string]: JsonValue };
export type JsonValue = string | number | boolean | null | JsonValue[] | Json;

export type Finding = 'winnable' | 'unwinnable' | 'undecided';
export type Kind = 'luck' | 'skill';
export type Language = 'en' | 'fr';
export type Origin = 'random' | 'seed' | 'code' | 'grade' | 'winnable' | 'daily' | 'deal' | 'record' | 'branch';
export type Proposal = 'undo' | 'rematch';
export type Result = 'won' | 'lost' | 'drawn';

/** Sit down, or watch: the first message of a socket. */
export type Join = {
  type: 'join';
  id: string;
  language?: Language;
  /** The seat, where the browser's cookie does not name it: another device, a second guest. */
  token?: string | null;
  protocol?: number;
  /** A name that the browser's tab gave itself: with it, a seat is open in one tab at a time. */
  tab?: string | null;
  /** Take the seat over from another tab. */
  here?: boolean;
};

/** Ask whether anybody is there: a page hears nothing of a socket's own pings. */
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

/** Go on in another language: a whole table follows. */
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

/** Tell from now on whether this deal can still be won with all cards known, or no longer. */
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

/** Win, because whose turn it is has gone and did not come back. */
export type Claim = {
  type: 'claim';
  id: string;
  version: number;
  table?: string | null;
  seat?: number | null;
};

/** Wait no longer for what was asked with that id. */
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
  parts: Record<string, number | string> | null;
};

/** Keep this many lines of the log you have, forget the others, add these. */
export type Log = {
  keep: number;
  lines: Line[];
};

/** Which messages make sense now. */
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
  /** Whose turn it is has gone: the win may be claimed. */
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
  /** The points that the receiver's profile keeps of this game, where it keeps any. */
  lore: number | null;
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

/** Who sits where. */
export type Seat = {
  seat: number;
  name: string;
  you: boolean;
  /** Somebody is connected. */
  here: boolean;
  /** Somebody has this seat; if not, an invitation is open. */
  taken: boolean;
  /** Whoever sits there has been away for so long that the other may claim the win on his turn. */
  gone: boolean;
  /** A player of the shelf sits there; `name` says which. */
  bot: boolean;
  /** The bot is choosing. */
  thinking: boolean;
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
  /** Whose time runs now. */
  running: number | null;
};

/** A fair deal: what everybody pledged before, and the salts of which it was made. */
export type Fair = {
  /** The SHA-256 that `vedette.core.pledge` makes of the server's salt. */
  pledge: string;
  /** Each seat's; null where it is awaited, `-` for a bot, which adds no salt. */
  pledges: (string | null)[];
  /** Each seat's salt; null where it is awaited or not told yet, `-` for a bot. */
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

/** Who has brought a deck, while players bring theirs; `mine` is the one that I brought, or may keep. */
export type Decks = {
  brought: boolean[];
  mine: string;
};

/** What is being played. The code names the whole deal, so it travels only where its players may know it. */
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
  /** What is to be told at once, as that the seat of an invitation was taken. */
  notice: string;
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
  clock: Clock | null;
  /** Of a fair deal; nothing is dealt while a pledge or a salt is awaited. */
  fair: Fair | null;
  /** Until all decks are there: no game yet, and an empty `view`. */
  decks: Decks | null;
  /** The table at which the same people play again. */
  rematch: string | null;
  /** While somebody may answer in secret, and people play against each other. */
  window: Window | null;
};

/** It is done, stored, and this is the version it made. */
export type Done = {
  type: 'done';
  id: string;
  version: number;
};

/** Somebody is. */
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
};

/** A new table. */
export type Opened = {
  type: 'opened';
  id: string;
  table: string;
};

/** The game goes on at another table, seats swapped: whoever is here may follow. */
export type Rematch = {
  type: 'rematch';
  table: string;
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
  /** First what to do, as far as the tier tells it, then why. */
  words: string[];
  /** What to highlight. */
  point: (Record<string, number | string>)[];
  /** From tier 3 on. */
  action: number | null;
  /** From tier 4 on. */
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
  kind: Kind;
  before: number;
  after: number;
  words: string;
};

/** Luck and skill of a finished game, in win chance. */
export type Account = {
  type: 'review';
  id: string;
  steps: Step[];
  luck: number;
  skill: number;
  lost_at: number | null;
  words: string;
};

/** Nobody waits for it any longer. */
export type Cancelled = {
  type: 'cancelled';
  id: string;
};

/** It takes a moment; the answer follows, or say cancel. */
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

/** The deal of a day, the same for everybody. */
export type Daily = {
  kind: 'daily';
  date?: string | null;
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
  /** Seconds that each turn adds. */
  increment?: number;
};

/** Who plays the other seats, where no people do. */
export type Bot = {
  /** One of the game's `players`. */
  player: string;
  /** Mine. */
  seat?: number;
  /** With it, and with the deal's, the bot does the same again against the same play. */
  seed?: number | null;
};

/** Open a table. */
export type NewTable = {
  game: string;
  from?: Random | Code | Grade | Winnable | Daily | Given | Replay;
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
  /** By invitation, where each may have a deck of its own: `deck` is mine, and whoever is invited brings another. */
  brings?: boolean;
  /** With `bot` seats, and only with them. */
  bot?: Bot | null;
};

/** Check a deck of my own, and keep it if it is right. */
export type NewDeck = {
  game: string;
  /** The deck file, TOML. */
  text: string;
  save?: boolean;
};

/** Make up a legal deck. */
export type NewDraw = {
  seed?: number | null;
  /** What it is to be, of what the game's `wishes` say there is. */
  wishes?: Record<string, string | number>;
};

/** Ask for every card that a deck may be made of, those among them that it brings along. */
export type NewPool = {
  game: string;
  /** The deck file, TOML. */
  text: string;
};

/** Give my profile a name, or add what another browser's keeps. */
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
};

/** The body of every answer that is not a success. */
export type Refusal = {
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
  /** Of whom one begins the game, the usual one first; empty where nobody is chosen. */
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

/** What a made-up deck can be wished to be. */
export type WishCard = {
  wish: string;
  words: string;
  choices: ChoiceCard[];
};

/** A bot that can be asked to a table. */
export type PlayerCard = {
  player: string;
  words: string;
  /** What is to be known before it is asked: that it takes long here. */
  detail: string;
};

/** A game on the shelf. */
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
  /** Who can take the other seats of a game for several, the weakest first. */
  bots: PlayerCard[];
  /** Whether deals are proved, so that one that can be won may be asked for. */
  proves: boolean;
  /** Whether cards of one's own can be made for it. */
  crafts: boolean;
  /** Whether it has a deal of the day. */
  daily: boolean;
  /** Whether each seat may play with a deck of its own. */
  apart: boolean;
  /** What a made-up deck can be wished to be. */
  wishes: WishCard[];
  /** What is played for where no option names another goal; null where the goal cannot be chosen. */
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
  /** The last seven days, today last. */
  week: Today[];
};

/** A seat for somebody else, or for myself at the same screen. */
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
  /** One for each seat that is free: put it behind the # of a link, where no other server ever sees it. */
  invitations: Invitation[];
  /** My other seats, where I play several at one screen. */
  mine: Invitation[];
};

/** One of my tables. */
export type Listed = {
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
  /** When something was last done there, ISO 8601, UTC. */
  played: string;
  /** The position, for unfinished tables. */
  view: Json | null;
  /** Mine; `result` is its result. */
  seat: number;
};

/** My tables, last played first. */
export type Mine = {
  tables: Listed[];
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
};

/** Counts for one deck and grade. */
export type Row = {
  deck: string;
  deck_words: string;
  grade: number | null;
  alone: Tally;
  assisted: Tally;
};

/** My statistics at one game; tables opened from a record do not count. */
export type GameStatistics = {
  game: string;
  alone: Tally;
  assisted: Tally;
  unfinished: number;
  rows: Row[];
};

/** The points that I keep for ever of one game. */
export type LoreRow = {
  game: string;
  words: string;
  points: number;
  /** Games that they were won in. */
  played: number;
};

/** My profile: what I keep for ever. */
export type Lore = {
  /** As I called it; empty where I did not. */
  name: string;
  records: LoreRow[];
  /** All of it, signed, to be taken to another browser; empty while there is nothing. */
  token: string;
  /** Games that a token brought which were not here yet. */
  added: number;
};

/** My statistics. */
export type Statistics = {
  games: GameStatistics[];
};

/** One heading or numbered clause of the rules. */
export type Clause = {
  anchor: string;
  words: string;
  depth: number;
};

/** The rules of a game; `html` is made from our own text alone. */
export type RulesPage = {
  game: string;
  language: string;
  html: string;
  contents: Clause[];
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
  /** What of it can be printed. */
  prints: Print[];
  /** It in a link; empty for one with cards of its own, which no code tells anybody else. */
  code: string;
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

/** Every card that a deck may be made of. */
export type Pool = {
  game: string;
  /** As the game shows its cards. */
  cards: Json[];
};

/** A chapter of a game's lesson. */
export type ChapterCard = {
  chapter: string;
  words: string;
  detail: string;
  steps: number;
};

/** The chapters in which a game is taught. */
export type Lessons = {
  game: string;
  words: string;
  chapters: ChapterCard[];
};

/** One step of a lesson: a moment of the recorded game, and what the teacher says there. */
export type Frame = {
  n: number;
  turn: number;
  view: Json;
  /** Everything that may be done there, as at a table. */
  legal: Choice[];
  /** What happened since the step before. */
  lines: Line[];
  /** The position in words. */
  text: string;
  words: string;
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
  frames: Frame[];
  /** The chapter after this one. */
  next: string | null;
};

/** What a card does, in words, to be read back. */
export type Heard = {
  text: string;
  language: Language;
};

/** Check a set of cards of my own, draw one of them, and keep the set if it is right. */
export type NewSet = {
  game: string;
  /** The file, TOML; null where it is told by `head` and `cards`. */
  text?: string | null;
  head?: Json;
  /** As they are entered, right or wrong. */
  cards?: Json[];
  /** The card that is looked at. */
  at?: number;
  /** Where its power is told by its words. */
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

/** Something that is entered of a set or of a card. */
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

/** What is entered of cards of one's own, and the sets there are. */
export type Sets = {
  game: string;
  words: string;
  head: CardField[];
  card: CardField[];
  /** Mine. */
  sets: SetRow[];
  /** Ours, as which a new one may begin. */
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
  | Cancel;

/** Everything that the server sends over the socket. */
export type Server =
  | Welcome
  | Table
  | Done
  | Pong
  | Refused
  | Seen
  | Opened
  | Rematch
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
