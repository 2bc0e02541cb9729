import type { SitePage } from '../../site/site-page';
import document from '../../../../../openapi.json';
import { apiView, type ApiView } from './api-view';
import { Chapters } from './Chapters';
import { API_DESCRIPTION, API_TITLE, GROUPS, KEY_FACTS, LEAD } from './content';
import { ErrorTable } from './ErrorTable';
import type { OpenApi } from './openapi';
import { Operations } from './Operations';
import { PageIndex } from './PageIndex';
import { Types } from './Types';

const API: OpenApi = document;

function PageHead({ groups }: ApiView) {
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <header className="page-head">
      <div className="wrap api-head">
        <div>
          <h1 className="title">{API_TITLE}</h1>
          <p className="lead">{LEAD}</p>
        </div>
        <dl className="api-facts">
          {[...KEY_FACTS, ['Operaciones', `${count} en ${groups.length} grupos`]].map(
            ([name, fact]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ),
          )}
        </dl>
      </div>
    </header>
  );
}

function ApiDocsBody() {
  const view = apiView(API, Object.keys(GROUPS));
  return (
    <>
      <PageHead {...view} />
      <div className="wrap api">
        <PageIndex view={view} />
        <div className="api-content">
          <Chapters view={view} />
          <Operations {...view} />
          <Types {...view} />
          <ErrorTable />
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
