import { CopyCheck } from 'lucide-react';
import { ReasonButton } from './ReasonButton';
import { useReasonAct } from './use-reason-act';

/** A company_admin takes it on himself that two documents have the same comprobante. */
export function AcceptDuplicateButton({ documentId }: { documentId: string }) {
  const accept = useReasonAct({
    documentId,
    done: 'Comprobante repetido aceptado',
    act: (provider, reason) => provider.acceptDuplicate(documentId, { reason }),
  });
  return (
    <ReasonButton
      form={`repetido:${documentId}`}
      label="Aceptar comprobante repetido"
      icon={CopyCheck}
      title="Aceptar el comprobante repetido"
      help="El pago podrá prepararse aunque otro documento tenga el mismo comprobante. El motivo queda registrado."
      confirmLabel="Aceptar"
      onConfirm={accept}
    />
  );
}
