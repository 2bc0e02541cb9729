import type { CompanyRecord } from './company.schema';

/** A company as other features see it. */
export interface Company {
  id: string;
  name: string;
  ruc: string | null;
  isDemo: boolean;
  /** Who acts on workflow steps 1-2 may not act on 5-6 of the same document. */
  separacionFunciones: boolean;
  /** Days after confirmation that originals are kept; null takes the server's default. */
  fileRetentionDays: number | null;
  createdAt: Date;
  /** Counts the changes. */
  version: number;
}

/** Records from before the settings read as their defaults. */
export function toCompany(record: CompanyRecord): Company {
  const { _id: id, name, ruc, isDemo, createdAt } = record;
  const { separacionFunciones = false, fileRetentionDays = null, revision: version = 0 } = record;
  return { id, name, ruc, isDemo, separacionFunciones, fileRetentionDays, createdAt, version };
}
