import { Iterator as LazyDocs, Lazy } from 'mingo/lazy';
import { $addFields, $project, $set, $unset } from 'mingo/operators/pipeline';
import type { Options } from 'mingo/types';
import { isDoc, type Doc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import { matches } from '../query/match';
import { parseFilter } from '../query/parse-filter';
import type { Scope } from '../query/scope';
import { parseSort, sortByKey, sortKey } from '../query/sort';
import { asMongoError, evaluate, expressionOptions, validateExpression } from './expressions';
import { groupStage } from './group';

/** Documents in, documents out, as late as possible. */
type Stage = (docs: Iterable<Doc>) => Iterable<Doc>;

/** Checks a stage's specification before any document is read. */
type StageParser = (spec: unknown, scope: Scope) => Stage;

const matchStage: StageParser = (spec, scope) => {
  const predicate = parseFilter(spec, scope);
  return function* (docs) {
    for (const doc of docs) if (matches(predicate, doc)) yield doc;
  };
};

const sortStage: StageParser = (spec, { collation }) => {
  const fields = parseSort(spec);
  if (fields.length === 0)
    throw new MongoError(15976, '$sort stage must have at least one sort key');
  if (collation) throw new MongoError(238, '$sort with a collation is not supported');
  return (docs) =>
    sortByKey(
      keyed(docs, (doc) => sortKey(doc, fields)),
      0,
    );
};

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

const replaceStage = (newRoot: unknown, scope: Scope): Stage => {
  validateExpression(newRoot);
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
  (spec, scope) => {
    validateExpression(spec);
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

/** Every stage that this server offers in the middle of a pipeline. */
const STAGES: Readonly<Record<string, StageParser>> = {
  $match: matchStage,
  $sort: sortStage,
  $limit: limitStage,
  $skip: skipStage,
  $group: groupStage,
  $replaceRoot: (spec, scope) => replaceStage(isDoc(spec) ? spec['newRoot'] : undefined, scope),
  $replaceWith: replaceStage,
  $project: packageStage($project),
  $set: packageStage($set),
  $addFields: packageStage($addFields),
  $unset: packageStage($unset),
};

/** The pipeline as one function; unknown stages and operators are refused before it runs. */
export function parsePipeline(pipeline: readonly unknown[], scope: Scope): Stage {
  const stages = pipeline.map((stage) => parseStage(stage, scope));
  return (docs) => stages.reduce<Iterable<Doc>>((output, stage) => stage(output), docs);
}

/** The single operator of a stage. */
export function stageEntry(stage: unknown): [name: string, spec: unknown] {
  if (!isDoc(stage))
    throw new MongoError(14, "Each element of the 'pipeline' array must be an object");
  const entries = Object.entries(stage);
  const entry = entries[0];
  if (entries.length !== 1 || !entry)
    throw new MongoError(
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
  return entry;
}

function parseStage(stage: unknown, scope: Scope): Stage {
  const [name, spec] = stageEntry(stage);
  const parser = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
  if (parser) return parser(spec, scope);
  if (name === '$out' || name === '$merge')
    throw new MongoError(40601, `${name} can only be the final stage in the pipeline`);
  if (name === '$documents' || name === '$listLocalSessions')
    throw new MongoError(40602, `${name} is only valid as the first stage in a pipeline.`);
  throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
}
