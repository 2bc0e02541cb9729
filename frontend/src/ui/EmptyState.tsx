import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from './LinkButton';
import { Icon } from './Icon';
import './notice.css';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** It is all that the page says. */
  isPage?: boolean;
  children?: ReactNode;
  action?: ReactNode;
  /** Where it leads, and what the button there says. */
  to?: string;
  way?: string;
}

/** Nothing here yet: what it is, one line, one button. */
export const EmptyState = (props: EmptyStateProps) => {
  const { icon, title, isPage, children, action, to, way } = props;
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className="col g4 empty-state mid middle">
      <Icon of={icon} size={20} className="t3" />
      <Title className="h3">{title}</Title>
      {children && <div className="t2 md">{children}</div>}
      {action && <div className="mt8">{action}</div>}
      {to && (
        <LinkButton className="mt8" look="primary" to={to}>
          {way}
        </LinkButton>
      )}
    </div>
  );
};
