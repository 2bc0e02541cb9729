import type { DocumentSummary } from '@contracts/document';
import { formatDate } from '@rules/date';
import { CopyCheck } from 'lucide-react';
import { Icon } from '../../ui/Icon';

/** The day of an instant in Lima, as `15 mar 2026`. */
function dayInPeru(instant: string): string {
  return formatDate(
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Lima' }).format(new Date(instant)),
  );
}

interface DuplicateNoticeProps {
  /** The earlier document; null when it is not in the list. */
  original: DocumentSummary | null;
}

/** The same content or comprobante was here before: said, never silently accepted. */
export function DuplicateNotice({ original }: DuplicateNoticeProps) {
  return (
    <div className="duplicate-notice md" role="note">
      <Icon of={CopyCheck} />
      <p>
        <strong className="b">Posible duplicado.</strong>{' '}
        {original
          ? `Ya existe ${original.filename}, subido el ${dayInPeru(original.createdAt)} por ${original.uploadedByName}.`
          : 'Su empresa ya tiene un documento con el mismo contenido o comprobante.'}
      </p>
    </div>
  );
}
