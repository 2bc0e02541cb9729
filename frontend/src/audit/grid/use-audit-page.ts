import type { AuditEntry } from '@contracts/audit';
import { keepPreviousData } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import type { Page } from '../../api/request-page';
import { type AuditParams, queryOf } from '../params/audit-params';
import { EVENTS_KEY, useAuditQuery } from '../use-audit-query';

export const EVENTS_PER_PAGE = 50;

/** A page of the events that fit, newest first. */
export function useAuditPage(params: AuditParams) {
  const provider = useDataProvider<AppDataProvider>();
  const query = queryOf(params);
  const { page } = params;
  return useAuditQuery<Page<AuditEntry>>({
    queryKey: [EVENTS_KEY, query, page],
    queryFn: ({ signal }) => provider.listAudit(query, { page, perPage: EVENTS_PER_PAGE }, signal),
    placeholderData: keepPreviousData,
  });
}
