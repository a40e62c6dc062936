// Which chapters of a lesson were gone through to the end, kept in this browser.

const key = (game: string): string => `vedette.learnt.${game}`;

export function learnt(game: string): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(key(game)) ?? '[]') as string[]);
  } catch {
    return new Set(); // storage refused, or not ours
  }
}

export function learn(game: string, chapter: string): void {
  try {
    localStorage.setItem(key(game), JSON.stringify([...learnt(game).add(chapter)]));
  } catch {
    // a private window may refuse: the chapter is then not remembered
  }
}
