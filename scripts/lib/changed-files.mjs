import path from 'node:path';
import { run } from './child.mjs';
import { UserError } from './terminal.mjs';

async function git(root, ...args) {
  const { code, stdout } = await run('git', args, { cwd: root, output: 'capture' });
  return code === 0 ? stdout.split('\0').join('\n').trim() : null;
}

/**
 * Absolute paths of what differs from the branch `main` (of this clone, else of its origin): committed since it was
 * left, changed and not committed, or new. Deleted files are not among them.
 */
export async function changedFiles(root) {
  const base =
    (await git(root, 'merge-base', 'HEAD', 'main')) ??
    (await git(root, 'merge-base', 'HEAD', 'origin/main'));
  if (base === null) throw new UserError('No hay una rama main con la que comparar.');
  const lists = await Promise.all([
    git(root, 'diff', '--name-only', '--diff-filter=d', '-z', base),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  const names = lists.flatMap((list) => (list ?? '').split('\n')).filter(Boolean);
  return [...new Set(names)].map((name) => path.join(root, name));
}
