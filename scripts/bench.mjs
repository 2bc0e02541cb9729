import './lib/require-node.mjs';
import { runTool } from './lib/child.mjs';
import { prepare } from './lib/prepare.mjs';
import { main, ROOT } from './lib/terminal.mjs';

/** `npm run bench [-- pages queue memory]`: measures the built product; figures in e2e/output/bench. */
await main(async () => {
  await prepare();
  const { code } = await runTool(ROOT, '@playwright/test/cli.js', [
    'test',
    '-c',
    'e2e/bench/playwright.config.ts',
    ...process.argv.slice(2),
  ]);
  process.exitCode = code;
});
