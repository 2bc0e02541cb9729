import { validateExpression } from '../aggregation/expressions';
import { isDoc, type Doc } from '../bson/bson-types';
import { splitPath } from '../bson/paths';
import { MongoError } from '../mongo-error';
import { parseOperators } from './parse-operators';
import { compilePattern, isPattern } from './patterns';
import { ALWAYS, type Predicate, type Test } from './predicate';

/** Operators of MongoDB that this server does not offer. */
const NOT_OFFERED = new Set(['$where', '$text', '$jsonSchema', '$sampleRate', '$near']);

const LOGICAL = { $and: 'and', $or: 'or', $nor: 'nor' } as const;

/** Parses a filter once; every operator that is not understood is refused here. */
export function parseFilter(filter: unknown): Predicate {
  if (!isDoc(filter)) throw new MongoError(14, 'the filter must be an object');
  const all = Object.entries(filter).flatMap(([key, value]) => parseEntry(key, value));
  if (all.length === 0) return ALWAYS;
  return all.length === 1 && all[0] ? all[0] : { kind: 'and', all };
}

function parseEntry(key: string, value: unknown): Predicate[] {
  if (!key.startsWith('$')) return fieldPredicates(key, parseFieldValue(key, value));
  if (key === '$comment') return [];
  if (key === '$and' || key === '$or' || key === '$nor')
    return [{ kind: LOGICAL[key], all: parseBranches(key, value) }];
  if (key === '$expr') return [parseExpr(value)];
  if (key === '$alwaysTrue' || key === '$alwaysFalse')
    return [{ kind: 'constant', value: key === '$alwaysTrue' }];
  if (NOT_OFFERED.has(key)) throw new MongoError(238, `${key} is not supported by this server`);
  throw new MongoError(
    2,
    `unknown top level operator: ${key}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  );
}

function parseExpr(expression: unknown): Predicate {
  validateExpression(expression);
  return { kind: 'expr', expression };
}

function parseBranches(key: string, value: unknown): Predicate[] {
  if (!Array.isArray(value) || value.length === 0)
    throw new MongoError(2, `${key} must be a nonempty array`);
  return value.map((branch) => {
    if (!isDoc(branch)) throw new MongoError(2, `${key} entries need to be full objects`);
    return parseFilter(branch);
  });
}

function fieldPredicates(path: string, tests: readonly Test[]): Predicate[] {
  const segments = splitPath(path);
  return tests.map((test) => ({ kind: 'field', path, segments, test }));
}

function parseFieldValue(path: string, value: unknown): Test[] {
  if (isPattern(value)) return [{ kind: 'regex', pattern: compilePattern(value) }];
  if (isDoc(value) && isOperatorDoc(value)) return parseOperators(path, value, parseFilter);
  return [{ kind: 'eq', value }];
}

/** True when the first key is an operator; `$ref` begins a reference, not an operator. */
function isOperatorDoc(value: Doc): boolean {
  const first = Object.keys(value)[0];
  return first !== undefined && first.startsWith('$') && first !== '$ref' && first !== '$id';
}
