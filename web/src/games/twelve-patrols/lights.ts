// What a remark on somebody's first table may speak of, and where it is drawn.
export const lights = {
  display: '.display .can',
  targets: ".kingdom [data-drop^='target']",
  signs: '.kingdom .req',
  spots: '.kingdom .spot:not(.closed)',
  must: '.kingdom .must',
  supply: '.supply table',
  orders: '.orders .list',
  confirm: '[data-confirm]',
};
