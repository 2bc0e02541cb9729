import { ObjectId } from 'bson';
import { encode } from '../bson/codec';
import { rawDocument, rawElements } from '../bson/raw-document';
import { MongoError } from '../mongo-error';
import { checkFields, namespaceOf } from './arguments';
import type { CommandHandler } from './context';
import { writeBatch } from './write-batch';

export const insert: CommandHandler = async (context) => {
  const { command, store, rawDocuments } = context;
  checkFields('insert', command, ['documents', 'ordered', 'bypassDocumentValidation']);
  const namespace = namespaceOf(context);
  if (rawDocuments.length === 0)
    throw new MongoError(16, 'Write batch sizes must be between 1 and 100000. Got 0 operations.');
  let n = 0;
  const result = await writeBatch(context, rawDocuments, (raw) => {
    store.documents.insert(store.catalog.ensure(namespace), withId(raw));
    n += 1;
  });
  return { n, ...result, ok: 1 };
};

/** The document with its `_id` in front, as MongoDB stores it; a missing one is made. */
function withId(raw: Buffer): Buffer {
  const elements = [...rawElements(raw)];
  const at = elements.findIndex(({ name }) => name === '_id');
  if (at === 0) return raw;
  const slices = elements.map(({ from, to }) => raw.subarray(from, to));
  const [id] = at > 0 ? slices.splice(at, 1) : [newId()];
  return rawDocument([id ?? newId(), ...slices]);
}

function newId(): Buffer {
  const raw = encode({ _id: new ObjectId() });
  return raw.subarray(4, raw.length - 1);
}
