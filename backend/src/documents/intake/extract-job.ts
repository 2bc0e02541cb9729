/** One job a reading attempt: the same attempt is never in the queue twice. */
export const extractJobId = (documentId: string, attempt: number): string =>
  `extract:${documentId}:${attempt}`;
