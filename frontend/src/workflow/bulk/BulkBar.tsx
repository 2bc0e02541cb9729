import { STEP_OF } from '@contracts/workflow';
import { Landmark, X } from 'lucide-react';
import { PaymentFileButton } from '../../history/payment-file/PaymentFileButton';
import { selectionOf } from '../../history/selection';
import { Button } from '../../ui/Button';
import { nextStep } from '../steps';
import { useTeamFilter } from '../use-team-list';
import { BulkApproveButton } from './BulkApproveButton';
import { BulkTakeStepButton } from './BulkTakeStepButton';
import type { Chosen } from './use-chosen';

/** How many are chosen, and what is done with them together. */
export function BulkBar({ chosen }: { chosen: Chosen }) {
  const isApproval = useTeamFilter().state === 'por-aprobar';
  const { documents, clear } = chosen;
  const { length } = documents;
  const isPrepared = documents.every(
    ({ workflowVersion }) => nextStep(workflowVersion)?.step === STEP_OF.ExecutePayment,
  );
  if (length === 0) return null;
  return (
    <section className="firm over row workflow-bulk" aria-label="Selección">
      <strong className="b sm sp" role="status">
        {length === 1 ? '1 seleccionado' : `${length} seleccionados`}
      </strong>
      {isApproval ? <BulkApproveButton chosen={chosen} /> : <BulkTakeStepButton chosen={chosen} />}
      {!isApproval && isPrepared && (
        <PaymentFileButton
          icon={Landmark}
          selection={selectionOf(documents)}
          isCompact
          onChanged={clear}
        />
      )}
      <Button size="s" look="ghost" icon={X} aria-label="Quitar selección" onClick={clear} />
    </section>
  );
}
