// How far the line of a difference reaches to either side of zero.

const STEPS = [0.05, 0.1, 0.2, 0.5, 1];

/** The smallest of a few ends that holds a difference of -1 to 1. */
export const scale = (most: number): number => STEPS.find((step) => most <= step) ?? 1;
