import type { ApprovalView } from '@contracts/approval';
import type { DocumentDetail } from '@contracts/document';
import { Stamp } from 'lucide-react';
import { documentTitle } from '../../documents/current-document';
import { useMay } from '../../layout/SessionContext';
import { timeInPeru } from '../../ui/format-time';
import { totalText } from '../DueMark';
import { actOutcome } from './act-outcome';
import { Note } from './Note';
import { ReasonButton } from './ReasonButton';

/** What is approved, as it is on the screen. */
function paymentText(document: DocumentDetail): string {
  const number = document.extractedData?.documento?.numero;
  return [documentTitle(document), number, totalText(document)].filter(Boolean).join(' · ');
}

function ApproveButton({ document }: { document: DocumentDetail }) {
  const { id, version } = document;
  return (
    <ReasonButton
      {...actOutcome(id, 'Pago aprobado')}
      form={`aprobacion:${id}`}
      label="Aprobar pago"
      icon={Stamp}
      look="primary"
      title="Aprobar el pago"
      help={`${paymentText(document)}. Queda registrado con su nombre; lo prepara y lo ejecuta otra persona.`}
      isComment
      confirmLabel="Aprobar"
      act={(provider, comment) => provider.approvePayment(id, { comment }, version)}
    />
  );
}

/** A payment above the company's limit: what is missing and who may give it, or who has. */
export function ApprovalNote({
  document,
  approval,
}: {
  document: DocumentDetail;
  approval: ApprovalView;
}) {
  const isAsked = useMay('documents.approve-payment');
  const { missing, given, refusal } = approval;
  if (missing === null) {
    if (!given) return null;
    const { byName, delegatedBy, at, comment } = given;
    return (
      <Note tone="ok" icon={Stamp} label="Pago aprobado">
        <p className="md">
          {byName} aprobó el pago el {timeInPeru(at)}
          {delegatedBy && `, por delegación de ${delegatedBy}`}
          {comment && `: “${comment}”`}
        </p>
      </Note>
    );
  }
  return (
    <Note tone="warn" icon={Stamp} label="Falta la aprobación">
      <p>
        <strong className="b">Falta la aprobación.</strong> {missing}
      </p>
      {isAsked && refusal !== null && <p className="md">{refusal}</p>}
      {isAsked && refusal === null && (
        <span className="row wraps wf-note-acts">
          <ApproveButton document={document} />
        </span>
      )}
    </Note>
  );
}
