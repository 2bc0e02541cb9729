import { API } from '@contracts/routes';
import type { DocumentRuns, SecondReadingRequest, SecondReadingResponse } from '@contracts/runs';
import { read } from '../../api/http-client';
import { send, sendForJson } from '../../api/request-page';

/** The readings of a document: which engines read it, what that took and where they disagree. */
export const runVerbs = {
  /** A poll is the page's own request: it does not keep the session alive. */
  getRuns: (id: string, isPoll: boolean, signal?: AbortSignal) =>
    read<DocumentRuns>(API.documentRuns(id), { signal, isBackground: isPoll }),
  /** Has another engine read a document that was read; costs no credit. */
  askSecondReading: (id: string, engine: SecondReadingRequest) =>
    sendForJson<SecondReadingResponse>('POST', API.documentSecondReading(id), engine),
  /** Ends what is being read of the document, its reading or a second one. */
  cancelReading: (id: string) => send('POST', API.documentCancelReading(id)),
};

export type RunVerbs = typeof runVerbs;
