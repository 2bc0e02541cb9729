import { POLICY, type Policy } from '@contracts/policy';
import { ORIGIN_MARK } from '@contracts/site';
import { type Call, JSON_TYPE, resolve, type Schema } from './openapi';

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
const HEADERS: Readonly<Record<string, string>> = {
  'if-match': `-H 'If-Match: "7"'`,
  'idempotency-key': '-H "Idempotency-Key: $(uuidgen)"',
};

/** A value that the schema allows: what is required, or the first field where nothing is. */
function exampleOf(name: string, schema: Schema): unknown {
  const { enum: words, items, properties, required = [], type, minimum } = resolve(schema);
  const known = NAMED[name];
  if (words) return words.find((value) => value === known) ?? words[0];
  if (known !== undefined) return known;
  if (items) return [exampleOf('', items)];
  if (properties) {
    const fields = Object.entries(properties);
    const needed = fields.filter(([key]) => [...required, ...SELECTION].includes(key));
    const shown = needed.length > 0 ? needed : fields.slice(0, 1);
    return Object.fromEntries(shown.map(([key, value]) => [key, exampleOf(key, value)]));
  }
  if (type === 'boolean') return true;
  if (type === 'number') return minimum ?? 1;
  return type === 'string' ? 'texto' : {};
}

/** A word for the shell, as it stands. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function bodyOptions({ requestBody }: Call): string[] {
  const form = requestBody?.content['multipart/form-data']?.schema;
  if (form) return (form.required ?? []).map((name) => `-F ${quoted(`${name}=@factura.pdf`)}`);
  const json = requestBody?.content[JSON_TYPE]?.schema;
  if (!json) return [];
  const text = JSON.stringify(exampleOf('', json), null, 2).replaceAll('\n', '\n  ');
  return [`-H 'Content-Type: ${JSON_TYPE}'`, `-d ${quoted(text)}`];
}

/** The policy of a call; undefined for an action that the table does not know. */
export const policyOf = ({ 'x-action': action = '' }: Call): Policy | undefined =>
  (POLICY as Readonly<Record<string, Policy | undefined>>)[action];

/** Files are kept under the name that the server gives them; the session where it is needed or begins. */
function answerOptions(call: Call): string[] {
  const contents = Object.values(call.responses).flatMap(({ content = {} }) =>
    Object.values(content),
  );
  const isFile = contents.some(({ schema }) => schema?.format === 'binary');
  const isSignIn = call['x-action'] === 'session.open' && call.requestBody !== undefined;
  const cookie = policyOf(call)?.access === 'session' ? ['-b sesion.txt'] : [];
  return [...(isFile ? ['-OJ'] : []), ...(isSignIn ? ['-c sesion.txt'] : cookie)];
}

/** A request that can be pasted into a shell; `$ID` and the like are the reader's. */
export function curlOf(call: Call): string {
  const { method, parameters = [] } = call;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  const verb = method === 'get' ? '' : `-X ${method.toUpperCase()} `;
  const headers = parameters.flatMap(({ in: place, name }) =>
    place === 'header' ? (HEADERS[name.toLowerCase()] ?? []) : [],
  );
  const query = parameters.flatMap(({ name, schema: { example } = {} }) =>
    example === undefined ? [] : `--data-urlencode ${quoted(`${name}=${String(example)}`)}`,
  );
  return [
    `curl ${verb}"${ORIGIN_MARK}${path}"`,
    ...answerOptions(call),
    ...headers,
    ...(query.length > 0 ? ['-G', ...query] : []),
    ...bodyOptions(call),
  ].join(' \\\n  ');
}
