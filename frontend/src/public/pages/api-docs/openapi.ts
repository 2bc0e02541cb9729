/** The part of OpenAPI 3.0 that the server's description of itself uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly nullable?: boolean;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly default?: unknown;
  readonly example?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

export type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface Answer {
  readonly description: string;
  readonly content?: Content;
  readonly headers?: Readonly<Record<string, { readonly description?: string }>>;
}

export interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Answer>>;
  /** Action of the policy table that the route is. */
  readonly 'x-action'?: string;
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** An operation with its address: `post`, `/api/documents/upload`. */
export interface Call extends Operation {
  readonly method: string;
  readonly path: string;
}

export const JSON_TYPE = 'application/json';

/** Name of the component that a schema refers to; null for a schema that says for itself what it is. */
export const nameOf = ({ $ref }: Schema): string | null => $ref?.split('/').at(-1) ?? null;

/** The schema behind references and single `allOf`, with what stands beside them (description, nullable). */
export function resolve({ $ref, allOf, ...beside }: Schema, { components }: OpenApi): Schema {
  const inner = $ref ? components.schemas[nameOf({ $ref }) ?? ''] : allOf?.length === 1 && allOf[0];
  return inner ? { ...resolve(inner, { components, paths: {} }), ...beside } : { ...beside, allOf };
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

export const callsOf = ({ paths }: OpenApi): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path })),
  );

/** Calls by their first tag, in the asked order; tags that nobody asked for come last. */
export function groupsOf(calls: readonly Call[], order: readonly string[]): [string, Call[]][] {
  const groups = new Map<string, Call[]>(order.map((tag) => [tag, []]));
  for (const call of calls) {
    const tag = call.tags?.[0] ?? 'Otras';
    groups.set(tag, [...(groups.get(tag) ?? []), call]);
  }
  return [...groups].filter(([, members]) => members.length > 0);
}

/** Names of the components that calls mention, those that they mention too, and so on. */
export function typesOf(calls: readonly Call[], { components }: OpenApi): string[] {
  const found = new Set<string>();
  const visit = (mentioning: unknown): void => {
    for (const [, name = ''] of JSON.stringify(mentioning).matchAll(/schemas\/(\w+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      visit(components.schemas[name] ?? {});
    }
  };
  visit(calls);
  return [...found].sort((a, b) => a.localeCompare(b, 'es'));
}
