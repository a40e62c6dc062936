// How long a window for an answer stays open at least: the same for who has something to answer and who has nothing,
// so that nobody learns anything from how quickly it closed.

const KEY = 'vedette.window';
export const SECONDS = [2, 4, 8] as const;
const USUAL = 4;

function kept(): number {
  try {
    const told = Number(localStorage.getItem(KEY) ?? USUAL);
    return Number.isFinite(told) && told >= 0 ? told : USUAL;
  } catch {
    return USUAL; // storage refused
  }
}

export const patience = {
  get seconds(): number {
    return kept();
  },
  set seconds(value: number) {
    try {
      localStorage.setItem(KEY, String(value));
    } catch {
      // a private window may refuse: the usual time stays
    }
  },
};
