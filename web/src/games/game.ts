// What a game brings to the page: its drawing, and its words under its own name. The page finds it by its folder and
// knows none by name; a game without a folder here is drawn from the words that every game has.
import type { Component } from 'svelte';
import type { Command } from '../shell/bindings.svelte';
import type { DeckPage, Fault } from '../wire/http';
import type { Id } from 'words:quiet';
import type { Json } from '../wire/messages';
import type { Shares } from '../table/board.svelte';
import type { Witness } from '../table/fair';
import type { Face } from './face';

type Later<T> = () => Promise<{ default: T }>;

interface Named {
  /** The message that says what they do. */
  id: Id;
}

/** How a deck is looked at: its cards as they lie in the box. */
export type Gallery = Component<{ cards: DeckPage['cards'] }>;

export interface BuilderProps {
  start: DeckPage; // the deck that it begins with; without cards, from none
  title: string;
  kept: unknown; // how this builder was left, to go on with; null to begin
  write: (text: string, kept: unknown) => void; // called with the text of the deck's file, and how the builder stands
}
/** A builder leads to what a fault of its deck speaks of, may call its place as its own entries are called, and count. */
export interface Built {
  seek: (fault: Fault) => void;
  called?: (fault: Fault) => Pick<Fault, 'where' | 'words'> | null;
  /** How many cards of a whole deck there are, in words. */
  counted?: () => string;
}
export type Builder = Component<BuilderProps, Built>;

/** How far an unfinished game stands, as far as it counts that way. */
export interface Standing {
  turn?: number;
  turns?: number;
  round?: number;
  /** Points, mine and those of the other side. */
  mine?: number;
  theirs?: number;
  /** Of what is to be won, in a game for one. */
  won?: number;
  all?: number;
}

export interface Game {
  /** Its place among the others at home. */
  order: number;
  /** What is told of it before the server has answered. */
  players: number;
  minutes: number;
  proves: boolean;
  lesson: boolean;
  /** The keys of this game alone, for the sheet of keys. */
  keys?: (Named & ({ command: Command } | { shown: string[] }))[];
  /** The option under which nobody sees another's deck before the end. */
  closes?: string;
  /** Its picture at home. */
  Plate: Later<Component>;
  /** Everything that it draws at a table. */
  face: Later<unknown>;
  standing?: (view: Json) => Standing;
  /** What its turns are called where they are counted. */
  counts?: 'cards' | 'rounds';
  /** An unfinished table at the size of a stamp. */
  Thumb?: Later<Component<{ view: Json }>>;
  Gallery?: Later<Gallery>;
  Builder?: Later<Builder>;
  /** What two at one screen see together; without it the device is handed over at each turn. */
  shares?: Later<Shares>;
  /** What looks whether its cards follow from the number of a fair deal. */
  proof?: Later<new () => Witness>;
}

export type { Face };
