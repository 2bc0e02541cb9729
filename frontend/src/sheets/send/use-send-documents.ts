import { ERRORS } from '@contracts/errors';
import type { DocumentSummary } from '@contracts/document';
import { DEFAULT_SHEET_NAME } from '@contracts/sheets';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { errorText, isAbort } from '../../api/api-error';
import type { AppDataProvider } from '../../api/data-provider';
import { useAction } from '../../api/use-action';
import { ALL_OF_DOCUMENTS } from '../../documents/document-key';
import { documentsText, formatCount } from '../../history/format';
import type { Notice } from '../../ui/Notification';
import { spreadsheetAddress } from '../spreadsheet-id';
import {
  type SendJob,
  type SheetTarget,
  isSameTarget,
  newJob,
  resumed,
  runJob,
  sentCount,
} from './send-job';

const FAILED_TITLE = 'Error de Google Sheets';
const FAILED = 'Error al enviar datos a Google Sheets';

/** Why one document, or all of it, was not sent. */
export const sendErrorText = (error: unknown): string =>
  isAbort(error) ? ERRORS.HOJAS_SIN_RESPUESTA.message : errorText(error, FAILED);

/** What is in the sheet now. */
function doneWords({ added, repeated, total, answer }: SendJob): Notice {
  const sheet = `«${answer?.sheetName ?? DEFAULT_SHEET_NAME}»`;
  if (total === 1 && repeated === 1) {
    return {
      title: 'Ya estaba en la hoja',
      description: `El documento tiene su fila en ${sheet}: no se agregó otra.`,
    };
  }
  if (total === 1) return { title: '¡Datos enviados!', description: `Una fila nueva en ${sheet}.` };
  if (added === 0) {
    return {
      title: 'Ya estaban en la hoja',
      description: `Los ${documentsText(total)} tienen su fila en ${sheet}: no se agregó ninguna.`,
    };
  }
  const before =
    repeated === 0 ? '' : repeated === 1 ? ' 1 ya estaba.' : ` ${repeated} ya estaban.`;
  return {
    title: '¡Datos enviados!',
    description: `${documentsText(added)} en ${sheet}.${before}`,
  };
}

const openSheet = (id: string): void =>
  void window.open(spreadsheetAddress(id), '_blank', 'noopener,noreferrer');

/**
 * Sends documents to a sheet one by one. A second try at the same sheet goes on with what is not
 * there; at another sheet it begins anew.
 */
export function useSendDocuments(onSent: (target: SheetTarget) => void) {
  const notify = useNotify();
  const [job, setJob] = useState<SendJob | null>(null);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const send = (
    provider: AppDataProvider,
    target: SheetTarget,
    documents: readonly DocumentSummary[],
  ): Promise<SendJob> => {
    const { signal } = (abort.current = new AbortController());
    const isAgain = job !== null && isSameTarget(job.target, target);
    const begun = isAgain ? resumed(job) : newJob(target, documents);
    setJob(begun);
    return runJob(begun, (id) => provider.submitToSheets(id, target, signal), setJob);
  };
  const action = useAction(send, {
    failed: (error) => ({ title: FAILED_TITLE, description: sendErrorText(error) }),
    // A row in a sheet is part of the document's story, and makes a new version of the document.
    renews: [ALL_OF_DOCUMENTS],
    onDone: (done) => {
      if (done.failed.length > 0) {
        const description = `${formatCount(sentCount(done))} de ${documentsText(done.total)} en la hoja: revise los que faltan.`;
        notify(FAILED_TITLE, { description, type: 'error' });
        return;
      }
      const { spreadsheetId } = done.target;
      const action = { label: 'Abrir hoja', run: () => openSheet(spreadsheetId) };
      const { title, description } = doneWords(done);
      notify(title, { description, action });
      onSent(done.target);
    },
  });
  return {
    run: action.run,
    isPending: action.isPending,
    errorText: action.error === null ? null : sendErrorText(action.error),
    job,
    stop: () => abort.current?.abort(),
  };
}
