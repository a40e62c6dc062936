// What soldiers are drawn of, from the files of the game: the address of the layers of paths, and the cues of each colour.
declare module 'virtual:figures' {
  const address: string;
  export default address;
}
declare module 'virtual:cues' {
  const cues: Record<string, import('./games/patrol/cues').Cue>;
  export default cues;
}
