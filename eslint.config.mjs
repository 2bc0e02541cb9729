import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const TS = ['**/*.ts', '**/*.tsx'];
const TESTS = [
  '**/*.spec.ts',
  '**/*.int-spec.ts',
  '**/*.process-spec.ts',
  '**/*.contract.ts',
  '**/*.test.ts',
  '**/*.test.tsx',
  'backend/test/**',
  'packages/*/src/support/**',
  'frontend/src/test/**',
  'frontend/test/**',
  'e2e/**',
];
/** Rings without clock, chance, environment or Node (laws 1 and 2). */
const PURE = ['backend/src/contracts/**', 'backend/src/rules/**', 'backend/src/**/domain/**'];
/** Texts, not logic: their length says nothing. */
const TEXTS = ['frontend/src/i18n/**', 'frontend/src/**/content/**'];

const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only platform/config reads the environment (law 7).',
};
const noClock = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Time comes in as data (law 2).',
  },
  {
    selector: "CallExpression[callee.name='Date']",
    message: 'Time comes in as data (law 2).',
  },
  {
    selector:
      "MemberExpression[object.name='Date'][property.name='now'], MemberExpression[object.name='performance']",
    message: 'Time comes in as data (law 2).',
  },
  {
    selector:
      "MemberExpression[object.name='Math'][property.name='random'], MemberExpression[object.name='crypto']",
    message: 'Chance and ids come in as data (law 2).',
  },
];
const IMPURE_GLOBALS = [
  'process',
  'Buffer',
  'fetch',
  'performance',
  'crypto',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'require',
  '__dirname',
];

// What needs types (promises, `any`, exhaustive switches) is asked by oxlint: .oxlintrc.json.
export default defineConfig(
  {
    ignores: ['node_modules/', '**/dist/', 'data/', 'coverage/', 'e2e/output/', 'frontend/public/'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: [...TS, 'frontend/vite.config.mts'],
    extends: [tseslint.configs.recommended],
  },
  {
    files: TS,
    // Known without reading tsconfig.json: which imports the decorators' metadata needs.
    languageOptions: {
      parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      // In files with decorators the rule holds back by itself: their metadata needs real imports.
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-restricted-syntax': ['error', noEnvironment],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-param-reassign': 'error',
      // Sizes of the house.
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', { max: 6 }],
      'max-depth': ['error', 4],
      complexity: ['error', 18],
      // Cleaning text of control characters is part of the trade.
      'no-control-regex': 'off',
    },
  },
  {
    files: PURE,
    ignores: TESTS,
    rules: {
      'no-restricted-globals': ['error', ...IMPURE_GLOBALS],
      'no-restricted-syntax': ['error', noEnvironment, ...noClock],
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^[^.]', message: 'No Node and no npm here (laws 1 and 2).' }] },
      ],
    },
  },
  {
    files: ['backend/src/platform/config/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Commands of the terminal print.
    files: ['backend/src/**/cli/**', 'backend/src/openapi.ts', 'backend/src/**/env-example.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    // Markup is long by nature.
    rules: {
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // No components here, and `API.useSample` is an address, not a hook.
    files: ['frontend/src/api/**/*.ts'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: TESTS.map((pattern) => (pattern.endsWith('**') ? `${pattern}/*.{ts,tsx}` : pattern)),
    rules: {
      'max-lines': ['error', { max: 500 }],
      'max-lines-per-function': 'off',
      'no-restricted-syntax': 'off',
      // A suite that is skipped says so.
      'no-console': 'off',
      // Playwright's fixtures name what they need in a pattern that may be empty.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  { files: TEXTS, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
  prettier,
);
