// The next rung of a ladder in words.

import { t } from 'words:first';
import type { GameScore } from '../wire/http';

/** Which rung comes next, and what is played there. */
export function rungWords(ladder: GameScore['ladder']): string {
  if (!ladder) return '';
  const { rung, rungs, won, deck_words: deck, grade, bot_words: bot } = ladder;
  const what = [deck, grade ? t('grade-is', { grade }) : '', bot].filter(Boolean).join(', ');
  return t('rung', { rung, rungs, what, done: won >= rungs ? 1 : 0 });
}
