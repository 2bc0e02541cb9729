import type { ComponentProps, ReactNode } from 'react';
import './card.css';

interface CardProps extends ComponentProps<'section'> {
  /** Room inside, for cards without a header of their own. */
  padded?: boolean;
}

export function Card({ padded = false, className = '', ...rest }: CardProps) {
  return <section {...rest} className={`card ${padded ? 'card-padded' : ''} ${className}`} />;
}

export function CardHeader({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string;
}) {
  return <header className={`card-header ${className}`}>{children}</header>;
}
