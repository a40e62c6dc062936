/** Seconds as a clock shows them: 6:42, or 1:02:03. */
export function clock(seconds: number): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const HOUR = 3600;
export const DAY = 24 * HOUR;

/** Seconds as days and whole hours. */
export const span = (seconds: number): { days: number; hours: number } => ({
  days: Math.floor(seconds / DAY),
  hours: Math.floor((seconds % DAY) / HOUR),
});

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', 60],
] as const;

/** How long ago a moment was, in words: 5 minutes ago, yesterday. */
export function ago(iso: string, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const told = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ['second', Infinity];
  return told.format(-Math.floor(seconds / size) || 0, unit);
}
