/** One job a reading attempt: the same attempt is never in the queue twice. */
export const extractJobId = (documentId: string, attempt: number): string =>
  `extract:${documentId}:${attempt}`;

/** Of a job of any line; null for one that is no reading of a document's own. */
export function documentOfJob(jobId: string): string | null {
  const [kind, documentId = null] = jobId.split(':');
  return kind === 'extract' ? documentId : null;
}
