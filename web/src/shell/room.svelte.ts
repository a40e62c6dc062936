// How much room the window has.

class Room {
  now = $state(false);

  constructor(query: string) {
    const list = matchMedia(query);
    this.now = list.matches;
    list.onchange = () => (this.now = list.matches);
  }
}

/** As narrow as a phone, or as low as one on its side. */
export const narrow = new Room('(max-width: 620px), (max-height: 480px)');
/** The sides of a table lie below its board, so a bar at the foot holds what is done most. */
export const folded = new Room('(max-width: 1100px), (max-height: 480px)');
/** A phone on its side. */
export const lying = new Room('(min-width: 621px) and (max-height: 480px)');
/** A desk too low for all panels of a duel beside its board. */
export const low = new Room('(min-width: 1101px) and (max-height: 860px)');

/** How many letters the longest piece of a text has that is never divided; a broad one counts for two. */
export const longest = (text = ''): number =>
  Math.max(
    ...text
      .replace(/[mw]/gi, 'nn')
      .split(/[\s\u00ad-]/)
      .map((piece) => piece.length),
  );
