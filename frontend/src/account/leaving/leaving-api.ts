import type { CompanyRemovalRequest, CompanyRemovalState } from '@contracts/offboarding';
import { API } from '@contracts/routes';
import { nullWhenSignedOut, requestJson } from '../../api/http-client';
import { send } from '../../api/request-page';

/** That people and companies leave. An absent company is one's own. */
export interface LeavingVerbs {
  /** For good; `email` is the account's, typed once more. */
  anonymiseMember(id: string, email: string): Promise<void>;
  anonymiseUser(id: string, email: string): Promise<void>;
  getRemoval(signal?: AbortSignal): Promise<CompanyRemovalState | null>;
  orderRemoval(request: CompanyRemovalRequest, companyId?: string): Promise<void>;
  cancelRemoval(companyId?: string): Promise<void>;
}

const removalOf = (companyId?: string): string =>
  companyId === undefined ? API.companyRemoval : API.adminCompanyRemoval(companyId);

export const leavingVerbs: LeavingVerbs = {
  anonymiseMember: (id, email) => send('POST', API.companyUserAnonymise(id), { email }),
  anonymiseUser: (id, email) => send('POST', API.adminUserAnonymise(id), { email }),
  getRemoval: (signal) =>
    nullWhenSignedOut(requestJson<CompanyRemovalState>(API.companyRemoval, { signal })),
  orderRemoval: (request, companyId) => send('PUT', removalOf(companyId), request),
  cancelRemoval: (companyId) => send('DELETE', removalOf(companyId)),
};
