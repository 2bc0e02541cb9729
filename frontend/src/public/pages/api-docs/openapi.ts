import description from '../../../../../openapi.json';
import { GROUPS } from './content';

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

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface Answer {
  readonly description: string;
  readonly content?: Content;
  readonly headers?: Readonly<Record<string, { readonly description?: string }>>;
}

/** An operation with its address: `post`, `/api/documents/upload`. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Answer>>;
  /** Action of the policy table that the route is. */
  readonly 'x-action'?: string;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Omit<Call, 'method' | 'path'>>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
const API: OpenApi = description;
export const SCHEMAS = API.components.schemas;

export const JSON_TYPE = 'application/json';

/** Name of the component that a schema refers to; null for a schema that says for itself what it is. */
export const nameOf = ({ $ref }: Schema): string | null => $ref?.split('/').at(-1) ?? null;

/** The schema behind references and single `allOf`, with what stands beside them (description, nullable). */
export function resolve({ $ref, allOf, ...beside }: Schema): Schema {
  const inner = $ref ? SCHEMAS[nameOf({ $ref }) ?? ''] : allOf?.length === 1 && allOf[0];
  return inner ? { ...resolve(inner), ...beside } : { ...beside, allOf };
}

const letters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Addresses inside the page; the common `/api` says nothing there. */
export const callId = ({ method, path }: Pick<Call, 'method' | 'path'>): string =>
  letters(`${method} ${path.replace(/^\/api\//, '')}`);
export const groupId = (tag: string): string => `grupo-${letters(tag)}`;
export const typeId = (name: string): string => `tipo-${name}`;

const ALL: readonly Call[] = Object.entries(API.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
);

/** Calls by their first tag, in the order of the content; tags that it does not know come last. */
export const API_GROUPS = [
  ...new Set([...Object.keys(GROUPS), ...ALL.map(({ tags }) => tags?.[0] ?? 'Otras')]),
]
  .map((tag) => [tag, ALL.filter(({ tags }) => (tags?.[0] ?? 'Otras') === tag)] as const)
  .filter(([, calls]) => calls.length > 0);
export const CALLS = API_GROUPS.flatMap(([, calls]) => calls);

const types = new Set<string>();
function addTypes(mentioning: unknown): void {
  for (const [, name = ''] of JSON.stringify(mentioning).matchAll(/schemas\/(\w+)"/g)) {
    if (types.has(name)) continue;
    types.add(name);
    addTypes(SCHEMAS[name] ?? {});
  }
}
addTypes(CALLS);

/** Names of the components that calls mention, those that they mention too, and so on. */
export const TYPES = [...types].sort((a, b) => a.localeCompare(b, 'es'));
