import type { DocumentSummary } from '@contracts/document';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMay, useSignedInUser } from '../../layout/SessionContext';
import { Button } from '../../ui/Button';
import { DeleteDocumentDialog } from './DeleteDocumentDialog';

/** A company admin deletes what the company has, a platform admin only what is their own. */
function useMayDelete({ uploadedBy }: DocumentSummary): boolean {
  const { id } = useSignedInUser();
  const isPlatform = useMay('admin.read');
  return useMay('documents.delete') && (!isPlatform || uploadedBy === id);
}

interface DeleteDocumentButtonProps {
  document: DocumentSummary;
  /** The icon alone, for a bar with little room. */
  isCompact?: boolean;
}

/** For those who may: deletes the document, after a reason was given. */
export function DeleteDocumentButton({ document, isCompact = false }: DeleteDocumentButtonProps) {
  const mayDelete = useMayDelete(document);
  const [isAsking, setIsAsking] = useState(false);
  if (!mayDelete) return null;
  return (
    <>
      <Button
        size={isCompact ? 'm' : 's'}
        look={isCompact ? 'ghost' : 'plain'}
        icon={Trash2}
        disabled={document.isLocked}
        aria-label={isCompact ? 'Eliminar' : undefined}
        title={document.isLocked ? 'Un documento bloqueado no se elimina.' : undefined}
        onClick={() => setIsAsking(true)}
      >
        {!isCompact && 'Eliminar'}
      </Button>
      {isAsking && <DeleteDocumentDialog document={document} onClose={() => setIsAsking(false)} />}
    </>
  );
}
