import { stageEntry } from '../aggregation/pipeline';
import { decode, encode } from '../bson/codec';
import { isDoc, type Doc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import type { DocumentForm } from '../storage/document-store';
import { storedDocuments } from '../storage/index-builder';
import { idKey } from '../storage/records';
import { checkFields, isDurable } from './arguments';
import { withIdInFront } from './change';
import type { CommandContext } from './context';

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
  if (typeof spec !== 'string') throw new MongoError(16990, '$out only supports a string argument');
  const namespace = `${database}.${spec}`;
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

/** `$merge`: each document is laid over the one with its `_id` (or fails at it), or is inserted. */
function mergeWriter({ store, database }: CommandContext, spec: unknown): Write {
  const fields: Doc = isDoc(spec) ? spec : {};
  checkFields('$merge', fields, ['into', 'whenMatched']);
  const { into, whenMatched = 'merge' } = fields;
  if (typeof into !== 'string') throw new MongoError(51178, "$merge 'into' must be a string");
  if (whenMatched !== 'merge' && whenMatched !== 'fail')
    throw new MongoError(2, `$merge: '${String(whenMatched)}' is no mode of whenMatched`);
  return (docs) => {
    const all = [...docs].map(withIdInFront);
    for (const doc of all) {
      const collection = store.catalog.ensure(`${database}.${into}`);
      const id = idKey(doc['_id']);
      const raw = whenMatched === 'merge' ? store.documents.get(collection, id) : undefined;
      if (raw) {
        const before = decode(raw);
        store.documents.replace(
          collection,
          id,
          formOf(before),
          formOf({ ...before, ...doc, _id: before['_id'] }),
        );
      } else store.documents.insert(collection, encode(doc));
    }
  };
}

const formOf = (doc: Doc): DocumentForm => ({ doc, raw: encode(doc) });
