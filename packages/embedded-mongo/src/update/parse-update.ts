import { isDoc, typeName, type Doc } from '../bson/bson-types';
import { splitPath } from '../bson/paths';
import { formatValue } from '../format-value';
import { MongoError } from '../mongo-error';
import { OPERATORS } from './operators';

/** One operator on one path of an update document. */
interface Modification {
  operator: string;
  path: string;
  argument: unknown;
}

export type ParsedUpdate =
  | { kind: 'replace'; doc: Doc }
  | { kind: 'modify'; modifications: readonly Modification[] }
  | { kind: 'pipeline'; stages: readonly unknown[] };

/** Parses and checks an update before any document is touched. */
export function parseUpdate(update: unknown): ParsedUpdate {
  if (Array.isArray(update)) return { kind: 'pipeline', stages: parseStages(update) };
  if (!isDoc(update))
    throw new MongoError(9, 'Update argument must be either an object or an array');
  if (!Object.keys(update)[0]?.startsWith('$'))
    return { kind: 'replace', doc: checkReplacement(update) };
  const modifications = Object.entries(update).flatMap(([operator, fields]) =>
    parseOperator(operator, fields),
  );
  checkConflicts(modifications);
  return { kind: 'modify', modifications: modifications.sort(byPath) };
}

const PIPELINE_STAGES = new Set([
  '$set',
  '$addFields',
  '$unset',
  '$project',
  '$replaceRoot',
  '$replaceWith',
]);

function parseStages(stages: readonly unknown[]): readonly unknown[] {
  for (const stage of stages) {
    const name = isDoc(stage) ? (Object.keys(stage)[0] ?? '') : '';
    if (!PIPELINE_STAGES.has(name))
      throw new MongoError(72, `${name} is not allowed to be used within an update`);
  }
  return stages;
}

function checkReplacement(doc: Doc): Doc {
  const dollar = Object.keys(doc).find((key) => key.startsWith('$'));
  if (dollar === undefined) return doc;
  throw new MongoError(
    52,
    `The dollar ($) prefixed field '${dollar}' in '${dollar}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
  );
}

function parseOperator(operator: string, fields: unknown): Modification[] {
  if (!Object.hasOwn(OPERATORS, operator))
    throw new MongoError(
      9,
      `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
    );
  if (!isDoc(fields))
    throw new MongoError(
      9,
      `Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${formatValue(fields)}}`,
    );
  return Object.entries(fields).map(([path, argument]) => {
    checkPath(path);
    return { operator, path, argument };
  });
}

const PLACEHOLDER = /^\$\[[a-z][a-zA-Z0-9]*\]$/;

function checkPath(path: string): void {
  const segments = splitPath(path);
  if (segments.includes(''))
    throw new MongoError(
      56,
      path === ''
        ? 'An empty update path is not valid.'
        : `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  const dollar = segments.find((segment) => segment.startsWith('$') && !PLACEHOLDER.test(segment));
  if (dollar !== undefined)
    throw new MongoError(
      52,
      `The dollar ($) prefixed field '${dollar}' in '${path}' is not valid for storage.`,
    );
  if (segments[0]?.startsWith('$'))
    throw new MongoError(
      2,
      `Cannot have positional (i.e. '$') element in the first position in path '${path}'`,
    );
}

/** Made once: a comparison of texts with options makes one each time. */
const PATHS = new Intl.Collator('en', { numeric: true });

/** MongoDB applies operators in the order of their paths; array positions order as numbers. */
const byPath = (a: Modification, b: Modification): number => PATHS.compare(a.path, b.path);

/** Error 40 when two operators touch one path, or a path and one inside it. */
function checkConflicts(modifications: readonly Modification[]): void {
  const paths = new Set<string>();
  for (const { path } of modifications) {
    if (paths.has(path)) throw conflict(path, path);
    paths.add(path);
  }
  for (const path of paths)
    for (let end = path.indexOf('.'); end >= 0; end = path.indexOf('.', end + 1))
      if (paths.has(path.slice(0, end))) throw conflict(path, path.slice(0, end));
}

function conflict(path: string, at: string): MongoError {
  return new MongoError(40, `Updating the path '${path}' would create a conflict at '${at}'`);
}
