import type { DocumentDetail } from '@contracts/document';
import { CheckCheck, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { useDrafts } from '../../drafts/use-draft';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { timeInPeru } from '../../ui/format-time';
import { ReasonDialog } from './ReasonDialog';
import { useMay } from '../../layout/SessionContext';

interface ConfirmedSummaryProps {
  document: DocumentDetail;
  onReopen(reason: string): Promise<boolean>;
}

/** Who confirmed, when, and what they said; a company's admin may open the document again. */
export function ConfirmedSummary({ document, onReopen }: ConfirmedSummaryProps) {
  const { confirmedAt, confirmedByName, confirmationComment, lockReason } = document;
  const form = `reabrir:${document.id}`;
  const drafts = useDrafts();
  const canAsk = useMay('documents.reopen') && lockReason === 'confirmado';
  const [isAsking, setIsAsking] = useState(() => canAsk && drafts.has(form));
  return (
    <footer className="firm over p10 row g10 confirm-bar ground">
      <span className="toned tone-ok">
        <Icon of={CheckCheck} size={20} />
      </span>
      <p className="md">
        <strong className="b">Confirmado</strong>
        {confirmedAt && ` el ${timeInPeru(confirmedAt)}`}
        {confirmedByName && ` por ${confirmedByName}`}
        {confirmationComment && <span className="t2"> · {confirmationComment}</span>}
      </p>
      <span className="sp" />
      {canAsk && (
        <Button icon={LockOpen} onClick={() => setIsAsking(true)}>
          Reabrir
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          form={form}
          title="Reabrir el documento"
          help="Podrá corregirse de nuevo. El motivo queda en su historia."
          confirmLabel="Reabrir"
          onConfirm={onReopen}
          onClose={() => setIsAsking(false)}
        />
      )}
    </footer>
  );
}
