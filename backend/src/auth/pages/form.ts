import { NAME_MAX_CHARS, PASSWORD_MIN_CHARS } from '../../contracts/account';
import { COMPANY_NAME_MAX_CHARS } from '../../contracts/company';
import type { ErrorCode } from '../../contracts/errors';
import { errorMessage, type DomainError } from '../../rules/domain-error';
import { html, type Html } from './page';

/** A refusal as a form shows it: the sentence, and the names of the fields that it is about. */
export interface FormError {
  message: string;
  fields: readonly string[];
}

export interface FieldModel {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  /** What browsers and password managers fill in (WHATWG autofill names). */
  autocomplete: string;
  value?: string;
  hint?: string;
  isOptional?: boolean;
  isFocused?: boolean;
  inputMode?: 'numeric';
  minLength?: number;
  maxLength?: number;
}

type AttributeValue = string | number | boolean | undefined;

/** A value that is missing or false leaves its attribute out. */
function attributes(values: Readonly<Record<string, AttributeValue>>): Html[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return value === true ? [html` ${name}`] : [html` ${name}="${value}"`];
  });
}

/**
 * A labelled input; described by its hint and, when the form's error is about it, by that error.
 * The cursor goes to the (last) wrong field, without an error to the one that the form names.
 */
export function field(model: FieldModel, error: FormError | null): Html {
  const { name, label, type = 'text', hint, value, isOptional } = model;
  const isWrong = error?.fields.includes(name) ?? false;
  const describedBy = [isWrong ? 'error' : '', hint ? `${name}-hint` : ''].filter(Boolean);
  const optional = attributes({
    value,
    inputmode: model.inputMode,
    minlength: model.minLength,
    maxlength: model.maxLength,
    'aria-describedby': describedBy.join(' ') || undefined,
    'aria-invalid': isWrong ? 'true' : undefined,
    required: !isOptional,
    autofocus: error?.fields.length ? error.fields.at(-1) === name : model.isFocused,
  });
  return html`<div class="field">
    <label for="${name}">${label}${isOptional ? html` <span>(opcional)</span>` : null}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${model.autocomplete}"
      ${optional}
    />
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : null}
  </div>`;
}

/** The reason of a refusal, read out at once. */
export const alert = (error: FormError | null): Html | null =>
  error && html`<p class="error" role="alert" id="error">${error.message}</p>`;

/** News that needs no reaction. */
export const notice = (text: string | null): Html | null =>
  text === null ? null : html`<p class="notice" role="status">${text}</p>`;

/** First and last name, side by side. */
export function personFields(
  { firstName, lastName }: { firstName: string; lastName: string },
  error: FormError | null,
): Html {
  const limits = { maxLength: NAME_MAX_CHARS };
  return html`<div class="pair">
    ${field(
      {
        ...limits,
        name: 'firstName',
        label: 'Nombre',
        autocomplete: 'given-name',
        value: firstName,
        isFocused: true,
      },
      error,
    )}
    ${field(
      {
        ...limits,
        name: 'lastName',
        label: 'Apellido',
        autocomplete: 'family-name',
        value: lastName,
        isOptional: true,
      },
      error,
    )}
  </div>`;
}

/** A password that is being chosen. */
export function newPasswordField(error: FormError | null, isFocused = false): Html {
  return field(
    {
      name: 'password',
      label: 'Contraseña',
      type: 'password',
      autocomplete: 'new-password',
      minLength: PASSWORD_MIN_CHARS,
      hint: `${PASSWORD_MIN_CHARS} caracteres o más. Cuatro palabras al azar, con espacios, son una buena contraseña.`,
      isFocused,
    },
    error,
  );
}

/** What to do about a field that does not hold what it should. */
const ADVICE: Readonly<Record<string, string>> = {
  firstName: `Escriba su nombre, de hasta ${NAME_MAX_CHARS} caracteres.`,
  lastName: `Escriba su apellido de hasta ${NAME_MAX_CHARS} caracteres, o déjelo en blanco.`,
  email: 'Escriba un correo completo, por ejemplo nombre@empresa.pe.',
  password: 'Escriba una contraseña.',
  companyName: `Escriba la razón social, de hasta ${COMPANY_NAME_MAX_CHARS} caracteres.`,
};

const FIELDS_OF: Partial<Record<ErrorCode, readonly string[]>> = {
  CREDENCIALES_INVALIDAS: ['email', 'password'],
  CONTRASENA_DEBIL: ['password'],
  CUENTA_EXISTE: ['email'],
  RUC_INVALIDO: ['ruc'],
};

/** A refusal as the form shows it. */
export function formErrorOf({ code, data }: DomainError): FormError {
  const named = code === 'CAMPO_INVALIDO' ? String(data['field']) : null;
  if (named === 'ruc') return { message: errorMessage('RUC_INVALIDO'), fields: ['ruc'] };
  return {
    message: (named !== null && ADVICE[named]) || errorMessage(code, data),
    fields: named === null ? (FIELDS_OF[code] ?? []) : [named],
  };
}
