// A year of days, by month, as a calendar shows it.
import type { Activity, ActiveDay } from '../wire/guest';

export interface Month {
  month: string; // 2026-11
  blank: number; // days of its first week that belong to the month before, weeks beginning on Monday
  days: ActiveDay[]; // every day up to today
  active: ActiveDay[]; // those on which something was played
}

export function monthsOf({ first, today, days }: Activity): Month[] {
  const played = new Map(days.map((day) => [day.date, day]));
  const months: Month[] = [];
  for (const at = new Date(`${first}T12:00:00Z`); ; at.setUTCDate(at.getUTCDate() + 1)) {
    const date = at.toISOString().slice(0, 10);
    if (date > today) return months;
    const day = played.get(date);
    if (at.getUTCDate() === 1)
      months.push({ month: date.slice(0, 7), blank: (at.getUTCDay() + 6) % 7, days: [], active: [] });
    months.at(-1)?.days.push(day ?? { date, played: 0, won: 0, daily: false });
    if (day) months.at(-1)?.active.push(day);
  }
}

/** How large a day is drawn, by its finished games: 0 for none, 3 for the most. */
export const sizeOf = (played: number): number => (played > 3 ? 3 : played > 1 ? 2 : Math.min(played, 1));
