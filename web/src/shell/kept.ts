// What this browser keeps from one visit to the next, as JSON under a key of its own.

export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null; // storage refused, or not ours
  }
}

/** Keep it, or null no longer. */
export function keep(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a private window may refuse, or it is full: it then lasts as long as the page
  }
}
