// The messages of docs/wire.md, as far as this page reads them.

export interface Legal {
  action: number;
  words: string;
  parts: Record<string, number | string>;
}

export interface LogLine {
  n: number;
  turn: number;
  words: string;
  mover: number;
  parts: Record<string, number | string> | null;
}

export interface Can {
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
  retract: number[];
  undo_assists: boolean;
  ask?: Proposal[]; // what the other seat may be asked to agree to
  claim?: boolean; // whose turn it is has gone
}

export type Proposal = 'undo' | 'rematch';

export interface Seat {
  seat: number;
  name: string;
  you: boolean;
  here: boolean;
  taken: boolean;
  gone: boolean;
  bot: boolean;
  thinking: boolean; // the bot is choosing
}

export interface Clock {
  bank: number;
  increment: number;
  left: number[]; // seconds, at the moment of the message
  running: number | null;
}

/** A deal to which every player adds a salt, pledged before anybody opens theirs. */
export interface FairDeal {
  pledge: string; // the server's
  pledges: (string | null)[]; // each seat's; null where it is awaited, - for a seat that adds no salt
  salts: (string | null)[]; // likewise; others' are told once all are open
  salt: string | null; // the server's own, after the end
}

/** A window for an answer, open equally long whatever there is to answer. */
export interface AnswerWindow {
  seconds: number;
  left: number; // at the moment of the message
  answer: number | null; // what I have decided on: it is done when the window closes
}

/** Who has brought a deck, where every player brings one; mine is called so, or the one that I had before. */
export interface BroughtDecks {
  brought: boolean[];
  mine: string;
}

export interface Over {
  result: 'won' | 'lost' | 'drawn';
  returns: number[];
  conceded: boolean;
  words: string;
  how?: 'played' | 'conceded' | 'time' | 'gone' | 'unopened';
  lore?: number | null; // what my profile keeps of this game
}

export interface Bookmark {
  mark: number;
  n: number;
  turn: number;
  name: string;
  here: boolean;
}

export interface Deal {
  code: string | null;
  deck: string;
  deck_words: string;
  options: string[];
  origin: string;
  grade: number | null;
  verdict: string | null;
  daily: string | null;
  parent?: string | null; // of a branch: the table whose line of play it left
}

export interface Welcome {
  type: 'welcome';
  id: string;
  protocol: number;
  table: string;
  game: string;
  game_words: string;
  players: number;
  seat: number; // -3 for somebody who only watches
  language: string;
  deal: Deal;
  release: string;
  notice?: string; // to be told at once
}

export interface TableNews {
  type: 'table';
  version: number;
  n: number;
  turn: number;
  view: Record<string, unknown>;
  legal: Legal[];
  log: { keep: number; lines: LogLine[] };
  can: Can;
  assisted: string[];
  over: Over | null;
  bookmarks: Bookmark[];
  seconds: number;
  seats: Seat[];
  asks?: { what: Proposal; seat: number }[];
  clock?: Clock | null;
  fair?: FairDeal | null;
  decks?: BroughtDecks | null; // while decks are awaited: there is no game yet, and the view is empty
  rematch?: string | null;
  window?: AnswerWindow | null;
}

export interface Moment {
  type: 'moment';
  id: string;
  n: number;
  last: number;
  turn: number;
  view: Record<string, unknown>;
  line: LogLine | null;
}

export interface Foreseen {
  type: 'foreseen';
  id: string;
  version: number;
  words: string[];
  facts: Record<string, unknown>;
}

export interface Hint {
  type: 'hint';
  id: string;
  version: number;
  tier: number;
  words: string[];
  point: Record<string, number | string>[];
  action: number | null;
  line: { action: number; words: string; parts: Record<string, number | string> }[];
}

export interface Chance {
  type: 'chance';
  id: string | null;
  on: boolean;
  version: number;
  value: number | null;
  exact: boolean;
  words: string;
  series: { n: number; turn: number; value: number }[];
}

export interface Verdict {
  type: 'verdict';
  id: string | null;
  on: boolean;
  version: number;
  verdict: 'winnable' | 'unwinnable' | 'undecided';
  draft: boolean;
  lost_at: number | null;
  lost_turn: number | null;
  words: string;
}

export interface Solution {
  type: 'solution';
  id: string;
  n: number;
  verdict: 'winnable' | 'unwinnable' | 'undecided';
  draft: boolean;
  words: string;
  steps: Legal[];
}

export interface Review {
  type: 'review';
  id: string;
  steps: { n: number; turn: number; kind: 'luck' | 'skill' | 'choice'; before: number; after: number; words: string }[];
  luck: number;
  skill: number;
  lost_at: number | null;
  words: string;
}

export interface Refused {
  type: 'refused';
  id: string | null;
  reason: string;
  words: string;
}

export type Answer =
  | Welcome
  | Moment
  | Foreseen
  | Hint
  | Chance
  | Verdict
  | Solution
  | Review
  | Refused
  | { type: 'done'; id: string; version: number }
  | { type: 'opened'; id: string; table: string; token: string }
  | { type: 'text'; id: string; n: number; words: string }
  | { type: 'pong'; id: string }
  | { type: 'cancelled'; id: string };

export type News = Answer | TableNews | { type: 'waiting'; id: string; words: string } | { type: 'rematch'; table: string } | { type: 'elsewhere' };

/** What the page asks; the link adds the id. */
export type Ask = { type: string } & Record<string, unknown>;
