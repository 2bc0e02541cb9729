const NULL_ID = 'el driver pone un _id donde el documento trae _id: null';
const BYPASS = 'el driver no envía bypassDocumentValidation: false';
const LAST_CHUNK = 'el driver no nota que falta el último trozo de un archivo';

/**
 * Tests that the official driver fails whatever the server answers, because it decides before it sends.
 * Its own suite leaves out the same ones (mongodb/node-mongodb-native, crud.spec.test.ts and
 * gridfs.spec.test.ts).
 */
export const DRIVER_LIMITS: ReadonlyMap<string, string> = new Map([
  ['inserting _id with type null via insertOne', NULL_ID],
  ['inserting _id with type null via insertMany', NULL_ID],
  ['inserting _id with type null via bulkWrite', NULL_ID],
  ['Aggregate with $out passes bypassDocumentValidation: false', BYPASS],
  ['BulkWrite passes bypassDocumentValidation: false', BYPASS],
  ['FindOneAndReplace passes bypassDocumentValidation: false', BYPASS],
  ['FindOneAndUpdate passes bypassDocumentValidation: false', BYPASS],
  ['InsertMany passes bypassDocumentValidation: false', BYPASS],
  ['download when final chunk is missing', LAST_CHUNK],
]);
