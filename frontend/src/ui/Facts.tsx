import type { ComponentProps, ReactNode } from 'react';
import './facts.css';

/** `look` is of the value. */
export type Fact = readonly [name: string, value: ReactNode, look?: string];

interface FactsProps extends ComponentProps<'dl'> {
  of: readonly Fact[];
  nameLook?: string;
}

/** Names and what they are; children are more of them. */
export const Facts = ({ of, nameLook, children, ...list }: FactsProps) => (
  <dl {...list}>
    {of.map(([name, value, look]) => (
      <div key={name}>
        <dt className={nameLook}>{name}</dt>
        <dd className={look}>{value}</dd>
      </div>
    ))}
    {children}
  </dl>
);
