import type { FieldValue } from '../contracts/evidence';
import type { ExtractedData } from '../contracts/extracted-data';
import { MAX_ACCOUNTS, MAX_ITEMS } from '../contracts/limits';
import { MAX_FIELD_PATH_CHARS } from '../contracts/review';

const KEY = /^[a-z][a-zA-Z0-9_]{0,39}$/;
const INDEX = /^(?:0|[1-9]\d{0,2})$/;
const MAX_SEGMENTS = 8;
/** Groups of single values of the specification; they may be written before anything was read into them. */
export const GROUPS: ReadonlySet<string> = new Set([
  'documento',
  'proveedor',
  'cliente',
  'totales',
  'detraccion',
  'retencion',
  'percepcion',
  'informacion_adicional',
]);
const HIDDEN = 'metadata';
/** What a person may tell of an account, whether one was read or not. */
const ACCOUNT = /^cuentas\.(\d)\.(?:banco|numero|cci|moneda|titular)$/;

type Node = Record<string, unknown> | unknown[];

/** True for a key that may stand in a path and as a column of a row: one that no object has by itself. */
export function isFieldKey(key: string): boolean {
  return KEY.test(key) && !(key in Object.prototype);
}

/** Segments of `productos.0.cantidad`, or null when the path is not one of ours. */
export function pathSegments(path: string): string[] | null {
  if (path.length > MAX_FIELD_PATH_CHARS) return null;
  const segments = path.split('.');
  const isLegal = segments.every((part) => isFieldKey(part) || isIndex(part));
  return isLegal && segments.length <= MAX_SEGMENTS && !INDEX.test(segments[0] ?? '')
    ? segments
    : null;
}

/**
 * Whether a person may write a single value at this path of this document (reliability I1): the first
 * segment is a group of the specification or an own key, but not `metadata`; an index is below the
 * length of its list; everything on the way is an own property; what is replaced is a single value.
 */
export function isEditablePath(data: ExtractedData, path: string): boolean {
  const segments = pathSegments(path);
  const [first] = segments ?? [];
  if (!segments || first === undefined || first === HIDDEN) return false;
  const isNewGroup = GROUPS.has(first) && !Object.hasOwn(data, first);
  if (isNewGroup) return segments.length === 2 && isFieldKey(segments[1] ?? '');
  if (isNextAccount(data, path)) return true;
  if (segments.length === 1) return Object.hasOwn(data, first) && isLeaf(valueAt(data, path));
  const parent = segments.slice(0, -1).reduce<unknown>(ownChild, data);
  return isNode(parent) && takesValue(parent, segments[segments.length - 1] ?? '');
}

/** A field of the account behind the last one. */
function isNextAccount({ cuentas = [] }: ExtractedData, path: string): boolean {
  const row = Number(ACCOUNT.exec(path)?.[1] ?? Number.NaN);
  return Array.isArray(cuentas) && row === cuentas.length && row < MAX_ACCOUNTS;
}

function takesValue(parent: Node, key: string): boolean {
  if (Array.isArray(parent)) return isIndex(key) && isLeaf(parent[Number(key)]) && has(parent, key);
  return isFieldKey(key) && (!has(parent, key) || isLeaf(parent[key]));
}

/** The value at a path; undefined when there is none. Inherited properties are not values. */
export function valueAt(data: ExtractedData, path: string): unknown {
  return (pathSegments(path) ?? ['']).reduce<unknown>(ownChild, data);
}

/** The single value at a path; null when there is none, or a group or a list. */
export function leafAt(data: ExtractedData, path: string): FieldValue {
  const value = valueAt(data, path);
  return isLeaf(value) ? (value ?? null) : null;
}

/** A copy of `data` with `value` at `path`; missing groups are made. Throws on a path that is not legal. */
export function withValueAt(data: ExtractedData, path: string, value: FieldValue): ExtractedData {
  const segments = pathSegments(path);
  if (!segments) throw new RangeError('illegal field path');
  return setIn(data as Node, segments, value) as ExtractedData;
}

function setIn(node: Node | undefined, segments: readonly string[], value: FieldValue): Node {
  const [key, ...rest] = segments;
  const copy = copyOf(node, key ?? '');
  if (key === undefined) return copy;
  const child = ownChild(copy, key);
  const next = rest.length === 0 ? value : setIn(isNode(child) ? child : undefined, rest, value);
  if (Array.isArray(copy)) putRow(copy, Number(key), next);
  else copy[key] = next;
  return copy;
}

/** A row beyond the end leaves no holes: the rows between are empty. */
function putRow(rows: unknown[], index: number, value: unknown): void {
  while (rows.length < index) rows.push({});
  rows[index] = value;
}

function copyOf(node: Node | undefined, key: string): Node {
  if (node === undefined) return isIndex(key) ? [] : {};
  return Array.isArray(node) ? [...node] : { ...node };
}

function isIndex(part: string): boolean {
  return INDEX.test(part) && Number(part) < MAX_ITEMS;
}

function has(node: Node, key: string): boolean {
  return Object.hasOwn(node, key);
}

function ownChild(node: unknown, key: string): unknown {
  if (!isNode(node) || !has(node, key)) return undefined;
  return Array.isArray(node) ? node[Number(key)] : node[key];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function isLeaf(value: unknown): value is FieldValue {
  return value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);
}
