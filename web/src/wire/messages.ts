// The messages of the protocol under the names that this page gives them.

import type { Client, Server } from '../protocol';

export type {
  Account as Review,
  Advice as Hint,
  Can,
  Choice as Legal,
  Clock,
  Deal,
  Decks as BroughtDecks,
  Fair as FairDeal,
  Foreseen,
  Language,
  Line as LogLine,
  Mark as Bookmark,
  Odds as Chance,
  Over,
  Proposal,
  Refused,
  Seat,
  Seen as Moment,
  Solution,
  Table as TableNews,
  Verdict,
  Welcome,
  Window as AnswerWindow,
} from '../protocol';

export type News = Server;
/** What answers a message of ours. */
export type Answer = Exclude<Server, { type: 'table' | 'waiting' | 'rematch' | 'elsewhere' }>;

type Without<Message, Fields extends string> = Message extends unknown ? Omit<Message, Fields> : never;
/** What the page asks; the link adds the id. */
export type Ask = Without<Client, 'id'>;
/** What changes the position; the table adds its version, itself and the seat. */
export type Change = Without<Extract<Client, { version: number }>, 'id' | 'version' | 'table' | 'seat'>;
