import { referenceOf, type Schema } from './openapi';

/** A piece of a type as it is shown; `type` is the component that it names. */
export interface Piece {
  readonly text: string;
  readonly type?: string;
}

const INDENT = '  ';

const separated = (lists: readonly (readonly Piece[])[], separator: string): Piece[] =>
  lists.flatMap((list, index) => (index === 0 ? list : [{ text: separator }, ...list]));

const wrapped = (open: string, pieces: readonly Piece[], close: string): Piece[] => [
  { text: open },
  ...pieces,
  { text: close },
];

/** A name as it stands in front of a colon: quoted when it is no word. */
const keyText = (key: string): string =>
  /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : JSON.stringify(key);

function objectPieces(schema: Schema, depth: number): Piece[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const lines = Object.entries(properties).map(([key, value]) => [
    { text: `${keyText(key)}${required.includes(key) ? '' : '?'}: ` },
    ...notation(value, depth + 1),
  ]);
  if (typeof additionalProperties === 'object') {
    lines.push([{ text: '[clave]: ' }, ...notation(additionalProperties, depth + 1)]);
  }
  if (lines.length === 0) return [{ text: 'object' }];
  const inner = `\n${INDENT.repeat(depth + 1)}`;
  return wrapped(`{${inner}`, separated(lines, inner), `\n${INDENT.repeat(depth)}}`);
}

function listPieces(items: Schema, depth: number): Piece[] {
  const inner = notation(items, depth);
  const isOne = inner.length === 1 && !inner[0]?.text.includes(' ');
  return isOne || inner[0]?.text.startsWith('{')
    ? [...inner, { text: '[]' }]
    : wrapped('(', inner, ')[]');
}

function corePieces(schema: Schema, depth: number): Piece[] {
  const name = referenceOf(schema);
  if (name !== null) return [{ text: name, type: name }];
  if (schema.enum) return [{ text: schema.enum.map((one) => JSON.stringify(one)).join(' | ') }];
  const every = (list: readonly Schema[]) => list.map((one) => notation(one, depth));
  if (schema.allOf) return separated(every(schema.allOf), ' & ');
  const choice = schema.oneOf ?? schema.anyOf;
  if (choice) return separated(every(choice), ' | ');
  if (schema.items) return listPieces(schema.items, depth);
  if (schema.type === 'object') return objectPieces(schema, depth);
  if (schema.format === 'binary') return [{ text: 'archivo' }];
  return [{ text: schema.type ?? 'unknown' }];
}

/** A schema as one writes types: `DocumentSummary[]`, `string | null`, objects over several lines. */
export function notation(schema: Schema, depth = 0): Piece[] {
  const core = corePieces(schema, depth);
  return schema.nullable ? [...core, { text: ' | null' }] : core;
}

/** Names of the components that a type mentions, each once. */
export const typesIn = (pieces: readonly Piece[]): string[] => [
  ...new Set(pieces.flatMap(({ type }) => (type === undefined ? [] : [type]))),
];
