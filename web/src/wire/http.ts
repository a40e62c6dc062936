// The HTTP half of the wire: what can be played, my tables, rules, statistics. Decks and the lab have files of their own:
// no first view asks for them.

import { settings } from '../shell/settings.svelte';
import { t } from 'words:first';
import type {
  DailyCard,
  Games,
  Lesson,
  Lessons,
  Lists,
  Lore,
  Mine,
  NewTable,
  Opening,
  RefusalBody,
  RulesPage,
  Statistics,
} from '../protocol';

export type {
  ChapterCard as ChapterRow,
  Comparison,
  DailyCard,
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

export async function refusal(answer: Response): Promise<RefusalBody> {
  try {
    return (await answer.json()) as RefusalBody;
  } catch {
    return { refused: String(answer.status), words: `${answer.status} ${answer.statusText}`, faults: [] };
  }
}

export const http = {
  games: () => call<Games>('GET', '/games'),
  daily: (game: string, date = '') => call<DailyCard>('GET', `/daily?game=${game}&date=${date}`),
  open: (body: NewTable, signal?: AbortSignal) => call<Opening>('POST', '/tables', body, signal),
  seats: (table: string) => call<Opening>('GET', `/tables/${table}/seats`),
  lists: (table: string) => call<Lists>('GET', `/tables/${table}/decks`),
  /** My tables, at most 100: the last played, or those after one. */
  mine: (state: 'open' | 'over' | 'all', after = '') =>
    call<Mine>('GET', `/tables?state=${state}${after && `&after=${after}`}`),
  forget: (table: string) => call<undefined>('DELETE', `/tables/${table}`),
  statistics: () => call<Statistics>('GET', '/statistics'),
  signOut: () => call<undefined>('POST', '/sign-out'),
  lore: () => call<Lore>('GET', '/lore'),
  chapters: (game: string) => call<Lessons>('GET', `/lessons/${game}`),
  lesson: (game: string, chapter: string) => call<Lesson>('GET', `/lessons/${game}/${encodeURIComponent(chapter)}`),
  rules: (game: string) => call<RulesPage>('GET', `/rules/${game}`),
};
