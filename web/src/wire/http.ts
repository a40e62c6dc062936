// The HTTP half of the wire: what can be played, my tables, decks, rules, statistics.

import { settings } from '../shell/settings.svelte';
import { read } from '../shell/typeset';
import { t } from '../shell/words.svelte';
import type { Lesson } from '../protocol';

export interface Refusal {
  refused: string;
  words: string;
  faults?: Fault[];
}

export interface Fault {
  where: string;
  words: string;
  line?: number | null;
}

export class Refused extends Error {
  constructor(readonly body: Refusal, readonly status: number) {
    super(body.words);
  }
}

export interface DeckRow {
  deck: string;
  words: string;
  detail: string;
  cards: number;
  own: boolean;
  grades: number[] | null; // null where nobody measured them
  starters: { starter: string; words: string }[]; // who may begin the game, the usual champion first
}

export interface Wish {
  wish: string;
  words: string;
  choices: { choice: string | number; words: string }[];
}

export interface OptionRow {
  option: string;
  words: string;
  detail: string;
  goal: boolean; // a game has one of these at most
}

export interface GameRow {
  game: string;
  words: string;
  detail: string;
  players: number;
  minutes: number;
  deck: string;
  decks: DeckRow[];
  options: OptionRow[];
  goal: OptionRow | null; // what is played for where no option names another goal
  grades: { grade: number; words: string }[];
  lesson: boolean; // whether it is taught by playing
  bots: { player: string; words: string; detail: string }[]; // who can take the other seats, the weakest first
  daily: boolean; // whether there is a deal of the day
  crafts: boolean; // whether cards of one's own can be made for it
  apart: boolean; // whether each seat may play with a deck of its own
  wishes: Wish[]; // what a made-up deck can be wished to be
  proves: boolean; // whether a deal that can be won may be asked for
}

export interface DailyCard {
  game: string;
  date: string;
  deck: string;
  grade: number | null;
  tried: number;
  won: number;
  week: { date: string; result: string | null; assisted: boolean; table: string | null }[];
}

export interface TableRow {
  table: string;
  game: string;
  deck: string;
  code: string | null;
  grade: number | null;
  daily: string | null;
  n: number;
  turn: number;
  result: string | null;
  assisted: boolean;
  seconds: number;
  begun: string;
  played: string;
  view?: Record<string, unknown> | null;
}

export interface Score {
  played: number;
  won: number;
  streak: number;
  best_streak: number;
  seconds: number;
  fastest: number | null;
}

export interface GameScore {
  game: string;
  alone: Score;
  assisted: Score;
  unfinished: number;
  rows: { deck: string; deck_words: string; grade: number | null; alone: Score; assisted: Score }[];
}

export interface Lore {
  name: string;
  records: { game: string; words: string; points: number; played: number }[];
  token: string;
  added: number; // games that a token brought
}

export interface DeckPage {
  deck: string;
  game: string;
  words: string;
  own: boolean;
  text: string;
  cards: Record<string, unknown>[];
  faults: Fault[];
  saved: boolean;
  prints: { what: string; words: string }[]; // what of it can be printed
  code: string; // it in a link; empty for one with cards of its own
}

export interface SeatDeck {
  seat: number;
  words: string;
  cards: Record<string, unknown>[];
}

export interface Pool {
  cards: Record<string, unknown>[]; // every card that a deck may be made of
}

export interface RulesPage {
  game: string;
  language: string;
  html: string;
  contents: { anchor: string; words: string; depth: number }[];
}

export interface Invitation {
  seat: number;
  token: string;
}

export interface Opened {
  table: string;
  token: string;
  seat: number;
  invitations: Invitation[]; // seats that are free
  mine: Invitation[]; // my other seats, at one screen
}

export interface ChapterRow {
  chapter: string;
  words: string;
  detail: string;
  steps: number;
}

export type { Frame, Lesson } from '../protocol';

// The page itself says who we are: it came with a cookie. Where nobody answers, the error says so in words.
// What `own` names of the answer is somebody's own, and comes as it was written.
export async function call<T>(method: string, path: string, body?: unknown, own: readonly string[] = []): Promise<T> {
  const join = path.includes('?') ? '&' : '?';
  const answer = await fetch(`/api${path}${join}lang=${settings.language}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new Error(t('no-server'));
  });
  if (!answer.ok) throw new Refused(await refusal(answer), answer.status);
  return (answer.status === 204 ? undefined : read(await answer.text(), settings.language, own)) as T;
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    return read(await answer.text(), settings.language) as Refusal;
  } catch {
    return { refused: String(answer.status), words: `${answer.status} ${answer.statusText}` };
  }
}

const FILE = ['text']; // of a deck
const own = (deck: string): string => deck.split('/').map(encodeURIComponent).join('/');

export const http = {
  games: () => call<{ games: GameRow[]; release: string }>('GET', '/games'),
  daily: (game: string) => call<DailyCard>('GET', `/daily?game=${game}`),
  open: (body: Record<string, unknown>) => call<Opened>('POST', '/tables', body),
  seats: (table: string) => call<Opened>('GET', `/tables/${table}/seats`),
  lists: (table: string) => call<{ decks: SeatDeck[] }>('GET', `/tables/${table}/decks`),
  mine: (state: 'open' | 'over' | 'all') => call<{ tables: TableRow[] }>('GET', `/tables?state=${state}`),
  forget: (table: string) => call<void>('DELETE', `/tables/${table}`),
  statistics: () => call<{ games: GameScore[] }>('GET', '/statistics'),
  forgetStatistics: () => call<void>('DELETE', '/statistics'),
  lore: () => call<Lore>('GET', '/lore'),
  tellLore: (body: { name?: string; token?: string }) => call<Lore>('POST', '/lore', body),
  deck: (game: string, deck: string) => call<DeckPage>('GET', `/decks/${game}/${own(deck)}`, undefined, FILE),
  draw: (game: string, wishes: Record<string, string | number>) => call<DeckPage>('POST', `/decks/${game}/random`, { wishes }, FILE),
  keep: (game: string, text: string, save: boolean) => call<DeckPage>('POST', '/decks', { game, text, save }, FILE),
  pool: (game: string, text: string) => (text ? call<Pool>('POST', '/pool', { game, text }) : call<Pool>('GET', `/pool/${game}`)),
  forgetDeck: (game: string, deck: string) => call<void>('DELETE', `/decks/${game}/${own(deck)}`),
  chapters: (game: string) => call<{ game: string; words: string; chapters: ChapterRow[] }>('GET', `/lessons/${game}`),
  lesson: (game: string, chapter: string) => call<Lesson>('GET', `/lessons/${game}/${encodeURIComponent(chapter)}`),
  rules: (game: string) => call<RulesPage>('GET', `/rules/${game}`),
};
