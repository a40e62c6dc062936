// Lint of the page: TypeScript by its types, Svelte by its own rules. Form is Prettier's.

import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import { defineConfig, globalIgnores } from 'eslint/config';

export default defineConfig(
  globalIgnores(['src/protocol.ts', 'src/messages.d.ts', 'src/games/*/types.ts']),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], tsconfigRootDir: import.meta.dirname },
    },
  },
  {
    rules: {
      // A handler may return what it calls, `onclick={() => play(card)}`, and a guard may leave by it, `return stop()`.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-meaningless-void-operator': 'off', // `() => void (ready && start())` is the same idiom
      '@typescript-eslint/no-invalid-void-type': [
        'error',
        { allowAsThisParameter: true, allowInGenericTypeArguments: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
      // An empty text and `false` fall through as nothing does.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { boolean: true, string: true } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      'svelte/no-useless-mustaches': 'off', // a space beside a block is only kept so
      // Sets and maps are made anew by `$derived` or lie in `$state.raw`: none is changed while it is watched.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // It hands on the props of any component: the bound is Svelte's own, and what is left of them has lost their type.
    files: ['src/shell/Later.svelte'],
    rules: { '@typescript-eslint/no-explicit-any': 'off', '@typescript-eslint/no-unnecessary-type-assertion': 'off' },
  },
  { files: ['**/*.js'], extends: [ts.configs.disableTypeChecked] },
  {
    files: ['worker.js'], // the build fills in two lists
    languageOptions: { globals: { ...globals.serviceworker, __FILES__: 'readonly', __RULES__: 'readonly' } },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
);
