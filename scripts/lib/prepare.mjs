import { build, staleTargets } from './build.mjs';
import { install, needsInstall } from './install.mjs';
import { duration, ROOT, say } from './terminal.mjs';

/**
 * Makes a clone ready to run: installs when the dependencies are not those of the lock file, builds
 * the targets that are stale. Silent and quick when there is nothing to do.
 */
export async function prepare({ root = ROOT, targets = ['backend', 'frontend'] } = {}) {
  const begun = Date.now();
  const isInstallNeeded = needsInstall(root);
  if (isInstallNeeded) await install(root);
  const stale = staleTargets(root, targets);
  if (stale.length > 0) await build(root, stale);
  if (isInstallNeeded || stale.length > 0) say(`Listo en ${duration(Date.now() - begun)}`);
}
