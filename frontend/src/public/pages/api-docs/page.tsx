import { ERRORS } from '@contracts/errors';
import type { CSSProperties } from 'react';
import { Linked } from '../../sections/Linked';
import { PageHead } from '../../sections/Section';
import type { SitePage } from '../../site/site-page';
import {
  API_DESCRIPTION,
  API_TITLE,
  CHAPTERS,
  type Chapter,
  ERRORS_TEXT,
  GROUPS,
  KEY_FACTS,
  LEAD,
  TYPES_TEXT,
} from './content';
import { API, API_GROUPS, CALLS } from './calls';
import { CallEntry, Code, sentName } from './CallEntry';
import { callId, groupId, typeId, typesOf } from './openapi';
import { TypeText } from './TypeText';

/** Every error code by status, and by name within one. */
const ERROR_ROWS = Object.entries(ERRORS).sort(
  ([a, { status: first }], [b, { status: second }]) => first - second || a.localeCompare(b, 'es'),
);

/** Tells the style sheet how many rows a part has, so that it can guess its height before it is laid out. */
const rowsStyle = (rows: number) => ({ '--rows': rows }) as CSSProperties;

function CallLinks({ header }: { header: string }) {
  const calls = CALLS.filter(({ parameters = [] }) =>
    parameters.some((parameter) => sentName(parameter) === header),
  );
  return (
    <ul className="api-links">
      {calls.map((call) => (
        <li key={callId(call)}>
          <a href={`#${callId(call)}`}>
            {call.method.toUpperCase()} {call.path}
          </a>
        </li>
      ))}
    </ul>
  );
}

function ChapterSection({ id, title, blocks, code, header }: Chapter) {
  return (
    <section className="api-chapter" id={id}>
      <div>
        <h2>{title}</h2>
        {blocks.map((text) => (
          <p key={text}>
            <Linked text={text} />
          </p>
        ))}
        {header !== undefined && <CallLinks header={header} />}
      </div>
      {code && <Code {...code} />}
    </section>
  );
}

/** Shown by the page's script, which does the work. */
function Search() {
  return (
    <form className="api-search fine" role="search" data-search hidden>
      <label htmlFor="filtro">Filtrar operaciones y tipos</label>
      <input
        id="filtro"
        type="search"
        autoComplete="off"
        spellCheck={false}
        className="control"
        placeholder="upload, If-Match, Tesorería…"
      />
      <span className="t3" role="status" data-found />
    </form>
  );
}

function Calls() {
  return (
    <section className="api-part" id="operaciones">
      <h2>Operaciones</h2>
      <Search />
      <p className="search-none" data-none hidden>
        Ninguna operación ni tipo tiene esas palabras. Pruebe con parte de la dirección o con un
        campo.
      </p>
      {API_GROUPS.map(([name, calls]) => (
        <section
          key={name}
          className="api-group"
          id={groupId(name)}
          style={rowsStyle(calls.length)}
          data-entries
        >
          <h3>{name}</h3>
          <p className="t2">{GROUPS[name]}</p>
          {calls.map((call) => (
            <CallEntry key={callId(call)} call={call} />
          ))}
        </section>
      ))}
    </section>
  );
}

function Types() {
  const names = typesOf(CALLS, API);
  return (
    <section className="api-part" id="tipos" data-entries>
      <h2>Tipos</h2>
      <p className="t2">{TYPES_TEXT}</p>
      <div className="api-types" style={rowsStyle(names.length)}>
        {names.map((name) => (
          <details className="api-entry box" id={typeId(name)} key={name} data-entry>
            <summary>
              <code>{name}</code>
            </summary>
            <pre>
              <code>
                <TypeText of={API.components.schemas[name] ?? {}} />
              </code>
            </pre>
          </details>
        ))}
      </div>
    </section>
  );
}

function Errors() {
  return (
    <section className="api-part" id="errores">
      <h2>Errores</h2>
      <p className="t2">{ERRORS_TEXT}</p>
      <div className="api-rows" style={rowsStyle(ERROR_ROWS.length)}>
        <table className="data">
          <thead>
            <tr>
              <th scope="col">code</th>
              <th scope="col">HTTP</th>
              <th scope="col">message</th>
            </tr>
          </thead>
          <tbody>
            {ERROR_ROWS.map(([code, { status, message }]) => (
              <tr key={code}>
                <th scope="row">
                  <code>{code}</code>
                </th>
                <td>{status}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const INDEX: readonly { title: string; links: readonly { id: string; title: string }[] }[] = [
  { title: 'Para empezar', links: CHAPTERS },
  { title: 'Operaciones', links: API_GROUPS.map(([title]) => ({ id: groupId(title), title })) },
  {
    title: 'Consulta',
    links: [
      { id: 'tipos', title: 'Tipos' },
      { id: 'errores', title: 'Errores' },
    ],
  },
];

function Index() {
  return (
    <nav className="contents" aria-label="En esta página">
      {INDEX.map(({ title, links }) => (
        <div key={title}>
          <p className="contents-title">{title}</p>
          <ol>
            {links.map((link) => (
              <li key={link.id}>
                <a href={`#${link.id}`}>{link.title}</a>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
}

function ApiDocsBody() {
  const facts = [...KEY_FACTS, ['Operaciones', `${CALLS.length} en ${API_GROUPS.length} grupos`]];
  return (
    <>
      <PageHead
        title={API_TITLE}
        lead={LEAD}
        picture={
          <dl className="api-facts">
            {facts.map(([name, fact]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        }
      />
      <div className="wrap api">
        <Index />
        <details className="api-folded box">
          <summary>En esta página</summary>
          <Index />
        </details>
        <div className="api-content">
          {CHAPTERS.map((chapter) => (
            <ChapterSection key={chapter.id} {...chapter} />
          ))}
          <Calls />
          <Types />
          <Errors />
        </div>
      </div>
    </>
  );
}

/** /api-docs: the reference of the real API, from the description that the server gives of itself. */
export const apiDocsPage: SitePage = {
  name: 'api-docs',
  title: API_TITLE,
  description: API_DESCRIPTION,
  Body: ApiDocsBody,
};
