import { Download } from 'lucide-react';
import { documentsText } from '../../history/format';
import { Button } from '../../ui/Button';
import { type SendJob, sentCount } from './send-job';
import type { useSheetsDialog } from './use-sheets-dialog';

interface SendActionsProps {
  dialog: ReturnType<typeof useSheetsDialog>;
  onClose(): void;
}

/** 'Continuar' once something is in the sheet, 'Reintentar' as long as nothing is. */
function sendLabel(job: SendJob | null, count: number): string {
  if (job) return sentCount(job) > 0 ? 'Continuar' : 'Reintentar';
  return count === 1 ? 'Enviar' : `Enviar ${documentsText(count)}`;
}

/** The way out, and the one thing to do: send, or save the file in its place. */
export function SendActions({ dialog, onClose }: SendActionsProps) {
  const { form, job, documents, isSending, isBusy, isExporting, canSend, instead } = dialog;
  return (
    <>
      {isSending ? (
        <Button onClick={dialog.stop}>Detener</Button>
      ) : (
        <Button disabled={isBusy} onClick={onClose}>
          {canSend && !job ? 'Cancelar' : 'Cerrar'}
        </Button>
      )}
      {instead !== null && (
        <Button type="submit" look="primary" icon={Download} disabled={isExporting} autoFocus>
          {isExporting ? 'Descargando…' : 'Descargar XLSX'}
        </Button>
      )}
      {canSend && (
        <Button
          type="submit"
          look="primary"
          disabled={isBusy || form.isBlank}
          autoFocus={!form.isBlank}
        >
          {isSending ? 'Enviando…' : sendLabel(job, documents.length)}
        </Button>
      )}
    </>
  );
}
