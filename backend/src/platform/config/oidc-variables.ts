import { describe } from './variable-notes';
import { flag, optionalSecret, optionalUrl } from './variable-types';

/** Signing in at an identity provider. */
export const OIDC_VARIABLES = {
  OIDC_ISSUER: describe(optionalUrl(['https', 'http']), {
    sentence:
      'Proveedor de identidad (OpenID Connect) por el que se ingresa; sin él se usa correo y contraseña.',
    example: null,
    fallback: 'sin definir: correo y contraseña',
  }),
  OIDC_CLIENT_ID: describe(optionalSecret(1), {
    sentence: 'Identificador de Foliado en el proveedor. Obligatorio con OIDC_ISSUER.',
    example: null,
    fallback: 'sin definir',
  }),
  OIDC_CLIENT_SECRET: describe(optionalSecret(8), {
    sentence:
      'Secreto de Foliado en el proveedor; sin él Foliado se presenta como cliente público, solo con PKCE.',
    example: null,
    fallback: 'sin definir',
    isSecret: true,
  }),
  OIDC_TRUST_EMAIL: describe(flag(false), {
    sentence:
      'true da por verificado el correo de quien ingresa cuando el proveedor no dice si lo verificó (Microsoft Entra ID, AD FS); solo con un proveedor que es de su organización.',
    example: 'false',
  }),
  OIDC_ONLY: describe(flag(false), {
    sentence:
      'true deja el ingreso con contraseña solo al primer administrador de la plataforma; los demás ingresan por el proveedor de identidad.',
    example: 'false',
  }),
};
