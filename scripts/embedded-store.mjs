import './lib/require-node.mjs';
import { runDataProgram } from './lib/data-program.mjs';
import { main } from './lib/terminal.mjs';

/** `npm run embedded-store -- --data-dir <folder> --port <port>`: the store alone, for MongoDB's tools. */
await main(() => runDataProgram('platform', 'embedded-mongo', 'cli', 'embedded-store.js'));
