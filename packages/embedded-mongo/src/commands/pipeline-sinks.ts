import { stageEntry } from '../aggregation/pipeline';
import { encode } from '../bson/codec';
import { isDoc, type Doc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import { storedDocuments } from '../storage/index-builder';
import { isDurable } from './arguments';
import { withIdInFront } from './change';
import type { CommandContext } from './context';
import { mergeWriter } from './merge-stage';

/** Writes what a pipeline gives, all of it or nothing. */
export type Sink = (docs: Iterable<Doc>) => Promise<void>;

/** Inside a write transaction. */
type Write = (docs: Iterable<Doc>) => void;

/** The last stage, when it writes, and the stages before it; checked before anything is read. */
export function splitSink(
  context: CommandContext,
  pipeline: readonly unknown[],
): { stages: readonly unknown[]; sink: Sink | null } {
  const last = pipeline.at(-1);
  const [name, spec] = last === undefined ? ['', undefined] : stageEntry(last);
  if (name !== '$out' && name !== '$merge') return { stages: pipeline, sink: null };
  const write = name === '$out' ? outWriter(context, spec) : mergeWriter(context, spec);
  return {
    stages: pipeline.slice(0, -1),
    sink: (docs) => context.store.write(() => write(docs), isDurable(context.command)),
  };
}

/** `$out`: the collection holds these documents afterwards and no other; its indexes stay. */
function outWriter({ store, database }: CommandContext, spec: unknown): Write {
  const namespace = outNamespace(database, spec);
  return (docs) => {
    // Read to the end before anything goes: a pipeline may replace the collection that it reads.
    const all = [...docs];
    const collection = store.catalog.ensure(namespace);
    for (const { id, raw } of [...storedDocuments(store, collection)])
      store.documents.remove(collection, Buffer.from(id), raw);
    for (const doc of all)
      store.documents.insert(store.catalog.ensure(namespace), encode(withIdInFront(doc)));
  };
}

function outNamespace(database: string, spec: unknown): string {
  if (typeof spec === 'string') return `${database}.${spec}`;
  const { db = database, coll, ...others } = isDoc(spec) ? spec : {};
  if (typeof db !== 'string' || typeof coll !== 'string')
    throw new MongoError(16990, '$out only supports a string or object argument');
  if ('timeseries' in others)
    throw new MongoError(238, '$out to a time series is not supported by this server');
  return `${db}.${coll}`;
}
