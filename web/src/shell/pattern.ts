// What the build makes of a Fluent message, and how it is said: the part of Fluent that the page's words use.

/** A place in a message: a value, or what is said for it: for its number or name, for its plural, or else. */
export interface Place {
  $: string;
  of?: [key: string, said: Pattern][];
  else?: number;
}
export type Pattern = string | (string | Place)[];
export type Values = Record<string, string | number>;

export class Speaker {
  readonly #numbers: Intl.NumberFormat;
  readonly #plurals: Intl.PluralRules;

  constructor(language: string) {
    this.#numbers = new Intl.NumberFormat(language);
    this.#plurals = new Intl.PluralRules(language);
  }

  say(pattern: Pattern, values: Values = {}): string {
    if (typeof pattern === 'string') return pattern;
    return pattern
      .map((part) => (typeof part === 'string' ? part : this.#place(part, values[part.$] ?? '', values)))
      .join('');
  }

  #place({ of, else: rest = 0 }: Place, value: string | number, values: Values): string {
    const number = typeof value === 'number';
    if (!of) return number ? this.#numbers.format(value) : value;
    const plural = number ? this.#plurals.select(value) : '';
    const said = of.find(([key]) => key === String(value)) ?? of.find(([key]) => key === plural) ?? of[rest];
    return this.say(said?.[1] ?? '', values);
  }
}
