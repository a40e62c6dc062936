// Where a long word of a soldier's name may be parted on a narrow card: before the consonants that begin a syllable, as
// near its middle as there is such a place. Browsers have no such rules for most languages on most systems.

/** The longest word that stands in one piece on the narrowest card. */
export const LONGEST = 8;
const SOFT = '\u00ad';
const VOWEL = /[aeiouyàâäéèêëîïôöùûü]/i;
/** Two letters that begin a syllable together. */
const ONSET = /^(?:[bcdfgptv][rl]|[cpst]h|qu|gn)$/i;

/** The place of a word where it is parted: 0 where there is none. */
function middle(word: string): number {
  let best = 0;
  for (let at = 3; at < word.length - 2; at++) {
    const [before, here, after] = [word[at - 1] ?? '', word[at] ?? '', word[at + 1] ?? ''];
    const pair = ONSET.test(here + after) && VOWEL.test(word[at + 2] ?? '');
    const opens = !VOWEL.test(here) && (pair || (VOWEL.test(after) && !ONSET.test(before + here)));
    if (opens && Math.abs(at - word.length / 2) <= Math.abs(best - word.length / 2)) best = at;
  }
  return best;
}

/** A name with a soft hyphen in each word that is too long for a narrow card. */
export const parted = (name: string): string =>
  name
    .split(/(?<=[ -])/)
    .map((word) => {
      const at = word.replace(/[ -]$/, '').length > LONGEST ? middle(word.replace(/[ -]$/, '')) : 0;
      return at ? word.slice(0, at) + SOFT + word.slice(at) : word;
    })
    .join('');

const BROAD = /[mwMW@]/;
const THIN = /[ijlI'’]/;
const SLIM = /[frt-]/;
/** About how broad a letter of the text face is, bold, in its size. */
const breadth = (letter: string): number =>
  BROAD.test(letter)
    ? 0.88
    : THIN.test(letter)
      ? 0.28
      : SLIM.test(letter)
        ? 0.38
        : /\p{Lu}/u.test(letter)
          ? 0.64
          : 0.55;

/** How broad the broadest piece of a text is that is never parted, in the size of its letters. */
export const broadest = (text: string): number =>
  Math.max(
    1,
    ...text.split(/[ \u00ad-]/).map((piece) => Array.from(piece).reduce((sum, letter) => sum + breadth(letter), 0)),
  );
