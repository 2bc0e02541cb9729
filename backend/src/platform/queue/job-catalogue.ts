/** Which reading: `attempt` is the document's reading attempt, for the compare-and-set on saving. */
interface Reading {
  documentId: string;
  tenantId: string;
  attempt: number;
}

/** Every job of the product with its payload. Producers and handlers meet here, never by import. */
export interface JobCatalogue {
  /** Read a document; one that needs OCR is passed on. */
  extract: Reading;
  /** Read a document that needs OCR, in a line of its own (decision 031). */
  'extract-images': Reading;
  /** Read a document of a company whose documents took all the time there is: when nobody else waits. */
  'extract-last': Reading;
  /** A second opinion on a document that was read. */
  'second-reading': { documentId: string; tenantId: string; runId: string };
}
export type JobName = keyof JobCatalogue;

export const JOB_NAMES = [
  'extract',
  'extract-images',
  'extract-last',
  'second-reading',
] as const satisfies readonly JobName[];

/** Id of the `extract-images` job that an `extract` job is passed on to: both stand for one reading. */
export const imagesJobId = (extractJobId: string): string => `${extractJobId}:images`;

/** Id of the `extract-last` job that either of them is passed on to. */
export const lastJobId = (jobId: string): string => `${jobId.replace(':images', '')}:last`;

/** Jobs that an `extract` job may have been passed on to, one after the other. */
export const heirJobIds = (extractJobId: string): string[] => [
  imagesJobId(extractJobId),
  lastJobId(extractJobId),
];
