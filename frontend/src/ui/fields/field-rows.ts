import type { Box, FieldEvidence, FieldMap, FieldState, FieldValue } from '@contracts/evidence';
import type { ExtractedData } from '@contracts/extracted-data';
import { type AnyCurrency, normaliseCurrency } from '@rules/currency';
import {
  GROUP_ORDER,
  TECHNICAL,
  fieldLabel,
  fieldOrder,
  groupOf,
  groupTitle,
} from './field-labels';
import { formatValue, isCodeField, isEmptyValue } from './format-value';

/** One line of the field table. */
export interface FieldRow {
  path: string;
  label: string;
  text: string;
  isCode: boolean;
  isEmpty: boolean;
  state: FieldState;
  proof?: FieldEvidence['proof'];
  /** 0..1, null when there is none. */
  confidence: number | null;
  reasons: readonly string[];
  boxes: readonly Box[];
}

export interface FieldGroup {
  key: string;
  title: string;
  rows: readonly FieldRow[];
}

/** Never part of the field table: technical data, and the lines that have a table of their own. */
const HIDDEN_GROUPS = new Set(['metadata', 'productos']);

type Leaf = [path: string, value: FieldValue];

const isPlain = (value: unknown): value is FieldValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Every single value below `value`; arrays become numbered paths. */
function leaves(path: string, value: unknown): Leaf[] {
  if (isPlain(value)) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leaves(`${path}.${key}`, inner));
}

export const documentCurrency = (data: ExtractedData): AnyCurrency =>
  normaliseCurrency(data.documento?.moneda);

/** An empty field that the document should have waits for a look. */
const emptyState = (evidence: FieldEvidence | undefined): FieldState =>
  evidence?.state === 'dudoso' ? 'dudoso' : 'vacio';

function toRow(
  [path, value]: Leaf,
  evidence: FieldEvidence | undefined,
  currency: AnyCurrency,
): FieldRow {
  const isEmpty = isEmptyValue(value);
  return {
    path,
    label: fieldLabel(path),
    text: formatValue(path, value, currency),
    isCode: isCodeField(path),
    isEmpty,
    state: isEmpty ? emptyState(evidence) : (evidence?.state ?? 'leido'),
    proof: evidence?.proof,
    confidence: isEmpty ? null : (evidence?.confidence ?? null),
    reasons: evidence?.reasons ?? [],
    boxes: evidence?.boxes ?? [],
  };
}

/** The values of the data and, as empty ones, the fields that were looked for and not found. */
function allLeaves(data: ExtractedData, fields: FieldMap): Map<string, FieldValue> {
  const found = Object.entries(data)
    .filter(([group]) => !HIDDEN_GROUPS.has(group))
    .flatMap(([group, value]) => leaves(group, value));
  const values = new Map(found.filter(([path, value]) => !isEmptyValue(value) || fields[path]));
  for (const path of Object.keys(fields)) {
    if (!HIDDEN_GROUPS.has(groupOf(path)) && !values.has(path)) values.set(path, null);
  }
  return values;
}

const groupRank = (group: string): number => {
  const rank = GROUP_ORDER.indexOf(group);
  return rank < 0 ? GROUP_ORDER.length + Number(group === TECHNICAL) : rank;
};

/** Place in a list: what is told of one row stands together. */
const rowOf = (path: string): number => Number(/^\w+\.(\d+)\./.exec(path)?.[1] ?? -1);

/** The field table: groups in the order of reading, known fields first. */
export function fieldGroups(data: ExtractedData, fields: FieldMap): FieldGroup[] {
  const currency = documentCurrency(data);
  const groups = new Map<string, FieldRow[]>();
  for (const leaf of allLeaves(data, fields)) {
    const group = groupOf(leaf[0]);
    groups.set(group, [...(groups.get(group) ?? []), toRow(leaf, fields[leaf[0]], currency)]);
  }
  return [...groups]
    .sort(([left], [right]) => groupRank(left) - groupRank(right))
    .map(([key, rows]) => ({
      key,
      title: groupTitle(key),
      rows: rows.toSorted(
        (left, right) =>
          rowOf(left.path) - rowOf(right.path) || fieldOrder(left.path) - fieldOrder(right.path),
      ),
    }));
}
