import type { ReactNode } from 'react';
import './tabs.css';

interface TabsProps {
  /** Name of the navigation. */
  label: string;
  className?: string;
  /** Tabs, or links to other screens; the current one has `aria-current`. */
  children: ReactNode;
}

/** Views of one screen, the seen one underlined. */
export const Tabs = ({ label, className = '', children }: TabsProps) => (
  <nav className={`tabs ${className}`.trim()} aria-label={label}>
    {children}
  </nav>
);

interface TabProps {
  isCurrent: boolean;
  onChoose(): void;
  children: ReactNode;
}

export const Tab = ({ isCurrent, onChoose, children }: TabProps) => (
  <button type="button" aria-current={isCurrent ? 'page' : undefined} onClick={onChoose}>
    {children}
  </button>
);
