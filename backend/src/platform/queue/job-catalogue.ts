import { CLOUD_PROCESSOR_IDS, type CloudProcessorId } from '../../contracts/processors';

/** Which reading: `attempt` is the document's reading attempt, for the compare-and-set on saving. */
interface Reading {
  documentId: string;
  tenantId: string;
  attempt: number;
}

/** Which second opinion. */
interface SecondReading {
  documentId: string;
  tenantId: string;
  runId: string;
}

/** The line of an engine that waits for its vendor (decision 040). */
export type EngineJobName = `ask-${CloudProcessorId}`;

/**
 * Every job of the product with its payload. Producers and handlers meet here, never by import. Either reading by an
 * engine in the cloud is a job of that engine.
 */
export interface JobCatalogue extends Record<EngineJobName, Reading | SecondReading> {
  /** Read a document; one that needs OCR is passed on. */
  extract: Reading;
  /** Read a document that needs OCR, in a line of its own (decision 031). */
  'extract-images': Reading;
  /** Read a document of a company whose documents took all the time there is: when nobody else waits. */
  'extract-last': Reading;
  /** A second opinion on a document that was read. */
  'second-reading': SecondReading;
}
export type JobName = keyof JobCatalogue;

export const ENGINE_JOB_NAMES: readonly EngineJobName[] = CLOUD_PROCESSOR_IDS.map(
  (id): EngineJobName => `ask-${id}`,
);

export const JOB_NAMES: readonly JobName[] = [
  'extract',
  'extract-images',
  'extract-last',
  'second-reading',
  ...ENGINE_JOB_NAMES,
];

/** The line of an engine; null for one that waits for nobody. */
export const engineJobOf = (engine: string): EngineJobName | null =>
  ENGINE_JOB_NAMES.find((name) => name === `ask-${engine}`) ?? null;

/** What waits for a vendor takes no processor: its time counts in its own line alone. */
export const isEngineJob = (name: JobName): boolean =>
  ENGINE_JOB_NAMES.some((engine) => engine === name);

/** Id of the job in an engine's line to which another one is passed on: both stand for one reading. */
export const engineJobId = (jobId: string): string => `${jobId}:engine`;

/** Id of the `extract-images` job that an `extract` job is passed on to: both stand for one reading. */
export const imagesJobId = (extractJobId: string): string => `${extractJobId}:images`;

/** Id of the `extract-last` job that any of them is passed on to. */
export const lastJobId = (jobId: string): string =>
  `${jobId.replace(/:(?:images|engine)$/, '')}:last`;

/** Jobs that an `extract` job may have been passed on to, one after the other. */
export const heirJobIds = (extractJobId: string): string[] => [
  imagesJobId(extractJobId),
  engineJobId(extractJobId),
  lastJobId(extractJobId),
];
