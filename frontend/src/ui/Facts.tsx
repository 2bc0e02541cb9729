import type { ReactNode } from 'react';

interface FactsProps {
  className: string;
  of: readonly (readonly [name: string, value: ReactNode, look?: string])[];
}

/** Names and what they are. */
export function Facts({ className, of }: FactsProps) {
  return (
    <dl className={className}>
      {of.map(([name, value, look]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={look}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
