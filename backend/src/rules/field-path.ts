import type { FieldValue } from '../contracts/evidence';
import type { ExtractedData } from '../contracts/extracted-data';
import { MAX_ITEMS } from '../contracts/limits';

const SEGMENT = /^(?:[A-Za-z][A-Za-z0-9_]{0,59}|\d{1,3})$/;
const FORBIDDEN = new Set(['__proto__', 'prototype', 'constructor']);

type Node = Record<string, unknown> | unknown[];

/** Segments of `productos.0.cantidad`, or null when the path is not one of ours. */
export function pathSegments(path: string): string[] | null {
  const segments = path.split('.');
  const legal = segments.every((part) => SEGMENT.test(part) && !FORBIDDEN.has(part));
  const inRange = segments.every((part) => !/^\d/.test(part) || Number(part) < MAX_ITEMS);
  return legal && inRange && segments.length <= 6 && !/^\d/.test(path) ? segments : null;
}

/** The value at a path; undefined when there is none. Inherited properties are not values. */
export function valueAt(data: ExtractedData, path: string): unknown {
  return (pathSegments(path) ?? ['']).reduce<unknown>(
    (node, key) => (isNode(node) && Object.hasOwn(node, key) ? childOf(node, key) : undefined),
    data,
  );
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
  const child = Object.hasOwn(copy, key) ? childOf(copy, key) : undefined;
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
  if (node === undefined) return /^\d+$/.test(key) ? [] : {};
  return Array.isArray(node) ? [...node] : { ...node };
}

function childOf(node: Node, key: string): unknown {
  return Array.isArray(node) ? node[Number(key)] : node[key];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
