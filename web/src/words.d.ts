// The words that the build makes of the Fluent files: by language, then by part.
declare module 'virtual:words' {
  import type { FluentResource } from '@fluent/bundle';
  export type Part = 'first' | 'table' | 'quiet' | 'spellfire' | 'patrol';
  const words: Record<string, Record<Part, () => Promise<{ default: FluentResource['body'] }>>>;
  export default words;
}
