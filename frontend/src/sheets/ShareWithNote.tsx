import type { ReactNode } from 'react';
import { CopyButton } from '../ui/CopyButton';
import './sheets.css';

interface ShareWithNoteProps {
  email: string;
  /** What else it takes, as the rest of the sentence. */
  children?: ReactNode;
}

/** With whom a spreadsheet has to be shared that was not made here. */
export const ShareWithNote = ({ email, children }: ShareWithNoteProps) => (
  <div className="row g12 share-with stacked-s r2 p10-12">
    <p className="sm t2 sp fit">
      Si la hoja no se creó aquí, compártala como editor con{' '}
      <span className="breaks share-with-email mono">{email}</span>
      {children}
    </p>
    <CopyButton
      label="Copiar correo"
      text={() => email}
      success={{ title: 'Copiado', description: 'Texto copiado al portapapeles' }}
    />
  </div>
);
