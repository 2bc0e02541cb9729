import { isDoc, type Doc } from '../bson/bson-types';
import { splitPath } from '../bson/paths';
import { equalValues } from '../keys/compare';
import { MongoError } from '../mongo-error';
import { conjuncts, type Predicate, type Test } from '../query/predicate';
import { setAt, valueAt } from './element-path';

/** The document that an upsert begins with: what the filter says by equality. */
export function upsertSeed(predicate: Predicate): Doc {
  const seed: Doc = {};
  for (const [path, value] of equalities(predicate)) {
    const segments = splitPath(path);
    const present = valueAt(seed, segments);
    if (present !== undefined && !equalValues(present, value))
      throw new MongoError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
    setAt(seed, segments, isDoc(value) ? { ...value } : value);
  }
  return seed;
}

/** Only `_id`: a replacement brings the other fields. */
export function replacementSeed(predicate: Predicate): Doc {
  const id = equalities(predicate).find(([path]) => path === '_id')?.[1];
  return id === undefined ? {} : { _id: id };
}

function equalities(predicate: Predicate): [path: string, value: unknown][] {
  return conjuncts(predicate).flatMap((one): [string, unknown][] => {
    if (one.kind === 'or' && one.all.length === 1 && one.all[0]) return equalities(one.all[0]);
    if (one.kind !== 'field') return [];
    const value = equalityOf(one.test);
    return value === undefined ? [] : [[one.path, value]];
  });
}

function equalityOf(test: Test): unknown {
  if (test.kind === 'eq') return test.value;
  return test.kind === 'in' && test.values.length === 1 ? test.values[0] : undefined;
}
