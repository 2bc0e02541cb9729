import type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  /** 16 beside text, 14 in small controls, 20 alone. */
  size?: number;
  strokeWidth?: number;
  className?: string;
}

/** A drawn sign beside a word; it says nothing to a screen reader. */
export const Icon = ({ of: Drawing, size = 16, strokeWidth = 1.75, className = '' }: IconProps) => (
  <Drawing
    size={size}
    strokeWidth={strokeWidth}
    className={`icon ${className}`.trim()}
    aria-hidden="true"
  />
);
