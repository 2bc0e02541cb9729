import { useSearchParams } from 'react-router-dom';
import { type AuditParams, readAuditParams, writeAuditParams } from './audit-params';

export type ChangeAuditParams = (change: Partial<AuditParams>) => void;

/** The parameters of the address, and how to change some: any but the page begins at the first page again. */
export function useAuditParams(): [AuditParams, ChangeAuditParams] {
  const [search, setSearch] = useSearchParams();
  const change: ChangeAuditParams = (part) =>
    setSearch((now) => writeAuditParams({ ...readAuditParams(now), page: 1, ...part }));
  return [readAuditParams(search), change];
}
