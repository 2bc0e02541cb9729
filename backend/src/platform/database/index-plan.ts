import type { mongo, Schema } from 'mongoose';

/** What makes two indexes the same; MongoDB's name for each option. */
const OPTIONS = ['unique', 'sparse', 'expireAfterSeconds', 'partialFilterExpression'] as const;

type Options = Pick<mongo.CreateIndexesOptions, (typeof OPTIONS)[number]>;

/** An index as a schema wants it, or as the store has it. */
export interface IndexDefinition {
  name: string;
  key: Readonly<Record<string, unknown>>;
  options: Options;
}

/** What is to be done so that a collection has the indexes of its schema. */
export interface IndexPlan {
  /** Names; before anything is made, because a successor may have the same key or the same name. */
  drop: string[];
  make: IndexDefinition[];
}

/** What a schema says of its indexes beside which they are. */
export interface IndexNotes {
  /** Names of indexes that earlier versions made and that no query uses any more. */
  retired?: readonly string[];
  /** No query names them, so that those of a large collection may be made while people work. */
  mayComeLate?: boolean;
}

interface Noted {
  indexNotes?: () => IndexNotes;
}

export function noteIndexes(schema: Schema, notes: IndexNotes): void {
  schema.static('indexNotes', () => notes);
}

export const indexNotesOf = (model: object): IndexNotes => (model as Noted).indexNotes?.() ?? {};

const nameOf = (key: IndexDefinition['key']): string =>
  Object.entries(key)
    .map(([path, direction]) => `${path}_${String(direction)}`)
    .join('_');

/** Of an index in the form that `listIndexes` answers, or that a schema gives. */
export function definitionOf(
  key: IndexDefinition['key'],
  { name, ...given }: Readonly<Record<string, unknown>>,
): IndexDefinition {
  const set = OPTIONS.filter((option) => given[option] !== undefined && given[option] !== false);
  return {
    name: typeof name === 'string' ? name : nameOf(key),
    key,
    options: Object.fromEntries(set.map((option) => [option, given[option]])),
  };
}

/** The order of the fields of a key counts; that of the options does not, since they are always listed alike. */
const textOf = ({ key, options }: IndexDefinition): string =>
  JSON.stringify([Object.entries(key), options]);

const isSame = (a: IndexDefinition, b: IndexDefinition): boolean =>
  a.name === b.name && textOf(a) === textOf(b);

const keyOf = ({ key }: IndexDefinition): string => JSON.stringify(Object.entries(key));

/**
 * An index that nobody wants is dropped when it is a retired one, or stands in the way: MongoDB refuses
 * another definition under its name (code 86) and its key under another name (85). What an operator has made
 * by hand stays.
 */
export function planIndexes(
  wanted: readonly IndexDefinition[],
  existing: readonly IndexDefinition[],
  retired: readonly string[] = [],
): IndexPlan {
  const make = wanted.filter((one) => !existing.some((other) => isSame(one, other)));
  const isInTheWay = (one: IndexDefinition): boolean =>
    make.some((other) => other.name === one.name || keyOf(other) === keyOf(one));
  const drop = existing
    .filter((one) => !wanted.some((other) => isSame(one, other)))
    .filter((one) => retired.includes(one.name) || isInTheWay(one));
  return { drop: drop.map(({ name }) => name), make };
}
