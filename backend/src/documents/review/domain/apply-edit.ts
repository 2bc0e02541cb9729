import type { FieldValue } from '../../../contracts/evidence';
import {
  SUNAT_CODE,
  type DocumentType,
  type ExtractedData,
} from '../../../contracts/extracted-data';
import { seriesOf } from '../../../rules/comprobante-number';
import { leafAt, valueAt, withValueAt } from '../../../rules/field-path';
import { roundCents } from '../../../rules/money';
import { readingOf, type FieldRecord } from '../../../rules/scoring/reading';
import type { EditRecord, ReviewState, Signature } from './review-state';

/**
 * A new reading under what people had changed: corrected values stay (decisions, "Lock"). A list that
 * was touched stays whole, because its rows may stand elsewhere in the new reading; an acceptance
 * stays when the new reading says the same.
 */
export function keepEdits(before: ReviewState, reading: Omit<ReviewState, 'edits'>): ReviewState {
  const heads = new Set(before.edits.map(({ path }) => headOf(path)));
  const lists = [...heads].filter((head) => Array.isArray(valueAt(before.data, head)));
  const withLists = lists.reduce<ReviewState>((state, list) => keepList(state, before, list), {
    ...reading,
    edits: before.edits.filter(({ path }) => lists.includes(headOf(path))),
  });
  return before.edits
    .filter(({ path }) => !lists.includes(headOf(path)))
    .reduce<ReviewState>((state, edit) => keepField(state, before, edit), withLists);
}

const headOf = (path: string): string => path.split('.')[0] ?? '';

function keepList(state: ReviewState, before: ReviewState, list: string): ReviewState {
  const isOfList = ({ path }: FieldRecord): boolean => headOf(path) === list;
  return {
    ...state,
    data: { ...state.data, [list]: valueAt(before.data, list) },
    fields: [
      ...state.fields.filter((field) => !isOfList(field)),
      ...before.fields.filter(isOfList),
    ],
  };
}

function keepField(state: ReviewState, before: ReviewState, edit: EditRecord): ReviewState {
  const { path, accepted } = edit;
  const value = leafAt(before.data, path);
  const read = leafAt(state.data, path);
  if (accepted && value !== read) return state;
  const isKnown = state.fields.some((field) => field.path === path);
  const own = before.fields.filter((field) => field.path === path);
  return {
    data: withValueAt(state.data, path, value),
    fields: isKnown ? state.fields : [...state.fields, ...own],
    edits: [...state.edits, { ...edit, old: read }],
  };
}

/** Confidence of a value that was stored without evidence. */
const UNKNOWN_CONFIDENCE = 0.6;

export interface FieldChange {
  path: string;
  old: FieldValue;
  new: FieldValue;
}

export interface EditOutcome {
  state: ReviewState;
  kind: 'edited' | 'accepted';
  /** The field itself, then those that follow from it. */
  changes: readonly FieldChange[];
}

/** A field that is read off another one, as long as nobody has written it himself. */
interface Follower {
  from: string;
  to: string;
  rule: (value: string) => string | null;
}

const FOLLOWERS: readonly Follower[] = [
  { from: 'documento.numero', to: 'documento.serie', rule: seriesOf },
  {
    from: 'documento.tipo',
    to: 'documento.codigo_sunat',
    rule: (type) => SUNAT_CODE[type as DocumentType] ?? null,
  },
];

/**
 * Writes a legal value to a legal path. The value that the field already has accepts a doubtful
 * reading; null when there is nothing to change.
 */
export function applyEdit(
  state: ReviewState,
  path: string,
  value: FieldValue,
  signature: Signature,
): EditOutcome | null {
  const old = leafAt(state.data, path);
  const field = state.fields.find((one) => one.path === path) ?? newField(path, old);
  if (value === old && field.state !== 'dudoso') return null;
  const kind = value === old ? 'accepted' : 'edited';
  const changes = [{ path, old, new: value }, ...followed(state, path, old, value)];
  const data = changes.reduce(
    (all, change) => withValueAt(all, change.path, change.new),
    state.data,
  );
  return {
    state: {
      data,
      fields: withField(state.fields, field),
      edits: withEdit(state.edits, editOf(field, state.edits, signature, kind === 'accepted')),
    },
    kind,
    changes,
  };
}

function followed(
  state: ReviewState,
  path: string,
  old: FieldValue,
  value: FieldValue,
): FieldChange[] {
  const { data, edits } = state;
  if (ROW_FACTOR.test(path)) return followingAmount(state, path, value);
  return FOLLOWERS.filter(({ from, to }) => from === path && !isWritten(edits, to, data)).flatMap(
    ({ to, rule }) => {
      const before = typeof old === 'string' ? rule(old) : null;
      const after = typeof value === 'string' ? rule(value) : null;
      const stands = leafAt(data, to);
      return stands === before && after !== before ? [{ path: to, old: stands, new: after }] : [];
    },
  );
}

const ROW_FACTOR = /^productos\.\d+\.(?:cantidad|precio_unitario)$/;

/** The amount of a line that is printed nowhere was reckoned from quantity and price, and is again. */
function followingAmount(
  { data, fields, edits }: ReviewState,
  path: string,
  value: FieldValue,
): FieldChange[] {
  const to = besideOf(path, 'subtotal');
  const field = fields.find((one) => one.path === to);
  if (!field || readingOf(field).source !== 'regla' || isWritten(edits, to, data)) return [];
  const stands = leafAt(data, to);
  const after = amountOf(withValueAt(data, path, value), to);
  return stands === amountOf(data, to) && after !== stands
    ? [{ path: to, old: stands, new: after }]
    : [];
}

/** The field of that key in the same row. */
const besideOf = (path: string, key: string): string =>
  `${path.slice(0, path.lastIndexOf('.'))}.${key}`;

function amountOf(data: ExtractedData, to: string): number | null {
  const [quantity, price] = ['cantidad', 'precio_unitario'].map((key) =>
    leafAt(data, besideOf(to, key)),
  );
  const areBoth = typeof quantity === 'number' && typeof price === 'number';
  return areBoth ? roundCents(quantity * price) : null;
}

function isWritten(edits: readonly EditRecord[], path: string, data: ExtractedData): boolean {
  return edits.some((edit) => edit.path === path && edit.old !== leafAt(data, path));
}

/** Evidence of a field that the reading did not give. */
export function newField(path: string, value: FieldValue): FieldRecord {
  const confidence = value === null ? 0 : UNKNOWN_CONFIDENCE;
  const read = { value, source: 'texto' as const, confidence, reasons: [], candidates: [] };
  return { path, ...read, rawText: null, state: 'leido', boxes: [], read };
}

function editOf(
  field: FieldRecord,
  edits: readonly EditRecord[],
  { actor, at, version }: Signature,
  isAccepted: boolean,
): EditRecord {
  const before = edits.find(({ path }) => path === field.path);
  return {
    path: field.path,
    old: before ? before.old : readingOf(field).value,
    by: actor.id,
    byName: actor.name,
    at,
    version,
    ...(isAccepted ? { accepted: true } : {}),
  };
}

function withField(fields: readonly FieldRecord[], field: FieldRecord): readonly FieldRecord[] {
  return fields.some(({ path }) => path === field.path) ? fields : [...fields, field];
}

export function withEdit(edits: readonly EditRecord[], edit: EditRecord): EditRecord[] {
  return [...edits.filter(({ path }) => path !== edit.path), edit];
}
