import description from '../../../../../openapi.json';
import { searched } from '../../sections/search';

type Some<Key extends string, Value> = { readonly [key in Key]?: Value };

/** The part of OpenAPI 3.0 that the server's description of itself uses. */
export interface Schema
  extends
    Some<'$ref' | 'type' | 'format' | 'description' | 'pattern', string>,
    Some<'minimum' | 'maximum' | 'maxLength', number>,
    Some<'allOf' | 'oneOf', readonly Schema[]>,
    Some<'default' | 'example', unknown> {
  readonly enum?: readonly (string | number)[];
  readonly nullable?: boolean;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
}

export interface Parameter extends Some<'description', string>, Some<'schema', Schema> {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

type Content = Readonly<Record<string, Some<'schema', Schema>>>;

export interface Answer {
  readonly description: string;
  readonly content?: Content;
  readonly headers?: Readonly<Record<string, { readonly description: string }>>;
}

/** An operation with its anchor and its address, and the action of the policy table that it is. */
export interface Call extends Some<'summary' | 'x-action', string> {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Answer>>;
}

type Operation = Omit<Call, 'id' | 'method' | 'path'>;

const PATHS: Readonly<Record<string, Readonly<Record<string, Operation>>>> = description.paths;
const SCHEMAS: Readonly<Record<string, Schema>> = description.components.schemas;

export const JSON_TYPE = 'application/json';

/** Every named type, by its name. */
export const TYPES = Object.entries(SCHEMAS).sort(([a], [b]) => a.localeCompare(b, 'es'));

const nameOf = ($ref: string): string => $ref.slice($ref.lastIndexOf('/') + 1);

/** The schema behind references and `allOf`, with what stands beside them (description, nullable). */
export function resolve({ $ref, allOf, ...beside }: Schema): Schema {
  const inner = $ref ? SCHEMAS[nameOf($ref)] : allOf?.[0];
  return inner ? { ...resolve(inner), ...beside } : beside;
}

/** A text as an address inside the page. */
export const anchorOf = (text: string): string =>
  searched(text)
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? '';

/** Every operation; the common `/api` says nothing in an anchor. */
export const CALLS: readonly Call[] = Object.entries(PATHS).flatMap(([path, methods]) =>
  Object.entries(methods).map(([verb, operation]) => ({
    ...operation,
    id: anchorOf(`${verb} ${path.replace(/^\/api\//, '')}`),
    method: verb.toUpperCase(),
    path,
  })),
);

/** What a value may be, in Spanish: its description and its limits; empty when nothing is said. */
export function wordsOf(schema: Schema, description = schema.description): string {
  const { format, minimum, maximum, maxLength, pattern, default: fallback } = schema;
  const parts = [
    description,
    format === 'email' && 'correo',
    minimum !== undefined && `desde ${minimum}`,
    maximum !== undefined && `hasta ${maximum}`,
    maxLength !== undefined && `hasta ${maxLength} caracteres`,
    // How a text is asked for that is not blank.
    pattern !== undefined && (pattern === '\\S' ? 'no en blanco' : `con la forma ${pattern}`),
    fallback !== undefined && fallback !== '' && `por omisión ${String(fallback)}`,
  ];
  return parts.filter(Boolean).join('; ');
}

function objectText(of: Schema, depth: number): string {
  const { properties, required = [], additionalProperties: others } = of;
  const fields = properties ?? (typeof others === 'object' ? { '[clave]': others } : {});
  const indent = '  '.repeat(depth);
  const lines = Object.entries(fields).map(([key, value]) => {
    const sign = !properties || required.includes(key) ? ':' : '?:';
    const words = wordsOf(value);
    return `${indent}  ${key}${sign} ${typeText(value, depth + 1)}${words && `  // ${words}`}\n`;
  });
  return lines.length > 0 ? `{\n${lines.join('')}${indent}}` : 'object';
}

/**
 * A schema as one writes types, as a text of the content files: named types are links to where they are written out.
 * @param depth objects that it stands in
 */
export function typeText({ nullable, ...of }: Schema, depth = 0): string {
  if (nullable) return `${typeText(of, depth)} | null`;
  // `allOf` has one part: it is how something is said beside a reference.
  const { $ref, enum: words, oneOf = of.allOf, items } = of;
  if ($ref) return `[${nameOf($ref)}](#tipo-${nameOf($ref)})`;
  if (words) return words.map((one) => JSON.stringify(one)).join(' | ');
  if (oneOf) return oneOf.map((one) => typeText(one, depth)).join(' | ');
  if (items) {
    const text = typeText(items, depth);
    return items.enum || items.oneOf || items.nullable ? `(${text})[]` : `${text}[]`;
  }
  if (of.type === 'object') return objectText(of, depth);
  return of.format === 'binary' ? 'archivo' : (of.type ?? 'unknown');
}
