import type { DocumentSummary } from '@contracts/document';
import type { ErrorCode } from '@contracts/errors';
import type { SubmitToSheetsAnswer } from '@contracts/sheets';
import { ApiError } from '../../api/api-error';

export interface SheetTarget {
  spreadsheetId: string;
  /** The server's own name when empty. */
  sheetName: string;
}

export interface SendFailure {
  document: DocumentSummary;
  error: unknown;
}

/** Documents on their way to one sheet: what is there, what is not, and why. */
export interface SendJob {
  target: SheetTarget;
  total: number;
  waiting: readonly DocumentSummary[];
  added: number;
  /** Had their row already. */
  repeated: number;
  failed: readonly SendFailure[];
  /** The document at which all of it was stopped. */
  stoppedAt: DocumentSummary | null;
  /** The last answer. */
  answer: SubmitToSheetsAnswer | null;
}

export const newJob = (target: SheetTarget, documents: readonly DocumentSummary[]): SendJob => ({
  target,
  total: documents.length,
  waiting: documents,
  added: 0,
  repeated: 0,
  failed: [],
  stoppedAt: null,
  answer: null,
});

export const sentCount = ({ added, repeated }: SendJob): number => added + repeated;

/** What is left goes first and what failed once more after it; nothing that is in the sheet. */
export const resumed = (job: SendJob): SendJob => ({
  ...job,
  waiting: [...job.waiting, ...job.failed.map(({ document }) => document)],
  failed: [],
  stoppedAt: null,
});

export const isSameTarget = (a: SheetTarget, b: SheetTarget): boolean =>
  a.spreadsheetId === b.spreadsheetId && a.sheetName === b.sheetName;

/** These speak of one document; whatever else goes wrong would meet the next one, too. */
const OF_ONE_DOCUMENT: ReadonlySet<string> = new Set<ErrorCode>([
  'NO_ENCONTRADO',
  'ESTADO_NO_PERMITE',
  'DOCUMENTO_BLOQUEADO',
  'VERSION_CONFLICTO',
  'SOLICITUD_EN_CURSO',
]);

const isOfOneDocument = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== null && OF_ONE_DOCUMENT.has(error.code);

const withAnswer = (job: SendJob, answer: SubmitToSheetsAnswer): SendJob => ({
  ...job,
  waiting: job.waiting.slice(1),
  added: job.added + (answer.isRepeated ? 0 : 1),
  repeated: job.repeated + (answer.isRepeated ? 1 : 0),
  answer,
});

/**
 * Sends what is waiting, one after the other: the order of the rows is that of the selection, and a
 * spreadsheet that refuses one for all is asked once. `tell` gets every step.
 * @throws the refusal that stopped it; its document goes to the end, so that it blocks no other
 */
export async function runJob(
  begun: SendJob,
  send: (documentId: string) => Promise<SubmitToSheetsAnswer>,
  tell: (job: SendJob) => void,
): Promise<SendJob> {
  let job = begun;
  const step = (next: SendJob): void => {
    job = next;
    tell(job);
  };
  for (;;) {
    const [document, ...rest] = job.waiting;
    if (!document) return job;
    try {
      step(withAnswer(job, await send(document.id)));
    } catch (error) {
      if (job.total === 1 || !isOfOneDocument(error)) {
        step({ ...job, waiting: [...rest, document], stoppedAt: document });
        throw error;
      }
      step({ ...job, waiting: rest, failed: [...job.failed, { document, error }] });
    }
  }
}
