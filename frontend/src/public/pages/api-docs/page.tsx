import { ERRORS } from '@contracts/errors';
import type { ReactNode } from 'react';
import { Contents } from '../../sections/Contents';
import { DataTable } from '../../sections/Facts';
import { Linked } from '../../sections/Linked';
import type { TextSection } from '../../sections/linked-text';
import { Search } from '../../sections/Search';
import { PageHead } from '../../sections/Section';
import type { SitePage } from '../../site/site-page';
import { CHAPTERS, ERROR_EXAMPLE, GROUPS, HEAD, KEY_FACTS } from './content';
import { CallEntry, Code, sentName, TypeCode } from './CallEntry';
import { curlOf } from './curl';
import { CALLS, TYPES } from './openapi';

/** Every error code by status, and by name within one. */
const ERROR_ROWS = Object.entries(ERRORS)
  .sort(([a, { status: x }], [b, { status: y }]) => x - y || a.localeCompare(b, 'es'))
  .map(([code, { status, message }]) => [code, String(status), message]);

const CallLinks = ({ header }: { header: string }) => (
  <ul className="api-links line">
    {GROUPS.flatMap(({ calls }) => calls)
      .filter(({ parameters = [] }) => parameters.some((one) => sentName(one) === header))
      .map(({ id, method, path }) => (
        <li key={id}>
          <Linked text={`[${method} ${path}](#${id})`} />
        </li>
      ))}
  </ul>
);

/** What stands below the words of a chapter. */
const BODIES: Readonly<Record<string, ReactNode>> = {
  versiones: <CallLinks header="If-Match" />,
  idempotencia: <CallLinks header="Idempotency-Key" />,
  listas: <CallLinks header="range" />,
  operaciones: (
    <>
      <Search name="Filtrar operaciones y tipos" placeholder="upload, If-Match, Tesorería…" />
      <p className="search-none" data-none hidden>
        Ninguna operación ni tipo tiene esas palabras. Pruebe con parte de la dirección o con un
        campo.
      </p>
      {GROUPS.map(({ id, title, text, calls }) => (
        <section className="api-group" id={id} key={id} data-entries>
          <h3>{title}</h3>
          <p className="t2">{text}</p>
          {calls.map((call) => (
            <CallEntry key={call.id} call={call} />
          ))}
        </section>
      ))}
    </>
  ),
  tipos: (
    <div className="api-types">
      {TYPES.map(([name, type]) => (
        <details className="api-entry box" id={`tipo-${name}`} key={name} data-entry>
          <summary className="line">
            <code>{name}</code>
          </summary>
          <pre>
            <TypeCode of={type} />
          </pre>
        </details>
      ))}
    </div>
  ),
  errores: (
    <div className="api-rows">
      <DataTable heads={['code', 'HTTP', 'message']} rows={ERROR_ROWS} />
    </div>
  ),
};

/** Calls as one writes them in a shell, by their anchors. */
const curls = (...ids: readonly string[]): string =>
  CALLS.filter(({ id }) => ids.includes(id))
    .map(curlOf)
    .join('\n\n');

/** What stands beside a chapter. */
const EXAMPLES: Readonly<Record<string, ReactNode>> = {
  sesion: (
    <Code label="Entrar y preguntar quién es uno" text={curls('post-login', 'get-auth-user')} />
  ),
  'formato-de-error': <Code label="Un error" text={ERROR_EXAMPLE} />,
  versiones: (
    <Code label="Corregir un dato de la versión 7" text={curls('post-documents-id-edit-field')} />
  ),
};

const Chapter = ({ id, title, blocks }: TextSection) => (
  <section className="api-chapter split" id={id} data-entries={id === 'tipos' || undefined}>
    <div>
      <h2 className="sub">{title}</h2>
      {blocks.map((text) => (
        <p key={text}>
          <Linked text={text} />
        </p>
      ))}
      {BODIES[id]}
    </div>
    {EXAMPLES[id]}
  </section>
);

const INDEX = [
  { title: 'Para empezar', links: CHAPTERS.slice(0, -3) },
  { title: 'Operaciones', links: GROUPS },
  { title: 'Consulta', links: CHAPTERS.slice(-2) },
];
const index = (look = '') => <Contents name="En esta página" parts={INDEX} look={look} />;

function ApiDocsBody() {
  return (
    <>
      <PageHead
        {...HEAD}
        picture={
          <dl className="rows api-facts">
            {KEY_FACTS.map(([name, fact]) => (
              <div key={name}>
                <dt className="md t3">{name}</dt>
                <dd className="m words">{fact}</dd>
              </div>
            ))}
          </dl>
        }
      />
      <div className="wrap split api">
        {index('hide-s')}
        <details className="box only-s">
          <summary className="line m">En esta página</summary>
          {index()}
        </details>
        <div>
          {CHAPTERS.map((chapter) => (
            <Chapter key={chapter.id} {...chapter} />
          ))}
        </div>
      </div>
    </>
  );
}

/** /api-docs: the reference of the real API, from the description that the server gives of itself. */
export const apiDocsPage: SitePage = {
  name: 'api-docs',
  title: HEAD.title,
  description:
    'Todas las operaciones de la API de Foliado, con sus parámetros, respuestas, errores y un ejemplo de cada una.',
  Body: ApiDocsBody,
};
