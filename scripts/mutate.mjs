import './lib/require-node.mjs';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { main, ROOT, say, UserError } from './lib/terminal.mjs';

const SOURCE = path.join(ROOT, 'backend', 'src');
/** What a run found, a file a room: the next run repeats only what a change can alter. */
const RESULTS = 'e2e/output/mutation';
const KILLED = ['Killed', 'Timeout'];
const SURVIVED = ['Survived', 'NoCoverage'];
/** Width of a room's name. */
const NAME = 26;

/** Rooms whose rules are proved by the tests of those who ask them as well. */
const ALSO_TESTED_IN = { 'rules/scoring': ['documents/review/domain', 'extraction/domain'] };

/** A room: files that are changed, and the folders whose unit tests are to notice. */
function findRooms() {
  const folders = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.relative(SOURCE, path.join(entry.parentPath, entry.name)));
  const domains = folders.filter((folder) => path.basename(folder) === 'domain');
  const rules = folders.filter((folder) => path.dirname(folder) === 'rules');
  return [
    { name: 'rules', files: 'rules/*.ts', tests: ['rules'] },
    ...rules.map((name) => ({
      ...{ name, files: `${name}/**/*.ts` },
      tests: ['rules', ...(ALSO_TESTED_IN[name] ?? [])],
    })),
    ...domains.map((folder) => ({
      ...{ name: path.dirname(folder), files: `${folder}/**/*.ts`, tests: [folder] },
    })),
  ].sort((a, b) => a.name.localeCompare(b.name));
}

const resultOf = ({ name }) => `${RESULTS}/${name.replaceAll('/', '-')}.json`;

/** Stryker would not try again what is changed where a module is loaded, whatever tests are new. */
function forgetSurvivors(file) {
  if (!existsSync(file)) return;
  const result = JSON.parse(readFileSync(file, 'utf8'));
  for (const one of Object.values(result.files)) {
    one.mutants = one.mutants.filter(({ status }) => KILLED.includes(status));
  }
  writeFileSync(file, JSON.stringify(result));
}

async function mutate(room) {
  forgetSurvivors(resultOf(room));
  const stryker = new Stryker({
    testRunner: 'room',
    plugins: [path.join(ROOT, 'scripts/lib/room-runner.mjs')],
    room: { tests: room.tests.map((folder) => `backend/src/${folder}`) },
    mutate: [`backend/src/${room.files}`, '!**/*.spec.ts'],
    mutator: { excludedMutations: ['StringLiteral'] },
    ignorePatterns: ['/*', '!/backend', '!/packages', '!/package.json'],
    disableTypeChecks: false,
    incremental: true,
    incrementalFile: resultOf(room),
    // Not in the project, whose compiler would read the changed sources.
    tempDirName: path.join(tmpdir(), 'foliado-mutate'),
    concurrency: 1,
    // A machine at work is no endless loop.
    timeoutMS: 30_000,
    warnings: false,
    reporters: ['progress'],
    logLevel: 'error',
  });
  await stryker.runMutationTest();
}

function mutantsOf(room) {
  const { files } = JSON.parse(readFileSync(resultOf(room), 'utf8'));
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, lines: source.split('\n') })),
  );
}

/** `backend/src/rules/igv.ts:12:9 [sum > 0] sum >= 0` */
function survivorLine({ file, lines, location: { start, end }, replacement }) {
  const [first, last] = [start.line - 1, end.line - 1];
  const code = lines
    .slice(first, last + 1)
    .join(' ')
    .slice(start.column - 1);
  const was = first === last ? code.slice(0, end.column - start.column) : code;
  const short = (text) => text.replace(/\s+/g, ' ').slice(0, 100);
  return `${file}:${start.line}:${start.column} [${short(was)}] ${short(replacement)}`;
}

const column = (cell) => String(cell).padStart(10);

function tableRow(name, mutants) {
  const count = (names) => mutants.filter(({ status }) => names.includes(status)).length;
  const [killed, survived] = [count(KILLED), count(SURVIVED)];
  const score = ((100 * killed) / (killed + survived)).toFixed(1).replace('.', ',');
  const cells = [killed + survived, killed, survived, `${score} %`];
  return `${name.padEnd(NAME)}${cells.map(column).join('')}`;
}

/** `npm run mutate [-- <room>]`: changes the rules one by one, and counts what their unit tests notice. */
await main(async () => {
  const [wanted = ''] = process.argv.slice(2);
  const all = findRooms();
  const rooms = all.filter(({ name }) => `${name}/`.startsWith(wanted));
  if (rooms.length === 0)
    throw new UserError(`npm run mutate -- <sala>\n${all.map(({ name }) => name).join('\n')}`);
  process.chdir(ROOT);
  mkdirSync(RESULTS, { recursive: true });
  const rows = [];
  for (const room of rooms) {
    await mutate(room);
    const mutants = mutantsOf(room);
    rows.push([room.name, mutants]);
    if (wanted)
      mutants
        .filter(({ status }) => SURVIVED.includes(status))
        .map(survivorLine)
        .forEach(say);
  }
  say(`\n${'Sala'.padEnd(NAME)}${['Mutantes', 'Muertos', 'Vivos', 'Nota'].map(column).join('')}`);
  for (const [name, mutants] of rows) say(tableRow(name, mutants));
  if (rows.length > 1)
    say(
      tableRow(
        'Total',
        rows.flatMap(([, mutants]) => mutants),
      ),
    );
});
