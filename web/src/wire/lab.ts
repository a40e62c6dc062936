// Questions to the lab, whose answers come line by line.

import type {
  Comparison,
  AnswerSearch,
  DealSearch,
  DeckSearch,
  NewComparison,
  NewAnswerSearch,
  NewDealSearch,
  NewDeckSearch,
  NewStudy,
  StudyReport,
} from '../protocol';
import { settings } from '../shell/settings.svelte';
import { t } from 'words:first';
import { refusal, Refused } from './http';

/** The lines of an answer as they come, each a value of its own. */
async function* stream<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
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

export const labApi = {
  compare: (body: NewComparison, signal: AbortSignal) => stream<Comparison>('/comparisons', body, signal),
  study: (body: NewStudy, signal: AbortSignal) => stream<StudyReport>('/studies', body, signal),
  searchDeck: (body: NewDeckSearch, signal: AbortSignal) => stream<DeckSearch>('/searches/decks', body, signal),
  searchAnswer: (body: NewAnswerSearch, signal: AbortSignal) => stream<AnswerSearch>('/searches/answers', body, signal),
  searchDeals: (body: NewDealSearch, signal: AbortSignal) => stream<DealSearch>('/searches/deals', body, signal),
};
