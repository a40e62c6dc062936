// How many unfinished tables the home has to make room for, kept in this browser: on a phone they stand above the games,
// and their room is there before they are, so that nothing moves under a finger.

const KEY = 'vedette.unfinished';

export function expected(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0; // storage refused
  }
}

export function expect(count: number): void {
  try {
    if (count !== expected()) localStorage.setItem(KEY, String(count));
  } catch {
    // a private window may refuse: the tables then stand below the games
  }
}
