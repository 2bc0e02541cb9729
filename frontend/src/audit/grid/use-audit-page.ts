import { useProviderQuery } from '../../api/use-provider-query';
import { AUDIT_KEY } from '../audit-keys';
import { keepPreviousData } from '@tanstack/react-query';
import { type AuditParams, queryOf } from '../params/audit-params';
import { EVENTS_KEY } from '../audit-keys';

export const EVENTS_PER_PAGE = 50;

/** A page of the events that fit, newest first. */
export function useAuditPage(params: AuditParams) {
  const query = queryOf(params);
  const { page } = params;
  return useProviderQuery(
    [AUDIT_KEY, EVENTS_KEY, query, page],
    (provider, signal) => provider.listAudit(query, { page, perPage: EVENTS_PER_PAGE }, signal),
    { placeholderData: keepPreviousData },
  );
}
