// A puzzle as text asks what the puzzle asks, not what else the game would allow.

import { expect, test } from 'vitest';
import { Quiz } from '../src/table/quiz.svelte';
import type { PuzzlePage } from '../src/wire/puzzles';

test('as text a puzzle begins with its task, and offers nothing else', async () => {
  const page = {
    n: 12,
    task: 'Which one wins?',
    text: 'Place one of 3 regions. Turn 5 of 9. You may discard an item.\nDisplay:',
    view: { ask: { title: 'Place one of 3 regions', detail: 'Turn 5 of 9. You may discard an item.' } },
  } as unknown as PuzzlePage;
  const answer = await new Quiz(page).ask({ type: 'describe', n: null });
  expect(answer).toEqual({ type: 'text', n: 12, words: 'Which one wins?\n\nPlace one of 3 regions.\nDisplay:' });
});
