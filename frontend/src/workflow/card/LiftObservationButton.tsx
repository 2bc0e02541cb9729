import { FlagOff } from 'lucide-react';
import { ReasonButton } from './ReasonButton';
import { useReasonAct } from './use-reason-act';

/** The mistake is settled: the workflow goes on. */
export function LiftObservationButton({ documentId }: { documentId: string }) {
  const lift = useReasonAct({
    documentId,
    done: 'Observación levantada',
    act: (provider, reason) => provider.liftObservation(documentId, { reason }),
  });
  return (
    <ReasonButton
      form={`levantar:${documentId}`}
      label="Levantar observación"
      icon={FlagOff}
      title="Levantar la observación"
      help="Diga cómo se resolvió. El motivo queda registrado."
      confirmLabel="Levantar"
      onConfirm={lift}
    />
  );
}
