import type { CompanyRemovalRequest, CompanyRemovalState } from '@contracts/offboarding';
import { API } from '@contracts/routes';
import { read } from '../../api/http-client';
import { send } from '../../api/request-page';

const removalOf = (companyId?: string): string =>
  companyId === undefined ? API.companyRemoval : API.adminCompanyRemoval(companyId);

/** That people and companies leave. An absent company is one's own. */
export const leavingVerbs = {
  /** For good; `email` is the account's, typed once more. */
  anonymiseMember: (id: string, email: string) =>
    send('POST', API.companyUserAnonymise(id), { email }),
  anonymiseUser: (id: string, email: string) => send('POST', API.adminUserAnonymise(id), { email }),
  getRemoval: (signal?: AbortSignal) => read<CompanyRemovalState>(API.companyRemoval, { signal }),
  orderRemoval: (request: CompanyRemovalRequest, companyId?: string) =>
    send('PUT', removalOf(companyId), request),
  cancelRemoval: (companyId?: string) => send('DELETE', removalOf(companyId)),
};

export type LeavingVerbs = typeof leavingVerbs;
