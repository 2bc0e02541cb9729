import type { DocumentDetail } from '@contracts/document';
import { LOCK_REASON_LABEL, type LockReason } from '@contracts/review';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Chip } from '../ui/Chip';
import { Hint } from '../ui/Hint';
import { WarnNote } from '../ui/WarnNote';

/** Who can have it corrected all the same. */
const NEXT: Readonly<Record<LockReason, string>> = {
  pagado: 'Si se pagó por error, un administrador de la empresa deshace el pago.',
  workflow:
    'Para corregirlo, Tesorería lo observa en el flujo y un administrador de la empresa lo abre.',
  confirmado: 'Para corregirlo, un administrador de la empresa lo reabre.',
};

const whyLocked = ({ lockReason }: DocumentDetail): string =>
  lockReason
    ? `${LOCK_REASON_LABEL[lockReason]} ${NEXT[lockReason]}`
    : 'El documento está bloqueado.';

/** That nothing of a document can be changed any more, and on a hint why. */
export const LockChip = ({ document }: { document: DocumentDetail }) => (
  <Hint text={whyLocked(document)}>
    <Chip tone="mute" icon={Lock} word="Bloqueado" />
  </Hint>
);

/** Of one that still waits for its review and takes no edits: why, and what is left to do. */
export function LockNote({ document }: { document: DocumentDetail }) {
  const { id, lockReason, isConfirmed } = document;
  if (isConfirmed || !lockReason) return null;
  const there = `/workflow?equipo=tesoreria&filtro=todos&documento=${encodeURIComponent(id)}`;
  return (
    <WarnNote>
      {whyLocked(document)} Si sus datos están bien, basta con confirmarlo.{' '}
      {lockReason === 'workflow' && (
        <Link className="link" to={there}>
          Verlo en el flujo
        </Link>
      )}
    </WarnNote>
  );
}
