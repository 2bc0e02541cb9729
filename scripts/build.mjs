import './lib/require-node.mjs';
import { build, TARGETS } from './lib/build.mjs';
import { install, needsInstall } from './lib/install.mjs';
import { main, ROOT } from './lib/terminal.mjs';

/** `npm run build`: builds everything, stale or not, and notes what it was made from. */
await main(async () => {
  if (needsInstall(ROOT)) await install(ROOT);
  await build(ROOT, Object.keys(TARGETS));
});
