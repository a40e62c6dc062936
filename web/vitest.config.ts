import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import page from './vite.config.ts';

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ['browser'] }, // Svelte's runtime of the page, not that of a server
    test: { include: ['tests/**/*.test.ts'], environment: 'happy-dom' },
  }),
);
