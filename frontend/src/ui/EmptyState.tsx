import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import './notice.css';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Nothing here yet: what it is, one line, one button. */
export const EmptyState = ({ icon, title, children, action }: EmptyStateProps) => (
  <div className="col g4 empty-state mid middle">
    <Icon of={icon} size={20} className="t3" />
    <h2 className="h3">{title}</h2>
    {children && <div className="t2 md">{children}</div>}
    {action && <div className="mt8">{action}</div>}
  </div>
);
