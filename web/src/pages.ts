// Every page by the first word of its path; each comes with its own words when it is asked for.

import type { Component } from 'svelte';
import type { Part } from 'virtual:words';
import type { Id } from 'words:quiet';
import { withWords } from './shell/words.svelte';

type Loader = () => Promise<{ default: Component }>;
interface Page {
  load: Loader;
  parts: Part[];
  title: Id | ''; // none where the page shows things that have names of their own
}
const ALL: Part[] = ['table', 'more', 'quiet'];
const pages = <Name extends string>(all: Record<Name, Page>): Record<Name, Page> => all;
export const PAGES = pages({
  home: { load: () => import('./pages/Home.svelte'), parts: ['home'], title: 'title-home' },
  table: { load: () => import('./table/Door.svelte'), parts: ['table'], title: '' },
  learn: { load: () => import('./pages/Learn.svelte'), parts: ALL, title: 'learn' },
  play: { load: () => import('./pages/Chooser.svelte'), parts: ALL, title: 'choose-deal' },
  rules: { load: () => import('./pages/Rules.svelte'), parts: ALL, title: 'rules' },
  decks: { load: () => import('./pages/Decks.svelte'), parts: ALL, title: 'decks' },
  deck: { load: () => import('./pages/Deck.svelte'), parts: ALL, title: 'decks' },
  cards: { load: () => import('./pages/Cards.svelte'), parts: ALL, title: '' },
  daily: { load: () => import('./pages/Dailies.svelte'), parts: ALL, title: 'daily' },
  puzzles: { load: () => import('./pages/Puzzles.svelte'), parts: ALL, title: '' },
  lab: { load: () => import('./pages/Lab.svelte'), parts: ALL, title: 'lab' },
  statistics: { load: () => import('./pages/Statistics.svelte'), parts: ALL, title: 'statistics' },
  settings: { load: () => import('./pages/Settings.svelte'), parts: ALL, title: 'settings' },
  lost: { load: () => import('./pages/Lost.svelte'), parts: [], title: 'title-lost' },
});
export type PageName = keyof typeof PAGES;
const TABLE = /^[a-z0-9]{12}$/;
/** Pages that name themselves. */
export const OWN_TITLE = new Set<PageName>(['table', 'learn', 'deck', 'play']);

/** The name of the page that a path leads to. */
const known = (name: string): name is PageName => Object.hasOwn(PAGES, name);
export function pageOf(parts: string[]): PageName {
  const [first = 'home', second = '', third] = parts;
  if (first === 'play' && TABLE.test(second)) return 'table'; // as an invitation may name it
  if (first === 'decks' && third) return 'deck';
  return known(first) && first !== 'deck' && first !== 'lost' ? first : 'lost';
}
/** A page and its words, ready to be shown. */
export const open = async ({ load, parts }: Page): Promise<Component> => (await withWords(load(), parts)).default;
