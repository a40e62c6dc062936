// What a finished daily says to others: plain text that gives nothing of the deal away.

import { countsOf } from '../games/games';
import { settings } from '../shell/settings.svelte';
import { t } from 'words:more';
import type { DailyCard } from '../wire/http';

export type Day = DailyCard['week'][number];

/** How a day went, in one word of ours. */
export const markOf = ({ result, assisted }: Day): string =>
  result === 'won' && assisted ? 'helped' : (result ?? 'none');

/** A date as people write it, with the weekday unless only the day of the month is wanted. */
export const dateOf = (date: string, month: 'long' | 'short' = 'long'): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(settings.language, { day: 'numeric', month, timeZone: 'UTC' });

const SQUARES: Record<string, string> = { won: '🟩', helped: '🟨', lost: '🟥', drawn: '⬜', open: '⬛', none: '⬛' };

export interface Outcome {
  name: string;
  result: string;
  turn: number;
  assisted: boolean;
}

/** The lines that are copied: the game and the day, how it ended, the week, where to play it. */
export function resultText(card: DailyCard, { name, result, turn, assisted }: Outcome): string {
  const lines = [
    `Vedette · ${name} · ${card.date}`,
    t('daily-result', { result, counts: countsOf(card.game), turn, help: assisted ? 1 : 0 }) +
      (card.grade ? ` (${t('grade-is', { grade: card.grade })})` : '') +
      (card.bot_words ? ` (${t('daily-versus', { bot: card.bot_words })})` : ''),
    card.week.map((day) => SQUARES[markOf(day)] ?? '').join('') +
      (card.streak > 1 ? ` ${t('daily-streak', { days: card.streak })}` : ''),
    `${location.origin}/daily`,
  ];
  return lines.join('\n');
}

/** Hours and minutes until the deals change. */
export function untilNext(): { hours: number; minutes: number } {
  const now = new Date();
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  const minutes = Math.ceil((next - now.getTime()) / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
