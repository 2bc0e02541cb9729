import './lib/require-node.mjs';
import path from 'node:path';
import { run } from './lib/child.mjs';
import { prepare } from './lib/prepare.mjs';
import { main, ROOT } from './lib/terminal.mjs';

/** `npm run audit:verify -- <file.jsonl>`: checks an exported audit without a server. */
await main(async () => {
  await prepare({ targets: ['backend'] });
  const program = path.join(ROOT, 'dist', 'backend', 'audit', 'cli', 'verify-file.js');
  const { code } = await run(process.execPath, [program, ...process.argv.slice(2)], {
    // npm runs scripts in the project; paths are meant from where the person stands.
    cwd: process.env.INIT_CWD ?? process.cwd(),
  });
  process.exitCode = code;
});
