import type { DocumentSummary } from '@contracts/document';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMay, useSignedInUser } from '../../layout/SessionContext';
import { Button } from '../../ui/Button';
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
  const mayDelete = useMayDelete(document);
  const [isAsking, setIsAsking] = useState(false);
  if (!mayDelete) return null;
  return (
    <>
      <Button
        size="s"
        icon={Trash2}
        disabled={document.isLocked}
        title={deletionRefused(document)}
        onClick={() => setIsAsking(true)}
      >
        Eliminar
      </Button>
      {isAsking && <DeleteDocumentDialog document={document} onClose={() => setIsAsking(false)} />}
    </>
  );
}
