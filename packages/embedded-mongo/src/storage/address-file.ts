import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ADDRESS_FILE = 'store.address';

/**
 * Where the server of a data folder listens, for other programs of its owner. What a killed server
 * left is worth nothing: it counts only while the folder is locked.
 */
export class AddressFile {
  private readonly path: string;

  constructor(dataDir: string) {
    this.path = join(dataDir, ADDRESS_FILE);
  }

  /** A full disk keeps nobody from being served: only a backup is then refused. */
  write(uri: string): void {
    this.remove();
    try {
      writeFileSync(this.path, uri, { mode: 0o600 });
    } catch {
      this.remove();
    }
  }

  /** Null when there is none. */
  read(): string | null {
    try {
      return readFileSync(this.path, 'utf8');
    } catch {
      return null;
    }
  }

  remove(): void {
    rmSync(this.path, { force: true });
  }
}
