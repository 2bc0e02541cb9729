import { DEFAULT_ENGINE_CONCURRENCY, VENDOR_TOTAL_MS } from '../../contracts/limits';
import { describe } from './variable-notes';
import { flag, integer, optionalModels, optionalSecret, optionalUrl, text } from './variable-types';

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

/** Where the engines in the cloud are, and who pays them. */
export const CLOUD_VARIABLES = {
  OPENAI_API_KEY: describe(optionalSecret(1), {
    sentence:
      'Clave de OpenAI o de un servidor compatible, que suele aceptar cualquiera; con ella se puede leer con OpenAI.',
    example: null,
    fallback: 'sin definir: OpenAI no disponible',
    isSecret: true,
  }),
  OPENAI_BASE_URL: describe(optionalUrl(['http', 'https']), {
    sentence:
      'Dirección de la API de OpenAI o de un servidor compatible (Ollama, vLLM, LM Studio), con /v1.',
    example: null,
    fallback: 'https://api.openai.com/v1',
  }),
  OPENAI_OWN_SERVER: describe(flag(false), {
    sentence:
      'true: la dirección es de un servidor propio; sus modelos se le preguntan a él y no rigen las fechas ni las condiciones de OpenAI.',
    example: 'false',
  }),
  GEMINI_API_KEY: describe(optionalSecret(8), {
    sentence: 'Clave de la API de Gemini; con ella se puede leer con LangExtract.',
    example: null,
    fallback: 'sin definir: LangExtract no disponible',
    isSecret: true,
  }),
  GOOGLE_GEMINI_BASE_URL: describe(optionalUrl(['http', 'https']), {
    sentence: 'Dirección de la API de Gemini, para pruebas o un proxy propio.',
    example: null,
    fallback: 'https://generativelanguage.googleapis.com',
  }),
  AWS_ACCESS_KEY_ID: describe(text(''), {
    sentence:
      'Identificador de la clave de AWS; con él y AWS_SECRET_ACCESS_KEY se puede leer con Textract.',
    example: null,
    fallback: 'sin definir: Textract no disponible',
  }),
  AWS_SECRET_ACCESS_KEY: describe(optionalSecret(8), {
    sentence: 'Secreto de la clave de AWS. Obligatorio con AWS_ACCESS_KEY_ID.',
    example: null,
    fallback: 'sin definir',
    isSecret: true,
  }),
  AWS_SESSION_TOKEN: describe(optionalSecret(8), {
    sentence: 'Token de sesión de AWS, si la clave es temporal.',
    example: null,
    fallback: 'sin definir',
    isSecret: true,
  }),
  AWS_REGION: describe(text('us-east-1'), {
    sentence: 'Región de AWS en la que se usa Textract.',
    example: 'us-east-1',
  }),
  AWS_ENDPOINT_URL_TEXTRACT: describe(optionalUrl(['http', 'https']), {
    sentence: 'Dirección de Textract, para pruebas o un proxy propio.',
    example: null,
    fallback: 'la de AWS en la región',
  }),
  MODEL_CATALOGUE: describe(optionalModels(), {
    sentence:
      'Correcciones al catálogo de modelos, en JSON por motor y modelo: nombre en el proveedor, retiro, reemplazo y precios.',
    example: null,
    fallback: 'sin definir: el catálogo del producto',
  }),
};

/** How the engines in the cloud are used. */
export const ENGINE_VARIABLES = {
  ENGINE_CONCURRENCY: describe(integer(1, 32, DEFAULT_ENGINE_CONCURRENCY), {
    sentence:
      'Lecturas que esperan a la vez a cada motor en la nube; mientras esperan no ocupan lugar en las filas de este servidor.',
    example: '4',
  }),
  ENGINE_MONTHLY_LIMIT_USD: describe(integer(0, 1_000_000, 0), {
    sentence:
      'Dólares que toda la instalación puede gastar al mes en motores en la nube, por sus precios de lista; 0 no pone límite.',
    example: '0',
  }),
  ENGINE_COMPANY_MONTHLY_LIMIT_USD: describe(integer(0, 1_000_000, 0), {
    sentence: 'Lo mismo para cada empresa.',
    example: '0',
  }),
  ENGINE_RETRY_EMPTY: describe(flag(false), {
    sentence:
      'true pide otra vez, una sola, la lectura en la que un motor en la nube no encontró ningún dato principal; cada pedido se paga al proveedor.',
    example: 'false',
  }),
  ENGINE_TIMEOUT_SECONDS: describe(integer(5, 600, VENDOR_TOTAL_MS / 1_000), {
    sentence:
      'Segundos que se espera la respuesta de un motor en la nube; súbalos para un modelo propio lento.',
    example: '120',
  }),
};
