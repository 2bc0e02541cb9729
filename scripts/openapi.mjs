import './lib/require-node.mjs';
import { withAnswerTypes } from './openapi/answer-types.mjs';
import { printed, writeOrCompare } from './lib/generated-file.mjs';
import { prepare } from './lib/prepare.mjs';
import { main, ROOT } from './lib/terminal.mjs';

/** `npm run openapi`: writes openapi.json from the routes of the built server; `--check` compares. */
await main(async () => {
  await prepare({ targets: ['backend'] });
  const document = JSON.parse(await printed(['dist/backend/openapi.js']));
  const text = JSON.stringify(withAnswerTypes(document, ROOT), null, 2);
  writeOrCompare('openapi.json', `${text}\n`, 'openapi');
});
