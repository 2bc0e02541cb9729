import { Long } from 'bson';
import { encode } from '../bson/codec';
import { isDoc, type Doc } from '../bson/bson-types';
import { decodeFields } from '../bson/raw-document';
import { pipelineFields } from '../aggregation/dependencies';
import { parsePipeline, stageEntry } from '../aggregation/pipeline';
import { tallyOf } from '../aggregation/tally';
import { MongoError } from '../mongo-error';
import type { Deadline } from '../planning/deadline';
import { countStored } from '../planning/count';
import { findStored, type Found } from '../planning/execute';
import { tallied } from '../planning/tally';
import { arrayArgument, checkFields, count, documentArgument, namespaceOf } from './arguments';
import type { CommandContext, CommandHandler } from './context';
import { parseQuery, scopeOf, type QueryParts } from './query-arguments';
import { databaseSource, refuseSource } from './pipeline-sources';
import { splitSink } from './pipeline-sinks';
import { cursorReply } from './reply';

const DEFAULT_BATCH = 101;

export const aggregate: CommandHandler = async (context) => {
  const { command, cursors } = context;
  checkFields('aggregate', command, [
    'pipeline',
    'cursor',
    'hint',
    'allowDiskUse',
    'let',
    'collation',
    'bypassDocumentValidation',
  ]);
  const isDatabase = command['aggregate'] === 1;
  const namespace = isDatabase ? `${context.database}.$cmd.aggregate` : namespaceOf(context);
  const pipeline = arrayArgument('aggregate', command, 'pipeline');
  if (!isDoc(command['cursor'])) throw new MongoError(9, "The 'cursor' option is required");
  const batchSize = count(documentArgument(command, 'cursor'), 'batchSize', DEFAULT_BATCH);
  const { stages, sink } = splitSink(context, pipeline);
  const { docs, deadline } = isDatabase
    ? runOnDatabase(context, stages)
    : await run(context, namespace, stages);
  if (sink) {
    await sink(docs);
    return cursorReply('firstBatch', namespace, Long.ZERO, []);
  }
  const batch = cursors.open(namespace, encodeAll(docs), batchSize);
  deadline?.lift();
  return cursorReply('firstBatch', namespace, batch.id, batch.documents);
};

function* encodeAll(docs: Iterable<Doc>): Generator<Buffer> {
  for (const doc of docs) yield encode(doc);
}

interface Running {
  docs: Iterable<Doc>;
  deadline?: Deadline;
}

function runOnDatabase(context: CommandContext, pipeline: readonly unknown[]): Running {
  const scope = scopeOf(context.command);
  const { docs, rest } = databaseSource(context, pipeline, scope);
  return { docs: parsePipeline(rest, scope)(docs) };
}

/** The leading `$match`, `$sort`, `$skip` and `$limit` become a query, so that indexes serve them. */
async function run(
  context: CommandContext,
  namespace: string,
  pipeline: readonly unknown[],
): Promise<Running> {
  const { store, command } = context;
  const scope = scopeOf(command);
  refuseSource(pipeline);
  const whole = parsePipeline(pipeline, scope);
  const collection = store.catalog.find(namespace);
  if (!collection) return { docs: whole([]) };
  const { parts, rest } = splitQuery(pipeline);
  const query = parseQuery(collection, { ...parts, hint: command['hint'] }, command, scope);
  if (isCount(rest)) return { docs: countOf(countStored(store, collection, query)) };
  const tally = tallyOf(rest[0]);
  if (tally) {
    const groups = await tallied(store, collection, query, tally);
    return { docs: parsePipeline(rest.slice(1), scope)(groups) };
  }
  const fields = pipelineFields(rest.filter(isDoc));
  const stage = parsePipeline(rest, scope);
  const docs = stage(decoded(findStored(store, collection, query), fields));
  return { docs, deadline: query.deadline };
}

/** What drivers send to count documents: one group of everything, with the number of its members. */
const COUNT = encode({ $group: { _id: 1, n: { $sum: 1 } } });

function isCount(rest: readonly unknown[]): boolean {
  const [stage] = rest;
  return rest.length === 1 && isDoc(stage) && encode(stage).equals(COUNT);
}

function countOf(n: number): Doc[] {
  return n > 0 ? [{ _id: 1, n }] : [];
}

function* decoded(found: Iterable<Found>, fields: ReadonlySet<string> | null): Generator<Doc> {
  for (const one of found) {
    if (fields?.size === 0) yield {};
    else {
      const raw = one.read();
      if (raw) yield decodeFields(raw, fields);
    }
  }
}

function splitQuery(pipeline: readonly unknown[]): { parts: QueryParts; rest: readonly unknown[] } {
  const rest = [...pipeline];
  const take = (name: string): unknown => {
    const [head] = rest;
    if (head === undefined || stageEntry(head)[0] !== name) return undefined;
    rest.shift();
    return stageEntry(head)[1];
  };
  const filter = take('$match');
  const sort = take('$sort');
  const skip = Number(take('$skip') ?? 0);
  const limit = Number(take('$limit') ?? 0);
  return { parts: { filter, sort, skip, limit }, rest };
}
