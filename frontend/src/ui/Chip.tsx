import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import './chip.css';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'mute' | 'edit' | 'empty';

interface ChipProps {
  tone: Tone;
  icon: LucideIcon;
  children: ReactNode;
  /** The icon turns while something is going on. */
  busy?: boolean;
}

/** A state: always an icon and a word, never a colour alone. */
export function Chip({ tone, icon, children, busy = false }: ChipProps) {
  return (
    <span className={`chip chip-${tone}`}>
      <Icon of={icon} size={13} strokeWidth={2.1} className={busy ? 'icon-spin' : ''} />
      {children}
    </span>
  );
}
