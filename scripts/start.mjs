import './lib/require-node.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepare } from './lib/prepare.mjs';
import { main, ROOT } from './lib/terminal.mjs';

/** `npm start`: prepares the clone and runs the server in this process, so that signals reach it. */
await main(async () => {
  await prepare();
  const envFile = path.join(ROOT, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  process.chdir(ROOT);
  const server = path.join(ROOT, 'dist', 'backend', 'main.js');
  process.argv[1] = server;
  await import(pathToFileURL(server).href);
});
