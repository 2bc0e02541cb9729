import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT, type TempTree, tempTree } from './temp-tree';

/** A small tree in which every import is allowed. */
const RIGHT: Record<string, string> = {
  'package.json': JSON.stringify({
    dependencies: { mongoose: '1.0.0', sharp: '1.0.0', bull: '1.0.0' },
    devDependencies: { 'react-admin': '1.0.0' },
    imports: { '#embedded-mongo': './packages/embedded-mongo/src/index.ts' },
  }),
  'packages/embedded-mongo/src/index.ts': `export { Store } from './storage/store';`,
  'packages/embedded-mongo/src/storage/store.ts': `export class Store {}`,
  'backend/src/platform/embedded-mongo/index.ts': `export { Store } from '#embedded-mongo';`,
  'backend/src/contracts/user.ts': `export const ROLES = ['user'];`,
  'backend/src/rules/roles.ts': `import { ROLES } from '../contracts/user';\nexport const first = ROLES[0];`,
  'backend/src/companies/index.ts': `export { CompaniesService } from './companies.service';`,
  'backend/src/companies/companies.service.ts': `export class CompaniesService {}`,
  'backend/src/companies/companies.repository.ts': `import 'mongoose';\nexport class CompaniesRepository {}`,
  'backend/src/users/users.service.ts': `import { CompaniesService } from '../companies';\nexport const s = new CompaniesService();`,
  'backend/src/users/users.controller.ts': `export class UsersController {}`,
  'backend/src/users/users.module.ts': `import { UsersController } from './users.controller';\nexport const m = UsersController;`,
  'backend/src/users/domain/name.ts': `import { first } from '../../rules/roles';\nexport const name = first;`,
  'backend/src/extraction/processors/processor.ts': `export interface Processor { id: string }`,
  'backend/src/extraction/processors/local/local.processor.ts': `import type { Processor } from '../processor';\nexport const local: Processor = { id: 'local' };`,
  'backend/src/extraction/engine/page/token.ts': `export const token = 1;`,
  'backend/src/extraction/engine/sums/totals.ts': `import { token } from '../page/token';\nexport const total = token;`,
  'backend/src/extraction/engine/decide/read-page-set.ts': `import { total } from '../sums/totals';\nexport const read = total;`,
  'backend/src/extraction/judge.ts': `import { read } from './engine/decide/read-page-set';\nexport const judged = read;`,
  'backend/test/support/builders.ts': `import { CompaniesService } from '../../src/companies/companies.service';\nexport const aCompany = () => new CompaniesService();`,
  'backend/src/users/users.int-spec.ts': `import { aCompany } from '../../test/support/builders';\naCompany();`,
  'scripts/house.json': JSON.stringify({
    lines: {
      ...{ 'backend/companies': 3, 'backend/contracts': 1, 'backend/engine/page': 1 },
      ...{ 'backend/engine/sums': 3, 'backend/engine/decide': 2 },
      ...{ 'backend/extraction': 3, 'backend/platform': 1, 'backend/rules': 2 },
      ...{ 'backend/users': 8, frontend: 2, 'packages/embedded-mongo': 2 },
    },
    ...{ fullFolders: [], partsApart: [], wideIndexes: [], commonNames: [] },
  }),
  'frontend/src/main.ts': `import { first } from '@rules/roles';\nexport const role = first;`,
};

/** One wrong file for each fear, with the rule that must name it. */
const WRONG: readonly { rule: string; file: string; text: string }[] = [
  {
    rule: 'contracts-import-nothing',
    file: 'backend/src/contracts/a.ts',
    text: `import 'node:fs';`,
  },
  {
    rule: 'contracts-import-nothing',
    file: 'backend/src/contracts/b.ts',
    text: `import '../rules/roles';`,
  },
  { rule: 'rules-only-contracts', file: 'backend/src/rules/a.ts', text: `import 'node:crypto';` },
  { rule: 'rules-only-contracts', file: 'backend/src/rules/b.ts', text: `import 'mongoose';` },
  { rule: 'domain-is-pure', file: 'backend/src/users/domain/a.ts', text: `import 'mongoose';` },
  {
    rule: 'domain-is-pure',
    file: 'backend/src/users/domain/b.ts',
    text: `import '../users.service';`,
  },
  {
    rule: 'domain-is-pure',
    file: 'backend/src/users/sub/domain/c.ts',
    text: `import type { Stats } from 'node:fs';\nexport type S = Stats;`,
  },
  {
    rule: 'platform-knows-no-feature',
    file: 'backend/src/platform/http/a.ts',
    text: `import '../../companies';`,
  },
  {
    rule: 'feature-only-through-index',
    file: 'backend/src/users/a.ts',
    text: `import '../companies/companies.service';`,
  },
  {
    rule: 'feature-companies',
    file: 'backend/src/companies/a.ts',
    text: `import type { s } from '../users/users.service';\nexport type S = typeof s;`,
  },
  {
    rule: 'root-only-through-index',
    file: 'backend/src/app.module.ts',
    text: `import './companies/companies.service';`,
  },
  {
    rule: 'nobody-imports-the-root',
    file: 'backend/src/users/c.ts',
    text: `import '../app.module';`,
  },
  {
    rule: 'programs-are-started-at-home',
    file: 'backend/src/users/d.ts',
    text: `import 'node:child_process';`,
  },
  {
    rule: 'feature-in-the-table',
    file: 'backend/src/novelty/a.ts',
    text: `import '../companies';`,
  },
  { rule: 'no-cycles', file: 'backend/src/users/one.ts', text: `import './two';` },
  {
    rule: 'mongoose-stays-home',
    file: 'backend/src/users/d.service.ts',
    text: `import 'mongoose';`,
  },
  {
    rule: 'vendor-bull-nestjs-bull',
    file: 'backend/src/users/f.ts',
    text: `import 'bull';`,
  },
  {
    rule: 'vendor-sharp-zxing-wasm-hyzyla-pdfium',
    file: 'backend/src/users/g.ts',
    text: `import 'sharp';`,
  },
  {
    rule: 'engine-page',
    file: 'backend/src/extraction/engine/page/a.ts',
    text: `import '../sums/totals';`,
  },
  {
    rule: 'engine-sums',
    file: 'backend/src/extraction/engine/sums/a.ts',
    text: `import '../../processors/processor';`,
  },
  {
    rule: 'engine-by-its-door',
    file: 'backend/src/extraction/processors/openai/c.ts',
    text: `import '../../engine/page/token';`,
  },
  {
    rule: 'processors-are-strangers',
    file: 'backend/src/extraction/processors/openai/a.ts',
    text: `import '../local/local.processor';`,
  },
  {
    rule: 'processors-see-no-store',
    file: 'backend/src/extraction/processors/openai/b.ts',
    text: `import '../../../companies';`,
  },
  {
    rule: 'controllers-belong-to-their-module',
    file: 'backend/src/users/h.ts',
    text: `import './users.controller';`,
  },
  {
    rule: 'store-knows-no-product',
    file: 'packages/embedded-mongo/src/a.ts',
    text: `import '../../../backend/src/contracts/user';`,
  },
  {
    rule: 'store-by-its-door',
    file: 'backend/src/users/n.ts',
    text: `import '#embedded-mongo';`,
  },
  {
    rule: 'store-through-its-index',
    file: 'backend/src/platform/embedded-mongo/a.ts',
    text: `import '../../../../packages/embedded-mongo/src/storage/store';`,
  },
  {
    rule: 'support-is-for-tests',
    file: 'backend/src/users/i.ts',
    text: `import '../../test/support/builders';`,
  },
  {
    rule: 'support-is-for-tests',
    file: 'backend/src/users/j.ts',
    text: `import './users.int-spec';`,
  },
  {
    rule: 'front-end-sees-contracts-and-rules',
    file: 'frontend/src/a.ts',
    text: `import '../../backend/src/companies';`,
  },
  { rule: 'front-end-runs-in-a-browser', file: 'frontend/src/b.ts', text: `import 'node:path';` },
  {
    rule: 'public-pages-see-no-admin-code',
    file: 'frontend/src/public/a.ts',
    text: `import '../main';`,
  },
  {
    rule: 'public-pages-see-no-admin-code',
    file: 'frontend/src/public/b.ts',
    text: `import 'react-admin';`,
  },
  { rule: 'ui-draws', file: 'frontend/src/ui/a.ts', text: `import '../main';` },
  {
    rule: 'back-end-sees-no-front-end',
    file: 'backend/src/users/k.ts',
    text: `import '../../../frontend/src/main';`,
  },
  { rule: 'end-to-end-from-outside', file: 'e2e/a.ts', text: `import '../backend/src/companies';` },
  { rule: 'not-to-unresolvable', file: 'backend/src/users/l.ts', text: `import './nowhere';` },
  { rule: 'no-undeclared-packages', file: 'frontend/src/c.ts', text: `import 'react-router';` },
  {
    rule: 'server-runs-without-dev-packages',
    file: 'backend/src/users/m.ts',
    text: `import 'react-admin';`,
  },
];

function checkLaws(root: string): { code: number | null; output: string } {
  const script = path.join(ROOT, 'scripts/check-laws.mjs');
  const result = spawnSync(process.execPath, [script, root], { encoding: 'utf8', cwd: ROOT });
  return { code: result.status, output: result.stdout + result.stderr };
}

const CONFIG = [
  '.dependency-cruiser.cjs',
  'tsconfig.json',
  'frontend/tsconfig.json',
  'scripts/lib/import-aliases.cjs',
];

let tree: TempTree;

test.beforeEach(async () => {
  tree = await tempTree(CONFIG);
  await tree.write(RIGHT);
});

test.afterEach(() => tree.remove());

test('a tree that keeps the laws is accepted, and every file of it was read', () => {
  const { code, output } = checkLaws(tree.root);
  const sources = Object.keys(RIGHT).filter((file) => file.endsWith('.ts')).length;
  expect(output).toContain(`${sources} archivos leídos`);
  expect(code).toBe(0);
});

test('each wrong import is caught by the rule that is there for it', async () => {
  await tree.write(Object.fromEntries(WRONG.map(({ file, text }) => [file, text])));
  // A cycle is reported once, at the first of its files.
  await tree.write({ 'backend/src/users/two.ts': `import './one';` });
  const { code, output } = checkLaws(tree.root);
  expect(code).toBe(1);
  const lines = output.split('\n');
  for (const { rule, file } of WRONG) {
    const isCaught = lines.some((line) => line.startsWith(`${rule}: ${file} -> `));
    expect.soft(isCaught, `${rule} catches ${file}`).toBe(true);
  }
  const accused = lines.map((line) => / (\S+) -> /.exec(line)?.[1]).filter((file) => !!file);
  const innocent = new Set(Object.keys(RIGHT));
  expect(accused.filter((file) => innocent.has(file ?? ''))).toEqual([]);
});

test('one wrong import alone is enough to fail', async () => {
  await tree.write({ 'frontend/src/a.ts': `import '../../backend/src/companies';` });
  const { code, output } = checkLaws(tree.root);
  expect(code).toBe(1);
  expect(output).toContain('front-end-sees-contracts-and-rules: frontend/src/a.ts');
});

const lines = (count: number): string => '//\n'.repeat(count);
const numbered = (count: number, text: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => text(n)).join('\n');

/** What makes the house larger than it may be, with the line that must say so. */
const TOO_MUCH: readonly { says: string; files: Record<string, string> }[] = [
  {
    says: 'lines: backend/rules has 41, its budget is 2',
    files: { 'backend/src/rules/long.ts': lines(40) },
  },
  {
    says: 'lines: backend/credits has 1 and no budget',
    files: { 'backend/src/credits/credit.ts': lines(1) },
  },
  {
    says: 'lines: frontend/styles has 3 and no budget',
    files: { 'frontend/src/history/history.css': lines(3) },
  },
  {
    says: 'full-folder: e2e/many has 26 files',
    files: Object.fromEntries(
      Array.from({ length: 26 }, (_, n) => [`e2e/many/${n}.ts`, 'export const a = 1;']),
    ),
  },
  {
    says: 'part-apart: backend/src/users/part.ts has 0 lines and one reader, whole.ts',
    files: {
      'backend/src/users/part.ts': 'export const part = 1;',
      'backend/src/users/whole.ts': `import { part } from './part';\nexport const whole = part;`,
    },
  },
  {
    says: 'wide-index: backend/src/users/index.ts hands out 11 names',
    files: {
      'backend/src/users/index.ts': `export { ${numbered(11, (n) => `a${n},`)} } from './all';`,
      'backend/src/users/all.ts': numbered(11, (n) => `export const a${n} = 1;`),
    },
  },
  {
    says: 'common-name: fetch is a public method of 9 classes',
    files: { 'backend/src/users/nine.ts': numbered(9, (n) => `class A${n} { fetch() {} }`) },
  },
];

test('each thing that is too much is said', async () => {
  for (const { files } of TOO_MUCH) await tree.write(files);
  const { code, output } = checkLaws(tree.root);
  for (const { says } of TOO_MUCH) expect.soft(output).toContain(says);
  expect(code).toBe(1);
});

test('an exception that is none any more is taken off its list, and alone is enough to fail', async () => {
  const house = JSON.parse(RIGHT['scripts/house.json'] ?? '') as Record<string, unknown>;
  const stale = { ...house, commonNames: ['fetch'] };
  await tree.write({ 'scripts/house.json': JSON.stringify(stale) });
  const { code, output } = checkLaws(tree.root);
  expect(output).toContain('common-name: fetch is no exception any more');
  expect(code).toBe(1);
});

test('reading fewer files than there are fails, although nothing wrong was seen', async () => {
  const config = await readFile(path.join(ROOT, '.dependency-cruiser.cjs'), 'utf8');
  const blind = config.replace(
    /exclude: \{ path: '[^']+'/,
    "exclude: { path: '^backend/src/users/'",
  );
  expect(blind).not.toBe(config);
  await tree.write({ '.dependency-cruiser.cjs': blind });
  const { code, output } = checkLaws(tree.root);
  expect(code).toBe(1);
  expect(output).toContain('no leyó');
  expect(output).toContain('backend/src/users/users.service.ts');
});

test('reading files without their imports fails, although nothing wrong was seen', async () => {
  const config = await readFile(path.join(ROOT, '.dependency-cruiser.cjs'), 'utf8');
  const blind = config.replace(
    "doNotFollow: { path: 'node_modules' }",
    "doNotFollow: { path: 'backend/src/users/users.service' }",
  );
  expect(blind).not.toBe(config);
  await tree.write({ '.dependency-cruiser.cjs': blind });
  const { code, output } = checkLaws(tree.root);
  expect(code).toBe(1);
  expect(output).toContain('backend/src/users/users.service.ts');
});

test('an empty tree is not a good tree', async () => {
  await tree.remove();
  tree = await tempTree(CONFIG);
  await tree.write({ 'backend/src/notes.txt': 'nothing to read' });
  expect(checkLaws(tree.root).code).toBe(1);
});
