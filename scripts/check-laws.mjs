import './lib/require-node.mjs';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runTool } from './lib/child.mjs';
import { filesBelow } from './lib/fingerprint.mjs';
import { houseBreaches } from './lib/house-laws.mjs';
import { main, ROOT, say, UserError } from './lib/terminal.mjs';

const FOLDERS = ['backend/src', 'backend/test', 'frontend/src', 'packages', 'e2e'];
const isSource = (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
const RELATIVE_IMPORT = /^\s*(import|export)\b[^;]*?from\s+'\.{1,2}\//m;
const SHOWN = 60;

/** Runs dependency-cruiser over the folders that exist; answers its own report. */
async function cruise(root, folders) {
  const { code, stdout, text } = await runTool(
    ROOT,
    'dependency-cruiser/bin/dependency-cruise.mjs',
    [
      ...folders,
      ...['--config', path.join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'],
    ],
    { cwd: root, output: 'capture' },
  );
  try {
    return JSON.parse(stdout);
  } catch {
    throw new UserError(`dependency-cruiser no dio un informe (código ${code}):\n${text.trim()}`);
  }
}

/**
 * Files on the disk that the report does not cover. With an unsupported TypeScript the tool reads
 * nothing, or files without their imports, and stays green; so every source file must be in the
 * report, and one with relative imports must have dependencies there.
 */
function unread(root, files, report) {
  const dependencies = new Map(
    report.modules.map((module) => [module.source, module.dependencies.length]),
  );
  return files.filter((file) => {
    const count = dependencies.get(file);
    if (count === undefined) return true;
    return count === 0 && RELATIVE_IMPORT.test(readFileSync(path.join(root, file), 'utf8'));
  });
}

const listed = (lines) =>
  lines.length > SHOWN
    ? [...lines.slice(0, SHOWN), `… y ${lines.length - SHOWN} más`].join('\n')
    : lines.join('\n');

/** Checks the laws of direction and of size of the tree at `root`; throws a `UserError` that names every breach. */
async function checkLaws(root) {
  const folders = FOLDERS.filter((folder) => existsSync(path.join(root, folder)));
  const report = await cruise(root, folders);
  const files = folders
    .flatMap((folder) => filesBelow(root, folder, isSource))
    .filter((file) => !/\/(node_modules|output)\//.test(file));
  const missing = unread(root, files, report);
  if (missing.length > 0) {
    throw new UserError(`Archivos que la revisión no leyó:\n${listed(missing)}`);
  }
  const breaches = report.summary.violations
    .filter((violation) => violation.rule.severity === 'error')
    .map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);
  if (breaches.length > 0) throw new UserError(listed(breaches));
  const sources = report.modules.filter(
    ({ source }) => isSource(source) && !source.includes('node_modules/'),
  ).length;
  if (sources === 0) throw new UserError('La revisión no leyó ningún archivo.');
  const sheets = filesBelow(root, 'frontend/src', (file) => file.endsWith('.css'));
  const excesses = houseBreaches(root, files, sheets, report.modules);
  if (excesses.length > 0) throw new UserError(listed(excesses));
  say(`${sources} archivos leídos, ninguna importación contra las leyes`);
}

await main(() => checkLaws(path.resolve(process.argv[2] ?? ROOT)));
