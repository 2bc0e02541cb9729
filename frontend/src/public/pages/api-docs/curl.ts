import { ORIGIN_MARK } from '@contracts/site';
import { needsSession } from './access-text';
import { parameterName } from './fields';
import { resolve, type OpenApi, type Operation, type Parameter, type Schema } from './openapi';

type Components = Pick<OpenApi, 'components'>;

/** Values that say more than their kind; people and companies are invented. */
const NAMED: Readonly<Record<string, unknown>> = {
  amount: 100,
  comment: 'Conforme',
  companyName: 'Comercial Andina S.A.C.',
  currentPassword: 'su contraseña de ahora',
  documentIds: ['ID-DEL-DOCUMENTO'],
  email: 'rosa@empresa.pe',
  fieldPath: 'proveedor.ruc',
  firstName: 'Rosa',
  ids: ['ID-DEL-DOCUMENTO'],
  include: [],
  lastName: 'Quispe',
  name: 'Comercial Andina S.A.C.',
  newPassword: 'una contraseña nueva y larga',
  newValue: '20608471937',
  password: 'su contraseña',
  paymentStatus: 'paid',
  processor: 'local',
  reason: 'El motivo, en sus palabras',
  status: 'logistica_received',
  spreadsheetId: 'ID-DE-LA-HOJA',
  title: 'Comprobantes de noviembre',
  until: '2026-12-01T09:00:00-05:00',
};

/** Optional by their type, but a selection without one of them is empty. */
const SELECTION = ['documentIds', 'ids'];

const MAX_DEPTH = 4;
/** Characters of a body that stay on one line. */
const MAX_LINE = 56;

function objectExample(schema: Schema, api: Components, depth: number): Record<string, unknown> {
  const { properties = {}, required = [] } = schema;
  const names = Object.keys(properties);
  const needed = names.filter((name) => required.includes(name) || SELECTION.includes(name));
  const shown = needed.length > 0 ? needed : names.slice(0, 1);
  return Object.fromEntries(
    shown.map((name) => [name, exampleOf(name, properties[name] ?? {}, api, depth + 1)]),
  );
}

/** A value that the schema allows: what is required, or the first field where nothing is. */
export function exampleOf(name: string, schema: Schema, api: Components, depth = 0): unknown {
  const found = resolve(schema, api);
  const known = NAMED[name];
  if (found.enum) return found.enum.find((value) => value === known) ?? found.enum[0];
  if (known !== undefined) return known;
  if (depth > MAX_DEPTH) return {};
  if (found.items) return [exampleOf('', found.items, api, depth + 1)];
  if (found.properties) return objectExample(found, api, depth);
  if (found.type === 'boolean') return true;
  if (found.type === 'number') return found.minimum ?? 1;
  return found.type === 'string' ? 'texto' : {};
}

/** A word for the shell, as it stands. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** `{id}` becomes `$ID`, which the reader sets. */
const shellPath = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);

const HEADER_EXAMPLES: Readonly<Record<string, string>> = {
  'If-Match': `-H 'If-Match: "7"'`,
  'Idempotency-Key': '-H "Idempotency-Key: $(uuidgen)"',
};

const headerOptions = (parameters: readonly Parameter[]): string[] =>
  parameters
    .filter((parameter) => parameter.in === 'header')
    .flatMap((parameter) => HEADER_EXAMPLES[parameterName(parameter)] ?? []);

function queryOptions(parameters: readonly Parameter[]): string[] {
  const shown = parameters.flatMap(({ in: place, name, schema }) =>
    place === 'query' && schema?.example !== undefined
      ? [`--data-urlencode ${quoted(`${name}=${String(schema.example)}`)}`]
      : [],
  );
  return shown.length > 0 ? ['-G', ...shown] : [];
}

function formOptions(schema: Schema): string[] {
  const { properties = {}, required = [] } = schema;
  return required.map((name) =>
    properties[name]?.format === 'binary'
      ? `-F ${quoted(`${name}=@factura.pdf`)}`
      : `-F ${quoted(`${name}=texto`)}`,
  );
}

/** On one line where it fits, else as one writes it by hand. */
function jsonText(value: unknown): string {
  const line = JSON.stringify(value);
  return line.length <= MAX_LINE ? line : JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
}

function bodyOptions({ requestBody }: Operation, api: Components): string[] {
  const form = requestBody?.content['multipart/form-data']?.schema;
  if (form) return formOptions(resolve(form, api));
  const json = requestBody?.content['application/json']?.schema;
  if (!json) return [];
  const text = jsonText(exampleOf('', json, api));
  return ["-H 'Content-Type: application/json'", `-d ${quoted(text)}`];
}

function cookieOptions(operation: Operation): string[] {
  if (needsSession(operation['x-action'])) return ['-b sesion.txt'];
  const isSignIn = operation['x-action'] === 'session.open' && operation.requestBody !== undefined;
  return isSignIn ? ['-c sesion.txt'] : [];
}

/** Files are kept under the name that the server gives them. */
function outputOptions({ responses }: Operation): string[] {
  const contents = Object.values(responses).flatMap(({ content = {} }) => Object.values(content));
  return contents.some(({ schema }) => schema?.format === 'binary') ? ['-OJ'] : [];
}

/** A request that can be pasted into a shell; `$ID` and the like are the reader's. */
export function curlOf(
  method: string,
  path: string,
  operation: Operation,
  api: Components,
): string {
  const parameters = operation.parameters ?? [];
  const verb = method === 'get' ? [] : [`-X ${method.toUpperCase()}`];
  const target = `"${ORIGIN_MARK}${shellPath(path)}"`;
  const rest = [
    ...outputOptions(operation),
    ...cookieOptions(operation),
    ...headerOptions(parameters),
    ...queryOptions(parameters),
    ...bodyOptions(operation, api),
  ];
  return [['curl', ...verb, target].join(' '), ...rest].join(' \\\n  ');
}
