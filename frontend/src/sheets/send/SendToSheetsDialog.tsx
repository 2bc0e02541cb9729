import { QueryArea } from '../../layout/QueryArea';
import { documentTitle } from '../../documents/current-document';
import { documentsText, formatCount } from '../../history/format';
import type { Selection } from '../../history/selection';
import { Dialog } from '../../ui/Dialog';
import { InlineError } from '../../ui/InlineError';
import type { Sendable } from './sendable';
import { SendActions } from './SendActions';
import { SendProgress } from './SendProgress';
import { SheetFields } from './SheetFields';
import { useSheetsDialog } from './use-sheets-dialog';
import '../sheets.css';

const NOTHING_READ = 'Nada de lo elegido tiene datos leídos: no hay filas que enviar.';

const unreadText = (count: number): string =>
  count === 1
    ? '1 no tiene datos leídos y no se envía.'
    : `${formatCount(count)} no tienen datos leídos y no se envían.`;

/** What one click does, and what it leaves out. */
function What({ documents, unread }: Sendable) {
  const [only, second] = documents;
  return (
    <p>
      {only && !second ? (
        <>
          Agrega una fila con los datos de <strong className="b">{documentTitle(only)}</strong>. Si
          ya está en la hoja, no se repite.
        </>
      ) : (
        <>
          Agrega una fila por cada uno de{' '}
          <strong className="b">{documentsText(documents.length)}</strong>. Los que ya están en la
          hoja no se repiten.
        </>
      )}
      {unread > 0 && ` ${unreadText(unread)}`}
    </p>
  );
}

type OpenDialog = ReturnType<typeof useSheetsDialog>;

/** The form and what has become of it, once both the service and the documents are known. */
function SendForm({ dialog }: { dialog: OpenDialog }) {
  const { status, sendable, form, job, errorText } = dialog;
  if (!status.data || !sendable.data) return null;
  if (sendable.data.documents.length === 0) return <p>{NOTHING_READ}</p>;
  return (
    <>
      <What {...sendable.data} />
      <SheetFields
        status={status.data}
        form={form}
        created={dialog.created}
        isCreating={dialog.isCreating}
        isSending={dialog.isSending}
        onCreate={dialog.create}
      />
      {job && <SendProgress job={job} isPending={dialog.isSending} />}
      {errorText && <InlineError text={errorText} />}
    </>
  );
}

interface SendToSheetsDialogProps {
  selection: Selection;
  onClose(): void;
}

/** Sends what is chosen to a spreadsheet of the company, or saves it as one where that cannot be. */
export function SendToSheetsDialog({ selection, onClose }: SendToSheetsDialogProps) {
  const dialog = useSheetsDialog(selection, onClose);
  const { instead } = dialog;
  return (
    <Dialog
      title="Enviar a Google Sheets"
      isModal
      isBusy={dialog.isBusy}
      onClose={onClose}
      onSubmit={dialog.submit}
      actions={<SendActions dialog={dialog} onClose={onClose} />}
    >
      <QueryArea
        query={dialog.status}
        of="Google Sheets"
        loading="Consultando Google Sheets..."
        failed="Error al consultar Google Sheets"
      >
        {() =>
          instead !== null ? (
            <p>{instead}</p>
          ) : (
            <QueryArea query={dialog.sendable} of="los documentos">
              {() => <SendForm dialog={dialog} />}
            </QueryArea>
          )
        }
      </QueryArea>
    </Dialog>
  );
}
