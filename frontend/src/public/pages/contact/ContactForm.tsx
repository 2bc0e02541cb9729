import { CircleAlert } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { CONTACT_EMAIL } from '../../content/facts';
import { FIELDS, type FormField } from './content';

function Control({ name, isRequired, autoComplete }: FormField) {
  const shared = {
    id: `contacto-${name}`,
    name,
    required: isRequired,
    autoComplete,
    className: 'contact-control',
  };
  if (name === 'message') return <textarea {...shared} rows={4} />;
  return <input {...shared} type={name === 'email' ? 'email' : 'text'} />;
}

function Field(field: FormField) {
  const { name, label, isRequired } = field;
  return (
    <div className="contact-field">
      <label htmlFor={`contacto-${name}`}>
        {label}
        {!isRequired && <span className="t3"> (opcional)</span>}
      </label>
      <Control {...field} />
      <p className="contact-error" id={`contacto-${name}-error`} data-error={name} hidden>
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
      className="contact-form"
      noValidate
      aria-labelledby="contacto-titulo"
      data-contact-form={CONTACT_EMAIL}
    >
      <noscript>
        <p className="contact-noscript">
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
      <div className="contact-send">
        <Button look="primary" size="l" data-send>
          Enviar mensaje
        </Button>
        <p>
          Preparamos el texto y usted lo envía desde su correo: este formulario no envía ni guarda
          nada en nuestro servidor.
        </p>
      </div>
    </form>
  );
}
