import type { DocumentSummary } from '@contracts/document';
import { CopyCheck } from 'lucide-react';
import { Icon } from '../../ui/Icon';
import { dayInPeru } from '../../ui/format-time';

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
