import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';

interface NoteProps {
  tone: 'info' | 'warn' | 'bad' | 'ok' | 'mute';
  icon: LucideIcon;
  children: ReactNode;
  label?: string;
}

/** Something about the document that a person has to know before the next step. */
export function Note({ tone, icon, children, label }: NoteProps) {
  return (
    <section className="wf-note" data-tone={tone} aria-label={label}>
      <Icon of={icon} />
      <div className="wf-note-words">{children}</div>
    </section>
  );
}
