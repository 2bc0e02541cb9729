import './lib/require-node.mjs';
import { runDataProgram } from './lib/data-program.mjs';
import { main } from './lib/terminal.mjs';

/** `npm run backup -- <folder>`: copies `DATA_DIR`, also while the server runs. */
await main(() => runDataProgram('platform', 'backup', 'cli', 'backup.js'));
