import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './prepare.mjs';
import { ROOT } from './terminal.mjs';

/**
 * Runs a program of `dist/backend` on the data that `npm start` uses, in this process, so that signals
 * reach it. Arguments are paths from where the person stands, `DATA_DIR` one from the project, as for the server.
 */
export async function runDataProgram(...program) {
  await prepare({ targets: ['backend'] });
  const envFile = path.join(ROOT, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  process.env.DATA_DIR = path.resolve(ROOT, process.env.DATA_DIR || 'data');
  process.chdir(process.env.INIT_CWD ?? process.cwd());
  const file = path.join(ROOT, 'dist', 'backend', ...program);
  process.argv[1] = file;
  await import(pathToFileURL(file).href);
}
