import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run, toolEnvironment } from './child.mjs';
import { fingerprint, readStamp } from './fingerprint.mjs';
import { duration, say, UserError } from './terminal.mjs';

const isProductFile = (file) =>
  !/\.(spec|int-spec|process-spec|test|contract)\.tsx?$/.test(file) &&
  !/^(frontend\/test|packages\/[^/]+\/src\/support)\//.test(file);

/** What is built, from what, and by which script of package.json. */
export const TARGETS = {
  backend: {
    script: 'build:backend',
    outputs: ['dist/backend/main.js', 'packages/embedded-mongo/dist/index.js'],
    inputs: [
      'backend/src',
      'packages/embedded-mongo/src',
      'packages/embedded-mongo/tsconfig.build.json',
      'packages/embedded-mongo/tsconfig.json',
      'backend/tsconfig.build.json',
      'tsconfig.json',
      'nest-cli.json',
      'package-lock.json',
    ],
  },
  frontend: {
    script: 'build:frontend',
    outputs: ['dist/frontend/index.html'],
    inputs: [
      'frontend',
      'scripts/prerender.mjs',
      'scripts/lib/asked-texts.mjs',
      'scripts/lib/screen-weight.mjs',
      'backend/src/contracts',
      'backend/src/rules',
      'openapi.json',
      'package-lock.json',
    ],
  },
};

const stampFile = (root, name) => path.join(root, 'dist', `.${name}-stamp`);

function command(root, name) {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return scripts[TARGETS[name].script];
}

function wantedStamp(root, name) {
  const { inputs } = TARGETS[name];
  return `${fingerprint(root, inputs, isProductFile)} ${command(root, name)}`;
}

/** The first of a target's outputs that is not there. */
const missingOutput = (root, name) =>
  TARGETS[name].outputs.find((output) => !existsSync(path.join(root, output)));

/** Names of the targets whose output is missing or was made from something else. */
export function staleTargets(root, names = Object.keys(TARGETS)) {
  return names.filter(
    (name) =>
      missingOutput(root, name) !== undefined ||
      readStamp(stampFile(root, name)) !== wantedStamp(root, name),
  );
}

/** Forgets a build, so that the next command makes it again. */
export function forgetBuild(root, name) {
  rmSync(stampFile(root, name), { force: true });
}

async function buildOne(root, name) {
  // Taken before the build: what is edited meanwhile makes the output stale again.
  const stamp = wantedStamp(root, name);
  forgetBuild(root, name);
  const { code, text } = await run(command(root, name), [], {
    cwd: root,
    env: toolEnvironment(root),
    output: 'capture',
    shell: true,
  });
  if (code !== 0) return `No se pudo compilar (${TARGETS[name].script}):\n${text.trimEnd()}`;
  const missing = missingOutput(root, name);
  if (missing !== undefined) return `${TARGETS[name].script} terminó sin escribir ${missing}`;
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  writeFileSync(stampFile(root, name), `${stamp}\n`);
  return null;
}

/** Builds the named targets side by side; throws a `UserError` with the tools' own words. */
export async function build(root, names) {
  const begun = Date.now();
  say('Compilando…');
  const results = await Promise.all(names.map((name) => buildOne(root, name)));
  const failures = results.filter((failure) => failure !== null);
  if (failures.length > 0) throw new UserError(failures.join('\n\n'));
  say(`Compilado en ${duration(Date.now() - begun)}`);
}
