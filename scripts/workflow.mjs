import './lib/require-node.mjs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './lib/child.mjs';
import { prepare } from './lib/prepare.mjs';
import { main, ROOT } from './lib/terminal.mjs';

/**
 * `npm run workflow:verify` and `npm run workflow:rebuild`: the stored workflow of every document against
 * its events, on the data of `DATA_DIR` while the server is stopped, or on `MONGODB_URI`.
 */
await main(async () => {
  await prepare({ targets: ['backend'] });
  const envFile = path.join(ROOT, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const program = path.join(ROOT, 'dist', 'backend', 'workflow', 'cli', 'workflow.js');
  const { code } = await run(process.execPath, [program, ...process.argv.slice(2)], { cwd: ROOT });
  process.exitCode = code;
});
