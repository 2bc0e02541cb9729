import type { ReactNode } from 'react';
import './notice.css';

/** What to look at before one goes on, such as that somebody else has changed what is typed over. */
export const WarnNote = ({ children }: { children: ReactNode }) => (
  <p className="soft tone-warn warn-note sm" role="status">
    {children}
  </p>
);
