// What a game brings to the page: its drawing, and its words under its own name. The page finds it by its folder and
// knows none by name; a game without a folder here is drawn from the words that every game has.
import type { Component } from 'svelte';
import type { DeckPage } from '../wire/http';
import type { Witness } from '../table/fair';
import type { Face } from './face';

type Later<T> = () => Promise<{ default: T }>;
type Part<Props extends Record<string, unknown> = Record<string, never>> = Component<Props>;

/** How a deck is looked at: its cards as they lie in the box. */
export type Gallery = Part<{ cards: DeckPage['cards'] }>;

/** How a deck is built: it begins with the cards of another, or with none, and writes the text that its file has. */
export type Builder = Part<{ start: DeckPage; title: string; write: (text: string) => void }>;

export interface Game {
  /** Its place among the others at home. */
  order: number;
  /** What is told of it before the server has answered. */
  players: number;
  minutes: number;
  proves: boolean;
  lesson: boolean;
  /** Its picture at home. */
  Plate: Later<Component>;
  /** Everything that it draws at a table. */
  face: Later<unknown>;
  /** An unfinished table at the size of a stamp. */
  Thumb?: Later<Part<{ view: Record<string, unknown> }>>;
  Gallery?: Later<Gallery>;
  Builder?: Later<Builder>;
  /** What looks whether its cards follow from the number of a fair deal. */
  proof?: Later<new () => Witness>;
}

export type { Face };
