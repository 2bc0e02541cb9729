import type { Environment } from './config-schema';

/** Values that a person copies from an example or types without thought, instead of making one up. */
const PLACEHOLDERS: readonly RegExp[] = [
  /change[\s_-]?(?:me|this)|cambi(?:e|ar?)[\s_-]?(?:me|esto|este)/i,
  /placeholder|example|ejemplo|your[\s_-]?secret/i,
  /^(?:secreto?|password|passw0rd|contraseña|contrasena|clave|admin|administrador|test|foliado)[\d\W_]*$/i,
  /^(.)\1*$/,
  /^\d+$/,
];

export const isPlaceholder = (value: string): boolean =>
  PLACEHOLDERS.some((pattern) => pattern.test(value.trim()));

/** Rules over more than one variable, each problem as a Spanish line that names the variable. */
export function crossProblems(environment: Environment): string[] {
  const problems: string[] = [];
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = environment;
  if (ADMIN_EMAIL !== null && ADMIN_PASSWORD === null) {
    problems.push('ADMIN_PASSWORD: falta; ADMIN_EMAIL y ADMIN_PASSWORD van juntas');
  }
  if (ADMIN_EMAIL === null && ADMIN_PASSWORD !== null) {
    problems.push('ADMIN_EMAIL: falta; ADMIN_EMAIL y ADMIN_PASSWORD van juntas');
  }
  if ((environment.OIDC_ISSUER === null) !== (environment.OIDC_CLIENT_ID === null)) {
    problems.push('OIDC_ISSUER: va junto con OIDC_CLIENT_ID; falta uno de los dos');
  }
  problems.push(...oidcProblems(environment));
  if (environment.SMTP_URL !== null && environment.PUBLIC_URL === null) {
    problems.push('SMTP_URL: va junto con PUBLIC_URL; los avisos llevan a sus pantallas');
  }
  const { GOOGLE_SERVICE_ACCOUNT_EMAIL: googleEmail, GOOGLE_SERVICE_ACCOUNT_KEY: googleKey } =
    environment;
  if ((googleEmail === null) !== (googleKey === null)) {
    problems.push(
      'GOOGLE_SERVICE_ACCOUNT_EMAIL: va junto con GOOGLE_SERVICE_ACCOUNT_KEY; falta uno de los dos',
    );
  }
  const { SELLER_NAME, SELLER_RUC, SELLER_ADDRESS } = environment;
  if (SELLER_NAME === null && (SELLER_RUC ?? SELLER_ADDRESS) !== null) {
    problems.push('SELLER_NAME: falta; SELLER_RUC y SELLER_ADDRESS van con él');
  }
  const { AWS_ACCESS_KEY_ID: awsId, AWS_SECRET_ACCESS_KEY: awsSecret } = environment;
  if ((awsId === '') !== (awsSecret === null)) {
    problems.push('AWS_ACCESS_KEY_ID: va junto con AWS_SECRET_ACCESS_KEY; falta uno de los dos');
  }
  return environment.NODE_ENV === 'production'
    ? [...problems, ...productionProblems(environment)]
    : problems;
}

/** Issuers of Microsoft for whatever organisation: anybody's administrator could claim an address of yours. */
const ANY_ORGANISATION = /\/(?:common|organizations|consumers)(?:\/|$)/;

function oidcProblems({ OIDC_ISSUER, OIDC_TRUST_EMAIL, OIDC_ONLY }: Environment): string[] {
  if (OIDC_ISSUER === null) {
    const names = { OIDC_TRUST_EMAIL, OIDC_ONLY };
    const set = Object.entries(names).filter(([, isSet]) => isSet);
    return set.map(([name]) => `${name}: solo sirve con OIDC_ISSUER`);
  }
  return OIDC_TRUST_EMAIL && ANY_ORGANISATION.test(OIDC_ISSUER)
    ? [
        'OIDC_TRUST_EMAIL: el proveedor debe ser el de su organización, con su identificador en OIDC_ISSUER',
      ]
    : [];
}

function productionProblems(environment: Environment): string[] {
  const problems: string[] = [];
  if (environment.SESSION_SECRET === null) {
    problems.push('SESSION_SECRET: es obligatoria en producción (32 caracteres al azar o más)');
  }
  if (environment.OIDC_ISSUER !== null && environment.PUBLIC_URL === null) {
    problems.push('PUBLIC_URL: es obligatoria en producción con OIDC_ISSUER');
  }
  if (environment.OIDC_ISSUER?.startsWith('http:')) {
    problems.push('OIDC_ISSUER: en producción debe empezar por https://');
  }
  for (const name of ['SESSION_SECRET', 'ADMIN_PASSWORD', 'OIDC_CLIENT_SECRET'] as const) {
    const value = environment[name];
    if (value !== null && isPlaceholder(value)) {
      problems.push(`${name}: es un valor de ejemplo; en producción use uno propio y al azar`);
    }
  }
  return problems;
}
