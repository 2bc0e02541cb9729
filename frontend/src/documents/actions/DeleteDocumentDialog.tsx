import {
  DELETION_REASON_LABEL,
  type DeletionReason,
  type DocumentSummary,
} from '@contracts/document';
import { useState } from 'react';
import { CREDITS_KEY } from '../../account/account-keys';
import { useAction } from '../../api/use-action';
import { Radio } from '../../ui/Choice';
import { Dialog } from '../../ui/Dialog';
import { useUploads } from '../../upload/UploadProvider';
import { DOCUMENTS_KEY } from '../use-documents';

const REASONS = Object.keys(DELETION_REASON_LABEL) as DeletionReason[];

interface DeleteDocumentDialogProps {
  document: DocumentSummary;
  onClose(): void;
}

function useDeletion({ document: { id, filename }, onClose }: DeleteDocumentDialogProps) {
  const { queue } = useUploads();
  return useAction((provider, reason: DeletionReason) => provider.deleteDocument(id, reason), {
    done: () => ({ title: 'Documento eliminado', description: filename }),
    renews: [DOCUMENTS_KEY, CREDITS_KEY],
    onDone: () => {
      queue.forget(id);
      onClose();
    },
  });
}

/** Asks why, and says what goes and what stays. The reason is of a list: free text could hold data. */
export function DeleteDocumentDialog(props: DeleteDocumentDialogProps) {
  const { document, onClose } = props;
  const [reason, setReason] = useState<DeletionReason | null>(null);
  const { run, isPending, errorText } = useDeletion(props);
  return (
    <Dialog
      title={`¿Eliminar ${document.filename}?`}
      onClose={onClose}
      onSubmit={() => reason && void run(reason)}
      confirmLabel="Eliminar documento"
      busyLabel="Eliminando…"
      look="danger"
      isBusy={isPending}
      isShut={reason === null}
      error={errorText}
    >
      <p>
        Se borran el archivo, las imágenes de sus páginas, los datos leídos y sus correcciones.
        Queda solo la constancia de quién lo eliminó, cuándo y por qué. No se puede deshacer.
      </p>
      <fieldset className="col g4 fit t1">
        <legend className="block md m field-label">Motivo</legend>
        {REASONS.map((known, index) => (
          <Radio
            key={known}
            name="motivo"
            label={DELETION_REASON_LABEL[known]}
            checked={reason === known}
            autoFocus={index === 0}
            onChange={() => setReason(known)}
          />
        ))}
      </fieldset>
    </Dialog>
  );
}
