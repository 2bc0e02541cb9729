import type { DocumentDetail } from '@contracts/document';
import { documentScreen } from '@contracts/routes';
import { LockOpen } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { ReasonButton } from './ReasonButton';
import { useReasonAct } from './use-reason-act';

/** A company_admin opens the data of an observed document, and goes there to correct them. */
export function OpenForCorrectionButton({ document }: { document: DocumentDetail }) {
  const navigate = useNavigate();
  const open = useReasonAct({
    documentId: document.id,
    done: 'Documento abierto para corregir',
    act: (provider, reason) => provider.reopen(document.id, { reason }, document.version, document),
    onDone: () => void navigate(documentScreen(document.id)),
  });
  return (
    <ReasonButton
      form={`corregir:${document.id}`}
      label="Abrir para corregir"
      icon={LockOpen}
      title="Abrir el documento para corregirlo"
      help="Sus datos podrán cambiarse hasta que se levante la observación. El motivo queda en su historia."
      confirmLabel="Abrir"
      onConfirm={open}
    />
  );
}
