// What a remark on somebody's first table may speak of, and where it is drawn.
export const lights = {
  items: '.cols .open .sf.can:not(.opposing)',
  loose: '.cols .open .sf.can:not(.opposing)',
  foes: '.cols .open .sf.opposing',
  pool: '.champions .sf',
  moves: '.moves .row',
  fight: '.fight .sides',
  realms: '.cols .realm:not(.none)',
};
