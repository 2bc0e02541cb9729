import { isDoc, type Doc } from '../bson/bson-types';
import { getOwn, setOwn, splitPath } from '../bson/paths';
import { evaluate, validateExpression } from '../aggregation/expressions';
import { MongoError } from '../mongo-error';
import { parseFilter } from './parse-filter';
import { matchingElement } from './match';
import { positionalIndex } from './positional';
import { ALWAYS, type Predicate } from './predicate';
import { PLAIN_SCOPE, type Scope } from './scope';
import { addPath, exclude, include, type PathTree } from './projection-tree';
import { sliceArray, sliceBounds } from './slice';

/** Makes the projected document; the stored one is not changed. */
export type Projection = (doc: Doc) => Doc;

interface Parts {
  included: PathTree;
  excluded: PathTree;
  keepsId: boolean;
  /** Steps after the fields were chosen, in the order given. */
  steps: ((output: Doc, doc: Doc) => void)[];
  isInclusion: boolean;
  isExclusion: boolean;
  /** Paths cut by `$slice`: an inclusion includes them too. */
  sliced: string[];
  scope: Scope;
}

/** A parsed projection, and the top-level fields that it needs when that is all it does. */
export interface ParsedProjection {
  apply: Projection;
  /** Set when the projection only picks top-level fields, which works on the raw document. */
  topLevelFields: ReadonlySet<string> | null;
}

/** Parses the projection of `find`; null when there is none. `predicate` decides what `$` stands for. */
export function parseProjection(
  spec: unknown,
  predicate: Predicate = ALWAYS,
  scope: Scope = PLAIN_SCOPE,
): ParsedProjection | null {
  if (spec === undefined || spec === null) return null;
  if (!isDoc(spec)) throw new MongoError(14, 'the projection must be an object');
  if (Object.keys(spec).length === 0) return null;
  const parts = newParts(scope);
  for (const [path, value] of Object.entries(spec)) addField(parts, path, value, predicate);
  if (!parts.isExclusion && parts.included.has('_id')) parts.isInclusion = true;
  if (parts.isInclusion) for (const path of parts.sliced) addPath(parts.included, path);
  return { apply: (doc) => project(parts, doc), topLevelFields: topLevelFields(parts) };
}

function newParts(scope: Scope): Parts {
  return {
    included: new Map(),
    excluded: new Map(),
    keepsId: true,
    steps: [],
    isInclusion: false,
    isExclusion: false,
    sliced: [],
    scope,
  };
}

function addField(parts: Parts, path: string, value: unknown, predicate: Predicate): void {
  if (path.endsWith('.$')) addPositional(parts, path.slice(0, -2), predicate);
  else if (isFlag(value)) addFlag(parts, path, value);
  else if (isDoc(value)) addOperator(parts, path, value, predicate);
  else addExpression(parts, path, value);
}

function isFlag(value: unknown): value is number | boolean {
  return typeof value === 'number' || typeof value === 'boolean';
}

function addFlag(parts: Parts, path: string, value: number | boolean): void {
  const isWanted = value !== 0 && value !== false;
  if (path === '_id' && !isWanted) parts.keepsId = false;
  else if (isWanted) markIncluded(parts, path, path !== '_id');
  else markExcluded(parts, path);
}

function markIncluded(parts: Parts, path: string, decides: boolean): void {
  if (decides && parts.isExclusion)
    throw new MongoError(31253, `Cannot do inclusion on field ${path} in exclusion projection`);
  if (decides) parts.isInclusion = true;
  addPath(parts.included, path);
}

function markExcluded(parts: Parts, path: string): void {
  if (parts.isInclusion)
    throw new MongoError(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
  parts.isExclusion = true;
  addPath(parts.excluded, path);
}

function addPositional(parts: Parts, path: string, predicate: Predicate): void {
  markIncluded(parts, path, true);
  const segments = splitPath(path);
  parts.steps.push((output, doc) => {
    const index = positionalIndex(predicate, doc);
    if (index === null)
      throw new MongoError(
        51246,
        "Executor error during find command: positional operator '.$' couldn't find a matching element in the array",
      );
    replaceArrays(output, segments, (array) => array.slice(index, index + 1));
  });
}

function addOperator(parts: Parts, path: string, value: Doc, predicate: Predicate): void {
  const [operator, argument] = Object.entries(value)[0] ?? [];
  if (operator === undefined)
    throw new MongoError(51270, 'An empty sub-projection is not a valid value.');
  if (operator === '$slice' && sliceBounds(argument)) addSlice(parts, path, argument);
  else if (operator === '$elemMatch') addElemMatch(parts, path, argument);
  else if (operator === '$meta') throw new MongoError(238, '$meta is not supported by this server');
  else if (operator.startsWith('$')) addExpression(parts, path, value);
  else
    for (const [name, inner] of Object.entries(value))
      addField(parts, `${path}.${name}`, inner, predicate);
}

function addSlice(parts: Parts, path: string, argument: unknown): void {
  const bounds = sliceBounds(argument);
  if (!bounds) return;
  parts.sliced.push(path);
  const segments = splitPath(path);
  parts.steps.push((output) =>
    replaceArrays(output, segments, (array) => sliceArray(array, bounds)),
  );
}

function addElemMatch(parts: Parts, path: string, argument: unknown): void {
  if (path.includes('.'))
    throw new MongoError(31275, 'Cannot use $elemMatch projection on a nested field.');
  const parsed = parseFilter({ [path]: { $elemMatch: argument } }, parts.scope);
  if (parsed.kind !== 'field') return;
  const { test } = parsed;
  if (test.kind !== 'elemMatch' && test.kind !== 'elemValue') return;
  if (!parts.isExclusion) parts.isInclusion = true;
  parts.steps.push((output, doc) => {
    const array = getOwn(doc, path);
    const index = matchingElement(test, array);
    if (index < 0 || !Array.isArray(array)) delete output[path];
    else setOwn(output, path, [array[index]]);
  });
}

function addExpression(parts: Parts, path: string, expression: unknown): void {
  validateExpression(expression);
  if (path.includes('.'))
    throw new MongoError(238, 'an expression on a nested field is not supported in find');
  if (!parts.isExclusion) parts.isInclusion = true;
  parts.steps.push((output, doc) => {
    const value = evaluate(expression, doc, parts.scope);
    if (value !== undefined) setOwn(output, path, value);
  });
}

function project(parts: Parts, doc: Doc): Doc {
  const output = parts.isInclusion
    ? include(doc, parts.keepsId ? addPath(parts.included, '_id') : parts.included)
    : exclude(doc, parts.keepsId ? parts.excluded : addPath(parts.excluded, '_id'));
  for (const step of parts.steps) step(output, doc);
  return output;
}

function topLevelFields(parts: Parts): ReadonlySet<string> | null {
  if (!parts.isInclusion || parts.steps.length > 0) return null;
  if ([...parts.included.values()].some((inner) => inner !== null)) return null;
  return new Set([...parts.included.keys(), ...(parts.keepsId ? ['_id'] : [])]);
}

/** Replaces the arrays that a path reaches, going through arrays of documents. */
function replaceArrays(
  value: unknown,
  segments: readonly string[],
  replace: (array: readonly unknown[]) => unknown[],
): void {
  if (Array.isArray(value)) value.forEach((element) => replaceArrays(element, segments, replace));
  const [head, ...rest] = segments;
  if (!isDoc(value) || head === undefined) return;
  const inner = getOwn(value, head);
  if (rest.length > 0) replaceArrays(inner, rest, replace);
  else if (Array.isArray(inner)) setOwn(value, head, replace(inner));
}
