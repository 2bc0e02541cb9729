import type { DocumentSummary } from '@contracts/document';
import { Trash2 } from 'lucide-react';
import { DialogButton } from '../../ui/DialogButton';
import { useMay, useSignedInUser } from '../../layout/SessionContext';
import { DeleteDocumentDialog } from './DeleteDocumentDialog';

/** A company admin deletes what the company has, a platform admin only what is their own. */
export function useMayDelete({ uploadedBy }: DocumentSummary): boolean {
  const { id } = useSignedInUser();
  const isPlatform = useMay('admin.read');
  return useMay('documents.delete') && (!isPlatform || uploadedBy === id);
}

export const deletionRefused = ({ isLocked }: DocumentSummary): string | undefined =>
  isLocked ? 'Un documento bloqueado no se elimina.' : undefined;

/** For those who may: deletes the document, after a reason was given. */
export function DeleteDocumentButton({ document }: { document: DocumentSummary }) {
  if (!useMayDelete(document)) return null;
  return (
    <DialogButton
      size="s"
      icon={Trash2}
      disabled={document.isLocked}
      title={deletionRefused(document)}
      label="Eliminar"
    >
      {(close) => <DeleteDocumentDialog document={document} onClose={close} />}
    </DialogButton>
  );
}
