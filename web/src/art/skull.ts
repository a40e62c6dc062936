/** The sign of poison, on its counter and beside whoever gets one, in a box of 24. */
export const SKULL =
  'M12 3c5 0 8 3 8 7 0 3-1.5 4.5-3 5.5V19h-2v-2h-2v2h-2v-2H9v2H7v-3.5C5.5 14.5 4 13 4 10c0-4 3-7 8-7zM8 9.5l2.5 2.5M10.5 9.5L8 12M13.5 9.5L16 12M16 9.5L13.5 12';
