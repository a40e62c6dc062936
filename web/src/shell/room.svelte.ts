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
/** A desk too low for all panels of a duel beside its board. */
export const low = new Room('(min-width: 1101px) and (max-height: 860px)');
