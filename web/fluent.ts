// The page's words, read while it is built, so that the page carries no reader of Fluent files: a file of JSON a part and
// language. What a source says it
// imports from `words:PART`; the types of these modules (`src/messages.d.ts`) hold it to the messages that are there.

import { FluentResource } from '@fluent/bundle';
import type { Pattern, Place } from './src/shell/pattern.ts';
import { APART } from './src/shell/spaces.ts';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORDS = join(import.meta.dirname, '../src/vedette/locales');
const FIRST = 'en';
const FOLDER = 'virtual:words';
const PART = 'words:';
const source = (language: string): string => join(WORDS, language, 'page.ftl');
/** Games that the page draws: each has words of its own, and so has where its decks are built, or a battle. */
export const GAMES = readdirSync(join(import.meta.dirname, 'src/games')).filter((name) =>
  existsSync(join(import.meta.dirname, 'src/games', name, 'game.ts')),
);

export const languages = (): string[] => readdirSync(WORDS).filter((name) => statSync(join(WORDS, name)).isDirectory());

/** What may be said together: messages, and the parts that are there whenever these are. */
interface Part {
  text: string;
  within: string[];
}
/** A language's file cut into its parts: a heading `## part (others that are there too): what it is` begins one. */
function cut(language: string): Map<string, Part> {
  const parts = new Map<string, Part>();
  for (const block of readFileSync(source(language), 'utf8').split(/^## /m).slice(1)) {
    const [, name = '', within = '', text = ''] = /^([\w-]+)(?: \(([^)]*)\))?:.*\n([^]*)$/.exec(block) ?? [];
    if (!name) throw new Error(`locales/${language}/page.ftl: "## ${block.split('\n')[0]}" names no part`);
    parts.set(name, { text: `${parts.get(name)?.text ?? ''}${text}`, within: within.match(/[\w-]+/g) ?? [] });
  }
  return parts;
}

/** A part and all that are there whenever it is. */
const whole = (parts: Map<string, Part>, name: string): string[] => [
  ...new Set([...(parts.get(name)?.within ?? []).flatMap((one) => whole(parts, one)), name]),
];

/** What one language says and another does not, or says in another part. */
function faults(): string[] {
  const said = languages().map((language) => {
    const ids = [...cut(language)].flatMap(([name, { text }]) =>
      Object.keys(patterns(text, language)).map((id) => `${id} (${name})`),
    );
    return [language, new Set(ids)] as const;
  });
  const every = new Set(said.flatMap(([, ids]) => [...ids]));
  return said.flatMap(([language, ids]) =>
    [...every].filter((id) => !ids.has(id)).map((id) => `${language}: ${id} is missing`),
  );
}

type Told = FluentResource['body'][number]['value'];
type Element = Exclude<Told, string | null>[number];

const SPACE = '\u00a0';
/** On the page, where lines are short, a word is not parted from its number either. */
const NUMBERED = /(?<=\p{L}) (?=\d{1,3}(?:[.,;:)\s]|$))/gu;

/** The messages of a text as the page says them; what the page cannot say stops the build. */
export function patterns(text: string, language: string): Record<string, Pattern> {
  const set = language === 'fr' ? text.replace(APART, SPACE).replace(NUMBERED, SPACE) : text;
  const said = (value: Told): Pattern => (typeof value === 'string' ? value : (value ?? []).map(part));
  const part = (element: Element): string | Place => {
    if (typeof element === 'string') return element;
    if (element.type === 'var') return { $: element.name };
    if (element.type !== 'select' || element.selector.type !== 'var')
      throw new Error(`page.ftl: the page says values and choices among them, not "${element.type}"`);
    return {
      $: element.selector.name,
      of: element.variants.map(({ key, value }) => [String(key.value), said(value)]),
      else: element.star,
    };
  };
  return Object.fromEntries(
    new FluentResource(set).body.map(({ id, value }) => [id.replace(/^page-/, ''), said(value)]),
  );
}

/** The file of a part in a language, as the page reads it. */
const file = (language: string, part: string): string =>
  JSON.stringify(patterns(cut(language).get(part)?.text ?? '', language));

export function fluent(): Plugin {
  const stamp = createHash('sha256');
  for (const language of languages()) stamp.update(readFileSync(source(language)));
  const folder = `assets/words-${stamp.digest('hex').slice(0, 8)}`;
  return {
    name: 'vedette-words',
    buildStart() {
      const found = faults();
      if (found.length) this.error(`locales/*/page.ftl: ${found.join('; ')}`);
    },
    resolveId: (id) => (id === FOLDER || id.startsWith(PART) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${FOLDER}`) return `export default '/${folder}'`;
      if (!id.startsWith(`\0${PART}`)) return undefined;
      const speaker = join(import.meta.dirname, 'src/shell/words.svelte.ts');
      return `import { t, words } from ${JSON.stringify(speaker)};
        words.want(${JSON.stringify(whole(cut(FIRST), id.slice(PART.length + 1)))});
        export { t };`;
    },
    generateBundle() {
      for (const language of languages())
        for (const part of cut(language).keys())
          this.emitFile({
            type: 'asset',
            fileName: `${folder}/${language}/${part}.json`,
            source: file(language, part),
          });
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, ({ url = '' }, response) => {
        const [, language = '', part = ''] = /^\/(\w+)\/([\w-]+)\.json$/.exec(url) ?? [];
        response.setHeader('content-type', 'application/json').end(file(language, part));
      });
    },
  };
}
