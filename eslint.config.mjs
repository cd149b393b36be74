import js from '@eslint/js';
import globals from 'globals';
import { configs as lit } from 'eslint-plugin-lit';
import { configs as litA11y } from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

/** The engine promises to run anywhere, in the same way each time. */
const engineOnly = {
  'no-restricted-globals': ['error', 'document', 'window', 'customElements', 'HTMLElement', 'process'],
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        { group: ['lit', 'lit/*', '**/table/*'], message: 'The engine knows neither the DOM nor the table.' },
      ],
    },
  ],
};

export default tseslint.config(
  { ignores: ['dist', 'coverage', 'test-results', '.stryker', 'screenshots'] },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-non-null-assertion': 'off', // indexed access is checked, and some bounds are plain to see
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Use the seeded or the fair shuffle.' },
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/recommended'], wc['flat/best-practice'], litA11y.recommended],
    rules: {
      'no-console': 'error',
      // Safari takes the list role from a list without bullets unless it is said again.
      'lit-a11y/no-redundant-role': 'off',
      // It does not see a name that comes by a property binding; axe checks the names in real browsers.
      'lit-a11y/accessible-name': 'off',
    },
  },
  { files: ['src/engine/**/*.ts', 'src/engine.ts'], rules: engineOnly },
  // chai's assertions are properties.
  { files: ['test/**/*.ts'], rules: { '@typescript-eslint/no-unused-expressions': 'off' } },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  { files: ['demo/**/*.js', 'cms/**/*.js'], languageOptions: { globals: globals.browser } },
);
