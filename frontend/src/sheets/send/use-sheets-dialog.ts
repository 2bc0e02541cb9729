import { ERRORS } from '@contracts/errors';
import { BULK_MAX_IDS } from '@contracts/payment';
import type { CreateSheetAnswer, SheetsStatus } from '@contracts/sheets';
import { useState } from 'react';
import { useExport } from '../../history/bulk/use-export';
import type { Selection } from '../../history/selection';
import { useSheetsStatus } from '../use-sheets-status';
import { isTooMany } from './sendable';
import { isSameTarget } from './send-job';
import { useCreateSheet } from './use-create-sheet';
import { useSendDocuments } from './use-send-documents';
import { useSendable } from './use-sendable';
import { useSheetForm } from './use-sheet-form';

const TOO_MANY = `Se envían hasta ${BULK_MAX_IDS} documentos por vez. Elija menos, o descargue el XLSX, que lleva los mismos datos.`;

/** Why a file does the job and not the spreadsheet service; null when the service can. */
function whyInstead(status: SheetsStatus, selection: Selection): string | null {
  if (!status.isConfigured) return ERRORS.HOJAS_NO_CONFIGURADAS.message;
  return isTooMany(selection) ? TOO_MANY : null;
}

/** Everything that the dialog asks and does. */
export function useSheetsDialog(selection: Selection, onClose: () => void) {
  const status = useSheetsStatus();
  const sendable = useSendable(selection);
  const form = useSheetForm(status.data?.spreadsheets ?? []);
  const [created, setCreated] = useState<CreateSheetAnswer | null>(null);
  const creating = useCreateSheet((sheet) => {
    setCreated(sheet);
    form.change({ spreadsheetId: sheet.spreadsheetId });
  });
  const sending = useSendDocuments((target) => {
    form.rememberTarget(target);
    onClose();
  });
  const exporting = useExport(selection);
  const instead = status.data ? whyInstead(status.data, selection) : null;
  const documents = sendable.data?.documents ?? [];
  const canSend = Boolean(status.data) && instead === null && documents.length > 0;
  const isBusy = sending.isPending || creating.isPending;
  const isExporting = exporting.running !== null;
  // What was sent to another sheet says nothing of the one in the form.
  const isOfTarget = sending.job !== null && isSameTarget(sending.job.target, form.target);

  const submit = (): void => {
    if (instead !== null) {
      if (!isExporting) exporting.run('xlsx');
    } else if (canSend && !isBusy && form.check()) {
      void sending.run(form.target, documents);
    }
  };
  return {
    status,
    sendable,
    documents,
    form,
    created,
    create: () => void creating.run(),
    isCreating: creating.isPending,
    isSending: sending.isPending,
    isBusy,
    stop: sending.stop,
    job: isOfTarget ? sending.job : null,
    errorText: isOfTarget ? sending.errorText : null,
    instead,
    isExporting,
    canSend,
    submit,
  };
}
