// How a colour is told without its colour: the shape of its family, a hatching, a letter.
import found from 'virtual:cues';
import type { Language } from '../../shell/settings.svelte';

export interface Cue {
  id: string;
  family: string;
  letter: string;
  shape: string;
  hatching: string;
  middle: [number, number];
  dark: boolean;
  hue: Record<Language, string>;
  bubble: Record<Language, string>;
}

export const cues: Record<string, Cue> = found;
/** The name of a colour's hatching, which the board defines once. */
export const hatched = ({ id }: Cue): string => `hatch-${id}`;
