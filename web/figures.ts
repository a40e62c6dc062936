// What soldiers are drawn of: the parts of figures and the cues of colours, read from the files of the game while the
// page is built, so that a card looks the same on paper and on the table. The parts are a picture, not script: they go
// into a file of their own, which comes beside the script and is kept by the browser when that changes.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type TomlTable, type TomlValue } from 'smol-toml';
import type { Plugin } from 'vite';
import type { Cue } from './src/games/patrol/cues.ts';

const GAME = join(import.meta.dirname, '../src/vedette/games/patrol/cards');
const FIGURES = 'virtual:figures';
const CUES = 'virtual:cues';
type Texts = Record<string, string>;

const read = (name: string): TomlTable => parse(readFileSync(join(GAME, name), 'utf8'));

function table(value: TomlValue | undefined, where: string): TomlTable {
  if (typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)) return value;
  throw new Error(`${where} should be a table`);
}

function text(value: TomlValue | undefined, where: string): string {
  if (typeof value === 'string') return value;
  throw new Error(`${where} should be a text`);
}

const texts = (value: TomlValue | undefined, where: string): Texts =>
  Object.fromEntries(Object.entries(table(value, where)).map(([key, said]) => [key, text(said, `${where}.${key}`)]));

function both(value: TomlValue | undefined, where: string): Cue['hue'] {
  const said = table(value, where);
  return { en: text(said.en, `${where}.en`), fr: text(said.fr, `${where}.fr`) };
}

/** The layers of every part, by the kind of part and by its name. */
export function figures(parts = read('parts.toml')): Record<string, Record<string, Texts>> {
  const named = (kind: string): [string, Texts][] =>
    Object.entries(table(parts[kind], kind)).map(([name, layers]) => [name, texts(layers, `${kind}.${name}`)]);
  return Object.fromEntries(Object.keys(parts).map((kind) => [kind, Object.fromEntries(named(kind))]));
}

/** What tells each colour apart, by its name. */
export function cues(colours = read('colours.toml'), drawn = read('cue.toml')): Record<string, Cue> {
  const of = (name: string, key: string): string => text(table(drawn[name], name)[key], `${name}.${key}`);
  const cue = (value: TomlValue): [string, Cue] => {
    const colour = table(value, 'colour');
    const id = text(colour.id, 'colour.id');
    const family = text(colour.family, `family of ${id}`);
    const letter = text(colour.letter, `letter of ${id}`);
    const hue = both(colour.name, `name of ${id}`);
    const bubble = both(colour.ability, `ability of ${id}`);
    const [x = 0, y = 0] = of('middle', family).split(' ').map(Number);
    const [shape, hatching, dark] = [of('shape', family), of('hatching', id), of('letter', id) === 'white'];
    return [id, { id, family, letter, hue, bubble, shape, hatching, middle: [x, y], dark }];
  };
  if (!Array.isArray(colours.colour)) throw new Error('colours.toml should have a list of [[colour]]');
  return Object.fromEntries(colours.colour.map(cue));
}

export function drawings(): Plugin {
  let building = false;
  return {
    name: 'vedette-figures',
    configResolved: ({ command }) => void (building = command === 'build'),
    resolveId: (id) => (id === FIGURES || id === CUES ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${CUES}`) return `export default ${JSON.stringify(cues())}`;
      if (id !== `\0${FIGURES}`) return undefined;
      const source = JSON.stringify(figures());
      if (!building) return `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)}`;
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: 'figures.json', source })}`;
    },
  };
}
