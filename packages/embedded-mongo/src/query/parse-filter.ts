import { validateExpression } from '../aggregation/expressions';
import { isDoc, type Doc } from '../bson/bson-types';
import { splitPath } from '../bson/paths';
import type { Collation } from '../keys/collation';
import { MongoError } from '../mongo-error';
import { parseOperators } from './parse-operators';
import { compilePattern, isPattern } from './patterns';
import { ALWAYS, type Predicate, type Test } from './predicate';
import { PLAIN_SCOPE, type Scope } from './scope';

/** Operators of MongoDB that this server does not offer. */
const NOT_OFFERED = new Set(['$where', '$text', '$jsonSchema', '$sampleRate', '$near']);

const LOGICAL = { $and: 'and', $or: 'or', $nor: 'nor' } as const;

/** Parses a filter once; every operator that is not understood is refused here. */
export function parseFilter(filter: unknown, scope: Scope = PLAIN_SCOPE): Predicate {
  if (!isDoc(filter)) throw new MongoError(14, 'the filter must be an object');
  const all = Object.entries(filter).flatMap(([key, value]) => parseEntry(key, value, scope));
  if (all.length === 0) return ALWAYS;
  return all.length === 1 && all[0] ? all[0] : { kind: 'and', all };
}

function parseEntry(key: string, value: unknown, scope: Scope): Predicate[] {
  if (!key.startsWith('$')) return fieldPredicates(key, parseFieldValue(key, value, scope), scope);
  if (key === '$comment') return [];
  if (key === '$and' || key === '$or' || key === '$nor')
    return [{ kind: LOGICAL[key], all: parseBranches(key, value, scope) }];
  if (key === '$expr') return [parseExpr(value, scope)];
  if (key === '$alwaysTrue' || key === '$alwaysFalse')
    return [{ kind: 'constant', value: key === '$alwaysTrue' }];
  if (NOT_OFFERED.has(key)) throw new MongoError(238, `${key} is not supported by this server`);
  throw new MongoError(
    2,
    `unknown top level operator: ${key}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  );
}

function parseExpr(expression: unknown, scope: Scope): Predicate {
  validateExpression(expression);
  return { kind: 'expr', expression, scope };
}

function parseBranches(key: string, value: unknown, scope: Scope): Predicate[] {
  if (!Array.isArray(value) || value.length === 0)
    throw new MongoError(2, `${key} must be a nonempty array`);
  return value.map((branch) => {
    if (!isDoc(branch)) throw new MongoError(2, `${key} entries need to be full objects`);
    return parseFilter(branch, scope);
  });
}

function fieldPredicates(path: string, tests: readonly Test[], { collation }: Scope): Predicate[] {
  const segments = splitPath(path);
  return tests.map((test) => ({
    kind: 'field',
    path,
    segments,
    test: collation ? withCollation(test, collation) : test,
  }));
}

/** Tests that compare get the collation; the filter of an `$elemMatch` has it already. */
function withCollation(test: Test, collation: Collation): Test {
  if ('tests' in test)
    return { ...test, tests: test.tests.map((one) => withCollation(one, collation)) };
  return 'value' in test || test.kind === 'in' ? { ...test, collation } : test;
}

function parseFieldValue(path: string, value: unknown, scope: Scope): Test[] {
  if (isPattern(value)) return [{ kind: 'regex', pattern: compilePattern(value) }];
  if (isDoc(value) && isOperatorDoc(value))
    return parseOperators(path, value, (filter) => parseFilter(filter, scope));
  return [{ kind: 'eq', value }];
}

/** True when the first key is an operator; `$ref` begins a reference, not an operator. */
function isOperatorDoc(value: Doc): boolean {
  const first = Object.keys(value)[0];
  return first !== undefined && first.startsWith('$') && first !== '$ref' && first !== '$id';
}
