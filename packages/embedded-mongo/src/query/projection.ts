import { isDoc, type Doc } from '../bson/bson-types';
import { setOwn, splitPath } from '../bson/paths';
import { MongoError } from '../mongo-error';

/** A parsed projection, and the top-level fields that it needs when that is all it does. */
export interface ParsedProjection {
  /** Makes the projected document; the stored one is not changed. */
  apply: (doc: Doc) => Doc;
  /** Set when the projection only picks top-level fields, which works on the raw document. */
  topLevelFields: ReadonlySet<string> | null;
}

/** Parses the projection of `find`, which keeps fields or leaves them out; null when there is none. */
export function parseProjection(spec: unknown): ParsedProjection | null {
  if (spec === undefined || spec === null) return null;
  if (!isDoc(spec)) throw new MongoError(14, 'the projection must be an object');
  const { _id: id = null, ...others } = spec;
  const flags = Object.entries(others).map(([path, value]) => ({
    path,
    isKept: flagOf(path, value),
  }));
  const keepsId = id === null || flagOf('_id', id);
  if (id === null && flags.length === 0) return null;
  const isInclusion = flags[0]?.isKept ?? keepsId;
  const odd = flags.find(({ isKept }) => isKept !== isInclusion);
  if (odd)
    throw isInclusion
      ? new MongoError(31254, `Cannot do exclusion on field ${odd.path} in inclusion projection`)
      : new MongoError(31253, `Cannot do inclusion on field ${odd.path} in exclusion projection`);
  const tree: PathTree = new Map();
  for (const { path } of flags) addPath(tree, path);
  if (keepsId === isInclusion) addPath(tree, '_id');
  if (!isInclusion) return { apply: (doc) => exclude(doc, tree), topLevelFields: null };
  const isFlat = [...tree.values()].every((inner) => inner === null);
  return {
    apply: (doc) => include(doc, tree),
    topLevelFields: isFlat ? new Set(tree.keys()) : null,
  };
}

function flagOf(path: string, value: unknown): boolean {
  if (typeof value === 'number' || typeof value === 'boolean') return Boolean(value);
  throw new MongoError(238, `projection of ${path} by an expression is not supported`);
}

/** Paths as a tree; null ends a path and stands for the whole value. */
type PathTree = Map<string, PathTree | null>;

function addPath(tree: PathTree, path: string): PathTree {
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
function include(doc: Doc, tree: PathTree): Doc {
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
function exclude(doc: Doc, tree: PathTree): Doc {
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
