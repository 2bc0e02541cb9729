import './lib/require-node.mjs';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { main, ROOT, say, UserError } from './lib/terminal.mjs';

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const REQUIRED_SETTINGS = ['ignore-scripts=true', 'save-exact=true'];

const read = (root, file) => readFileSync(path.join(root, file), 'utf8');

function unpinned(manifest) {
  return ['dependencies', 'devDependencies', 'overrides'].flatMap((section) =>
    Object.entries(manifest[section] ?? {})
      .filter(([, version]) => !EXACT.test(version))
      .map(
        ([name, version]) =>
          `package.json ${section}: ${name} "${version}" no es una versión exacta`,
      ),
  );
}

function differsFromLock(manifest, lock) {
  const root = lock.packages?.[''] ?? {};
  return ['dependencies', 'devDependencies'].flatMap((section) => {
    const names = new Set([
      ...Object.keys(manifest[section] ?? {}),
      ...Object.keys(root[section] ?? {}),
    ]);
    return [...names]
      .filter((name) => manifest[section]?.[name] !== root[section]?.[name])
      .map((name) => `package-lock.json no corresponde a package.json: ${name}`);
  });
}

/** A locked package without a hash, or from elsewhere than a registry, could change under us. */
function unverifiable(lock) {
  return Object.entries(lock.packages ?? {})
    .filter(([where, entry]) => where !== '' && !entry.link && !entry.integrity && !entry.inBundle)
    .map(([where]) => `package-lock.json: ${where} no tiene "integrity"`);
}

/** Everything that is wrong with how dependencies are pinned, as Spanish lines. */
export function dependencyProblems(root) {
  if (!existsSync(path.join(root, 'package-lock.json'))) return ['falta package-lock.json'];
  const manifest = JSON.parse(read(root, 'package.json'));
  const lock = JSON.parse(read(root, 'package-lock.json'));
  const npmrc = existsSync(path.join(root, '.npmrc')) ? read(root, '.npmrc').split(/\r?\n/) : [];
  const settings = REQUIRED_SETTINGS.filter((line) => !npmrc.includes(line)).map(
    (line) => `.npmrc: falta ${line}`,
  );
  return [
    ...settings,
    ...unpinned(manifest),
    ...differsFromLock(manifest, lock),
    ...unverifiable(lock),
  ];
}

await main(() => {
  const problems = dependencyProblems(path.resolve(process.argv[2] ?? ROOT));
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  say('versiones exactas, lock completo, sin scripts de instalación');
});
