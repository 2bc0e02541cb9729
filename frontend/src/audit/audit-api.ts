import {
  AUDIT_PAGE_MAX,
  type AuditEntry,
  type AuditQuery,
  type AuditVerification,
} from '@contracts/audit';
import type { CompanySummary } from '@contracts/company';
import { BACKGROUND_HEADER } from '@contracts/headers';
import { API } from '@contracts/routes';
import { nullWhenSignedOut, requestJson } from '../api/http-client';
import { type Page, type PageWish, requestPage, sendForJson } from '../api/request-page';

/** What the audit asks of the server. Queries are null when signed out. */
export interface AuditVerbs {
  /** Newest first; the total is counted up to one beyond `AUDIT_TOTAL_MAX`, or beyond the page. */
  listAudit(
    query: AuditQuery,
    range: PageWish,
    signal?: AbortSignal,
  ): Promise<Page<AuditEntry> | null>;
  /** All that has happened to a document and to its workflow, oldest first. */
  getDocumentAudit(documentId: string, signal?: AbortSignal): Promise<AuditEntry[] | null>;
  /**
   * The running check of the own company, or of the one named, else the last one. After the first time it
   * does not keep the session alive.
   */
  getVerification: VerificationFeed;
  /** Starts a check of the own company, or of the one named; answers the running one if there is one. */
  startVerification(companyId: string): Promise<AuditVerification>;
  /** The own company; all of them for the platform admin. */
  listCompanies(signal?: AbortSignal): Promise<CompanySummary[] | null>;
}

type VerificationFeed = (
  companyId: string,
  signal?: AbortSignal,
) => Promise<AuditVerification | null>;

function withQuery(path: string, query: AuditQuery): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value) search.set(key, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Address of the export: every event with its checkpoints, of one company for the platform admin. */
export const auditExportPath = (companyId: string): string =>
  withQuery(API.auditExport, { companyId });

const listAudit: AuditVerbs['listAudit'] = (query, range, signal) =>
  nullWhenSignedOut(requestPage<AuditEntry>(withQuery(API.audit, query), range, signal));

const getDocumentAudit: AuditVerbs['getDocumentAudit'] = async (documentId, signal) => {
  // By id: what is added while the pages are read moves the later ones, and is seen twice.
  const entries = new Map<string, AuditEntry>();
  for (let page = 1; ; page += 1) {
    const answer = await listAudit({ documentId }, { page, perPage: AUDIT_PAGE_MAX }, signal);
    if (!answer) return null;
    for (const entry of answer.rows) entries.set(entry.id, entry);
    if (answer.rows.length < AUDIT_PAGE_MAX) return [...entries.values()].reverse();
  }
};

function createVerificationFeed(): VerificationFeed {
  const known = new Set<string>();
  return (companyId, signal) => {
    const headers: HeadersInit = known.has(companyId) ? { [BACKGROUND_HEADER]: '1' } : {};
    known.add(companyId);
    const path = withQuery(API.auditVerification, { companyId });
    return nullWhenSignedOut(requestJson<AuditVerification>(path, { headers, signal }));
  };
}

export function createAuditVerbs(): AuditVerbs {
  return {
    listAudit,
    getDocumentAudit,
    getVerification: createVerificationFeed(),
    startVerification: (companyId) =>
      sendForJson('POST', withQuery(API.auditVerification, { companyId })),
    listCompanies: (signal) =>
      nullWhenSignedOut(requestJson<CompanySummary[]>(API.companies, { signal })),
  };
}
