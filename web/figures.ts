// What soldiers are drawn of: the parts of figures and the cues of colours, read from the files of the game while the
// page is built, so that a card looks the same on paper and on the table. The parts are a picture, not script: they go
// into a file of their own, which comes beside the script and is kept by the browser when that changes.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const GAME = join(import.meta.dirname, '../src/vedette/games/patrol');
const FIGURES = 'virtual:figures';
const CUES = 'virtual:cues';
type Table = Record<string, string>;

/** The tables of a TOML file that hold texts alone, each by its heading; those of a list by its name and their number. */
function tables(path: string): Map<string, Table> {
  const found = new Map<string, Table>();
  let now: Table = {};
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const heading = /^\[\[?([\w.-]+)\]\]?$/.exec(line)?.[1];
    const [, key = '', text = ''] = /^([\w-]+) = "([^"]*)"$/.exec(line) ?? [];
    if (heading) found.set(line.startsWith('[[') ? `${heading} ${found.size}` : heading, (now = {}));
    else if (key) now[key] = text;
    const [, said = '', en = '', fr = ''] = /^([\w-]+) = \{ en = "([^"]*)", fr = "([^"]*)" \}$/.exec(line) ?? [];
    if (said) Object.assign(now, { [`${said} en`]: en, [`${said} fr`]: fr });
  }
  return found;
}

function figures(): Record<string, Record<string, Table>> {
  const kinds: Record<string, Record<string, Table>> = {};
  for (const [heading, table] of tables(join(GAME, 'art/parts.toml'))) {
    const [kind = '', word = ''] = heading.split('.');
    kinds[kind] = { ...kinds[kind], [word]: table };
  }
  return kinds;
}

function cues(): Record<string, unknown> {
  const told = tables(join(GAME, 'art/cue.toml'));
  const of = (name: string, key: string): string => told.get(name)?.[key] ?? '';
  const colours = [...tables(join(GAME, 'colours.toml')).values()].filter(({ family }) => family);
  return Object.fromEntries(colours.map(({ id = '', family = '', letter, ...said }) => [id, {
    hue: { en: said['name en'], fr: said['name fr'] }, bubble: { en: said['ability en'], fr: said['ability fr'] },
    id, family, letter, shape: of('shape', family), hatching: of('hatching', id),
    middle: of('middle', family).split(' ').map(Number), dark: of('letter', id) === 'white',
  }]));
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
