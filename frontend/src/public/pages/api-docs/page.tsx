import { ERRORS } from '@contracts/errors';
import type { CSSProperties } from 'react';
import { Contents } from '../../sections/Contents';
import { DataTable } from '../../sections/Facts';
import { Linked } from '../../sections/Linked';
import { Search } from '../../sections/Search';
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
import { CallEntry, sentName } from './CallEntry';
import { Code, TypeCode } from './Code';
import { API_GROUPS, callId, CALLS, groupId, SCHEMAS, typeId, TYPES } from './openapi';

/** Every error code by status, and by name within one. */
const ERROR_ROWS = Object.entries(ERRORS)
  .sort(([a, { status: x }], [b, { status: y }]) => x - y || a.localeCompare(b, 'es'))
  .map(([code, { status, message }]) => [code, String(status), message]);

/** Tells the style sheet how many rows a part has, so that it can guess its height before it is laid out. */
const rowsStyle = (rows: number) => ({ '--rows': rows }) as CSSProperties;

function CallLinks({ header }: { header: string }) {
  const calls = CALLS.filter(({ parameters = [] }) =>
    parameters.some((parameter) => sentName(parameter) === header),
  );
  return (
    <ul className="api-links line">
      {calls.map((call) => (
        <li key={callId(call)}>
          <a className="link" href={`#${callId(call)}`}>
            {call.method.toUpperCase()} {call.path}
          </a>
        </li>
      ))}
    </ul>
  );
}

function ChapterSection({ id, title, blocks, code, header }: Chapter) {
  return (
    <section className={code ? 'api-chapter split' : 'api-chapter'} id={id}>
      <div>
        <h2 className="sub">{title}</h2>
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

function Calls() {
  return (
    <section className="api-part" id="operaciones">
      <h2 className="sub">Operaciones</h2>
      <Search name="Filtrar operaciones y tipos" placeholder="upload, If-Match, Tesorería…" />
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
  return (
    <section className="api-part" id="tipos" data-entries>
      <h2 className="sub">Tipos</h2>
      <p className="t2">{TYPES_TEXT}</p>
      <div className="api-types" style={rowsStyle(TYPES.length)}>
        {TYPES.map((name) => (
          <details className="api-entry box" id={typeId(name)} key={name} data-entry>
            <summary>
              <code>{name}</code>
            </summary>
            <pre>
              <TypeCode of={SCHEMAS[name] ?? {}} />
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
      <h2 className="sub">Errores</h2>
      <p className="t2">{ERRORS_TEXT}</p>
      <div className="api-rows" style={rowsStyle(ERROR_ROWS.length)}>
        <DataTable heads={['code', 'HTTP', 'message']} rows={ERROR_ROWS} />
      </div>
    </section>
  );
}

const INDEX = [
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
const index = (look = '') => <Contents name="En esta página" parts={INDEX} look={look} />;

function ApiDocsBody() {
  const facts = [...KEY_FACTS, ['Operaciones', `${CALLS.length} en ${API_GROUPS.length} grupos`]];
  return (
    <>
      <PageHead
        title={API_TITLE}
        lead={LEAD}
        picture={
          <dl className="rows api-facts">
            {facts.map(([name, fact]) => (
              <div key={name}>
                <dt className="md t3">{name}</dt>
                <dd className="m words">{fact}</dd>
              </div>
            ))}
          </dl>
        }
      />
      <div className="wrap api">
        {index('hide-s')}
        <details className="api-folded box only-s">
          <summary>En esta página</summary>
          {index()}
        </details>
        <div className="fit">
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
