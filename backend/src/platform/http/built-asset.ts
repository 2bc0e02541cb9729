import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Address of a file of the built front end whose name begins so, without its hash; null when there is none. */
export function builtAsset(webDir: string, prefix: string): string | null {
  try {
    const name = readdirSync(path.join(webDir, 'assets')).find((file) => file.startsWith(prefix));
    return name ? `/assets/${name}` : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
