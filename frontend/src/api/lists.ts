import type { DocumentFilter, DocumentSortKey } from '@contracts/list-query';
import type { SupplierSort } from '@contracts/suppliers';
import type { WorkflowListOrder } from '@contracts/workflow-calls';
import type { DataProvider, GetListParams, GetListResult, QueryFunctionContext } from 'react-admin';
import type { AccountVerbs } from '../account/account-api';
import { type AdminVerbs, USER_ACTIVITY, USER_CREDITS } from '../admin/admin-api';
import { findMembers } from '../account/company/member-list';
import { type AuditFilter, auditQuery } from '../audit/address';
import type { AuditVerbs } from '../audit/audit-api';
import type { HistoryVerbs } from '../history/history-api';
import type { TeamFilter } from '../workflow/address';
import type { DetractionVerbs } from '../detractions/detractions-api';
import type { SupplierVerbs } from '../suppliers/suppliers-api';
import type { WorkflowVerbs } from '../workflow/workflow-api';
import { ApiError } from './api-error';
import type { Page, PageWish } from './request-page';

type Verbs = AccountVerbs &
  AdminVerbs &
  AuditVerbs &
  DetractionVerbs &
  HistoryVerbs &
  SupplierVerbs &
  WorkflowVerbs;
type Asked = GetListParams & QueryFunctionContext;
type List = (asked: Asked) => Promise<GetListResult>;

/** react-admin wants the end of the session as an error. */
function signedIn<T>(answer: T | null): T {
  if (answer === null) throw new ApiError({ status: 401, statusText: '', body: '' });
  return answer;
}

/** Of a verb that answers a page. */
const pages =
  <Row>(
    ask: (which: PageWish, asked: Asked) => Promise<Page<Row> | null>,
    idOf?: (row: Row) => string,
  ): List =>
  async (asked) => {
    const { rows, total } = signedIn(
      await ask(asked.pagination ?? { page: 1, perPage: 25 }, asked),
    );
    return { data: idOf ? rows.map((row) => ({ ...row, id: idOf(row) })) : rows, total };
  };

/** Nothing waits for a count: one row more than is shown says whether there is another page. */
const documents =
  (list: Verbs['listHistory']): List =>
  async ({ pagination: { page, perPage } = { page: 1, perPage: 25 }, sort, filter, signal }) => {
    const from = (page - 1) * perPage;
    const query = {
      ...{ from, to: from + perPage, filter: filter as DocumentFilter },
      ...{ sort: sort?.field as DocumentSortKey, order: sort?.order ?? 'DESC' },
    };
    const rows = signedIn(await list(query, { signal }));
    return {
      data: rows.slice(0, perPage),
      pageInfo: { hasPreviousPage: page > 1, hasNextPage: rows.length > perPage },
    };
  };

/** A company has few members: all of them are asked for, and looked through here. */
const members = (list: Verbs['listMembers']): List =>
  pages(async ({ page, perPage }, { filter, signal }) => {
    const { q = '' } = filter as { q?: string };
    const found = findMembers(signedIn(await list(signal)), q);
    return { rows: found.slice((page - 1) * perPage, page * perPage), total: found.length };
  });

/** A sort of this list is one of its orders. */
const workflow = (list: Verbs['listTeamDocuments']): List =>
  pages((which, { filter, sort, signal }) => {
    const { team, step, ...query } = filter as TeamFilter;
    const order = sort?.field as WorkflowListOrder;
    return list(team, { ...query, order, ...(step && { step: Number(step) }) }, which, signal);
  });

/** Of suppliers the most come first, whatever they are sorted by. */
const suppliers = (list: Verbs['listSuppliers']): List =>
  pages((which, { filter, sort, signal }) => {
    const { q = '' } = filter as { q?: string };
    return list({ search: q, sort: sort?.field as SupplierSort }, which, signal);
  });

/** Of the user in the filter. */
const ofUser = <Row>(
  list: (id: string, which: PageWish, signal?: AbortSignal) => Promise<Page<Row> | null>,
): List =>
  pages((which, { filter, signal }) => list((filter as { userId: string }).userId, which, signal));

/** Lists that the server is asked for in other words than simple-rest's. */
export function ownLists({ getList, ...verbs }: Verbs & Pick<DataProvider, 'getList'>) {
  const own: Readonly<Record<string, List>> = {
    documents: documents(verbs.listHistory),
    members: members(verbs.listMembers),
    workflow: workflow(verbs.listTeamDocuments),
    suppliers: suppliers(verbs.listSuppliers),
    audit: pages((which, { filter, signal }) =>
      verbs.listAudit(auditQuery(filter as AuditFilter), which, signal),
    ),
    [USER_ACTIVITY]: ofUser(verbs.getUserActivity),
    [USER_CREDITS]: ofUser(verbs.getUserCreditHistory),
    credits: pages((which, { signal }) => verbs.getCreditHistory(which, signal)),
    'payment-files': pages(
      (which, { signal }) => verbs.listPaymentBatches(which, signal),
      ({ batchId }) => batchId,
    ),
    'deposit-files': pages(
      (which, { signal }) => verbs.listDeposits(which, signal),
      ({ depositId }) => depositId,
    ),
  };
  return ((resource, params) =>
    own[resource]?.(params) ?? getList(resource, params)) as DataProvider['getList'];
}
