// What a remark on somebody's first table or in the lesson may speak of, and where it is drawn.
export const lights = {
  items: '.cols .open .sf.can:not(.opposing)',
  loose: '.cols .open .sf.can:not(.opposing)',
  foes: '.cols .open .sf.opposing',
  pool: '.champions .sf',
  moves: '.moves .row',
  fight: '.fight .sides',
  realms: '.cols .realm:not(.none)',
  columns: '.cols .col',
  column: ".cols [data-column='$1']",
  realm: ".cols [data-column='$1'] .realm",
  hidden: ".cols [data-column='$1'] .stack",
  face: ".cols [data-column='$1'] .open .sf",
  card: ".sf[data-flip='card $1']",
  current: '.board .now',
  force: '.rail [data-force]',
  steps: '.fight details, .last details',
};
