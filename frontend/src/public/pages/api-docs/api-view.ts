import { accessText } from './access-text';
import { curlOf } from './curl';
import { bodyRows, parametersOf, type FieldRow } from './fields';
import { notation, typesIn, type Piece } from './notation';
import type { Answer, OpenApi, Operation, Schema } from './openapi';

/** What an operation answers when it goes well. */
export interface AnswerView {
  readonly status: string;
  readonly text: string;
  /** Null when there is no JSON in the answer. */
  readonly type: readonly Piece[] | null;
  /** Media types other than JSON. */
  readonly media: readonly string[];
  readonly headers: readonly string[];
}

export interface OperationView {
  /** For links: `post-documents-upload`. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Who may call it; null when nothing is known of it. */
  readonly access: string | null;
  readonly parameters: readonly FieldRow[];
  readonly body: { readonly media: string; readonly rows: readonly FieldRow[] } | null;
  readonly answers: readonly AnswerView[];
  readonly curl: string;
}

export interface GroupView {
  readonly id: string;
  readonly name: string;
  readonly operations: readonly OperationView[];
}

export interface TypeView {
  readonly name: string;
  readonly pieces: readonly Piece[];
}

export interface ApiView {
  readonly groups: readonly GroupView[];
  /** Types that the answers mention, by name. */
  readonly types: readonly TypeView[];
}

const JSON_TYPE = 'application/json';

const letters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Address of an operation inside the page; the common `/api` says nothing there. */
export const operationId = (method: string, path: string): string =>
  letters(`${method} ${path.replace(/^\/api\//, '')}`);

export const groupId = (tag: string): string => `grupo-${letters(tag)}`;
export const typeId = (name: string): string => `tipo-${name}`;

function answerView(
  status: string,
  { description, content = {}, headers = {} }: Answer,
): AnswerView {
  const json = content[JSON_TYPE]?.schema;
  const isFile = json?.format === 'binary';
  return {
    status,
    text: description,
    type: json && !isFile ? notation(json) : null,
    media: Object.keys(content).filter((media) => media !== JSON_TYPE || isFile),
    headers: Object.entries(headers).map(
      ([name, { description: text = '' }]) => `${name}: ${text}`,
    ),
  };
}

function bodyView({ requestBody }: Operation, api: OpenApi): OperationView['body'] {
  const [entry] = Object.entries(requestBody?.content ?? {});
  if (!entry) return null;
  const [media, { schema = {} }] = entry;
  return { media, rows: bodyRows(schema, api) };
}

function operationView(
  method: string,
  path: string,
  operation: Operation,
  api: OpenApi,
): OperationView {
  return {
    id: operationId(method, path),
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    access: accessText(operation['x-action']),
    parameters: parametersOf(operation.parameters ?? [], api),
    body: bodyView(operation, api),
    answers: Object.entries(operation.responses).map(([status, answer]) =>
      answerView(status, answer),
    ),
    curl: curlOf(method, path, operation, api),
  };
}

/** Groups by their first tag, in the asked order; tags that nobody asked for come last. */
function groupsOf(api: OpenApi, order: readonly string[]): GroupView[] {
  const groups = new Map<string, OperationView[]>(order.map((tag) => [tag, []]));
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags?.[0] ?? 'Otras';
      const operations = groups.get(tag) ?? [];
      operations.push(operationView(method, path, operation, api));
      groups.set(tag, operations);
    }
  }
  return [...groups]
    .filter(([, operations]) => operations.length > 0)
    .map(([name, operations]) => ({ id: groupId(name), name, operations }));
}

/** The types that are mentioned, those that they mention too, and so on; a circle ends where it began. */
function typesFrom(
  mentioned: readonly string[],
  schemas: Readonly<Record<string, Schema>>,
): TypeView[] {
  const found = new Map<string, TypeView>();
  const waiting = [...mentioned];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const schema = schemas[name];
    if (found.has(name) || !schema) continue;
    const pieces = notation(schema);
    found.set(name, { name, pieces });
    waiting.push(...typesIn(pieces));
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'es'));
}

/** Everything that the page shows of an API's description; `order` names the tags as they are read. */
export function apiView(api: OpenApi, order: readonly string[]): ApiView {
  const groups = groupsOf(api, order);
  const mentioned = groups
    .flatMap(({ operations }) => operations)
    .flatMap(({ answers, parameters, body }) => [...answers, ...parameters, ...(body?.rows ?? [])])
    .flatMap(({ type }) => typesIn(type ?? []));
  return { groups, types: typesFrom(mentioned, api.components.schemas) };
}

/** Operations that take a header, e.g. `Idempotency-Key`, in the order of the page. */
export const operationsWith = ({ groups }: ApiView, parameter: string): OperationView[] =>
  groups
    .flatMap(({ operations }) => operations)
    .filter(({ parameters }) => parameters.some(({ name }) => name === parameter));
