import { Copy, Mail, MailOpen } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { CONTACT_EMAIL } from '../../content/facts';

/** Shown by the script in place of the form: nothing has been sent yet, and how to do it. */
export function Prepared() {
  return (
    <div className="contact-prepared" data-prepared hidden>
      <span className="contact-prepared-sign">
        <Icon of={MailOpen} size={20} />
      </span>
      <h3 tabIndex={-1} data-prepared-title>
        Su mensaje está listo, pero aún no se ha enviado
      </h3>
      <p>
        Este formulario no envía nada por usted. Ábralo en su correo y presione enviar; llega a{' '}
        <span className="contact-address">{CONTACT_EMAIL}</span>.
      </p>
      <pre className="contact-letter" tabIndex={0} aria-label="Texto del mensaje" data-letter />
      <div className="actions">
        <ButtonLink
          href={`mailto:${CONTACT_EMAIL}`}
          look="primary"
          size="l"
          icon={Mail}
          data-mailto
        >
          Abrir en mi correo
        </ButtonLink>
        <Button size="l" icon={Copy} data-copy>
          Copiar el texto
        </Button>
        <Button size="l" look="ghost" data-edit>
          Corregir
        </Button>
      </div>
      <p className="contact-copied" role="status" data-copied />
    </div>
  );
}
