import { type AuditEntry, type AuditVerification, BREAK_REASON_LABEL } from '@contracts/audit';
import { CircleDashed, Link2, type LucideIcon, Unlink2 } from 'lucide-react';
import { Chip, type Tone } from '../../ui/Chip';
import { useNow } from '../../ui/use-now';
import type { LinkState } from '../link-state';
import { lastCheck, plural } from '../verification/verification-words';

interface StoryProofProps {
  entries: readonly AuditEntry[];
  linkOf(entry: AuditEntry): LinkState;
  check: AuditVerification | null | undefined;
}

interface Proof {
  tone: Tone;
  icon: LucideIcon;
  title: string;
  text: string;
}

function brokenProof({ entries, check }: StoryProofProps): Proof {
  const streams = new Set(entries.map(({ stream }) => stream.id));
  const found = check?.breaks.find(({ streamId }) => streams.has(streamId));
  return {
    tone: 'bad',
    icon: Unlink2,
    title: 'Cadena cortada',
    text: found
      ? `Evento ${found.version}: ${BREAK_REASON_LABEL[found.reason]}`
      : 'Un evento no sigue al anterior. Vuelva a verificar la cadena.',
  };
}

function proofOf(props: StoryProofProps, now: number): Proof {
  const { entries, linkOf, check } = props;
  const links = entries.map(linkOf);
  if (links.includes('broken')) return brokenProof(props);
  const loose = links.filter((link) => link === 'loose').length;
  const when = check && lastCheck(check, now);
  if (loose === 0) {
    return {
      tone: 'ok',
      icon: Link2,
      title: 'Cadena verificada',
      text: `${plural(entries.length, 'evento', 'eventos')} sin cortes. Última verificación ${when}.`,
    };
  }
  return {
    tone: 'mute',
    icon: CircleDashed,
    title: 'Por verificar',
    text:
      loose === entries.length
        ? 'Cada evento sigue al anterior; falta que el servidor verifique la cadena.'
        : `${plural(loose, 'evento es posterior', 'eventos son posteriores')} a la última verificación (${when}).`,
  };
}

/** What is known of this document's part of the chain. */
export function StoryProof(props: StoryProofProps) {
  const { tone, icon, title, text } = proofOf(props, useNow());
  return (
    <p className="mb12 row wraps md t2">
      <Chip tone={tone} icon={icon} word={title} />
      {text}
    </p>
  );
}
