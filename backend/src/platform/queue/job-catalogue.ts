/** Every job of the product with its payload. Producers and handlers meet here, never by import. */
export interface JobCatalogue {
  /** Read a document. `attempt` is the document's reading attempt, for the compare-and-set on saving. */
  extract: { documentId: string; tenantId: string; attempt: number };
  /** A second opinion on a document that was read. */
  'second-reading': { documentId: string; tenantId: string; runId: string };
}
export type JobName = keyof JobCatalogue;

export const JOB_NAMES = ['extract', 'second-reading'] as const satisfies readonly JobName[];
