// What a remark on somebody's first table or in the lesson may speak of, and where it is drawn.
export const lights = {
  display: '.display .can',
  targets: ".kingdom [data-drop^='target']",
  signs: '.kingdom .req',
  spots: '.kingdom .spot:not(.closed)',
  must: '.kingdom .must',
  supply: '.supply table',
  orders: '.orders .list',
  confirm: '[data-confirm]',
  kingdom: '.kingdom',
  printed: '.display .req',
  cell: ".kingdom [data-cell='$1']",
  plaque: ".kingdom [data-cell='$1'] [data-plaque='$2']",
  spot: ".kingdom [data-spot='$1–$2']",
  deck: '.display .deck',
  change: '.supply [data-change]',
  budget: '.supply .budget',
};
