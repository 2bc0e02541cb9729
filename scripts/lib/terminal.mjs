import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project; commands work from any current folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** An error whose message is written for the person at the terminal; no stack is shown. */
export class UserError extends Error {}

/** "4 s", "0,3 s", "2 min 05 s". */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1).replace('.', ',')} s`;
  if (seconds < 120) return `${Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Runs a command's main function; a `UserError` ends it with code 1 and its message alone. */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
