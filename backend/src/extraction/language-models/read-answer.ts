import { MAX_VALUE_CHARS } from '../../contracts/limits';
import type { RawExtraction, RawField } from '../domain/raw-extraction';
import { InvalidAnswer } from '../vendors';
import { ANSWER_AUTHENTICITY_KEY, ANSWER_GROUPS, ANSWER_LISTS } from './answer-fields';

export type Answer = Pick<RawExtraction, 'fields' | 'authenticity' | 'isCut'>;

type Json = Record<string, unknown>;
/** Of a value in the answer: its text, or nothing; `cut` when it had to be shortened or left out. */
type Leaf = { text: string | null; cut: boolean };

/** Deeper than any value of ours; what nests so deep is left out unseen (P5). */
const MAX_DEPTH = 8;
/** What a machine writes for "nothing". */
const NOTHING = /^(?:nan|-?infinity|null|none|undefined|n\/a)?$/i;
const NOTHING_READ: Leaf = { text: null, cut: false };

/**
 * The answer of a language model by `answerSchema` -> fields. It is untrusted: only the keys of the table
 * are looked at, as own properties; lists and texts are cut at the limits; every value is plain text.
 * Throws `InvalidAnswer` when it is no JSON or not of the shape.
 * @param used what the answer has cost, for the error
 */
export function readAnswer(text: string, used: InvalidAnswer['used'] = {}): Answer {
  try {
    return answerIn(objectIn(parse(text)));
  } catch (error) {
    throw error instanceof InvalidAnswer ? new InvalidAnswer(error.fault, used) : error;
  }
}

function answerIn(root: Json): Answer {
  const groups = Object.entries(ANSWER_GROUPS).map(([group, keys]) =>
    fieldsOf(own(root, group), group, Object.keys(keys)),
  );
  const lists = Object.keys(ANSWER_LISTS).map((list) =>
    rowsOf(own(root, list), list as keyof typeof ANSWER_LISTS),
  );
  const found = [...groups, ...lists];
  const authenticity = authenticityOf(own(root, ANSWER_AUTHENTICITY_KEY));
  return {
    fields: found.flatMap(({ fields }) => fields),
    isCut: found.some(({ isCut }) => isCut),
    ...(authenticity === null ? {} : { authenticity }),
  };
}

interface Found {
  fields: RawField[];
  isCut: boolean;
}

function parse(text: string): unknown {
  const bare = bareJson(text);
  if (bare === '') throw new InvalidAnswer('empty');
  try {
    return JSON.parse(bare);
  } catch {
    throw new InvalidAnswer('not_json');
  }
}

/** Small models write their thoughts before the answer, and a fence around it. */
function bareJson(text: string): string {
  const thought = text.lastIndexOf('</think>');
  const said = (thought < 0 ? text : text.slice(thought + '</think>'.length)).trim();
  if (!said.startsWith('```')) return said;
  const opened = said.slice(3).replace(/^json\b/i, '');
  const end = opened.lastIndexOf('```');
  return (end < 0 ? opened : opened.slice(0, end)).trim();
}

function objectIn(value: unknown): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidAnswer('wrong_shape');
  }
  return value as Json;
}

/** Undefined for what is inherited. */
const own = (object: Json, key: string): unknown =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** A group that is left out, or null, is empty; one that is no object is no answer. */
function fieldsOf(value: unknown, prefix: string, keys: readonly string[]): Found {
  const group = value === undefined || value === null ? {} : objectIn(value);
  const leaves = keys.map((key) => ({ path: `${prefix}.${key}`, leaf: leafOf(own(group, key)) }));
  return {
    fields: leaves.flatMap(({ path, leaf: { text } }) =>
      text === null ? [] : [{ path, text, source: 'llm' as const }],
    ),
    isCut: leaves.some(({ leaf }) => leaf.cut),
  };
}

/** Rows without any value leave no gap. */
function rowsOf(value: unknown, list: keyof typeof ANSWER_LISTS): Found {
  if (value === undefined || value === null) return { fields: [], isCut: false };
  if (!Array.isArray(value)) throw new InvalidAnswer('wrong_shape');
  const { row: asked, most } = ANSWER_LISTS[list];
  const rows = value.slice(0, most).map((row) => fieldsOf(row, '', Object.keys(asked)));
  const filled = rows.filter(({ fields }) => fields.length > 0);
  return {
    fields: filled.flatMap(({ fields }, index) =>
      fields.map((field) => ({ ...field, path: `${list}.${index}${field.path}` })),
    ),
    isCut: value.length > most || rows.some(({ isCut }) => isCut),
  };
}

/** A number instead of a text is harmless; a list or an object in its place is no answer. */
function leafOf(value: unknown): Leaf {
  if (value === undefined || value === null) return NOTHING_READ;
  if (typeof value === 'number') {
    return Number.isFinite(value) ? { text: String(value), cut: false } : NOTHING_READ;
  }
  if (typeof value === 'string') return textLeaf(value);
  if (isDeeperThan(value, MAX_DEPTH)) return { text: null, cut: true };
  throw new InvalidAnswer('wrong_shape');
}

/** Halves of letters cannot be stored. */
function textLeaf(value: string): Leaf {
  const text = value.replace(/\p{Surrogate}/gu, '').trim();
  if (NOTHING.test(text)) return NOTHING_READ;
  return { text: text.slice(0, MAX_VALUE_CHARS), cut: text.length > MAX_VALUE_CHARS };
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((child) => isDeeperThan(child, depth - 1));
}

function authenticityOf(value: unknown): number | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return Math.min(1, Math.max(0, value));
}
