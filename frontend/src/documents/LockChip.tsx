import type { DocumentDetail } from '@contracts/document';
import { LOCK_REASON_LABEL } from '@contracts/review';
import { Lock } from 'lucide-react';
import { Chip } from '../ui/Chip';
import { Hint } from '../ui/Hint';

/** That nothing of a document can be changed any more, and on a hint why. */
export const LockChip = ({ document: { lockReason } }: { document: DocumentDetail }) => (
  <Hint text={lockReason ? LOCK_REASON_LABEL[lockReason] : 'El documento está bloqueado.'}>
    <Chip tone="mute" icon={Lock} word="Bloqueado" />
  </Hint>
);
