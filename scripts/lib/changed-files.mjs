import path from 'node:path';
import { run } from './child.mjs';
import { UserError } from './terminal.mjs';

async function git(root, ...args) {
  const { code, stdout } = await run('git', args, { cwd: root, output: 'capture' });
  return code === 0 ? stdout.split('\0').join('\n').trim() : null;
}

/** The commit at which this branch left `main` (of this clone, else of its origin); null without either. */
async function leftMainAt(root) {
  return (
    (await git(root, 'merge-base', 'HEAD', 'main')) ??
    (await git(root, 'merge-base', 'HEAD', 'origin/main'))
  );
}

async function namesSince(root, base, ...flags) {
  const lists = await Promise.all([
    git(root, 'diff', '--name-only', ...flags, '-z', base),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  return [...new Set(lists.flatMap((list) => (list ?? '').split('\n')).filter(Boolean))];
}

/**
 * Absolute paths of what differs from the branch `main`: committed since it was left, changed and not
 * committed, or new. Deleted files are not among them.
 */
export async function changedFiles(root) {
  const base = await leftMainAt(root);
  if (base === null) throw new UserError('No hay una rama main con la que comparar.');
  const names = await namesSince(root, base, '--diff-filter=d');
  return names.map((name) => path.join(root, name));
}

/**
 * True when something below `folder` differs from the branch `main`, be it gone, or the lock file, by which it gets
 * other packages. Without a branch to compare with everything counts as changed.
 */
export async function isChanged(root, folder) {
  const base = await leftMainAt(root);
  if (base === null) return true;
  const names = await namesSince(root, base);
  return names.some((name) => name === 'package-lock.json' || name.startsWith(`${folder}/`));
}
