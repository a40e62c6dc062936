// Where the files lie that the build makes of the Fluent files: a folder a language, a file a part.
declare module 'virtual:words' {
  const folder: string;
  export default folder;
}

// What soldiers are drawn of, from the files of the game: the address of the layers of paths, and the cues of each colour.
declare module 'virtual:figures' {
  const address: string;
  export default address;
}
declare module 'virtual:cues' {
  const cues: Record<string, import('./games/patrol/cues').Cue>;
  export default cues;
}
