import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { readStamp } from './fingerprint.mjs';
import { duration, say, UserError } from './terminal.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const stampFile = (root) => path.join(root, 'node_modules', '.foliado-install');

function manifestFingerprint(root) {
  const { dependencies, devDependencies, overrides } = readJson(path.join(root, 'package.json'));
  return createHash('sha256')
    .update(JSON.stringify({ dependencies, devDependencies, overrides }))
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/** True when every package that a direct dependency names is on the disk. */
function hasDirectDependencies(root) {
  const { dependencies, devDependencies } = readJson(path.join(root, 'package.json'));
  return Object.keys({ ...dependencies, ...devDependencies }).every((name) =>
    existsSync(path.join(root, 'node_modules', name, 'package.json')),
  );
}

/**
 * Compares the lock file with npm's own note of what it installed; optional packages may be absent. The
 * repository's own packages are in their folders, and nothing loads them by the link that npm makes.
 */
function isInstalledAsLocked(root) {
  const noteFile = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(noteFile)) return false;
  const installed = readJson(noteFile).packages ?? {};
  const { packages } = readJson(path.join(root, 'package-lock.json'));
  const own = new Set(['', ...(packages['']?.workspaces ?? [])]);
  return Object.entries(packages).every(([where, locked]) => {
    if (own.has(locked.link ? locked.resolved : where)) return true;
    const found = installed[where];
    return found ? found.version === locked.version : Boolean(locked.optional);
  });
}

/** True when there is something to install. A person's own `npm install` is recognised. */
export function needsInstall(root) {
  if (!hasDirectDependencies(root)) return true;
  const wanted = manifestFingerprint(root);
  if (readStamp(stampFile(root)) === wanted) return false;
  if (!isInstalledAsLocked(root)) return true;
  writeFileSync(stampFile(root), wanted);
  return false;
}

function npmCommand() {
  const fromNpm = process.env.npm_execpath;
  if (fromNpm && path.basename(fromNpm) === 'npm-cli.js' && existsSync(fromNpm)) {
    return { command: process.execPath, args: [fromNpm], shell: false };
  }
  return { command: 'npm', args: [], shell: process.platform === 'win32' };
}

const NO_NPM =
  'No se encontró npm, que viene con Node. Instale Node desde https://nodejs.org y vuelva a intentarlo.';
const INSTALL_FAILED =
  'No se pudieron instalar las dependencias. Revise la conexión y el mensaje de npm de arriba, y vuelva a intentarlo.';

/**
 * Installs exactly what the lock file names. Development packages are named because NODE_ENV=production
 * would leave them out, and the product is built on the machine.
 */
export async function install(root) {
  const begun = Date.now();
  say('Instalando dependencias…');
  const { command, args, shell } = npmCommand();
  const flags = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  const { code } = await run(command, [...args, ...flags, '--loglevel=error'], {
    cwd: root,
    env: process.env,
    shell,
  }).catch((error) => {
    throw new UserError(error.code === 'ENOENT' ? NO_NPM : String(error));
  });
  if (code !== 0 || !hasDirectDependencies(root)) throw new UserError(INSTALL_FAILED);
  writeFileSync(stampFile(root), manifestFingerprint(root));
  say(`Dependencias instaladas en ${duration(Date.now() - begun)}`);
}
