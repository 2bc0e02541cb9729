import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import './chip.css';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'mute' | 'edit' | 'empty' | 'todo';

/** How a state is shown. */
export interface Look {
  tone: Tone;
  icon: LucideIcon;
  word: string;
}

interface ChipProps extends Pick<Look, 'tone' | 'icon'>, Partial<Pick<Look, 'word'>> {
  /** In place of a word. */
  children?: ReactNode;
  /** The icon turns while something is going on. */
  busy?: boolean;
  /** What is as it should be: a word with its sign, without a ground. */
  isQuiet?: boolean;
}

/** A state: always an icon and a word, never a colour alone. */
export const Chip = ({ tone, icon, word, children = word, busy = false, isQuiet }: ChipProps) => (
  <span className={`chip tone-${tone} ${isQuiet ? 'chip-quiet toned' : 'soft'}`}>
    <Icon of={icon} size={13} strokeWidth={2.1} className={busy ? 'icon-spin' : ''} />
    {children}
  </span>
);
