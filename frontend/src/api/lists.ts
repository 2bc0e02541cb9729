import type { AuditQuery } from '@contracts/audit';
import type { DocumentFilter, DocumentSortKey } from '@contracts/list-query';
import type { DataProvider, GetListParams, GetListResult, QueryFunctionContext } from 'react-admin';
import type { AuditVerbs } from '../audit/audit-api';
import type { HistoryVerbs } from '../history/history-api';

const PAGE = { page: 1, perPage: 25 };

/** Nothing waits for a count: one row more than is shown says whether there is another page. */
const documentsOf =
  (list: HistoryVerbs['listHistory']) =>
  async ({ pagination = PAGE, sort, filter, signal }: GetListParams & QueryFunctionContext) => {
    const { page, perPage } = pagination;
    const from = (page - 1) * perPage;
    const query = {
      ...{ from, to: from + perPage, filter: filter as DocumentFilter },
      ...{ sort: sort?.field as DocumentSortKey, order: sort?.order ?? 'DESC' },
    };
    const rows = (await list(query, { signal })) ?? [];
    return {
      data: rows.slice(0, perPage),
      pageInfo: { hasPreviousPage: page > 1, hasNextPage: rows.length > perPage },
    };
  };

const auditOf =
  (list: AuditVerbs['listAudit']) =>
  async ({ pagination = PAGE, filter, signal }: GetListParams & QueryFunctionContext) => {
    const page = await list(filter as AuditQuery, pagination, signal);
    return { data: page?.rows ?? [], total: page?.total ?? 0 };
  };

/** Lists that the server is asked for in other words than simple-rest's. */
export function ownLists(
  { getList }: Pick<DataProvider, 'getList'>,
  { listHistory, listAudit }: Pick<HistoryVerbs & AuditVerbs, 'listHistory' | 'listAudit'>,
): DataProvider['getList'] {
  const own: Record<
    string,
    (params: GetListParams & QueryFunctionContext) => Promise<GetListResult>
  > = { documents: documentsOf(listHistory), audit: auditOf(listAudit) };
  return (resource, params) => (own[resource] ?? getList.bind(null, resource))(params);
}
