/** A decoded document; values are what the bson package decodes with promoted numbers. */
export type Doc = Record<string, unknown>;

/** The name of a value's class in the bson package, or undefined for plain JavaScript values. */
export function bsonClass(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Object.hasOwn(value, '_bsontype')) return;
  const name: unknown = Reflect.get(value, '_bsontype');
  return typeof name === 'string' ? name : undefined;
}

/** True for an embedded document: not an array, date, binary or other scalar. */
export function isDoc(value: unknown): value is Doc {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !(value instanceof Uint8Array) &&
    bsonClass(value) === undefined
  );
}

/** As `Array.isArray`, with elements of unknown type. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

const CLASS_TYPES: Readonly<Record<string, string>> = {
  ObjectId: 'objectId',
  Long: 'long',
  Int32: 'int',
  Double: 'double',
  Decimal128: 'decimal',
  Binary: 'binData',
  Timestamp: 'timestamp',
  BSONRegExp: 'regex',
  BSONSymbol: 'symbol',
  DBRef: 'object',
  MinKey: 'minKey',
  MaxKey: 'maxKey',
};

function numberType(value: number): string {
  const isInt32 = Number.isInteger(value) && (value | 0) === value && !Object.is(value, -0);
  return isInt32 ? 'int' : 'double';
}

/** The `$type` alias of a value. Numbers are typed as the bson package would write them. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'number') return numberType(value);
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'long';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (value instanceof Uint8Array) return 'binData';
  return classType(value);
}

function classType(value: unknown): string {
  const name = bsonClass(value);
  if (name === undefined) return 'object';
  if (name !== 'Code') return CLASS_TYPES[name] ?? 'object';
  const scope: unknown = Reflect.get(Object(value), 'scope');
  return scope ? 'javascriptWithScope' : 'javascript';
}

/** What `$type` can ask for. */
export const TYPE_NAMES: ReadonlySet<string> = new Set([
  ...['double', 'string', 'object', 'array', 'binData', 'undefined', 'objectId', 'bool', 'date'],
  ...['null', 'regex', 'dbPointer', 'javascript', 'symbol', 'javascriptWithScope', 'int'],
  ...['timestamp', 'long', 'decimal', 'minKey', 'maxKey'],
]);
