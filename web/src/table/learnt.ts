// Which chapters of a lesson were gone through to the end, kept in this browser.

import { keep, kept } from '../shell/kept';

const key = (game: string): string => `vedette.learnt.${game}`;

export function learnt(game: string): Set<string> {
  const found = kept(key(game));
  return new Set(Array.isArray(found) ? (found as string[]) : []);
}

export function learn(game: string, chapter: string): void {
  keep(key(game), [...learnt(game).add(chapter)]);
}
