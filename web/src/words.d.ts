// The words that the build makes of the Fluent files: by language, then by part.
declare module 'virtual:words' {
  import type { Pattern } from './shell/pattern';
  export type Part = string;
  const words: Record<string, Record<Part, () => Promise<{ default: Record<string, Pattern> }>>>;
  export default words;
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
