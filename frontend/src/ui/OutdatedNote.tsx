import type { ReactNode } from 'react';
import './notice.css';

/** What is typed was typed over something that somebody else has changed. */
export const OutdatedNote = ({ children }: { children: ReactNode }) => (
  <p className="soft tone-warn warn-note sm" role="status">
    {children}
  </p>
);
