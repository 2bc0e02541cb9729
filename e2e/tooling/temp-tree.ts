import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../..');

/** A folder of its own with some of the project's files; the real tree is never written to. */
export interface TempTree {
  root: string;
  write(files: Record<string, string>): Promise<void>;
  remove(): Promise<void>;
}

export async function tempTree(copied: readonly string[]): Promise<TempTree> {
  const root = await mkdtemp(path.join(tmpdir(), 'foliado-tree-'));
  await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), 'dir');
  for (const file of copied) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await cp(path.join(ROOT, file), path.join(root, file), { recursive: true });
  }
  return {
    root,
    async write(files) {
      for (const [file, text] of Object.entries(files)) {
        await mkdir(path.dirname(path.join(root, file)), { recursive: true });
        await writeFile(path.join(root, file), text);
      }
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
