// The part of the wire that the calendar of daily deals speaks.
import type { DailyMonth } from '../protocol';
import { call } from './http';

export type { DailyMonth } from '../protocol';

/** The daily deals of a month of a game, this month's unless one is named, with my results. */
export const monthOf = (game: string, month = ''): Promise<DailyMonth> =>
  call('GET', `/daily/month?game=${game}&month=${month}`);
