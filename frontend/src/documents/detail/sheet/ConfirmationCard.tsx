import type { DocumentDetail } from '@contracts/document';
import { CheckCheck } from 'lucide-react';
import { Card } from '../../../ui/Card';
import { Icon } from '../../../ui/Icon';
import { timeInPeru } from '../../../ui/format-time';

/** When a document was confirmed, by whom, and what was said (spec section 4). */
export function ConfirmationCard({ document }: { document: DocumentDetail }) {
  const { isConfirmed, confirmedAt, confirmedByName, confirmationComment } = document;
  if (!isConfirmed) return null;
  return (
    <Card padded aria-label="Confirmación">
      <div className="row">
        <span className="toned tone-ok">
          <Icon of={CheckCheck} size={20} />
        </span>
        <h2 className="h3 sp">Documento confirmado</h2>
      </div>
      <p className="mt6 md t2">
        {confirmedAt && timeInPeru(confirmedAt)}
        {confirmedByName && ` · ${confirmedByName}`}
      </p>
      {confirmationComment && <p className="mt8 md quote">{confirmationComment}</p>}
    </Card>
  );
}
