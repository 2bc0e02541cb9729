import path from 'node:path';
import { z } from 'zod';
import { INITIAL_CREDITS, MAX_CREDITS } from '../../contracts/credits';
import {
  DEFAULT_SESSION_HOURS,
  DEFAULT_SESSION_IDLE_MINUTES,
  DEFAULT_REQUESTS_PER_MINUTE,
  DEFAULT_UPLOADS_PER_MINUTE,
} from '../../contracts/limits';
import { DEFAULT_CONTACT_EMAIL } from '../../contracts/site';
import { CLOUD_VARIABLES, ENGINE_VARIABLES, OIDC_VARIABLES } from './engine-variables';
import { describe, type VariableNotes } from './variable-notes';
import {
  choice,
  optionalChoice,
  flag,
  folder,
  integer,
  optionalClamd,
  optionalEmail,
  optionalOrigin,
  optionalPort,
  optionalPrivateKey,
  optionalRuc,
  optionalSecret,
  optionalText,
  optionalUrl,
  text,
} from './variable-types';

/** `dist/frontend`, beside `dist/backend/platform/config`. */
export const BUILT_WEB_DIR = path.resolve(__dirname, '../../../frontend');

/** Every variable of the product: type, default and a sentence. Nothing else reads the environment. */
export const CONFIG_SCHEMA = z.object({
  NODE_ENV: describe(choice(['production', 'development', 'test'], 'development'), {
    sentence:
      'Modo de trabajo. En producción se exigen secretos propios y no se crea la demostración.',
    example: 'development',
  }),
  HOST: describe(text('127.0.0.1'), {
    sentence: 'Dirección en la que escucha el servidor; 0.0.0.0 para todas las interfaces.',
    example: '127.0.0.1',
  }),
  PORT: describe(integer(0, 65_535, 3000), {
    sentence: 'Puerto en el que escucha el servidor; 0 elige uno libre.',
    example: '3000',
  }),
  METRICS_PORT: describe(optionalPort(), {
    sentence:
      'Puerto en el que cada proceso ofrece /metrics (texto de Prometheus) al operador; uno por proceso.',
    example: null,
    fallback: 'sin definir: no se ofrece',
  }),
  METRICS_HOST: describe(text('127.0.0.1'), {
    sentence:
      'Dirección en la que escucha METRICS_PORT; otra que la de esta máquina solo dentro de una red propia, porque /metrics no pide contraseña.',
    example: '127.0.0.1',
  }),
  PUBLIC_URL: describe(optionalOrigin(), {
    sentence:
      'Dirección pública del sitio, sin ruta. Con https:// las cookies viajan solo por conexiones cifradas.',
    example: null,
    fallback: 'sin definir: solo esta máquina',
  }),
  DATA_DIR: describe(folder('./data'), {
    sentence:
      'Carpeta de los datos y los archivos; con MONGODB_URI, solo de los archivos que están en camino.',
    example: './data',
  }),
  MONGODB_URI: describe(optionalUrl(['mongodb', 'mongodb+srv']), {
    sentence:
      'MongoDB que guarda los datos y los archivos; sin ella se usa el almacén integrado en DATA_DIR.',
    example: null,
    fallback: 'sin definir: almacén integrado',
  }),
  REDIS_URL: describe(optionalUrl(['redis', 'rediss']), {
    sentence: 'Redis de la cola de trabajos y de los límites; sin él se usa la cola integrada.',
    example: null,
    fallback: 'sin definir: cola integrada',
  }),
  SESSION_SECRET: describe(optionalSecret(32), {
    sentence:
      'Secreto que firma las cookies de sesión, de 32 caracteres o más. Obligatorio en producción.',
    example: null,
    fallback: 'sin definir: uno al azar que se guarda en DATA_DIR',
    isSecret: true,
  }),
  SESSION_IDLE_MINUTES: describe(integer(1, 1_440, DEFAULT_SESSION_IDLE_MINUTES), {
    sentence: 'Minutos sin uso tras los que se cierra una sesión.',
    example: '30',
  }),
  SESSION_ABSOLUTE_HOURS: describe(integer(1, 168, DEFAULT_SESSION_HOURS), {
    sentence: 'Horas tras las que se cierra una sesión aunque esté en uso.',
    example: '8',
  }),
  TRUST_PROXY: describe(flag(false), {
    sentence:
      'true solo detrás de un proxy propio: la dirección del cliente se toma de X-Forwarded-For.',
    example: 'false',
  }),
  LOG_LEVEL: describe(optionalChoice(['silent', 'error', 'warn', 'info', 'debug']), {
    sentence: 'Detalle del registro del servidor.',
    example: null,
    fallback: 'info; en desarrollo warn',
  }),
  DEMO_PASSWORD: describe(optionalSecret(8), {
    sentence: 'Contraseña de las cuentas de demostración, que no existen en producción.',
    example: null,
    fallback: 'sin definir: una al azar que se muestra al crearlas',
    isSecret: true,
  }),
  ADMIN_EMAIL: describe(optionalEmail(), {
    sentence:
      'Correo del primer administrador. Solo se necesita en el primer arranque en producción, con ADMIN_PASSWORD.',
    example: null,
    fallback: 'sin definir',
  }),
  ADMIN_PASSWORD: describe(optionalSecret(8), {
    sentence:
      'Contraseña del primer administrador. Solo se necesita en el primer arranque en producción; retírela después.',
    example: null,
    fallback: 'sin definir',
    isSecret: true,
  }),
  REGISTRATION_OPEN: describe(flag(true), {
    sentence:
      'true deja que cualquiera cree una cuenta con su empresa; false: solo por invitación.',
    example: 'true',
  }),
  SMTP_URL: describe(optionalUrl(['smtp', 'smtps']), {
    sentence:
      'Servidor de correo por el que salen los avisos, con usuario y contraseña si los pide; necesita PUBLIC_URL.',
    example: null,
    fallback: 'sin definir: avisos solo en Foliado',
    isSecret: true,
  }),
  SMTP_FROM: describe(optionalEmail(), {
    sentence: 'Dirección de la que salen los avisos.',
    example: null,
    fallback: 'avisos@ y el nombre de PUBLIC_URL',
  }),
  ...OIDC_VARIABLES,
  GOOGLE_SERVICE_ACCOUNT_EMAIL: describe(optionalEmail(), {
    sentence:
      'Correo de la cuenta de servicio de Google que escribe en hojas de cálculo; sin ella el envío a Google Sheets no está disponible.',
    example: null,
    fallback: 'sin definir: sin envío a Google Sheets',
  }),
  GOOGLE_SERVICE_ACCOUNT_KEY: describe(optionalPrivateKey(), {
    sentence:
      'Clave privada (PEM) de esa cuenta de servicio; los saltos de línea pueden escribirse como \\n. Obligatoria con GOOGLE_SERVICE_ACCOUNT_EMAIL.',
    example: null,
    fallback: 'sin definir',
    isSecret: true,
  }),
  GOOGLE_SHEETS_BASE_URL: describe(optionalOrigin(), {
    sentence: 'Dirección de la API de Google Sheets, para pruebas o un proxy propio.',
    example: null,
    fallback: 'https://sheets.googleapis.com',
  }),
  GOOGLE_DRIVE_BASE_URL: describe(optionalOrigin(), {
    sentence: 'Dirección de la API de Google Drive, para pruebas o un proxy propio.',
    example: null,
    fallback: 'https://www.googleapis.com',
  }),
  GOOGLE_TOKEN_BASE_URL: describe(optionalOrigin(), {
    sentence: 'Dirección que da los permisos de acceso de Google, para pruebas o un proxy propio.',
    example: null,
    fallback: 'https://oauth2.googleapis.com',
  }),
  ...CLOUD_VARIABLES,
  FILE_RETENTION_DAYS: describe(integer(0, 3_650, 0), {
    sentence:
      'Días tras la confirmación en que se borra el archivo original de lo que ya se pagó o no se paga; 0 lo conserva. Cada empresa puede fijar otro.',
    example: '0',
  }),
  ACTIVITY_ADDRESS_DAYS: describe(integer(0, 3_650, 365), {
    sentence:
      'Días que el registro de actividad guarda la dirección desde la que actuó cada persona; 0 la conserva.',
    example: '365',
  }),
  WELCOME_CREDITS: describe(integer(0, MAX_CREDITS, INITIAL_CREDITS), {
    sentence:
      'Créditos que recibe, una sola vez, la primera cuenta de cada empresa. Las cuentas invitadas empiezan con 0.',
    example: '25',
  }),
  UPLOADS_PER_MINUTE: describe(integer(1, 10_000, DEFAULT_UPLOADS_PER_MINUTE), {
    sentence: 'Documentos que un usuario puede subir por minuto.',
    example: '60',
  }),
  REQUESTS_PER_MINUTE: describe(integer(10, 1_000_000, DEFAULT_REQUESTS_PER_MINUTE), {
    sentence: 'Las demás solicitudes que un usuario puede hacer por minuto.',
    example: '600',
  }),
  COMPANY_MAX_FILES: describe(integer(0, 999_999_999, 0), {
    sentence:
      'Archivos originales que cada empresa puede guardar a la vez; 0 no pone límite. Un valor usual es 5000.',
    example: '0',
  }),
  COMPANY_MAX_MB: describe(integer(0, 999_999_999, 0), {
    sentence:
      'Megabytes que ocupan, como máximo, los archivos originales de cada empresa; 0 no pone límite. Un valor usual es 10240 (10 GB).',
    example: '0',
  }),
  CLAMD_ADDRESS: describe(optionalClamd(), {
    sentence:
      'Antivirus ClamAV (clamd) que revisa cada archivo antes de guardarlo: host:puerto, o la ruta absoluta de su socket. Si no responde, no se reciben archivos.',
    example: null,
    fallback: 'sin definir: los archivos no se revisan',
  }),
  READING_CONCURRENCY: describe(integer(1, 32, 1), {
    sentence:
      'Documentos que el servidor lee a la vez en cada una de sus dos filas, con texto y por reconocer; cada uno ocupa un núcleo, y reconocer hasta 2 GB.',
    example: '1',
  }),
  ...ENGINE_VARIABLES,
  RECONCILE_SECONDS: describe(integer(1, 3_600, 60), {
    sentence: 'Segundos entre dos repasos que recuperan documentos cuya lectura quedó a medias.',
    example: '60',
  }),
  MARKETING_CLAIMS: describe(flag(false), {
    sentence:
      'true muestra en el sitio público las cifras y los testimonios que el producto no puede probar por sí mismo.',
    example: 'false',
  }),
  CONTACT_EMAIL: describe(optionalEmail(), {
    sentence: 'Correo de contacto que muestra el sitio público.',
    example: null,
    fallback: DEFAULT_CONTACT_EMAIL,
  }),
  SELLER_NAME: describe(optionalText(), {
    sentence:
      'Nombre o razón social de quien ofrece el servicio, para los términos y la política de privacidad.',
    example: null,
    fallback: 'sin definir: remiten al contrato',
  }),
  SELLER_RUC: describe(optionalRuc(), {
    sentence: 'RUC de quien ofrece el servicio; con SELLER_NAME.',
    example: null,
    fallback: 'sin definir',
  }),
  SELLER_ADDRESS: describe(optionalText(), {
    sentence: 'Domicilio de quien ofrece el servicio; con SELLER_NAME.',
    example: null,
    fallback: 'sin definir',
  }),
  TERMS_URL: describe(optionalUrl(['http', 'https']), {
    sentence: 'Dirección de sus propios términos, a la que lleva /terms-of-service.',
    example: null,
    fallback: 'sin definir: los del producto',
  }),
  PRIVACY_URL: describe(optionalUrl(['http', 'https']), {
    sentence: 'Dirección de su propia política de privacidad, a la que lleva /privacy-policy.',
    example: null,
    fallback: 'sin definir: la del producto',
  }),
  WEB_DIR: describe(folder(BUILT_WEB_DIR), {
    sentence: 'Carpeta de las páginas construidas.',
    example: null,
    fallback: 'dist/frontend, junto al servidor',
  }),
});

export type Environment = z.output<typeof CONFIG_SCHEMA>;
export type VariableName = keyof Environment;

export const VARIABLE_NAMES = Object.keys(CONFIG_SCHEMA.shape) as VariableName[];

/** The notes of a variable; every variable has them. */
export function notesOf(name: VariableName): VariableNotes {
  return CONFIG_SCHEMA.shape[name].meta() as VariableNotes & Record<string, unknown>;
}
