import {
  AUDIT_PAGE_MAX,
  type AuditEntry,
  type AuditQuery,
  type AuditVerification,
} from '@contracts/audit';
import type { CompanySummary } from '@contracts/company';
import { API } from '@contracts/routes';
import { nullWhenSignedOut, read } from '../api/http-client';
import { type PageWish, requestPage, sendForJson } from '../api/request-page';

function withQuery(path: string, query: AuditQuery): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value) search.set(key, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Address of the export: every event with its checkpoints, of one company for the platform admin. */
export const auditExportPath = (companyId: string): string =>
  withQuery(API.auditExport, { companyId });

const listAudit = (query: AuditQuery, range: PageWish, signal?: AbortSignal) =>
  nullWhenSignedOut(requestPage<AuditEntry>(withQuery(API.audit, query), range, signal));

async function getDocumentAudit(
  documentId: string,
  signal?: AbortSignal,
): Promise<AuditEntry[] | null> {
  // By id: what is added while the pages are read moves the later ones, and is seen twice.
  const entries = new Map<string, AuditEntry>();
  for (let page = 1; ; page += 1) {
    const answer = await listAudit({ documentId }, { page, perPage: AUDIT_PAGE_MAX }, signal);
    if (!answer) return null;
    for (const entry of answer.rows) entries.set(entry.id, entry);
    if (answer.rows.length < AUDIT_PAGE_MAX) return [...entries.values()].reverse();
  }
}

/** What the audit asks of the server. Queries are null when signed out. */
export function createAuditVerbs() {
  const polled = new Set<string>();
  return {
    /** Newest first; the total is counted up to one beyond `AUDIT_TOTAL_MAX`, or beyond the page. */
    listAudit,
    /** All that has happened to a document and to its workflow, oldest first. */
    getDocumentAudit,
    /**
     * The running check of the own company, or of the one named, else the last one. After the first time it
     * does not keep the session alive.
     */
    getVerification: (companyId: string, signal?: AbortSignal) => {
      const isBackground = polled.has(companyId);
      polled.add(companyId);
      const path = withQuery(API.auditVerification, { companyId });
      return read<AuditVerification>(path, { signal, isBackground });
    },
    /** Starts a check of the own company, or of the one named; answers the running one if there is one. */
    startVerification: (companyId: string) =>
      sendForJson<AuditVerification>('POST', withQuery(API.auditVerification, { companyId })),
    /** The own company; all of them for the platform admin. */
    listCompanies: (signal?: AbortSignal) => read<CompanySummary[]>(API.companies, { signal }),
  };
}

export type AuditVerbs = ReturnType<typeof createAuditVerbs>;
