import './lib/require-node.mjs';
import { printed, storedText, writeOrCompare } from './lib/generated-file.mjs';
import { prepare } from './lib/prepare.mjs';
import { main, UserError } from './lib/terminal.mjs';

const MODULE = './dist/backend/platform/config/env-example.js';
const [BEGIN, END] = ['<!-- variables: begin -->', '<!-- variables: end -->'];

const rendered = (name) => printed(['-e', `process.stdout.write(require('${MODULE}').${name}())`]);

/** The README with the table of variables between its two marks. */
function readmeWith(table) {
  const readme = storedText('README.md');
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (begin === -1 || end < begin) {
    throw new UserError(`README.md no tiene las marcas ${BEGIN} y ${END}`);
  }
  return `${readme.slice(0, begin + BEGIN.length)}\n\n${table.trim()}\n\n${readme.slice(end)}`;
}

/**
 * `npm run env-example`: writes .env.example and the README's table of variables from the schema
 * of the configuration; `--check` compares.
 */
await main(async () => {
  await prepare({ targets: ['backend'] });
  writeOrCompare('.env.example', await rendered('renderEnvExample'), 'env-example');
  writeOrCompare('README.md', readmeWith(await rendered('renderEnvTable')), 'env-example');
});
