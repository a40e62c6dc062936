// The page's own words, from the same Fluent files that the rest of the house speaks from.

import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';
import files, { type Part } from 'virtual:words';
import { settings, type Language } from './settings.svelte';

class Words {
  #bundle = $state.raw<FluentBundle>();
  #have = new Set<Part>();
  language = $state<Language>('en');

  /** Speak this language from now on, with all the parts that were needed so far. */
  async load(language: Language, parts: Part[] = [...this.#have]): Promise<void> {
    const bodies = await Promise.all(parts.map((part) => this.#read(language, part)));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const body of bodies) bundle.addResource({ body } as FluentResource);
    for (const part of parts) this.#have.add(part);
    this.#bundle = bundle;
    this.language = language;
  }

  /** Have these parts too: a page asks for its own before it is shown. */
  async need(parts: Part[]): Promise<void> {
    const missing = parts.filter((part) => !this.#have.has(part));
    if (missing.length) await this.load(this.language, [...this.#have, ...missing]);
  }

  async #read(language: Language, part: Part): Promise<FluentResource['body']> {
    const file = files[language]?.[part];
    if (!file) throw new Error(`no words for ${language}`);
    return (await file()).default;
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
