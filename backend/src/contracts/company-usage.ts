/** What one company used in one month (Lima); a row of `GET /api/admin/company-usage`. */
export interface CompanyUsage {
  /** `{companyId}:{month}`. */
  id: string;
  companyId: string;
  /** Null for a person without a company, or a company that is gone. */
  companyName: string | null;
  /** yyyy-mm. */
  month: string;
  /** Uploads, also of what was deleted since. */
  documents: number;
  /** Of the documents of the month that are there. */
  pages: number;
  creditsUsed: number;
  /** Of the readings of the month whose documents are there, as the catalogue of models prices them. */
  costUsd: number;
  /** People of the company who did something that is recorded. */
  people: number;
  /** ISO with zone; null when nobody did anything. */
  lastUseAt: string | null;
  /** Originals as they are kept now; null for a month that is over: nobody measured it then. */
  storageFiles: number | null;
  storageBytes: number | null;
}

export const COMPANY_USAGE_SORT_KEYS = [
  'companyName',
  'documents',
  'pages',
  'creditsUsed',
  'costUsd',
  'people',
  'lastUseAt',
  'storageBytes',
] as const satisfies readonly (keyof CompanyUsage)[];
export type CompanyUsageSortKey = (typeof COMPANY_USAGE_SORT_KEYS)[number];

/** Months that can be asked for, the present one included. */
export const COMPANY_USAGE_MONTHS = 24;
