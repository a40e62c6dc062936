// The games that have a folder here, each with its words.
import { withWords } from '../shell/words.svelte';
import type { Face } from './face';
import type { Id } from 'words:home';
import type { Builder, Gallery, Game } from './game';

const FOUND = import.meta.glob<Game>('./*/game.ts', { eager: true, import: 'default' });
const GAMES = new Map(
  Object.entries(FOUND)
    .map(([path, game]): [string, Game] => [path.split('/')[1] ?? '', game])
    .sort(([, one], [, other]) => one.order - other.order),
);

type GameOf<Said> = Said extends `pitch-${infer Name}` ? Name : never;
/** The name of a game that has a folder here, as messages of the home bear it. */
export type Known = GameOf<Id>;
/** The names of the games that are known before the server has answered, as they lie at home. */
export const KNOWN = [...GAMES.keys()] as Known[];
export const known = (game: string): game is Known => GAMES.has(game);
export const gameOf = (name: string): Game | undefined => GAMES.get(name);

/** What a game counts its turns in. */
export const countsOf = (name: string): string => GAMES.get(name)?.counts ?? 'turns';

/** The drawing of a game at a table. */
export async function faceOf(name: string): Promise<Face> {
  const game = GAMES.get(name);
  const found = await (game && known(name) ? withWords(game.face(), [name]) : withWords(import('./any/face')));
  return found.default as Face;
}

/** What a deck of a game is looked at with, and built with; nothing for games that bring nothing. */
export async function deckOf(name: string): Promise<{ Gallery?: Gallery; Builder?: Builder }> {
  const game = GAMES.get(name);
  if (!game) return {};
  const [shown, built] = await withWords(Promise.all([game.Gallery?.(), game.Builder?.()]));
  return { Gallery: shown?.default, Builder: built?.default };
}
