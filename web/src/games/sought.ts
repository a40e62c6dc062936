// What is sought among cards: every word of it in their words, and a number as the card's own or as a whole one in these.

export const plain = (words: string): string => words.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

const NUMBER = /^\d+$/;

/** Tell of a card, by its plain words and its printed number, whether it is sought. */
export function seeking(text: string): (words: string, number?: string) => boolean {
  const parts = plain(text).split(/\s+/).filter(Boolean);
  const whole = parts.map((part) => (NUMBER.test(part) ? new RegExp(`(?<!\\d)${part}(?!\\d)`) : null));
  return (words, number) =>
    parts.every((part, i) => part === number || (whole[i]?.test(words) ?? words.includes(part)));
}
