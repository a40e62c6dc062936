// The page's words, checked while it is built: every message that a source asks for is there, in every language.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORDS = join(import.meta.dirname, '../src/vedette/words');
const SOURCES = join(import.meta.dirname, 'src');

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
}

const idsOf = (language: string): Set<string> => new Set([...readFileSync(join(WORDS, language, 'page.ftl'), 'utf8').matchAll(/^page-([a-z][\w-]*) =/gm)].map((match) => match[1] ?? ''));

/** What the sources ask for: whole ids, and the beginnings of the ones that are put together. */
function asked(): { ids: Set<string>; stems: Set<string> } {
  const ids = new Set<string>();
  const stems = new Set<string>();
  for (const path of files(SOURCES)) {
    const text = readFileSync(path, 'utf8');
    for (const [, call = ''] of text.matchAll(/\bt\(((?:[^()]|\([^()]*\))*)\)/g)) {
      const first = call.split(/,\s*\{/)[0] ?? '';
      for (const [, id = ''] of first.matchAll(/(?<![=!]==? ?)'([a-z][\w-]*)'(?! ?===?)/g)) ids.add(id);
      for (const [, stem = ''] of first.matchAll(/`([a-z][\w-]*-)\$\{/g)) stems.add(stem);
    }
  }
  return { ids, stems };
}

export function fluent(): Plugin {
  return {
    name: 'vedette-words',
    buildStart() {
      const languages = readdirSync(WORDS).filter((name) => statSync(join(WORDS, name)).isDirectory());
      const { ids, stems } = asked();
      const known = new Map(languages.map((language) => [language, idsOf(language)]));
      const every = new Set([...known.values()].flatMap((have) => [...have]));
      const faults: string[] = [];
      for (const [language, have] of known) {
        for (const id of [...every, ...ids]) if (!have.has(id)) faults.push(`${language}: ${id} is missing`);
        for (const stem of stems) if (![...have].some((id) => id.startsWith(stem))) faults.push(`${language}: nothing begins with ${stem}`);
      }
      if (faults.length) this.error(`words/*/page.ftl: ${[...new Set(faults)].join('; ')}`);
    },
  };
}
