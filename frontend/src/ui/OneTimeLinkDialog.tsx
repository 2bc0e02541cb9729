import type { OneTimeLink } from '@contracts/account';
import type { ReactNode } from 'react';
import { Button } from './Button';
import { CopyButton } from './CopyButton';
import { Dialog } from './Dialog';
import { Field } from './Field';
import { timeInPeru } from './format-time';

interface OneTimeLinkDialogProps {
  title: string;
  /** What the link is for and to whom it goes. */
  children: ReactNode;
  link: OneTimeLink;
  /** How often and how long it works, where that is not once. */
  help?: string;
  onClose(): void;
}

/** A link that is shown this once: nothing but a decision closes it. */
export function OneTimeLinkDialog(props: OneTimeLinkDialogProps) {
  const { title, children, link, onClose } = props;
  const { help = `Funciona una sola vez y vence el ${timeInPeru(link.expiresAt)}.` } = props;
  return (
    <Dialog
      title={title}
      isModal
      onClose={onClose}
      actions={
        <>
          <Button type="submit">Listo</Button>
          <CopyButton
            label="Copiar enlace"
            look="primary"
            size="m"
            text={() => link.url}
            success={{ title: 'Copiado', description: 'Texto copiado al portapapeles' }}
          />
        </>
      }
    >
      <p>{children}</p>
      <Field
        label="Enlace"
        className="code-field"
        value={link.url}
        readOnly
        autoFocus
        onFocus={(event) => event.target.select()}
        help={help}
      />
      <p>
        <strong className="b">Cópielo ahora:</strong> al cerrar esta ventana no se vuelve a mostrar.
      </p>
    </Dialog>
  );
}
