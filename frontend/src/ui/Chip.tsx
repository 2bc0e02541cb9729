import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import './chip.css';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'mute' | 'edit' | 'empty' | 'todo';

interface ChipProps {
  tone: Tone;
  icon: LucideIcon;
  children: ReactNode;
  /** The icon turns while something is going on. */
  busy?: boolean;
  /** What is as it should be: a word with its sign, without a ground. */
  isQuiet?: boolean;
}

/** A state: always an icon and a word, never a colour alone. */
export const Chip = ({ tone, icon, children, busy = false, isQuiet }: ChipProps) => (
  <span className={`chip tone-${tone} ${isQuiet ? 'chip-quiet toned' : 'soft'}`}>
    <Icon of={icon} size={13} strokeWidth={2.1} className={busy ? 'icon-spin' : ''} />
    {children}
  </span>
);
