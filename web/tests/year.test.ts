import { expect, test } from 'vitest';
import { monthsOf, sizeOf } from '../src/pages/year';

const day = (date: string, played = 1) => ({ date, played, won: 0, daily: false });

test('a year has every day of twelve months up to today, under its weekday', () => {
  const days = [day('2025-12-01'), day('2026-02-28'), day('2026-11-30', 0)];
  const months = monthsOf({ first: '2025-12-01', today: '2026-11-30', days, streaks: [] });
  expect(months.map(({ month, days: { length } }) => `${month} ${length}`)).toEqual([
    ...['2025-12 31', '2026-01 31', '2026-02 28', '2026-03 31', '2026-04 30', '2026-05 31'],
    ...['2026-06 30', '2026-07 31', '2026-08 31', '2026-09 30', '2026-10 31', '2026-11 30'],
  ]);
  expect(months.map(({ blank }) => blank).slice(0, 4)).toEqual([0, 3, 6, 6]);
  expect(months.flatMap(({ active }) => active)).toEqual(days);
  expect(months[0]?.days.slice(0, 2)).toEqual([days[0], day('2025-12-02', 0)]);
});

test('the month that has begun ends with today', () => {
  const months = monthsOf({ first: '2025-03-01', today: '2026-02-03', days: [], streaks: [] });
  expect([months.length, months.at(-1)?.days.length]).toEqual([12, 3]);
});

test('a square is the larger the more was played', () => {
  expect([0, 1, 2, 3, 4, 40].map(sizeOf)).toEqual([0, 1, 2, 2, 3, 3]);
});
