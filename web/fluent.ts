// The page's words: checked while it is built (every message that a source asks for is there, in every language,
// in a part that is loaded where it is asked for), and read then, so that the page carries no reader of Fluent files.

import { FluentResource } from '@fluent/bundle';
import type { Pattern, Place } from './src/shell/pattern.ts';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const WORDS = join(import.meta.dirname, '../src/vedette/locales');
const SOURCES = join(import.meta.dirname, 'src');
const MODULE = 'virtual:words';
const HOUSE = ['first', 'table', 'more', 'quiet'];
/** Games that the page draws have words of their own, and so has each folder in theirs: where their decks are built, a battle. */
export const GAMES = readdirSync(join(SOURCES, 'games')).filter((name) =>
  existsSync(join(SOURCES, 'games', name, 'game.ts')),
);
const folders = (game: string): string[] =>
  readdirSync(join(SOURCES, 'games', game), { withFileTypes: true })
    .filter((found) => found.isDirectory())
    .map(({ name }) => name);
const PARTS = [
  'home',
  'opening',
  'company',
  'between',
  ...HOUSE,
  ...GAMES.flatMap((game) => [game, ...folders(game).map((folder) => `${game}-${folder}`)]),
];
type Part = string;

/** Sources of the first view, which come before any other words are here. */
const FIRST =
  /^(App\.svelte|main\.ts|pages\.ts|art\/|shell\/(?!Keys|Waiting)|wire\/|pages\/Lost\.svelte|table\/(opening|rung)|games\/[\w-]+\/(Plate|Thumb|Item)\.svelte)/;
/** Sources of the home. */
const HOME = /^pages\/(Home|Daily|Resume|Unfinished|Challenges)\.svelte/;
/** Sources of a table that come when they are wanted, with words of their own. */
const LATER =
  /^(table\/(PlayIt|ForceRows|TurnPush|Bookmarks|DuelLog|PersonForm|EndPanel|FairLine|DailyBars|DailyEnd|RungEnd|daily|RoundPanel|ReplayBar|SolutionPanel|ChanceFigure|Sheets|Links|Lists|RulesSheet|HandOver|OneScreen|BoardBar|Elsewhere|Coach|Lesson|lesson|Puzzle|quiz|Story)\.|games\/any\/)/;
/** Cards opened large come with the words of a battle, not with those of the first view. */
const BATTLE = /^games\/patrol\/(Large|Whole|Fallen)\./;
const TABLE = /^(table|games)\//;
function partsFor(source: string): readonly Part[] {
  if (FIRST.test(source)) return ['first'];
  if (source.startsWith('shell/Waiting.')) return ['first', 'opening'];
  if (HOME.test(source)) return ['first', 'home'];
  if (/^table\/(Clocks|Company|names|Timer)\./.test(source)) return ['first', 'table', 'company'];
  if (/^table\/(Between|Invited?|Series|Emotes)\./.test(source)) return ['first', 'table', 'company', 'between'];
  if (source.startsWith('table/Bring.')) return [...HOUSE, 'company', 'between'];
  const game = GAMES.find((name) => source.startsWith(`games/${name}/`));
  const folder = BATTLE.test(source)
    ? 'battle'
    : game && folders(game).find((name) => source.startsWith(`games/${game}/${name}/`));
  if (game)
    return [...(folder === 'deck' ? HOUSE : ['first', 'table']), game, ...(folder ? [`${game}-${folder}`] : [])];
  if (source.startsWith('games/CardSearch.')) return HOUSE; // where decks are built
  return LATER.test(source) ? ['first', 'table', 'more'] : TABLE.test(source) ? ['first', 'table'] : HOUSE;
}

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
}

export const languages = (): string[] => readdirSync(WORDS).filter((name) => statSync(join(WORDS, name)).isDirectory());

/** A language's file cut into its parts: a heading `## part: what it is` begins one. */
function cut(language: string): Record<Part, string> {
  const parts = Object.fromEntries(PARTS.map((part) => [part, '']));
  for (const block of readFileSync(join(WORDS, language, 'page.ftl'), 'utf8')
    .split(/^## /m)
    .slice(1)) {
    const [heading = '', ...lines] = block.split('\n');
    const part = heading.split(':')[0] ?? '';
    if (!PARTS.includes(part))
      throw new Error(`locales/${language}/page.ftl: "## ${heading}" should begin with one of ${PARTS.join(', ')}`);
    parts[part] = `${parts[part] ?? ''}${lines.join('\n')}\n`;
  }
  return parts;
}

const idsOf = (text: string): string[] => [...text.matchAll(/^page-([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');

/** Where every message of a language stands. */
function placed(language: string): Map<string, Part> {
  const parts = cut(language);
  return new Map(PARTS.flatMap((part) => idsOf(parts[part] ?? '').map((id) => [id, part] as const)));
}

/** What a source asks for: whole ids, and the beginnings of the ones that are put together. */
export function asked(source: string): { ids: string[]; stems: string[] } {
  const ids: string[] = [];
  const stems: string[] = [];
  for (const [, call = ''] of source.matchAll(/\bt\(((?:[^()]|\([^()]*\))*)\)/g)) {
    const first = call.split(/,\s*\{/)[0] ?? '';
    for (const [, id = ''] of first.matchAll(/(?<![=!]==? ?)'([a-z][\w-]*)'(?! ?===?)/g)) ids.push(id);
    for (const [, stem = ''] of first.matchAll(/`([a-z][\w-]*-)\$\{/g)) stems.push(stem);
  }
  return { ids, stems };
}

function faults(): string[] {
  const known = new Map(languages().map((language) => [language, placed(language)]));
  const every = new Set([...known.values()].flatMap((have) => [...have.keys()]));
  const found: string[] = [];
  for (const [language, have] of known) {
    for (const id of every) if (!have.has(id)) found.push(`${language}: ${id} is missing`);
    for (const path of files(SOURCES)) {
      const source = relative(SOURCES, path);
      const parts = partsFor(source);
      const { ids, stems } = asked(readFileSync(path, 'utf8'));
      for (const id of ids) {
        const part = have.get(id);
        if (part === undefined) found.push(`${language}: ${id} is missing (${source})`);
        else if (!parts.includes(part))
          found.push(`${language}: ${id} stands under "${part}", but ${source} has only ${parts.join(', ')}`);
      }
      for (const stem of stems) {
        const fit = [...have].filter(([id]) => id.startsWith(stem));
        if (!fit.length) found.push(`${language}: nothing begins with ${stem} (${source})`);
        for (const [id, part] of fit)
          if (!parts.includes(part))
            found.push(`${language}: ${id} stands under "${part}", but ${source} has only ${parts.join(', ')}`);
      }
    }
  }
  return [...new Set(found)];
}

type Told = FluentResource['body'][number]['value'];
type Element = Exclude<Told, string | null>[number];

const SPACE = '\u00a0';
/** French breaks no line beside a sign, nor between a word and its number; the words have plain spaces there. */
const typeset = (text: string): string =>
  text
    .replace(/ (?=[;:!?%»])/g, SPACE)
    .replaceAll('« ', `«${SPACE}`)
    .replace(/(?<=\p{L}) (?=\d{1,3}(?:[.,;:) ]|$))/gu, SPACE);

/** The messages of a text as the page says them; what the page cannot say stops the build. */
export function patterns(text: string, language: string): Record<string, Pattern> {
  const set = language === 'fr' ? typeset : (words: string): string => words;
  const said = (value: Told): Pattern => (typeof value === 'string' ? set(value) : (value ?? []).map(part));
  const part = (element: Element): string | Place => {
    if (typeof element === 'string') return set(element);
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
    new FluentResource(text).body.map(({ id, value }) => [id.replace(/^page-/, ''), said(value)]),
  );
}

export function fluent(): Plugin {
  return {
    name: 'vedette-words',
    buildStart() {
      const found = faults();
      if (found.length) this.error(`locales/*/page.ftl: ${found.join('; ')}`);
    },
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      const [, language, part] = id.split('/');
      if (!language || !part) {
        const row = (name: string): string =>
          `${name}: {${PARTS.map((one) => `'${one}': () => import('${MODULE}/${name}/${one}')`).join(', ')}}`;
        return `export default {${languages().map(row).join(', ')}}`;
      }
      this.addWatchFile(join(WORDS, language, 'page.ftl'));
      return `export default ${JSON.stringify(patterns(cut(language)[part] ?? '', language))}`;
    },
  };
}
