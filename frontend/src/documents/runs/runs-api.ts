import { BACKGROUND_HEADER } from '@contracts/headers';
import { API } from '@contracts/routes';
import type { DocumentRuns, SecondReadingRequest, SecondReadingResponse } from '@contracts/runs';
import { nullWhenSignedOut, requestJson } from '../../api/http-client';
import { send, sendForJson } from '../../api/request-page';

/** The readings of a document: which engines read it, what that took and where they disagree. */
export interface RunVerbs {
  /** A poll is the page's own request: it does not keep the session alive. */
  getRuns(id: string, isPoll: boolean, signal?: AbortSignal): Promise<DocumentRuns | null>;
  /** Has another engine read a document that was read; costs no credit. */
  askSecondReading(id: string, engine: SecondReadingRequest): Promise<SecondReadingResponse>;
  /** Ends what is being read of the document, its reading or a second one. */
  cancelReading(id: string): Promise<void>;
}

export const runVerbs: RunVerbs = {
  getRuns: (id, isPoll, signal) => {
    const headers: HeadersInit = isPoll ? { [BACKGROUND_HEADER]: '1' } : {};
    return nullWhenSignedOut(requestJson<DocumentRuns>(API.documentRuns(id), { headers, signal }));
  },
  askSecondReading: (id, engine) => sendForJson('POST', API.documentSecondReading(id), engine),
  cancelReading: (id) => send('POST', API.documentCancelReading(id)),
};
