import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A schema of OpenAPI 3.0, as far as `openapi.json` uses it. */
export interface AnswerSchema {
  $ref?: string;
  type?: string;
  properties?: Readonly<Record<string, AnswerSchema>>;
  additionalProperties?: AnswerSchema | boolean;
  items?: AnswerSchema;
  allOf?: readonly AnswerSchema[];
  oneOf?: readonly AnswerSchema[];
}

export interface ApiDescription {
  paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  components: { schemas: Readonly<Record<string, AnswerSchema>> };
}

interface ApiOperation {
  responses: Readonly<
    Record<string, { content?: Readonly<Record<string, { schema: AnswerSchema }>> }>
  >;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an answer may hold, by the product's own description of its interface. */
export class DeclaredAnswers {
  constructor(private readonly api: ApiDescription) {}

  static ofProduct(): DeclaredAnswers {
    const text = readFileSync(resolve(__dirname, '../../../openapi.json'), 'utf8');
    return new DeclaredAnswers(JSON.parse(text) as ApiDescription);
  }

  /** Of a route (`/documents/:id`) that goes well, as JSON; null when it answers none. */
  schemaOf(method: string, route: string): AnswerSchema | null {
    const path = `/api${route.replace(/:(\w+)/g, '{$1}')}`;
    const responses = Object.entries(this.api.paths[path]?.[method]?.responses ?? {});
    const good = responses.find(([status]) => status.startsWith('2'))?.[1];
    return good?.content?.['application/json']?.schema ?? null;
  }

  /** Places of a value that its schema does not name, as `rows.0.secret`. */
  undeclared(value: unknown, schema: AnswerSchema, at = ''): string[] {
    const { items, oneOf, allOf, ...plain } = this.resolved(schema);
    if (oneOf) {
      const each = oneOf.map((one) => this.undeclared(value, one, at));
      return each.reduce((least, one) => (one.length < least.length ? one : least));
    }
    if (allOf?.[0]) return this.undeclared(value, allOf[0], at);
    if (Array.isArray(value)) {
      return value.flatMap((one, n) => this.undeclared(one, items ?? {}, `${at}.${n}`));
    }
    if (!isObject(value)) return [];
    return Object.entries(value).flatMap(([name, inner]) => {
      const of = plain.properties?.[name] ?? plain.additionalProperties;
      if (of === true) return [];
      return of ? this.undeclared(inner, of, `${at}.${name}`) : [`${at}.${name}`];
    });
  }

  /** Names of all fields that any answer may hold. */
  names(): Set<string> {
    const names = new Set<string>();
    const seen = new Set<AnswerSchema>();
    const walk = (schema: AnswerSchema | boolean | undefined): void => {
      if (typeof schema !== 'object') return;
      const { properties = {}, items, oneOf = [], allOf = [], ...rest } = this.resolved(schema);
      if (seen.has(this.resolved(schema))) return;
      seen.add(this.resolved(schema));
      for (const name of Object.keys(properties)) names.add(name);
      [...Object.values(properties), items, ...oneOf, ...allOf].forEach(walk);
      walk(rest.additionalProperties);
    };
    const operations = Object.values(this.api.paths).flatMap((methods) => Object.values(methods));
    for (const { responses } of operations) {
      for (const { content = {} } of Object.values(responses)) {
        for (const { schema } of Object.values(content)) walk(schema);
      }
    }
    return names;
  }

  private resolved(schema: AnswerSchema): AnswerSchema {
    const name = schema.$ref?.split('/').pop();
    return name === undefined ? schema : (this.api.components.schemas[name] ?? {});
  }
}
