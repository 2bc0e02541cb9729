import './lib/require-node.mjs';
import { printed, writeOrCompare } from './lib/generated-file.mjs';
import { prepare } from './lib/prepare.mjs';
import { main } from './lib/terminal.mjs';

/** `npm run openapi`: writes openapi.json from the routes of the built server; `--check` compares. */
await main(async () => {
  await prepare({ targets: ['backend'] });
  writeOrCompare('openapi.json', await printed(['dist/backend/openapi.js']), 'openapi');
});
