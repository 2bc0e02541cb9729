import { FLAG_WEIGHT } from '@contracts/authenticity';
import type { DocumentDetail } from '@contracts/document';
import { documentScreen } from '@contracts/routes';
import { AUTHENTICITY_LABEL, authenticityLevel } from '@rules/authenticity-label';
import { ShieldX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Note } from './Note';

/** Reasons that are told here; all of them stand on the document's screen. */
const SHOWN = 3;

/** While it is not paid, what matters most of a document that may be forged: larger than all else. */
export function ForgedNote({ document }: { document: DocumentDetail }) {
  const { id, authenticity } = document;
  if (!authenticity || authenticityLevel(authenticity) !== 'falsificacion') return null;
  const against = authenticity.findings.filter((finding) => finding.id in FLAG_WEIGHT);
  return (
    <Note tone="bad" icon={ShieldX} label={AUTHENTICITY_LABEL.falsificacion}>
      <strong className="wf-forged" data-loud>
        {AUTHENTICITY_LABEL.falsificacion}
      </strong>
      <ul className="md">
        {against.slice(0, SHOWN).map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      <p className="md">
        Compruébelo con el proveedor antes de seguir.{' '}
        <Link className="link" to={documentScreen(id)}>
          Ver el documento
        </Link>
      </p>
    </Note>
  );
}
