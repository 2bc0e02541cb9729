import { isDoc, type Doc } from '../bson/bson-types';
import { setOwn, splitPath } from '../bson/paths';
import { MongoError } from '../mongo-error';

/** Paths as a tree; null ends a path and stands for the whole value. */
export type PathTree = Map<string, PathTree | null>;

export function addPath(tree: PathTree, path: string): PathTree {
  const segments = splitPath(path);
  let node = tree;
  segments.forEach((segment, at) => {
    const isLast = at === segments.length - 1;
    const next = node.get(segment);
    if (next === null && !isLast) throw collision(path);
    if (isLast && next) throw collision(path);
    if (isLast) node.set(segment, null);
    else {
      const inner: PathTree = next ?? new Map<string, PathTree | null>();
      node.set(segment, inner);
      node = inner;
    }
  });
  return tree;
}

function collision(path: string): MongoError {
  return new MongoError(31249, `Path collision at ${path}`);
}

/** The document with only the paths of the tree, in the document's own order. */
export function include(doc: Doc, tree: PathTree): Doc {
  const output: Doc = {};
  for (const [key, value] of Object.entries(doc)) {
    const inner = tree.get(key);
    if (inner === null) setOwn(output, key, value);
    else if (inner) setIncluded(output, key, value, inner);
  }
  return output;
}

function setIncluded(output: Doc, key: string, value: unknown, tree: PathTree): void {
  if (isDoc(value)) setOwn(output, key, include(value, tree));
  else if (Array.isArray(value)) setOwn(output, key, includeArray(value, tree));
}

function includeArray(array: readonly unknown[], tree: PathTree): unknown[] {
  return array.flatMap((element): unknown[] => {
    if (Array.isArray(element)) return [includeArray(element, tree)];
    return isDoc(element) ? [include(element, tree)] : [];
  });
}

/** The document without the paths of the tree. */
export function exclude(doc: Doc, tree: PathTree): Doc {
  const output: Doc = {};
  for (const [key, value] of Object.entries(doc)) {
    const inner = tree.get(key);
    if (inner === undefined) setOwn(output, key, value);
    else if (inner) setOwn(output, key, excludeInner(value, inner));
  }
  return output;
}

function excludeInner(value: unknown, tree: PathTree): unknown {
  if (Array.isArray(value)) return value.map((element) => excludeInner(element, tree));
  return isDoc(value) ? exclude(value, tree) : value;
}
