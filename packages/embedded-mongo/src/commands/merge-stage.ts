import { evaluate, validateExpression } from '../aggregation/expressions';
import { encode } from '../bson/codec';
import { isDoc, type Doc } from '../bson/bson-types';
import { getOwn, splitPath } from '../bson/paths';
import { MongoError } from '../mongo-error';
import { ALWAYS } from '../query/predicate';
import { PLAIN_SCOPE } from '../query/scope';
import type { Collection } from '../storage/catalog';
import { parseUpdate, type ParsedUpdate } from '../update/parse-update';
import { changeOne, matchingIds, withIdInFront } from './change';
import type { CommandContext } from './context';
import { parseQuery, scopeOf } from './query-arguments';

interface Merge {
  namespace: string;
  on: readonly string[];
  variables: Doc;
  whenMatched: unknown;
  whenNotMatched: unknown;
}

const FIELDS = ['into', 'on', 'let', 'whenMatched', 'whenNotMatched'];
const MATCHED: readonly unknown[] = ['merge', 'replace', 'keepExisting', 'fail'];
const NOT_MATCHED: readonly unknown[] = ['insert', 'discard', 'fail'];

/** `$merge`: each document changes the one that agrees with it in the `on` fields, or is inserted. */
export function mergeWriter(context: CommandContext, spec: unknown): (docs: Iterable<Doc>) => void {
  const merge = parseMerge(context.database, spec);
  const update = updateOf(merge.whenMatched);
  const { store } = context;
  return (docs) => {
    const all = [...docs];
    checkUnique(store.catalog.ensure(merge.namespace), merge.on);
    for (const doc of all) mergeOne(context, merge, update, withIdInFront(doc));
  };
}

function parseMerge(database: string, spec: unknown): Merge {
  const fields: Doc = isDoc(spec) ? spec : { into: spec };
  const unknown = Object.keys(fields).find((key) => !FIELDS.includes(key));
  if (unknown !== undefined)
    throw new MongoError(40415, `BSON field '$merge.${unknown}' is an unknown field.`);
  const { into, on = '_id', let: variables = {} } = fields;
  const { whenMatched = 'merge', whenNotMatched = 'insert' } = fields;
  if (!MATCHED.includes(whenMatched) && !Array.isArray(whenMatched))
    throw new MongoError(2, `$merge: '${String(whenMatched)}' is no mode of whenMatched`);
  if (!NOT_MATCHED.includes(whenNotMatched))
    throw new MongoError(2, `$merge: '${String(whenNotMatched)}' is no mode of whenNotMatched`);
  const namespace = targetOf(database, into);
  return { namespace, on: onFields(on), variables: letOf(variables), whenMatched, whenNotMatched };
}

function targetOf(database: string, into: unknown): string {
  if (typeof into === 'string') return `${database}.${into}`;
  const { db = database, coll } = isDoc(into) ? into : {};
  if (typeof db === 'string' && typeof coll === 'string') return `${db}.${coll}`;
  throw new MongoError(51178, "$merge 'into' field must be either a string or an object");
}

function onFields(on: unknown): string[] {
  const fields: unknown[] = Array.isArray(on) ? on : [on];
  const names = fields.filter((one) => typeof one === 'string');
  if (names.length === fields.length && names.length > 0) return names;
  throw new MongoError(51186, "$merge 'on' field must be either a string or an array of strings");
}

function letOf(variables: unknown): Doc {
  if (!isDoc(variables)) throw new MongoError(14, "$merge 'let' must be an object");
  Object.values(variables).forEach((expression) => validateExpression(expression));
  return variables;
}

/** What happens to a document that is there; null: nothing. */
function updateOf(whenMatched: unknown): ParsedUpdate | null {
  if (whenMatched === 'merge')
    return parseUpdate([{ $replaceWith: { $mergeObjects: ['$$ROOT', '$$new'] } }]);
  if (whenMatched === 'replace') return parseUpdate([{ $replaceWith: '$$new' }]);
  return Array.isArray(whenMatched) ? parseUpdate(whenMatched) : null;
}

/** Without a unique index over these fields several documents could agree with one. */
function checkUnique({ indexes }: Collection, on: readonly string[]): void {
  if (on.join() === '_id') return;
  const isUnique = indexes.some(
    ({ unique, partial, sparse, fields }) =>
      unique &&
      !partial &&
      !sparse &&
      fields.length === on.length &&
      fields.every(({ path }) => on.includes(path)),
  );
  if (!isUnique)
    throw new MongoError(51183, 'Cannot find index to verify that join fields will be unique');
}

function mergeOne(
  context: CommandContext,
  merge: Merge,
  update: ParsedUpdate | null,
  doc: Doc,
): void {
  const { store } = context;
  const collection = store.catalog.ensure(merge.namespace);
  const query = parseQuery(collection, { filter: agreement(merge.on, doc), limit: 1 }, {});
  const [id] = matchingIds(store, collection, query);
  if (!id) insertNew(context, merge, collection, doc);
  else if (update) {
    const scope = { ...PLAIN_SCOPE, variables: variablesFor(context, merge, doc) };
    changeOne(store, collection, id, ALWAYS, {
      update,
      arrayFilters: new Map(),
      now: new Date(),
      scope,
    });
  } else if (merge.whenMatched === 'fail') store.documents.insert(collection, encode(doc));
}

function insertNew(
  { store }: CommandContext,
  { whenNotMatched }: Merge,
  collection: Collection,
  doc: Doc,
): void {
  if (whenNotMatched === 'insert') store.documents.insert(collection, encode(doc));
  if (whenNotMatched === 'fail')
    throw new MongoError(
      13113,
      '$merge could not find a matching document in the target collection for at least one document in the source collection',
    );
}

function agreement(on: readonly string[], doc: Doc): Doc {
  const conditions = on.map((path) => {
    const value = splitPath(path).reduce<unknown>(
      (inner, segment) => (isDoc(inner) ? getOwn(inner, segment) : undefined),
      doc,
    );
    if (value === undefined || value === null || Array.isArray(value))
      throw new MongoError(
        51132,
        `$merge write error: 'on' field '${path}' cannot be missing, null, undefined or an array`,
      );
    return [path, { $eq: value }];
  });
  return Object.fromEntries(conditions) as Doc;
}

/** `$$new` is the document that comes; those of `let` are worked out on it. */
function variablesFor({ command }: CommandContext, { variables }: Merge, doc: Doc): Doc {
  const scope = scopeOf(command);
  const own = Object.entries(variables).map(([name, expression]) => [
    name,
    evaluate(expression, doc, scope),
  ]);
  return { ...scope.variables, new: doc, ...(Object.fromEntries(own) as Doc) };
}
