import './lib/require-node.mjs';
import { runDataProgram } from './lib/data-program.mjs';
import { main } from './lib/terminal.mjs';

/** `npm run restore -- <backup> <empty folder>`: checks a backup and makes a data folder of it. */
await main(() => runDataProgram('platform', 'backup', 'cli', 'restore.js'));
