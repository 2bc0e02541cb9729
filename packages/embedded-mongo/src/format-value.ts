import { Binary, Long, ObjectId, Timestamp } from 'bson';
import { isDoc, type Doc } from './bson/bson-types';

/** A value as MongoDB prints it in error messages, such as `{ email: "a@b.pe", n: 1 }`. */
export function formatValue(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return `"${value}"`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (Array.isArray(value)) return value.length ? `[ ${value.map(formatValue).join(', ')} ]` : '[]';
  if (isDoc(value)) return formatDoc(value);
  return formatClass(value);
}

export function formatDoc(doc: Doc): string {
  const fields = Object.entries(doc).map(([key, value]) => `${key}: ${formatValue(value)}`);
  return fields.length ? `{ ${fields.join(', ')} }` : '{}';
}

function formatClass(value: unknown): string {
  if (value instanceof Timestamp) return `Timestamp(${value.getHighBits()}, ${value.getLowBits()})`;
  if (value instanceof Long) return value.toString();
  if (value instanceof Binary) return `BinData(${value.sub_type}, ${value.toString('hex')})`;
  return String(value);
}
