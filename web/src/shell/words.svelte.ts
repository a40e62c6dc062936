// The page's own words, from the same Fluent files that the rest of the house speaks from.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

const files = import.meta.glob<string>('../../../src/vedette/words/*/page.ftl', { query: '?raw', import: 'default' });

class Words {
  #bundle = $state.raw<FluentBundle>();
  language = $state<Language>('en');

  async load(language: Language): Promise<void> {
    const file = files[`../../../src/vedette/words/${language}/page.ftl`];
    if (!file) throw new Error(`no words for ${language}`);
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await file()));
    this.#bundle = bundle;
    this.language = language;
  }

  get ready(): boolean {
    return this.#bundle !== undefined;
  }

  say(id: string, values?: Record<string, FluentVariable>): string {
    const pattern = this.#bundle?.getMessage(`page-${id}`)?.value; // all files of a language share one space of names
    return pattern ? this.#bundle!.formatPattern(pattern, values ?? null) : id;
  }
}

export const words = new Words();
export const t = (id: string, values?: Record<string, FluentVariable>): string => words.say(id, values);

export function speak(language: Language): void {
  void words.load(language).then(() => settings.set({ language }));
}
