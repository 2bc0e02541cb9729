import { splitPath } from '../bson/paths';
import { MongoError } from '../mongo-error';
import type { Modification } from './update-types';

interface Node {
  isEnd: boolean;
  children: Map<string, Node>;
}

const newNode = (): Node => ({ isEnd: false, children: new Map() });

/** Error 40 when two operators touch one path, or a path and one inside it. */
export function checkConflicts(modifications: readonly Modification[]): void {
  const root = newNode();
  for (const { operator, path, argument } of modifications) {
    claim(root, path);
    if (operator === '$rename' && typeof argument === 'string') claim(root, argument);
  }
}

function claim(root: Node, path: string): void {
  let node = root;
  const walked: string[] = [];
  for (const segment of splitPath(path)) {
    if (node.isEnd) throw conflict(path, walked.join('.'));
    const next = node.children.get(segment) ?? newNode();
    node.children.set(segment, next);
    walked.push(segment);
    node = next;
  }
  if (node.isEnd || node.children.size > 0) throw conflict(path, path);
  node.isEnd = true;
}

function conflict(path: string, at: string): MongoError {
  return new MongoError(40, `Updating the path '${path}' would create a conflict at '${at}'`);
}
