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
export const Note = ({ tone, icon, children, label }: NoteProps) => (
  <section className={`lead g10 wf-note r3 tone-${tone}`} aria-label={label}>
    <Icon of={icon} />
    <div className="starts col g4 words">{children}</div>
  </section>
);
