import './lib/require-node.mjs';
import { runDataProgram } from './lib/data-program.mjs';
import { main } from './lib/terminal.mjs';

/** `npm run worker`: takes jobs from the shared queue, without HTTP; needs `MONGODB_URI` and `REDIS_URL`. */
await main(() => runDataProgram('worker.js'));
