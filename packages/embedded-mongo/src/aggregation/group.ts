import { isDoc, type Doc } from '../bson/bson-types';
import { setOwn } from '../bson/paths';
import { KeyNames } from '../keys/key-names';
import { MongoError } from '../mongo-error';
import { parseAccumulator, type Accumulator } from './accumulators';
import { evaluate, validateExpression } from './expressions';
import type { Scope } from '../query/scope';
import type { StageParser } from './pipeline-types';

interface Group {
  id: unknown;
  accumulators: Accumulator[];
}

/** `$group`: groups in the order in which they are first met. */
export const groupStage: StageParser = (spec, { scope }) => {
  if (!isDoc(spec)) throw new MongoError(15947, "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw new MongoError(15955, 'a group specification must include an _id');
  const { _id: idExpression, ...fields } = spec;
  validateExpression(idExpression, scope);
  const names = Object.keys(fields);
  const makers = names.map((name) => parseAccumulator(name, fields[name], scope));
  return function* (docs) {
    const groups = collect(docs, idExpression, scope, () => makers.map((make) => make()));
    for (const group of groups.values()) yield output(group, names);
  };
};

function collect(
  docs: Iterable<Doc>,
  idExpression: unknown,
  scope: Scope,
  make: () => Accumulator[],
): Map<string, Group> {
  const groups = new Map<string, Group>();
  const names = new KeyNames(scope.collation);
  for (const doc of docs) {
    const id = evaluate(idExpression, doc, scope) ?? null;
    const key = names.nameOf(id);
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { id, accumulators: make() }));
    for (const accumulator of group.accumulators) accumulator.add(doc);
  }
  return groups;
}

function output(group: Group, names: readonly string[]): Doc {
  const doc: Doc = { _id: group.id };
  names.forEach((name, at) => setOwn(doc, name, group.accumulators[at]?.result()));
  return doc;
}
