import { Long } from 'bson';
import { isDoc, typeName, type Doc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import type { CommandContext } from './context';

/** Fields that every command takes. */
const GENERIC = new Set([
  '$db',
  'lsid',
  '$clusterTime',
  '$readPreference',
  'readConcern',
  'writeConcern',
  'comment',
  'maxTimeMS',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
]);

const TRANSACTION = ['txnNumber', 'startTransaction', 'autocommit'];

/** Refuses fields that would change the meaning and that this command does not know. */
export function checkFields(name: string, fields: Doc, known: readonly string[]): void {
  for (const key of Object.keys(fields)) {
    if (key === name || known.includes(key) || GENERIC.has(key)) continue;
    if (TRANSACTION.includes(key))
      throw new MongoError(
        20,
        'Transaction numbers are only allowed on a replica set member or mongos',
      );
    throw new MongoError(40415, `BSON field '${name}.${key}' is an unknown field.`);
  }
}

/** `database.collection` of a command whose first value names the collection. */
export function namespaceOf(context: CommandContext): string {
  const name = context.command[context.name];
  if (typeof name !== 'string')
    throw new MongoError(73, `collection name has invalid type ${typeName(name)}`);
  if (name === '' || name.includes('\0'))
    throw new MongoError(73, `Invalid namespace specified '${context.database}.${name}'`);
  return `${context.database}.${name}`;
}

/** A whole number of at least zero; the default when missing. */
export function count(fields: Doc, key: string, fallback = 0): number {
  const value = fields[key] instanceof Long ? Number(fields[key]) : fields[key];
  if (value === undefined || value === null) return fallback;
  if (typeof value !== 'number')
    throw new MongoError(
      14,
      `BSON field '${key}' is the wrong type '${typeName(value)}', expected number`,
    );
  if (!Number.isInteger(value) || value < 0)
    throw new MongoError(51024, `BSON field '${key}' value must be >= 0, actual value '${value}'`);
  return value;
}

export function flag(fields: Doc, key: string, fallback = false): boolean {
  const value = fields[key];
  if (value === undefined) return fallback;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  throw new MongoError(
    14,
    `BSON field '${key}' is the wrong type '${typeName(value)}', expected bool`,
  );
}

export function documentArgument(fields: Doc, key: string): Doc {
  const value = fields[key];
  if (value === undefined || value === null) return {};
  if (isDoc(value)) return value;
  throw new MongoError(
    14,
    `BSON field '${key}' is the wrong type '${typeName(value)}', expected type 'object'`,
  );
}

export function arrayArgument(name: string, fields: Doc, key: string): unknown[] {
  const value = fields[key];
  if (Array.isArray(value)) return value;
  if (value === undefined)
    throw new MongoError(40414, `BSON field '${name}.${key}' is missing but a required field`);
  throw new MongoError(
    14,
    `BSON field '${name}.${key}' is the wrong type '${typeName(value)}', expected type 'array'`,
  );
}

/** Whether the write must be on disk before it is answered: `j: true` or `w: 'majority'`. */
export function isDurable(command: Doc): boolean {
  const concern = documentArgument(command, 'writeConcern');
  const { w, j } = concern;
  if (typeof w === 'number' && w > 1)
    throw new MongoError(2, "cannot use 'w' > 1 when a host is not replicated");
  if (typeof w === 'string' && w !== 'majority')
    throw new MongoError(
      79,
      `No write concern mode named '${w}' found in replica set configuration`,
    );
  return j === true || w === 'majority';
}
