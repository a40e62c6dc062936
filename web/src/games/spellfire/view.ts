// What the server shows of a Spellfire table: every number, every total and every sentence comes from the rules engine.

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

const LONG = /[^\s-]{9,}/g; // words too long for a narrow card
/** A name with places where its long words may be divided. */
export const soft = (name: string): string =>
  name.replace(LONG, (word) =>
    word.replace(
      /(.{2,}?[aeiouy](?:ck|[rlnms])?)(?=(?:[bcdfghjklmnpqrstvwxz]|[bcdfgptv][lr]|[cpst]h|s[cklmnptw])[aeiouy].)/gi,
      '$1\u00AD',
    ),
  );
