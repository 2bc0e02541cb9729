import { ROLE_LABEL, TEAM_LABEL } from '@contracts/user';
import { Code, TypeCode } from './Code';
import { curlOf, policyOf } from './curl';
import { type Answer, type Call, callId, JSON_TYPE, type Parameter, resolve } from './openapi';
import { wordsOf } from './type-text';

/** Names of headers as they are usually written, whatever the description says. */
export const sentName = ({ name, in: place }: Parameter): string =>
  place === 'header' ? name.replace(/(^|-)\w/g, (letter) => letter.toUpperCase()) : name;

/** Who may call an operation by the policy table; null for an action that it does not know. */
export function accessText(call: Call): string | null {
  const policy = policyOf(call);
  if (!policy) return null;
  if (policy.access === 'public') return 'Cualquiera, sin sesión';
  const roles = policy.roles ?? (policy.teams && (['company_admin', 'admin'] as const));
  if (!roles) return 'Cualquier persona con sesión';
  const teams = policy.teams?.map((team) => `Equipo de ${TEAM_LABEL[team]}`) ?? [];
  const names = [...teams, ...roles.map((role) => ROLE_LABEL[role])];
  return new Intl.ListFormat('es', { type: 'disjunction' }).format(names);
}

const PLACES = ['path', 'query', 'header'];

function Parameters({ of }: { of: readonly Parameter[] }) {
  const rows = of.toSorted((a, b) => PLACES.indexOf(a.in) - PLACES.indexOf(b.in));
  return (
    <table className="data">
      <caption>Parámetros</caption>
      <tbody>
        {rows.map(({ schema = {}, ...parameter }) => (
          <tr key={parameter.name}>
            <th scope="row">
              <code>{sentName(parameter)}</code>
              {parameter.required && <small> obligatorio</small>}
            </th>
            <td>
              <TypeCode of={schema} />
              <p>{wordsOf(schema, parameter.description)}</p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AnswerItem({ status, answer }: { status: string; answer: Answer }) {
  const { content = {}, headers = {} } = answer;
  const json = content[JSON_TYPE]?.schema;
  const type = json?.format === 'binary' ? undefined : json;
  const media = Object.keys(content).filter((one) => one !== JSON_TYPE || !type);
  const told = Object.entries(headers).map(
    ([name, { description: text = '' }]) => `${name}: ${text}`,
  );
  const words = [answer.description, ...media, ...told].filter(Boolean);
  if (!type && words.length === 0) words.push('Hecho; sin cuerpo');
  return (
    <tr>
      <th scope="row">
        <code>{status}</code>
      </th>
      <td>
        {type && <TypeCode of={type} />}
        {words.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </td>
    </tr>
  );
}

/** An operation: a line that opens into everything that a caller has to know. */
export function CallEntry({ call }: { call: Call }) {
  const method = call.method.toUpperCase();
  const { parameters = [], requestBody } = call;
  return (
    <details className="api-entry box" id={callId(call)} data-entry>
      <summary>
        <span className="api-method" data-method={method}>
          {method}
        </span>
        <code>{call.path}</code>
        <span className="api-summary fine">{call.summary}</span>
      </summary>
      <div className="api-detail">
        <p>
          <span className="api-label">Puede llamarla</span> {accessText(call)}
        </p>
        {parameters.length > 0 && <Parameters of={parameters} />}
        {Object.entries(requestBody?.content ?? {}).map(([media, { schema = {} }]) => (
          <div key={media}>
            <p className="api-label">{media === JSON_TYPE ? 'Cuerpo' : `Cuerpo (${media})`}</p>
            <pre>
              <TypeCode of={resolve(schema)} />
            </pre>
          </div>
        ))}
        <table className="data api-answers">
          <caption>Respuesta</caption>
          <tbody>
            {Object.entries(call.responses).map(([status, answer]) => (
              <AnswerItem key={status} status={status} answer={answer} />
            ))}
          </tbody>
        </table>
        <Code label="Ejemplo" text={curlOf(call)} />
      </div>
    </details>
  );
}
