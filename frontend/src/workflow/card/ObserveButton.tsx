import { Flag } from 'lucide-react';
import { ReasonButton } from './ReasonButton';
import { useReasonAct } from './use-reason-act';

/** Treasury has found a mistake: the next step waits until it is lifted. */
export function ObserveButton({ documentId }: { documentId: string }) {
  const observe = useReasonAct({
    documentId,
    done: 'Documento observado',
    act: (provider, reason) => provider.observeDocument(documentId, { reason }),
  });
  return (
    <ReasonButton
      form={`observar:${documentId}`}
      size="m"
      look="ghost"
      label="Observar"
      icon={Flag}
      title="Observar el documento"
      help="El siguiente paso espera hasta que se levante la observación. El motivo queda registrado."
      confirmLabel="Observar"
      onConfirm={observe}
    />
  );
}
