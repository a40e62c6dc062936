// What the server shows of a Spellfire table: every number, every total and every sentence comes from the rules engine.

export interface CardView {
  card: number;
  id: string;
  name: string;
  kind: string;
  type: string; // the kind in words
  world: string;
  world_words: string;
  icon: string; // level or bonus, as printed
  marks: string[];
  keywords: string; // the marks in words
  side: 'friendly' | 'opposing' | 'none';
  words: string;
  text: string; // what it does, printed from its power
  note: string; // what of it is left out here
  barred: boolean; // no deck may have it
}

export interface Entry {
  card: number; // -1 for multiplying and halving
  levels: number;
  words: string;
}

export interface ChampionView extends CardView {
  level: number; // with everything in force
  levels: Entry[];
  borne: CardView[];
}

export interface ColumnView {
  name: string;
  left: number; // cards face down
  realm: CardView | null;
  holding: CardView | null;
  won: boolean;
  fight: boolean;
  face: CardView | ChampionView | null;
  words: string;
}

export interface SideView {
  champion: CardView | null;
  borne: CardView[];
  levels: Entry[];
}

export interface FightView {
  column: number;
  attacker: SideView;
  defender: SideView;
  totals: [number, number];
  hidden: number;
  revealed: CardView | null;
  outcome: string;
  words: string;
}

/** What the totals would be at once if an action were done: an attack begun, a card played. */
export interface Forecast {
  action: number;
  totals: [number, number];
  hidden: number;
  words: string;
}

export interface View {
  game: 'spellfire';
  phase: 'turn' | 'resolve' | 'free' | 'help' | 'choice' | 'keep' | 'settle' | 'over';
  ask: { title: string; detail: string };
  columns: ColumnView[];
  pool: ChampionView[];
  rule: CardView | null;
  event: CardView | null;
  fight: FightView | null;
  waiting: CardView | null;
  forecasts: Forecast[];
  foes: { beaten: number; shown: number; unseen: number };
  unseen: number;
  discards: CardView[];
  realms: number;
  score: string;
  result: null | 'won' | 'respectable' | 'lost';
}

export interface Parts {
  do: 'attach' | 'discard' | 'attack' | 'play' | 'yield' | 'choose' | 'option' | 'enough' | string;
  column?: number;
  card?: number;
  option?: number;
}

export const COLUMNS = 'ABCDEF';

/** A level or a bonus as people read it, with a true minus. */
export const signed = (levels: number): string => `${levels > 0 ? '+' : levels < 0 ? '−' : ''}${Math.abs(levels)}`;
export const iconOf = (icon: string): string => icon.replaceAll('-', '−');
export const champion = (card: CardView | ChampionView | null): card is ChampionView => card !== null && 'level' in card;

const LONG = /[^\s-]{9,}/g; // words too long for a narrow card
/** A name with places where its long words may be divided. */
export const soft = (name: string): string => name.replace(LONG, (word) => word.replace(/(.{2,}?[aeiouy][rlnms]?)(?=(?:[bcdfghjklmnpqrstvwxz]|[bcdfgptv][lr]|[cpst]h|s[cklmnptw])[aeiouy].)/gi, '$1\u00AD'));
