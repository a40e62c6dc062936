// What the server shows of a Spellfire table: every number, every total and every sentence comes from the rules engine.

import { longest } from '../../shell/room.svelte';
import type { Card as CardView, Champion as ChampionView } from './types';

export type {
  Card as CardView,
  Champion as ChampionView,
  Column as ColumnView,
  Entry,
  Fight as FightView,
  Forecast,
  Parts,
  Side as SideView,
  View,
} from './types';

export const COLUMNS = 'ABCDEF';

/** A level or a bonus as people read it, with a true minus. */
export const signed = (levels: number): string => `${levels > 0 ? '+' : levels < 0 ? '−' : ''}${Math.abs(levels)}`;
export const iconOf = (icon: string): string => icon.replaceAll('-', '−');
export const champion = (card: CardView | ChampionView | null): card is ChampionView =>
  card !== null && 'level' in card;

const BREAK =
  /(.*?[aeiouy][bcdfghjklmnpqrstvwxz]{0,3}?)(?=(?:[bcdfghjklmnpqrstvwxz]|[bcgp][lr]|[dtv]r|[cpst]h|s[cklmnptw])(?:[aiouy].|e[lmnrt]|e[a-z][a-z]|[aiou]\b))/gi;
/** A name with places where its words of so many letters and more may be divided, between syllables. */
export const soft = (name: string, least = 7): string =>
  name.replace(/[^\s-]+/g, (word) =>
    word.length < least
      ? word
      : word.replace(BREAK, (piece: string, _: string, at: number) => piece + (at + piece.length < 3 ? '' : '\u00AD')),
  );

export const WHOLE = 9; // a shorter word is rather drawn smaller than divided
/** How many letters of a name a narrow card has to have room for beside each other. */
export const abreast = (name: string): number => longest(soft(name, WHOLE));
