import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './child.mjs';
import { ROOT, say, UserError } from './terminal.mjs';

/** What a Node program prints, e.g. `printed(['dist/backend/openapi.js'])`; it must print something. */
export async function printed(args) {
  const { code, stdout, text } = await run(process.execPath, args, {
    cwd: ROOT,
    env: process.env,
    output: 'capture',
  });
  if (code !== 0 || stdout.trim() === '') {
    throw new UserError(`node ${args.join(' ')} no dio el contenido (código ${code}):\n${text}`);
  }
  return stdout;
}

/** First line that differs, for a person who wonders what changed. */
function firstDifference(stored, wanted) {
  const [have, want] = [stored.split('\n'), wanted.split('\n')];
  const index = want.findIndex((line, at) => line !== have[at]);
  const line = index === -1 ? want.length : index;
  return `línea ${line + 1}:\n  guardado: ${have[line] ?? '(nada)'}\n  esperado: ${want[line] ?? '(nada)'}`;
}

/** The stored text of a generated file, empty when there is none yet. */
export function storedText(file) {
  const target = path.join(ROOT, file);
  return existsSync(target) ? readFileSync(target, 'utf8') : '';
}

/** Writes a file of the repository that the code generates, or with `--check` only compares it. */
export function writeOrCompare(file, wanted, command) {
  const stored = storedText(file);
  if (stored === wanted) return say(`${file} está al día`);
  if (process.argv.includes('--check')) {
    const where = firstDifference(stored, wanted);
    throw new UserError(`${file} no corresponde al código; ejecute: npm run ${command}\n${where}`);
  }
  writeFileSync(path.join(ROOT, file), wanted);
  say(`${file} escrito`);
}
