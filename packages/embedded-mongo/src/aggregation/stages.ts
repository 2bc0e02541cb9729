import { Iterator as LazyDocs, Lazy } from 'mingo/lazy';
import * as pipelineOperators from 'mingo/operators/pipeline';
import type { Options } from 'mingo/types';
import { isDoc, type Doc } from '../bson/bson-types';
import type { Collation } from '../keys/collation';
import { MongoError } from '../mongo-error';
import { matches } from '../query/match';
import { parseFilter } from '../query/parse-filter';
import { sortCollated, sortValues } from '../query/collated-sort';
import type { Scope } from '../query/scope';
import { parseSort, sortByKey, sortKey, type SortField } from '../query/sort';
import {
  asMongoError,
  evaluate,
  expressionOptions,
  refuseCollated,
  validateExpression,
} from './expressions';
import { groupStage } from './group';
import { lookupStage } from './lookup';
import type { Stage, StageParser } from './pipeline-types';
import { unwindStage } from './unwind';

const matchStage: StageParser = (spec, { scope }) => {
  const predicate = parseFilter(spec, scope);
  return function* (docs) {
    for (const doc of docs) if (matches(predicate, doc)) yield doc;
  };
};

const sortStage: StageParser = (spec, { scope: { collation } }) => {
  const fields = parseSort(spec);
  if (fields.length === 0)
    throw new MongoError(15976, '$sort stage must have at least one sort key');
  if (collation) return (docs) => sortCollated(valued(docs, fields, collation), fields, collation);
  return (docs) =>
    sortByKey(
      keyed(docs, (doc) => sortKey(doc, fields)),
      0,
    );
};

function* valued(
  docs: Iterable<Doc>,
  fields: readonly SortField[],
  collation: Collation,
): Generator<{ values: unknown[]; item: Doc }> {
  for (const item of docs) yield { values: sortValues(item, fields, collation), item };
}

function* keyed(
  docs: Iterable<Doc>,
  key: (doc: Doc) => Buffer,
): Generator<{ key: Buffer; item: Doc }> {
  for (const item of docs) yield { key: key(item), item };
}

/** A count of documents; a whole number, at least `least`. */
function wholeNumber(name: string, spec: unknown, least: number): number {
  if (typeof spec !== 'number' || !Number.isInteger(spec) || spec < least)
    throw new MongoError(
      name === '$limit' ? 15958 : 5107200,
      `invalid argument to ${name} stage: ${String(spec)}`,
    );
  return spec;
}

const limitStage: StageParser = (spec) => {
  const limit = wholeNumber('$limit', spec, 1);
  return function* (docs) {
    let count = 0;
    for (const doc of docs) {
      yield doc;
      if (++count >= limit) return;
    }
  };
};

const skipStage: StageParser = (spec) => {
  const skip = wholeNumber('$skip', spec, 0);
  return function* (docs) {
    let count = 0;
    for (const doc of docs) if (count++ >= skip) yield doc;
  };
};

const countStage: StageParser = (spec) => {
  if (typeof spec !== 'string' || spec === '' || spec.startsWith('$') || spec.includes('.'))
    throw new MongoError(40156, 'the count field must be a non-empty string without $ and dots');
  return function* (docs) {
    let count = 0;
    for (const doc of docs) count += doc === undefined ? 0 : 1;
    if (count > 0) yield { [spec]: count };
  };
};

const sortByCountStage: StageParser = (spec, environment) => {
  const group = groupStage({ _id: spec, count: { $sum: 1 } }, environment);
  const sort = sortStage({ count: -1 }, environment);
  return (docs) => sort(group(docs));
};

const replaceStage = (newRoot: unknown, scope: Scope): Stage => {
  validateExpression(newRoot, scope);
  return function* (docs) {
    for (const doc of docs) {
      const root = evaluate(newRoot, doc, scope);
      if (!isDoc(root))
        throw new MongoError(40228, "'newRoot' expression must evaluate to an object");
      yield root;
    }
  };
};

/** A stage of the package, with its errors in MongoDB's terms. */
const packageStage =
  (operator: (docs: LazyDocs, spec: never, options: Options) => LazyDocs): StageParser =>
  (spec, { scope }) => {
    validateExpression(spec, scope);
    return function* (docs) {
      try {
        const args = [Lazy(docs), spec, expressionOptions(scope)];
        const output: unknown = Reflect.apply(operator, null, args);
        if (!(output instanceof LazyDocs)) throw new MongoError(1, 'a stage gave no documents');
        for (let next = output.next(); !next.done; next = output.next())
          if (isDoc(next.value)) yield next.value;
      } catch (error) {
        throw asMongoError(error);
      }
    };
  };

/** Every stage that this server offers. */
export const STAGES: Readonly<Record<string, StageParser>> = {
  $match: matchStage,
  $sort: sortStage,
  $limit: limitStage,
  $skip: skipStage,
  $count: countStage,
  $group: groupStage,
  $unwind: unwindStage,
  $lookup: lookupStage,
  $sortByCount: sortByCountStage,
  $replaceRoot: (spec, { scope }) => replaceStage(isDoc(spec) ? spec['newRoot'] : undefined, scope),
  $replaceWith: (spec, { scope }) => replaceStage(spec, scope),
  $project: packageStage(pipelineOperators.$project),
  $set: packageStage(pipelineOperators.$set),
  $addFields: packageStage(pipelineOperators.$addFields),
  $unset: packageStage(pipelineOperators.$unset),
  $bucket: (spec, environment) => {
    refuseCollated('$bucket', environment.scope);
    return packageStage(pipelineOperators.$bucket)(spec, environment);
  },
  $sample: packageStage(pipelineOperators.$sample),
};
