// Rings around what a coach or a teacher speaks of. They are drawn around things that are not theirs: they go and come
// with every drawing of the table.

import { tick } from 'svelte';
import { folded } from '../shell/room.svelte';
import type { Json } from '../wire/messages';
import '../style/rings.css';

export interface Lights {
  /** What may be spoken of, and where it is drawn; `$1` and on stand for words that a light's name has behind it. */
  lights: Record<string, string>;
  /** Where an action is done, if nothing else rings that. */
  acts?: (parts: Json) => string[];
}
const LIGHTS = import.meta.glob<Lights>('../games/*/lights.ts', { eager: true });
export const lightsOf = (game: string): Lights => LIGHTS[`../games/${game}/lights.ts`] ?? { lights: {} };
/** Where these lights are drawn: `plaque A1 east` is the light `plaque` of `A1` and `east`. */
export const placesOf = (lights: Lights['lights'], names: string[]): string[] =>
  names.flatMap((name) => {
    const [light = '', ...words] = name.split(' ');
    return lights[light]?.replace(/\$(\d)/g, (_, n) => words[Number(n) - 1] ?? '') ?? [];
  });

const WATCHED = { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'data-drop'] };
const ringed = (): Element[] => [...document.querySelectorAll('[data-lit]')];
const dark = (): void => ringed().forEach((one) => one.removeAttribute('data-lit'));
/** Whether all of it is in the window, where no bar at the foot may cover it. */
const shown = (one: Element): boolean => {
  const { top, bottom } = one.getBoundingClientRect();
  return !folded.now && top >= 0 && bottom <= innerHeight;
};

/** Ring these places, and bring the first one into sight, until what is returned is called. */
export function ring(places: string[]): () => void {
  let [stopped, seen] = [false, false];
  const draw = (): void => {
    dark();
    for (const place of places) for (const one of document.querySelectorAll(place)) one.setAttribute('data-lit', '');
    const [first] = ringed();
    if (!seen && first && !shown(first)) first.scrollIntoView({ block: 'nearest' });
    seen ||= !!first;
  };
  const watcher = new MutationObserver(draw);
  void tick().then(() => {
    if (stopped) return;
    draw();
    if (places.length) watcher.observe(document.body, WATCHED); // the table itself may still be coming
  });
  return () => {
    stopped = true;
    watcher.disconnect();
    dark();
  };
}
