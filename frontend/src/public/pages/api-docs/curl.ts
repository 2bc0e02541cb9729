import { POLICY, type Policy } from '@contracts/policy';
import { ORIGIN_MARK } from '@contracts/site';
import { type Call, JSON_TYPE, resolve, type Schema } from './openapi';

/** Values that say more than their kind; people and companies are invented. */
const NAMED: Readonly<Record<string, unknown>> = {
  amount: 100,
  comment: 'Conforme',
  companyName: 'Comercial Andina S.A.C.',
  currentPassword: 'su contraseña de ahora',
  email: 'rosa@empresa.pe',
  fieldPath: 'proveedor.ruc',
  firstName: 'Rosa',
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
const SELECTION = /^(documentIds|ids)$/;
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
  if (SELECTION.test(name)) return ['ID-DEL-DOCUMENTO'];
  if (items) return [exampleOf('', items)];
  if (properties) {
    const fields = Object.entries(properties);
    const needed = fields.filter(([key]) => required.includes(key) || SELECTION.test(key));
    const shown = needed.length > 0 ? needed : fields.slice(0, 1);
    return Object.fromEntries(shown.map(([key, value]) => [key, exampleOf(key, value)]));
  }
  if (type === 'boolean') return true;
  if (type === 'number') return minimum ?? 1;
  return type === 'string' ? 'texto' : {};
}

/** A word for the shell, as it stands. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The policy of a call; undefined for an action that the table does not know. */
export const policyOf = ({ 'x-action': action = '' }: Call): Policy | undefined =>
  (POLICY as Readonly<Record<string, Policy | undefined>>)[action];

function bodyOptions({ requestBody }: Call): string[] {
  const form = requestBody?.content['multipart/form-data']?.schema;
  if (form) return (form.required ?? []).map((name) => `-F ${quoted(`${name}=@factura.pdf`)}`);
  const json = requestBody?.content[JSON_TYPE]?.schema;
  if (!json) return [];
  const text = JSON.stringify(exampleOf('', json), null, 2).replaceAll('\n', '\n  ');
  return [`-H 'Content-Type: ${JSON_TYPE}'`, `-d ${quoted(text)}`];
}

/** A request to paste into a shell, which keeps session and files; `$ID` and the like are the reader's. */
export function curlOf(call: Call): string {
  const { method, parameters = [], requestBody, responses } = call;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`);
  const options = [
    JSON.stringify(responses).includes('"binary"') && '-OJ',
    policyOf(call)?.access === 'session' && '-b sesion.txt',
    call['x-action'] === 'session.open' && requestBody && '-c sesion.txt',
    ...parameters.flatMap(({ name, schema }) =>
      schema?.example === undefined
        ? (HEADERS[name.toLowerCase()] ?? [])
        : ['-G', `--data-urlencode ${quoted(`${name}=${String(schema.example)}`)}`],
    ),
    ...bodyOptions(call),
  ];
  const start = `curl ${method === 'GET' ? '' : `-X ${method} `}"${ORIGIN_MARK}${path}"`;
  return [start, ...options.filter(Boolean)].join(' \\\n  ');
}
