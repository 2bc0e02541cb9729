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
  readonly anyOf?: readonly Schema[];
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
  readonly operationId: string;
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

const REFERENCE = '#/components/schemas/';

/** Name of the component that a schema refers to; null for a schema that says for itself what it is. */
export const referenceOf = ({ $ref }: Schema): string | null =>
  $ref?.startsWith(REFERENCE) ? $ref.slice(REFERENCE.length) : null;

/**
 * The schema behind references and single `allOf`, with what stands beside them (description, nullable).
 * A chain of references that comes back to itself ends in a schema that allows anything.
 */
export function resolve(schema: Schema, { components }: Pick<OpenApi, 'components'>): Schema {
  const seen = new Set<string>();
  let found = schema;
  for (;;) {
    const { $ref, allOf, ...beside } = found;
    const name = referenceOf(found);
    const inner = name === null ? allOf?.length === 1 && allOf[0] : components.schemas[name];
    if (!inner) return found;
    if (name !== null && seen.has(name)) return beside;
    if (name !== null) seen.add(name);
    found = { ...inner, ...beside };
  }
}
