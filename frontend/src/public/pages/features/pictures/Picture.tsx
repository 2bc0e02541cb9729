import type { ReactNode } from 'react';

interface PictureProps {
  /** What the picture shows, in a sentence: a screen reader gets this in its place. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A part of the product's own screens, drawn with its own parts; nothing in it can be operated. */
export function Picture({ label, className = '', children }: PictureProps) {
  return (
    <figure className={`pic ${className}`.trim()} role="img" aria-label={label}>
      {children}
    </figure>
  );
}
