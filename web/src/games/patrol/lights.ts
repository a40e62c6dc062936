// What a remark on somebody's first table or in the lesson may speak of, and where it is drawn.
import type { Json } from '../../wire/messages';
import { PLACES, type Parts } from './view';

export const lights = {
  hand: '.muster .hand [data-card]',
  choices: '.group.may',
  usable: '.theatre .usable',
  shown: '.theatre .mine:not(:has(.fd))',
  stay: '[data-stay]',
  orders: '.orders, [data-answers]',
  mine: '.theatre .mine',
  theirs: '.theatre [data-place]:not(.mine)',
  up: '.theatre .place:not(.mine):not(:has(.fd, .at:not(.known)))',
  place: ".theatre [data-place='$1']",
  lanes: '.theatre .lane',
  counters: '.theatre .place:has(.toks)',
  base: '.theatre .camp:has(.mine)',
  points: '.seat .now, .strip .pts',
};

/** Where an action of the learner, who has the first seat, is done. */
export function acts(told: Json): string[] {
  const { do: doing, seat = 0, place, card, own, enemy, which } = told as Parts;
  if (doing === 'lay') return [`.held[data-card='${card}']`];
  if (doing === 'pair') return [`.group:has([data-patrol='0 ${own}'])`, `.group:has([data-patrol='1 ${enemy}'])`];
  const ability = which === undefined ? '' : `[data-which='${which}']`;
  if (place !== undefined) return [`[data-place='${PLACES * seat + place}']`, `[data-do='${doing}']${ability}`];
  return [doing === 'stay' ? '[data-stay]' : `[data-do='${doing}']${ability}`];
}
