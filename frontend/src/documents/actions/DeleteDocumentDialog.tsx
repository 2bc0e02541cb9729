import {
  DELETION_REASON_LABEL,
  type DeletionReason,
  type DocumentSummary,
} from '@contracts/document';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useRefreshCredits } from '../../account/credits/use-credits';
import type { AppDataProvider } from '../../api/data-provider';
import { useAction } from '../../api/use-action';
import { Button } from '../../ui/Button';
import { Radio } from '../../ui/Choice';
import { Dialog } from '../../ui/Dialog';
import { InlineError } from '../../ui/InlineError';
import { useUploads } from '../../upload/UploadProvider';
import { DOCUMENTS_KEY } from '../use-documents';

const REASONS = Object.keys(DELETION_REASON_LABEL) as DeletionReason[];

interface DeleteDocumentDialogProps {
  document: DocumentSummary;
  onClose(): void;
}

function useDeletion({ document, onClose }: DeleteDocumentDialogProps) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const refreshCredits = useRefreshCredits();
  const { queue } = useUploads();
  const notify = useNotify();
  return useAction((reason: DeletionReason) => dataProvider.deleteDocument(document.id, reason), {
    onDone: () => {
      notify('Documento eliminado', { description: document.filename });
      void queryClient.invalidateQueries({ queryKey: DOCUMENTS_KEY });
      queue.forget(document.id);
      refreshCredits();
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
      isBusy={isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Cancelar
          </Button>
          <Button type="submit" look="danger" disabled={reason === null || isPending}>
            {isPending ? 'Eliminando…' : 'Eliminar documento'}
          </Button>
        </>
      }
    >
      <p>
        Se borran el archivo, las imágenes de sus páginas, los datos leídos y sus correcciones.
        Queda solo la constancia de quién lo eliminó, cuándo y por qué. No se puede deshacer.
      </p>
      <fieldset className="choice-list">
        <legend className="field-label">Motivo</legend>
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
      {errorText && <InlineError text={errorText} />}
    </Dialog>
  );
}
