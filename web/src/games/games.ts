// The games that have a folder here, each with its words.
import { words } from '../shell/words.svelte';
import type { Face } from './face';
import type { Builder, Gallery, Game } from './game';

const FOUND = import.meta.glob<Game>('./*/game.ts', { eager: true, import: 'default' });
const GAMES = new Map(
  Object.entries(FOUND)
    .map(([path, game]): [string, Game] => [path.split('/')[1] ?? '', game])
    .sort(([, one], [, other]) => one.order - other.order),
);

/** The names of the games that are known before the server has answered, as they lie at home. */
export const KNOWN = [...GAMES.keys()];
export const gameOf = (name: string): Game | undefined => GAMES.get(name);

/** What a game counts its turns in. */
export const countsOf = (name: string): string => GAMES.get(name)?.counts ?? 'turns';

/** The drawing of a game at a table. */
export async function faceOf(name: string): Promise<Face> {
  const game = GAMES.get(name);
  const [found] = await Promise.all(
    game ? [game.face(), words.need([name])] : [import('./any/face'), words.need(['more'])],
  );
  return found.default as Face;
}

/** What a deck of a game is looked at with, and built with; nothing for games that bring nothing. */
export async function deckOf(name: string): Promise<{ Gallery?: Gallery; Builder?: Builder }> {
  const game = GAMES.get(name);
  if (!game) return {};
  const [shown, built] = await Promise.all([game.Gallery?.(), game.Builder?.(), words.need([name, `${name}-deck`])]);
  return { Gallery: shown?.default, Builder: built?.default };
}
