// A deck that is being entered: what the form holds, and the text that the deck files have.

import { EDGES, type Need, type Edge, type RegionCard } from '../view';

export interface DraftCard {
  name: string;
  terrain: string;
  edges: Record<Edge, string>; // '' or 'items 3', as in the file
}

export const blank = (): DraftCard => ({ name: '', terrain: '', edges: { north: '', east: '', south: '', west: '' } });

const said = (demand: Need | null): string => (demand ? `${demand.kind} ${demand.number}` : '');

export function drafted(card: RegionCard): DraftCard {
  const { north, east, south, west } = card.edges;
  return {
    name: card.name,
    terrain: card.terrain,
    edges: { north: said(north), east: said(east), south: said(south), west: said(west) },
  };
}

export function demandOf(text: string): Need | null {
  const [kind, number] = text.split(' ');
  return kind === 'items' || kind === 'colours' || kind === 'sum' ? { kind, number: Number(number) || 0 } : null;
}

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

export function written(title: string, cards: DraftCard[]): string {
  const lines = [`name = ${quoted(title.trim())}`];
  for (const card of cards) {
    lines.push('', '[[region]]', `name = ${quoted(card.name.trim())}`);
    if (card.terrain) lines.push(`terrain = ${quoted(card.terrain)}`);
    for (const edge of EDGES) if (card.edges[edge]) lines.push(`${edge} = ${quoted(card.edges[edge])}`);
  }
  return `${lines.join('\n')}\n`;
}

/** The card, from 1, and the key that stand in a line of that text; the name where the line has no key. */
export function placeOf(text: string, line: number): string {
  const lines = text.split('\n').slice(0, line);
  const number = lines.filter((row) => row === '[[region]]').length;
  return `${Math.max(number, 1)} ${/^\w+/.exec(lines.at(-1) ?? '')?.[0] ?? 'name'}`;
}
