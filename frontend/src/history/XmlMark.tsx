import type { DocumentSummary } from '@contracts/document';
import { FileCode, FileX } from 'lucide-react';
import { Icon } from '../ui/Icon';

const XML_SAYS = {
  solo: 'XML firmado',
  coincide: 'Coincide con su XML',
  difiere: 'Su XML dice otra cosa',
} as const;

/** That a comprobante has its XML, loud only where the two differ. */
export function XmlMark({ match }: { match: DocumentSummary['sourceMatch'] }) {
  if (!match) return null;
  const differs = match === 'difiere';
  return (
    <span
      role="img"
      className="toned tone-bad xml-mark"
      aria-label={XML_SAYS[match]}
      title={XML_SAYS[match]}
    >
      <Icon of={differs ? FileX : FileCode} className={differs ? '' : 't3'} size={13} />
    </span>
  );
}
