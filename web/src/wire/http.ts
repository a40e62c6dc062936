// The HTTP half of the wire: what can be played, my tables, decks, rules, statistics.

import { settings } from '../shell/settings.svelte';
import { t } from '../shell/words.svelte';
import type {
  Comparison,
  DailyCard,
  DailyMonth,
  AnswerSearch,
  DealSearch,
  Deck,
  DeckSearch,
  Fits,
  Foreign,
  Games,
  Lesson,
  Lessons,
  Lists,
  Lore,
  Mine,
  NewComparison,
  NewAnswerSearch,
  NewDealSearch,
  NewDeck,
  NewDeckSearch,
  NewDraw,
  NewForeign,
  NewLore,
  NewPool,
  NewStudy,
  NewTable,
  Opening,
  Pool,
  RefusalBody,
  RulesPage,
  Sketch,
  Statistics,
  StudyReport,
} from '../protocol';

export type {
  ChapterCard as ChapterRow,
  Comparison,
  DailyCard,
  DailyMonth,
  AnswerSearch,
  DealSearch,
  Deck as DeckPage,
  DeckCard as DeckRow,
  DeckSearch,
  Fault,
  FoundDeck,
  LessonFrame,
  GameCard as GameRow,
  GameStatistics as GameScore,
  Invitation,
  Lesson,
  ListedTable as TableRow,
  Lore,
  NewComparison,
  NewAnswerSearch,
  NewDealSearch,
  NewDeckSearch,
  NewStudy,
  NewTable,
  Opening,
  OptionCard as OptionRow,
  RulesPage,
  SeatDeck,
  StudyReport,
  StudyLine,
  Tally as Score,
} from '../protocol';

export class Refused extends Error {
  constructor(
    readonly body: RefusalBody,
    readonly status: number,
  ) {
    super(body.words);
  }
}

/** What an error tells who asked. */
export const faultOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

// The page itself says who we are: it came with a cookie. Where nobody answers, the error says so in words.
export async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const join = path.includes('?') ? '&' : '?';
  const answer = await fetch(`/api${path}${join}lang=${settings.language}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : new Error(t('no-server'));
  });
  if (!answer.ok) throw new Refused(await refusal(answer), answer.status);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** The lines of an answer as they come, each a value of its own. */
export async function* stream<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const answer = await fetch(`/api${path}?lang=${settings.language}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new Error(t('no-server'));
  });
  if (!answer.ok || !answer.body) throw new Refused(await refusal(answer), answer.status);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let left = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (left + value).split('\n');
    left = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as T;
  }
}

async function refusal(answer: Response): Promise<RefusalBody> {
  try {
    return (await answer.json()) as RefusalBody;
  } catch {
    return { refused: String(answer.status), words: `${answer.status} ${answer.statusText}`, faults: [] };
  }
}

const own = (deck: string): string => deck.split('/').map(encodeURIComponent).join('/');

export const http = {
  games: () => call<Games>('GET', '/games'),
  daily: (game: string, date = '') => call<DailyCard>('GET', `/daily?game=${game}&date=${date}`),
  dailies: (game: string, month = '') => call<DailyMonth>('GET', `/daily/month?game=${game}&month=${month}`),
  open: (body: NewTable, signal?: AbortSignal) => call<Opening>('POST', '/tables', body, signal),
  seats: (table: string) => call<Opening>('GET', `/tables/${table}/seats`),
  lists: (table: string) => call<Lists>('GET', `/tables/${table}/decks`),
  /** My tables, at most 100: the last played, or those after one. */
  mine: (state: 'open' | 'over' | 'all', after = '') =>
    call<Mine>('GET', `/tables?state=${state}${after && `&after=${after}`}`),
  forget: (table: string) => call<undefined>('DELETE', `/tables/${table}`),
  statistics: () => call<Statistics>('GET', '/statistics'),
  forgetStatistics: () => call<undefined>('DELETE', '/statistics'),
  signOut: () => call<undefined>('POST', '/sign-out'),
  lore: () => call<Lore>('GET', '/lore'),
  tellLore: (body: NewLore) => call<Lore>('POST', '/lore', body),
  deck: (game: string, deck: string) => call<Deck>('GET', `/decks/${game}/${own(deck)}`),
  draw: (game: string, wishes: Record<string, string | number>) =>
    call<Deck>('POST', `/decks/${game}/random`, { wishes } satisfies NewDraw),
  fits: (game: string, text: string) => call<Fits>('POST', `/decks/${game}/fits`, { text } satisfies Sketch),
  fill: (game: string, text: string) => call<Deck>('POST', `/decks/${game}/fill`, { text } satisfies Sketch),
  foreign: (game: string, text: string) =>
    call<Foreign>('POST', `/decks/${game}/foreign`, { text } satisfies NewForeign),
  keep: (game: string, text: string, save: boolean) =>
    call<Deck>('POST', '/decks', { game, text, save } satisfies NewDeck),
  pool: (game: string, text: string) =>
    text ? call<Pool>('POST', '/pool', { game, text } satisfies NewPool) : call<Pool>('GET', `/pool/${game}`),
  compare: (body: NewComparison, signal: AbortSignal) => stream<Comparison>('/comparisons', body, signal),
  study: (body: NewStudy, signal: AbortSignal) => stream<StudyReport>('/studies', body, signal),
  searchDeck: (body: NewDeckSearch, signal: AbortSignal) => stream<DeckSearch>('/searches/decks', body, signal),
  searchAnswer: (body: NewAnswerSearch, signal: AbortSignal) => stream<AnswerSearch>('/searches/answers', body, signal),
  searchDeals: (body: NewDealSearch, signal: AbortSignal) => stream<DealSearch>('/searches/deals', body, signal),
  forgetDeck: (game: string, deck: string) => call<undefined>('DELETE', `/decks/${game}/${own(deck)}`),
  chapters: (game: string) => call<Lessons>('GET', `/lessons/${game}`),
  lesson: (game: string, chapter: string) => call<Lesson>('GET', `/lessons/${game}/${encodeURIComponent(chapter)}`),
  rules: (game: string) => call<RulesPage>('GET', `/rules/${game}`),
};
