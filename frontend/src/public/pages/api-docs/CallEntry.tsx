import { permits } from '@contracts/policy';
import { ROLE_LABEL, ROLES, TEAM_LABEL } from '@contracts/user';
import { Button } from '../../../ui/Button';
import { DataTable } from '../../sections/Facts';
import { Linked } from '../../sections/Linked';
import { curlOf, policyOf } from './curl';
import {
  type Answer,
  type Call,
  JSON_TYPE,
  type Parameter,
  resolve,
  type Schema,
  typeText,
  wordsOf,
} from './openapi';

/** Names of headers as they are usually written, whatever the description says. */
export const sentName = ({ name, in: place }: Parameter): string =>
  place === 'header' ? name.replace(/(^|-)\w/g, (letter) => letter.toUpperCase()) : name;

/** Who may call an operation by the policy table; null for an action that it does not know. */
export function accessText(call: Call): string | null {
  const policy = policyOf(call);
  if (!policy) return null;
  if (policy.access === 'public') return 'Cualquiera, sin sesión';
  const roles = ROLES.filter((role) => permits(policy, { role, teams: [] }));
  if (roles.includes('user')) return 'Cualquier persona con sesión';
  const teams = policy.teams?.map((team) => `Equipo de ${TEAM_LABEL[team]}`) ?? [];
  const names = [...teams, ...roles.map((role) => ROLE_LABEL[role])];
  return new Intl.ListFormat('es', { type: 'disjunction' }).format(names);
}

/** A type as it is written, what is said of its fields less loud. */
export const TypeCode = ({ of }: { of: Schema }) => (
  <code>
    {typeText(of)
      .split(/( {2}\/\/ .*)/)
      .map((part, index) =>
        index % 2 ? <span key={index}>{part}</span> : <Linked key={index} text={part} />,
      )}
  </code>
);

/** Something to copy: the page's script shows the button. */
export const Code = ({ label, text }: { label: string; text: string }) => (
  <figure className="api-code rows box">
    <figcaption>
      <span className="sp md m">{label}</span>
      <Button size="s" data-copy hidden>
        Copiar
      </Button>
    </figcaption>
    <pre tabIndex={0}>
      <code>{text}</code>
    </pre>
  </figure>
);

const LOOKS: Readonly<Record<string, string>> = { POST: 'ok', PUT: 'warn', DELETE: 'bad' };

const cellOf = (type: Schema | undefined, words: readonly string[]) => [
  type && <TypeCode key="" of={type} />,
  ...words.map((text) => <p key={text}>{text}</p>),
];

const parameterRow = ({ schema = {}, ...parameter }: Parameter) => [
  <>
    <code>{sentName(parameter)}</code>
    {parameter.required && <small> obligatorio</small>}
  </>,
  cellOf(schema, [wordsOf(schema, parameter.description)]),
];

function answerRow([status, { description, content = {}, headers = {} }]: [string, Answer]) {
  const json = content[JSON_TYPE]?.schema;
  const type = json?.format === 'binary' ? undefined : json;
  const media = type ? [] : Object.keys(content);
  const told = Object.entries(headers).map(([name, header]) => `${name}: ${header.description}`);
  const words = [description, ...media, ...told].filter(Boolean);
  if (!type && words.length === 0) words.push('Hecho; sin cuerpo');
  return [<code key="">{status}</code>, cellOf(type, words)];
}

/** An operation: a line that opens into everything that a caller has to know. */
export function CallEntry({ call }: { call: Call }) {
  const { id, method, path, summary, parameters = [], requestBody, responses } = call;
  // What stands in the path comes first.
  const sorted = parameters.toSorted((a, b) => Number(b.in === 'path') - Number(a.in === 'path'));
  return (
    <details className="api-entry box" id={id} data-entry>
      <summary className="line">
        <span className={`chip soft tone-${LOOKS[method] ?? 'info'}`}>{method}</span>
        <code>{path}</code>
        <span className="fine">{summary}</span>
      </summary>
      <div>
        <p>
          <span className="api-label">Puede llamarla</span> {accessText(call)}
        </p>
        {sorted.length > 0 && <DataTable caption="Parámetros" rows={sorted.map(parameterRow)} />}
        {Object.entries(requestBody?.content ?? {}).map(([media, { schema = {} }]) => (
          <div key={media}>
            <p className="api-label">{media === JSON_TYPE ? 'Cuerpo' : `Cuerpo (${media})`}</p>
            <pre>
              <TypeCode of={resolve(schema)} />
            </pre>
          </div>
        ))}
        <DataTable caption="Respuesta" rows={Object.entries(responses).map(answerRow)} />
        <Code label="Ejemplo" text={curlOf(call)} />
      </div>
    </details>
  );
}
