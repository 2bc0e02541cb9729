import type { FieldCandidate, FieldSource, FieldValue } from '../../../contracts/evidence';
import type { FieldComparison } from '../../../contracts/runs';
import { alignedPaths, compareReadings } from '../../../rules/scoring/compare-readings';
import { readingOf, type FieldRecord } from '../../../rules/scoring/reading';
import type { SecondOpinion } from '../../../rules/scoring/second-opinion';

/** The second reading: its fields, and what makes it one of its own. */
export interface SecondReading {
  runId: string;
  fields: readonly ReadField[];
  /** Names of the engines for people. */
  first: string;
  second: string;
  /** Another vendor's engine, not only another model. */
  isStranger: boolean;
  /** One of the two has seen the pages themselves, not their words alone. */
  hasSeenPages: boolean;
}

/** Sources of values that no engine has read: two engines cannot agree on them. */
const NOT_READ: ReadonlySet<FieldSource> = new Set<FieldSource>(['qr', 'regla', 'usuario']);
/** A path below a row of a list. */
const IN_ROW = /\.\d+\./;

type ReadField = FieldCandidate & { path: string };

/** What the document's own engine read, by path; people have no part in it. */
const readingsOf = (fields: readonly FieldRecord[]): Map<string, FieldValue> =>
  new Map(fields.map((field) => [field.path, readingOf(field).value]));

const valuesOf = (fields: readonly ReadField[]): Map<string, FieldValue> =>
  new Map(fields.map(({ path, value }) => [path, value]));

const computedOf = (fields: readonly { path: string; source: FieldSource }[]): Set<string> =>
  new Set(fields.filter(({ source }) => source === 'regla').map(({ path }) => path));

/** What the document's own engine and another one read, field by field. */
export function compareWithSecond(
  fields: readonly FieldRecord[],
  second: readonly ReadField[],
): FieldComparison[] {
  const read = fields.map((field) => ({ ...readingOf(field), path: field.path }));
  const computed = { first: computedOf(read), second: computedOf(second) };
  return compareReadings(readingsOf(fields), valuesOf(second), computed);
}

/**
 * The fields with what the second engine read in each, in place of an earlier second opinion. A field
 * that only the second engine found is added without a value; a row is not.
 */
export function attachOpinions(
  fields: readonly FieldRecord[],
  reading: SecondReading,
): FieldRecord[] {
  const aligned = alignedPaths(readingsOf(fields), valuesOf(reading.fields));
  const found = new Map(
    reading.fields
      .filter(({ value, source }) => value !== null && !NOT_READ.has(source))
      .map((field) => [aligned.get(field.path) ?? field.path, field] as const),
  );
  const known = new Set(fields.map(({ path }) => path));
  const added = [...found.keys()].filter((path) => !known.has(path) && !IN_ROW.test(path));
  return [...fields, ...added.map(unread)].map((field) => {
    const { second: _former, ...record } = field;
    const other = found.get(field.path);
    return other ? { ...record, second: opinionOn(record, other, reading) } : record;
  });
}

function opinionOn(
  field: FieldRecord,
  { value, source, boxes }: FieldCandidate,
  { runId, first, second, isStranger, hasSeenPages }: SecondReading,
): SecondOpinion {
  // Words of a text layer are certain: what two strangers may still differ in is their meaning.
  const isSound = hasSeenPages || readingOf(field).source === 'texto';
  return { runId, first, second, value, source, boxes, isIndependent: isStranger && isSound };
}

function unread(path: string): FieldRecord {
  const read = {
    value: null,
    source: 'texto' as const,
    confidence: 0,
    reasons: [],
    candidates: [],
  };
  return { path, ...read, rawText: null, state: 'vacio', boxes: [], read };
}
