import { notation, type Piece } from './notation';
import { referenceOf, resolve, type OpenApi, type Parameter, type Schema } from './openapi';

/** A row of a table of parameters or of a body's fields. */
export interface FieldRow {
  /** With dots for what lies deeper, `[]` for entries of a list: `selection.ids`. */
  readonly name: string;
  readonly type: readonly Piece[];
  readonly isRequired: boolean;
  /** Spanish: what it is and what it may be; empty when nothing is said. */
  readonly text: string;
}

type Components = Pick<OpenApi, 'components'>;

const FORMATS: Readonly<Record<string, string>> = { email: 'correo', uuid: 'UUID' };

function boundsText({ minimum, maximum }: Schema): string | null {
  if (minimum !== undefined && maximum !== undefined) return `de ${minimum} a ${maximum}`;
  if (minimum !== undefined) return `desde ${minimum}`;
  return maximum === undefined ? null : `hasta ${maximum}`;
}

/** `\S` somewhere is how a text is asked for that is not blank; other patterns are shown as they are. */
const patternText = (pattern: string): string =>
  pattern === '\\S' ? 'no en blanco' : `con la forma ${pattern}`;

function limitsOf(schema: Schema): (string | null)[] {
  const { format, maxLength, pattern, default: fallback } = schema;
  return [
    (format && FORMATS[format]) ?? null,
    boundsText(schema),
    maxLength === undefined ? null : `hasta ${maxLength} caracteres`,
    pattern === undefined ? null : patternText(pattern),
    fallback === undefined || fallback === '' ? null : `por omisión ${String(fallback)}`,
  ];
}

function textOf(schema: Schema, description = schema.description): string {
  const parts = [description ?? null, ...limitsOf(schema)];
  const text = parts.filter((part) => part !== null && part !== '').join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The type in a row: a reference is written out, since a body's parts have rows of their own. */
const rowType = (schema: Schema): Piece[] =>
  schema.properties ? notation({ type: 'object', nullable: schema.nullable }) : notation(schema);

/** Where a schema continues below: its own fields, or those of the entries of a list. */
function inside(schema: Schema, api: Components): { suffix: string; schema: Schema } | null {
  if (schema.properties) return { suffix: '.', schema };
  const items = schema.items && resolve(schema.items, api);
  return items?.properties ? { suffix: '[].', schema: items } : null;
}

interface Place {
  readonly prefix: string;
  readonly isRequired: boolean;
  /** Components on the way here: one that comes again is not opened again. */
  readonly open: readonly string[];
}

function rowsOf(schema: Schema, api: Components, place: Place): FieldRow[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([key, value]) => {
    const found = resolve(value, api);
    const name = place.prefix + key;
    const isRequired = place.isRequired && required.includes(key);
    const row = { name, type: rowType(found), isRequired, text: textOf(found) };
    const component = referenceOf(value) ?? (value.items ? referenceOf(value.items) : null);
    const below = inside(found, api);
    if (!below || (component !== null && place.open.includes(component))) return [row];
    const open = component === null ? place.open : [...place.open, component];
    return [row, ...rowsOf(below.schema, api, { prefix: name + below.suffix, isRequired, open })];
  });
}

/** The fields of a body, those of its parts below them. Required is what a request cannot do without. */
export function bodyRows(body: Schema, api: Components): FieldRow[] {
  const name = referenceOf(body);
  return rowsOf(resolve(body, api), api, {
    prefix: '',
    isRequired: true,
    open: name === null ? [] : [name],
  });
}

/** Names of headers as they are usually written, whatever the description says. */
const HEADERS: Readonly<Record<string, string>> = {
  'idempotency-key': 'Idempotency-Key',
  'if-match': 'If-Match',
};

/** The name of a parameter as a client sends it. */
export const parameterName = ({ name, in: place }: Parameter): string =>
  place === 'header' ? (HEADERS[name.toLowerCase()] ?? name) : name;

const PLACES: readonly string[] = ['path', 'query', 'header'];

/** Rows of the parameters that stand in one place, `path`, `query` or `header`. */
export function parameterRows(
  parameters: readonly Parameter[],
  place: string,
  api: Components,
): FieldRow[] {
  return parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => {
      const schema = resolve(parameter.schema ?? {}, api);
      return {
        name: parameterName(parameter),
        type: notation(schema),
        isRequired: parameter.required === true,
        text: textOf(schema, parameter.description),
      };
    });
}

/** All parameters, those of the path first. */
export const parametersOf = (parameters: readonly Parameter[], api: Components): FieldRow[] =>
  PLACES.flatMap((place) => parameterRows(parameters, place, api));
