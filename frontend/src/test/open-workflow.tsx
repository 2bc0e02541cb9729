import type { DocumentDetail } from '@contracts/document';
import type { WorkflowDetail, WorkflowUpdateRequest } from '@contracts/workflow-calls';
import { screen } from '@testing-library/react';
import { ApiError } from '../api/api-error';
import type { AppVerbs } from '../api/data-provider';
import { DetailPane } from '../workflow/DetailPane';
import { aDetail, aDocument, aUser } from './factories';
import { fakeDataProvider } from './fake-data-provider';
import { renderApp } from './render-app';
import { aWorkflowDetail } from './workflow-factories';

const both = aUser({ firstName: 'Lucía', lastName: 'Paredes' });

interface Situation {
  version?: number;
  detail?: Partial<WorkflowDetail>;
  document?: Partial<DocumentDetail>;
  verbs?: Partial<AppVerbs>;
  user?: typeof both;
  /** The screen that it is part of; else it stands alone. */
  path?: string;
}

/** The open document d-1 after so many steps. */
export function openWorkflow(situation: Situation = {}) {
  const { version = 3, detail, document, verbs, user = both, path } = situation;
  const takeStep = jest.fn(
    (_id: string, _body: WorkflowUpdateRequest, _seen: number, _key: string) =>
      Promise.resolve(aWorkflowDetail(version + 1)),
  );
  const provider = fakeDataProvider({
    getDocument: () => Promise.resolve(aDetail(aDocument({ id: 'd-1' }), document)),
    getWorkflow: () => Promise.resolve(aWorkflowDetail(version, detail)),
    takeStep,
    ...verbs,
  });
  const nothing = () => undefined;
  const part = (
    <DetailPane
      id="d-1"
      team={version < 2 ? 'logistica' : 'tesoreria'}
      isFormWanted={false}
      isArrival={false}
      onBack={nothing}
      onTaken={nothing}
    />
  );
  const shown = path ? { path } : { part };
  return { ...renderApp({ ...shown, dataProvider: provider, user }), takeStep };
}

/** A button of the open document. */
export const action = (name: string) => screen.findByRole('button', { name });

export const refused = (status: number, body: object): ApiError =>
  new ApiError({ status, statusText: '', body: JSON.stringify(body) });
