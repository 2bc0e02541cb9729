/** One job a reading attempt: the same attempt is never in the queue twice. */
export const extractJobId = (documentId: string, attempt: number): string =>
  `extract:${documentId}:${attempt}`;

/** Of a job of any line. */
export const documentOfJob = (jobId: string): string => jobId.split(':')[1] ?? '';
