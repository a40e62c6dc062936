// What a remark on somebody's first table may speak of, and where it is drawn.
export default {
  hand: '.muster .hand [data-card]',
  choices: '.group.may',
  usable: '.theatre .usable',
  shown: '.theatre .mine:not(:has(.fd))',
  stay: '[data-stay]',
  orders: '.orders',
};
