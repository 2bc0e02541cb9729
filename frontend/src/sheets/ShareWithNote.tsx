import { CopyButton } from '../ui/CopyButton';
import './sheets.css';

/** With whom a spreadsheet has to be shared that was not made here. */
export function ShareWithNote({ email }: { email: string }) {
  return (
    <div className="share-with">
      <p className="sm t2">
        Si la hoja no se creó aquí, compártala como editor con{' '}
        <span className="share-with-email mono">{email}</span>
      </p>
      <CopyButton
        label="Copiar correo"
        text={() => email}
        success={{ title: 'Copiado', description: 'Texto copiado al portapapeles' }}
      />
    </div>
  );
}
