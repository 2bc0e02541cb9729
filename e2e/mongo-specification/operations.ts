import { buffer } from 'node:stream/consumers';
import type { Collection, Db, Document, GridFSBucket, ObjectId } from 'mongodb';
import type { Entities } from './entities';
import type { Operation } from './specification';

/** Runs one operation with the arguments of the file; answers what the driver answers. */
type Run<Target> = (target: Target, args: Document) => Promise<unknown>;

const COLLECTION: Readonly<Record<string, Run<Collection>>> = {
  find: (collection, { filter, ...options }) => collection.find(filter, options).toArray(),
  findOne: (collection, { filter, ...options }) => collection.findOne(filter, options),
  aggregate: (collection, { pipeline, ...options }) =>
    collection.aggregate(pipeline, options).toArray(),
  count: (collection, { filter, ...options }) => collection.count(filter, options),
  countDocuments: (collection, { filter, ...options }) =>
    collection.countDocuments(filter, options),
  estimatedDocumentCount: (collection, options) => collection.estimatedDocumentCount(options),
  distinct: (collection, { fieldName, filter, ...options }) =>
    collection.distinct(fieldName, filter, options),
  insertOne: (collection, { document, ...options }) => collection.insertOne(document, options),
  insertMany: (collection, { documents, ...options }) => collection.insertMany(documents, options),
  updateOne: (collection, { filter, update, ...options }) =>
    collection.updateOne(filter, update, options),
  updateMany: (collection, { filter, update, ...options }) =>
    collection.updateMany(filter, update, options),
  replaceOne: (collection, { filter, replacement, ...options }) =>
    collection.replaceOne(filter, replacement, options),
  deleteOne: (collection, { filter, ...options }) => collection.deleteOne(filter, options),
  deleteMany: (collection, { filter, ...options }) => collection.deleteMany(filter, options),
  findOneAndDelete: (collection, { filter, ...options }) =>
    collection.findOneAndDelete(filter, options),
  findOneAndReplace: (collection, { filter, replacement, ...options }) =>
    collection.findOneAndReplace(filter, replacement, withReturned(options)),
  findOneAndUpdate: (collection, { filter, update, ...options }) =>
    collection.findOneAndUpdate(filter, update, withReturned(options)),
  bulkWrite: (collection, { requests, ...options }) => collection.bulkWrite(requests, options),
  createIndex: (collection, { keys, ...options }) => collection.createIndex(keys, options),
};

const DATABASE: Readonly<Record<string, Run<Db>>> = {
  aggregate: (database, { pipeline, ...options }) =>
    database.aggregate(pipeline, options).toArray(),
  createCollection: (database, { collection, ...options }) =>
    database.createCollection(collection, options),
  dropCollection: (database, { collection, ...options }) =>
    database.dropCollection(collection, options),
  modifyCollection: (database, { collection, ...options }) =>
    database.command({ collMod: collection, ...options }),
  runCommand: (database, { command }) => database.command(command),
};

const BUCKET: Readonly<Record<string, Run<GridFSBucket>>> = {
  upload: (bucket, args) => upload(bucket, args),
  download: (bucket, { id }) => buffer(bucket.openDownloadStream(id)),
  downloadByName: (bucket, { filename, ...options }) =>
    buffer(bucket.openDownloadStreamByName(filename, options)),
  delete: (bucket, { id }) => bucket.delete(id),
  rename: (bucket, { id, newFilename }) => bucket.rename(id, newFilename),
};

/** The driver's own words are `before` and `after`. */
function withReturned({ returnDocument, ...options }: Document): Document {
  const wanted = typeof returnDocument === 'string' ? returnDocument.toLowerCase() : undefined;
  return { ...options, ...(wanted ? { returnDocument: wanted } : {}) };
}

async function upload(bucket: GridFSBucket, args: Document): Promise<ObjectId> {
  const { filename, source, ...options } = args;
  const stream = bucket.openUploadStream(filename, options);
  await new Promise<void>((resolve, reject) => {
    stream.once('finish', resolve).once('error', reject);
    stream.end(Buffer.from(source['$$hexBytes'], 'hex'));
  });
  return stream.id;
}

/** Why a test cannot be run here; null when each of its operations can. */
export function missingOperation(operations: readonly Operation[]): string | null {
  for (const { name } of operations) {
    if (name === 'failPoint') return 'pide failPoint, que mongod solo ofrece a sus propias pruebas';
    if (/^(?:deleteByName|renameByName)$/.test(name)) return `el driver no ofrece ${name}`;
    if (name === 'clientBulkWrite') return 'pide clientBulkWrite, de un servidor 8.0 o más nuevo';
  }
  return null;
}

export async function runOperation(entities: Entities, operation: Operation): Promise<unknown> {
  const { object, name, arguments: args = {} } = operation;
  const collection = entities.collections.get(object);
  if (collection) return found(COLLECTION, name)(collection, args);
  const database = entities.databases.get(object);
  if (database) return found(DATABASE, name)(database, args);
  const bucket = entities.buckets.get(object);
  if (bucket) return found(BUCKET, name)(bucket, args);
  throw new Error(`object ${object} is not known to this runner`);
}

function found<Target>(operations: Readonly<Record<string, Run<Target>>>, name: string) {
  const run = operations[name];
  if (!run) throw new Error(`operation ${name} is not known to this runner`);
  return run;
}
