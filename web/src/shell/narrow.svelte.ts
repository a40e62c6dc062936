// Whether the window is as narrow as a phone, or as low as one on its side, where one bar at the foot holds what is done most.

const phone = matchMedia('(max-width: 620px), (max-height: 480px)');

class Width {
  narrow = $state(phone.matches);

  constructor() {
    phone.addEventListener('change', ({ matches }) => (this.narrow = matches));
  }
}

export const width = new Width();
