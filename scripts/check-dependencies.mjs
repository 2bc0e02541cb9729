import './lib/require-node.mjs';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { main, ROOT, say, UserError } from './lib/terminal.mjs';

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const REQUIRED_SETTINGS = ['ignore-scripts=true', 'save-exact=true'];

const read = (root, file) => readFileSync(path.join(root, file), 'utf8');

/** The folders with a package.json of their own: the root and its workspaces. */
const foldersOf = (manifest) => ['', ...(manifest.workspaces ?? [])];

function unpinned(file, manifest) {
  return ['dependencies', 'devDependencies', 'overrides'].flatMap((section) =>
    Object.entries(manifest[section] ?? {})
      .filter(([, version]) => !EXACT.test(version))
      .map(
        ([name, version]) => `${file} ${section}: ${name} "${version}" no es una versión exacta`,
      ),
  );
}

function differsFromLock(file, manifest, locked = {}) {
  return ['dependencies', 'devDependencies'].flatMap((section) => {
    const names = new Set([
      ...Object.keys(manifest[section] ?? {}),
      ...Object.keys(locked[section] ?? {}),
    ]);
    return [...names]
      .filter((name) => manifest[section]?.[name] !== locked[section]?.[name])
      .map((name) => `package-lock.json no corresponde a ${file}: ${name}`);
  });
}

function manifestProblems(root, folder, lock) {
  const file = path.posix.join(folder, 'package.json');
  const manifest = JSON.parse(read(root, file));
  return [...unpinned(file, manifest), ...differsFromLock(file, manifest, lock.packages?.[folder])];
}

/** A locked package without a hash, or from elsewhere than a registry, could change under us. */
function unverifiable(lock, own) {
  return Object.entries(lock.packages ?? {})
    .filter(([where, entry]) => {
      if (own.includes(entry.link ? entry.resolved : where)) return false;
      return entry.link || (!entry.integrity && !entry.inBundle);
    })
    .map(([where]) => `package-lock.json: ${where} no tiene "integrity"`);
}

/** Everything that is wrong with how dependencies are pinned, as Spanish lines. */
export function dependencyProblems(root) {
  if (!existsSync(path.join(root, 'package-lock.json'))) return ['falta package-lock.json'];
  const manifest = JSON.parse(read(root, 'package.json'));
  const lock = JSON.parse(read(root, 'package-lock.json'));
  const own = foldersOf(manifest);
  const npmrc = existsSync(path.join(root, '.npmrc')) ? read(root, '.npmrc').split(/\r?\n/) : [];
  const settings = REQUIRED_SETTINGS.filter((line) => !npmrc.includes(line)).map(
    (line) => `.npmrc: falta ${line}`,
  );
  return [
    ...settings,
    ...own.flatMap((folder) => manifestProblems(root, folder, lock)),
    ...unverifiable(lock, own),
  ];
}

await main(() => {
  const problems = dependencyProblems(path.resolve(process.argv[2] ?? ROOT));
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  say('versiones exactas, lock completo, sin scripts de instalación');
});
