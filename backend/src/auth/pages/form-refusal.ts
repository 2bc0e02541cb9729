import type { ErrorCode } from '../../contracts/errors';
import { COMPANY_NAME_MAX_CHARS } from '../../contracts/company';
import { NAME_MAX_CHARS } from '../../contracts/account';
import { errorMessage, type DomainError } from '../../rules/domain-error';
import type { FormError } from './fields';

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
