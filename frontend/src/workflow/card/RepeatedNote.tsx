import { documentScreen } from '@contracts/routes';
import type { DuplicateAcceptance } from '@contracts/workflow';
import type { WorkflowDetail } from '@contracts/workflow-calls';
import { Copy, CopyCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMay } from '../../layout/SessionContext';
import { timeInPeru } from '../../ui/format-time';
import { STATUS_LABEL } from '../steps';
import { actOutcome } from './act-outcome';
import { Note } from './Note';
import { ReasonButton } from './ReasonButton';

/** Another document has the same comprobante: the payment is not prepared until a company_admin accepts it. */
export function RepeatedNote({
  documentId,
  repeated,
}: Pick<WorkflowDetail, 'documentId' | 'repeated'>) {
  const mayAccept = useMay('documents.accept-duplicate');
  if (!repeated) return null;
  return (
    <Note tone="warn" icon={Copy} label="Comprobante repetido">
      <p>
        <strong className="b">Comprobante repetido.</strong> Otro documento tiene el mismo:{' '}
        <Link className="link" to={documentScreen(repeated.id)}>
          {repeated.filename}
        </Link>{' '}
        <span className="t2">({STATUS_LABEL[repeated.workflowStatus]})</span>
      </p>
      {mayAccept ? (
        <span className="row wraps wf-note-acts">
          <ReasonButton
            {...actOutcome(documentId, 'Comprobante repetido aceptado')}
            form={`repetido:${documentId}`}
            label="Aceptar comprobante repetido"
            icon={CopyCheck}
            title="Aceptar el comprobante repetido"
            help="El pago podrá prepararse aunque otro documento tenga el mismo comprobante. El motivo queda registrado."
            confirmLabel="Aceptar"
            act={(provider, reason) => provider.acceptDuplicate(documentId, { reason })}
          />
        </span>
      ) : (
        <p className="md">
          Un administrador de la empresa debe aceptarlo antes de preparar el pago.
        </p>
      )}
    </Note>
  );
}

/** That it was accepted, by whom, and why. */
export function AcceptedDuplicateNote({ acceptance }: { acceptance: DuplicateAcceptance }) {
  const { byName, at, reason } = acceptance;
  return (
    <Note tone="mute" icon={CopyCheck} label="Comprobante repetido aceptado">
      <p className="md">
        {byName} aceptó el comprobante repetido el {timeInPeru(at)}: “{reason}”
      </p>
    </Note>
  );
}
