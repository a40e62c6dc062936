// The messages of the protocol under the names that this page gives them.

import type * as protocol from '../protocol';
import type { Account, Advice, Client, Odds, Seen, Server, Table as TableNews, Welcome } from '../protocol';

export type {
  Can,
  Choice as Legal,
  Clock,
  Deal,
  BroughtDecks,
  Emote,
  Emoted,
  Fair as FairDeal,
  Json,
  JsonValue,
  Language,
  Line as LogLine,
  Mark as Bookmark,
  Over,
  Proposal,
  Refused,
  Seat,
  Table as TableNews,
  Beat,
  BeatKind,
  Welcome,
  Window as AnswerWindow,
} from '../protocol';

/** What is heard: changes of a table come as the whole table. */
export type News = Exclude<Server, { type: 'changes' }>;
type Without<Message, Fields extends string> = Message extends unknown ? Omit<Message, Fields> : never;
/** What answers a message of ours; the link knows which by its id. */
export type Answer = Without<Exclude<News, { type: 'table' | 'waiting' | 'rematch' | 'emoted' | 'elsewhere' }>, 'id'>;
/** What the page asks; the link adds the id. */
export type Ask = Without<Client, 'id'>;
/** Where we sit, and at which game: what a welcome says of it. */
export type Place = Pick<Welcome, 'game' | 'game_words' | 'players' | 'seat' | 'deal'>;
/** Everything that may be known of a table now. */
export type Position = Omit<TableNews, 'type'>;
/** Advice as it is shown. */
export type Hint = Pick<Advice, 'tier' | 'words' | 'point' | 'action' | 'line'>;
/** What else was asked for, as it is kept: which question it answered is forgotten. */
export type Chance = Omit<Odds, 'id'>;
export type Foreseen = Omit<protocol.Foreseen, 'id'>;
export type Moment = Omit<Seen, 'id'>;
export type Review = Omit<Account, 'id'>;
export type Solution = Omit<protocol.Solution, 'id'>;
export type Verdict = Omit<protocol.Verdict, 'id'>;
/** What changes the position; the table adds its version, itself and the seat. */
export type Change = Without<Extract<Client, { version: number }>, 'id' | 'version' | 'table' | 'seat'>;
