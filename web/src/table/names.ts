// The names that players chose, put where the words of the page and of a game speak of "your opponent" or "player 2".

import type { Language } from '../shell/settings.svelte';
import { t } from 'words:company';
import type { Seat } from '../wire/messages';
import type { Table } from './table.svelte';

/** What a seat is called where both stand side by side: you and the other by name, or by numbers for who watches. */
export function sideOf({ shared, seated }: Table, { seat, you, name }: Seat): string {
  if (shared) return t('seat-number', { seat: seat + 1 });
  if (you) return t('round-you');
  return name || (seated ? t('seat-other') : t('seat-number', { seat: seat + 1 }));
}

/** Letters that are written from right to left: a name with such stands apart from the sentence around it. */
const LEFTWARD = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]/i;
const ISOLATED = ['\u2068', '\u2069'] as const;

const ENGLISH = /\b(?:[Yy]our o|O)pponent\b|\b[Pp]layer[ \u00a0](\d)\b/g;
const FRENCH =
  /(?:\b([Dd]e |[Dd]u |[Aa]u )|(?<![\p{L}])([Àà] )|\b[Ll]e )?(?:\b[Vv]otre a|\b[Ll]’a|\bA)dversaire\b(?!s)|(?:\b([Dd]u |[Aa]u )|\b[Ll]e )?\b[Jj]oueur[ \u00a0](\d)\b/gu;

const isolated = (name: string): string => (LEFTWARD.test(name) ? ISOLATED.join(name) : name);
const like = (sample: string, word: string): string =>
  sample.startsWith(sample.slice(0, 1).toUpperCase()) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
const french = (before: string, name: string): string => {
  if (!before) return isolated(name);
  if (/^a|^à/i.test(before)) return `${like(before, 'à')} ${isolated(name)}`;
  return `${like(before, 'd')}${VOWEL.test(name) ? '’' : 'e '}${isolated(name)}`;
};

/** What puts names into words: that of the one other player, and those of all seats; empty where one has none. */
export function naming(language: Language, other: string, seats: string[]): (words: string) => string {
  if (![other, ...seats].some(Boolean)) return (words) => words;
  const called = (seat: string | undefined): string => (seat === undefined ? other : (seats[+seat - 1] ?? ''));
  if (language === 'en')
    return (words) =>
      words.replace(ENGLISH, (whole: string, seat?: string) => (called(seat) ? isolated(called(seat)) : whole));
  return (words) =>
    words.replace(FRENCH, (whole: string, of?: string, to?: string, ofSeat?: string, seat?: string) =>
      called(seat) ? french(of ?? to ?? ofSeat ?? '', called(seat)) : whole,
    );
}
