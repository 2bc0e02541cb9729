import { ROLE_LABEL, TEAM_LABEL } from '@contracts/user';
import { API } from './calls';
import { curlOf, policyOf } from './curl';
import { type Answer, type Call, callId, JSON_TYPE, type Parameter, resolve } from './openapi';
import { TypeText, wordsOf } from './TypeText';

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

/** Something to copy: the page's script shows the button. */
export function Code({ label, text }: { label: string; text: string }) {
  return (
    <figure className="api-code box" data-code>
      <figcaption>
        {label}
        <button type="button" className="btn btn-s" data-copy hidden>
          Copiar
        </button>
      </figcaption>
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}

function Parameters({ of }: { of: readonly Parameter[] }) {
  const places = ['path', 'query', 'header'];
  const rows = of.toSorted((a, b) => places.indexOf(a.in) - places.indexOf(b.in));
  if (rows.length === 0) return null;
  return (
    <table className="data">
      <caption>Parámetros</caption>
      <tbody>
        {rows.map((parameter) => (
          <tr key={parameter.name}>
            <th scope="row">
              <code>{sentName(parameter)}</code>
              {parameter.required && <small> obligatorio</small>}
            </th>
            <td>
              <code>
                <TypeText of={parameter.schema ?? {}} />
              </code>
              <p>{wordsOf(parameter.schema ?? {}, parameter.description)}</p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Body({ requestBody }: Call) {
  return Object.entries(requestBody?.content ?? {}).map(([media, { schema = {} }]) => (
    <div key={media}>
      <p className="api-label">{media === JSON_TYPE ? 'Cuerpo' : `Cuerpo (${media})`}</p>
      <pre>
        <code>
          <TypeText of={resolve(schema, API)} />
        </code>
      </pre>
    </div>
  ));
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
    <li>
      <code>{status}</code>
      <div>
        {type && (
          <code>
            <TypeText of={type} />
          </code>
        )}
        {words.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </li>
  );
}

/** An operation: a line that opens into everything that a caller has to know. */
export function CallEntry({ call }: { call: Call }) {
  const method = call.method.toUpperCase();
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
        <Parameters of={call.parameters ?? []} />
        <Body {...call} />
        <div>
          <p className="api-label">Respuesta</p>
          <ul className="api-answers">
            {Object.entries(call.responses).map(([status, answer]) => (
              <AnswerItem key={status} status={status} answer={answer} />
            ))}
          </ul>
        </div>
        <Code label="Ejemplo" text={curlOf(call, API)} />
      </div>
    </details>
  );
}
