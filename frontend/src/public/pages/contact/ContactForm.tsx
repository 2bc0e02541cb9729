import { CircleAlert, Copy, Mail } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { CONTACT_EMAIL } from '../../content/facts';
import { FIELDS, type FormField } from './fields';

function Control({ name, missing, autoComplete }: FormField) {
  const shared = {
    id: `contacto-${name}`,
    name,
    required: missing !== undefined,
    autoComplete,
    className: 'control',
    'aria-describedby': `contacto-${name}-error`,
  };
  if (name === 'message') return <textarea {...shared} rows={4} />;
  return <input {...shared} type={name === 'email' ? 'email' : 'text'} />;
}

function Field(field: FormField) {
  const { name, label, missing } = field;
  return (
    <div>
      <label htmlFor={`contacto-${name}`}>
        {label}
        {!missing && <span className="t3"> (opcional)</span>}
      </label>
      <Control {...field} />
      <p
        className="contact-error fine bad row"
        id={`contacto-${name}-error`}
        data-error={name}
        hidden
      >
        <Icon of={CircleAlert} size={16} />
        <span />
      </p>
    </div>
  );
}

/**
 * The form of the specification: checked in the browser, sent by nobody but the visitor. Its button
 * sends only when the script runs: without it the form would put what is typed into the address.
 */
export function ContactForm() {
  return (
    <form
      className="contact-form split"
      noValidate
      aria-labelledby="contacto-titulo"
      data-contact-form={CONTACT_EMAIL}
    >
      <noscript>
        <p className="warning">
          Este formulario necesita JavaScript. Escríbanos a{' '}
          <a className="link" href={`mailto:${CONTACT_EMAIL}`}>
            {CONTACT_EMAIL}
          </a>
          .
        </p>
      </noscript>
      {FIELDS.map((field) => (
        <Field key={field.name} {...field} />
      ))}
      <div className="line">
        <Button look="primary" size="l" data-send>
          Enviar mensaje
        </Button>
        <p className="fine">
          Preparamos el texto y usted lo envía desde su correo: este formulario no envía ni guarda
          nada en nuestro servidor.
        </p>
      </div>
    </form>
  );
}

/** Shown by the script in place of the form: nothing has been sent yet, and how to do it. */
export function Prepared() {
  return (
    <div className="contact-prepared" data-prepared hidden>
      <h3 className="item-title" tabIndex={-1} data-prepared-title>
        Su mensaje está listo, pero aún no se ha enviado
      </h3>
      <p className="t2">
        Este formulario no envía nada por usted. Ábralo en su correo y presione enviar; llega a{' '}
        <strong>{CONTACT_EMAIL}</strong>.
      </p>
      <pre tabIndex={0} aria-label="Texto del mensaje" data-letter />
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
      <p className="fine" role="status" data-copied />
    </div>
  );
}
