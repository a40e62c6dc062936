// What somebody looks for among the cards for a deck, and in which order: this browser keeps it for each game.
import { keep, kept } from '../shell/kept';
import { Fitting } from './fitting.svelte';

export type Choice = readonly [value: string, words: string];
/** What cards are narrowed by: one of the choices, or the least and the most of a number. */
export interface Field {
  key: string;
  words: string;
  choices?: Choice[];
  least?: string; // how the two bounds are called
  most?: string;
}

const KEY = 'vedette.search.1.'; // the number rises with what is kept
const LEAST = '-least',
  MOST = '-most';

/** Choices in the order of their words, each once. */
export const choices = (all: Choice[]): Choice[] =>
  [...new Map(all.filter(([value]) => value))].sort((a, b) => a[1].localeCompare(b[1]));

const spelt = (found: unknown): string => (typeof found === 'string' ? found : '');

export class Search {
  readonly fitting = new Fitting();
  text = $state('');
  order = $state('');
  #picked = $state<Record<string, string>>({});
  #key: string;

  constructor(game: string) {
    this.#key = KEY + game;
    const found = (kept(this.#key) ?? {}) as Record<string, unknown>;
    this.text = spelt(found.text);
    this.order = spelt(found.order);
    this.fitting.on = found.fits === true;
    this.#picked = Object.fromEntries(Object.entries(found.picked ?? {}).map(([key, value]) => [key, spelt(value)]));
  }
  /** The whole of it, as it is kept. */
  get told(): Record<string, unknown> {
    return { text: this.text, order: this.order, fits: this.fitting.on, picked: { ...this.#picked } };
  }
  keep(): void {
    keep(this.#key, this.told);
  }
  get narrowed(): boolean {
    return this.fitting.on || this.text.trim() !== '' || Object.values(this.#picked).some(Boolean);
  }
  clear(): void {
    [this.text, this.#picked, this.fitting.on] = ['', {}, false];
  }
  pick(key: string, value: string): void {
    this.#picked[key] = value;
  }
  bound(key: string, most: boolean, value: string): void {
    this.pick(key + (most ? MOST : LEAST), value);
  }
  /** What is picked; nothing where that is no choice any more. */
  picked({ key, choices = [] }: Field): string {
    const value = this.#picked[key] ?? '';
    return choices.some(([one]) => one === value) ? value : '';
  }
  /** The bounds of a number as they were entered. */
  bounds({ key }: Field): [least: string, most: string] {
    return [this.#picked[key + LEAST] ?? '', this.#picked[key + MOST] ?? ''];
  }
  /** Tell whether a number lies within its bounds; what is none, only where there are none. */
  within(field: Field, number: number): boolean {
    const [least, most] = this.bounds(field);
    return (!least || number >= Number(least)) && (!most || number <= Number(most));
  }
}
