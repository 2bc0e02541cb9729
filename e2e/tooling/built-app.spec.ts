import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from './temp-tree';

/** A build of a shell, an app and two screens that share a part. */
const MANIFEST = {
  'index.html': { file: 'assets/shell.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'app.tsx': { file: 'assets/app.js', imports: ['_react.js'], dynamicImports: ['audit.tsx'] },
  'upload.tsx': { file: 'assets/upload.js', imports: ['_react.js', '_list.js'] },
  'history.tsx': { file: 'assets/history.js', imports: ['_list.js'] },
  'audit.tsx': { file: 'assets/audit.js' },
  '_list.js': { file: 'assets/list.js' },
};
const SCREENS = { '/': 'upload.tsx', '/historial': 'history.tsx', '/auditoria': 'audit.tsx' };

/** What a function of a module of scripts/lib answers, called as the build calls it. */
function answerOf(module: string, call: string): string[] {
  const file = JSON.stringify(path.join(ROOT, 'scripts/lib', module));
  const script = `import * as lib from ${file}; console.log(JSON.stringify(lib.${call}));`;
  const run = ['--input-type=module', '-e', script];
  const { stdout, stderr } = spawnSync('node', run, { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as string[];
}

/** What is said of a build whose files have so many kilobytes, the others one each. */
const heavy = (kilobytes: Record<string, number>): string[] =>
  answerOf(
    'screen-weight.mjs',
    `heavyScreens(
      ${JSON.stringify(MANIFEST)},
      ['index.html', 'app.tsx'],
      ${JSON.stringify(SCREENS)},
      (file) => (${JSON.stringify(kilobytes)}[file.slice('assets/'.length, -3)] ?? 1) * 1000,
    )`,
  );

test('a build whose first screens are light enough is taken', () => {
  expect(heavy({ react: 300, list: 77 })).toEqual([]);
});

test('what a first screen needs counts once, wherever it is imported from', () => {
  expect(heavy({ react: 300, list: 78 })).toEqual([
    '/ carga 381.0 kB de JavaScript (gzip); su límite es 380 kB',
  ]);
});

test('a screen of its own weight has its own limit', () => {
  expect(heavy({ react: 300, history: 138 })).toEqual([
    '/historial carga 441.0 kB de JavaScript (gzip); su límite es 440 kB',
  ]);
});

test('what is loaded when it is opened does not count', () => {
  expect(heavy({ audit: 900 })).toEqual([]);
});

test('a text that a script asks for and nobody has translated is named', () => {
  const scripts = ['a(`ra.page.list`,{}),b("ra.notification.http_error")', "c('ra.page.empty')"];
  const known = `{ 'ra.page.list': '%{name}', 'ra.page.empty_list': '' }`;
  const call = `untranslated(${JSON.stringify(scripts)}, ${JSON.stringify(known)})`;
  expect(answerOf('asked-texts.mjs', call)).toEqual([
    'ra.notification.http_error',
    'ra.page.empty',
  ]);
});
