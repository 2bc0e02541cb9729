import type { z } from 'zod';
import { DEFAULT_CONTACT_EMAIL } from '../../contracts/site';
import type {
  AppConfig,
  CompanyQuota,
  GeminiConfig,
  GoogleConfig,
  MailConfig,
  OidcConfig,
  OpenAiConfig,
  TextractConfig,
} from './app-config';
import { CONFIG_SCHEMA, type Environment } from './config-schema';
import { crossProblems } from './production-rules';
import { ConfigError } from './variable-types';

const MEGABYTE = 1024 * 1024;

/**
 * The configuration of an environment; `ConfigError` with all its problems when it is not usable.
 * Relative folders are resolved against the folder the process was started in.
 */
export function loadConfig(env: NodeJS.ProcessEnv): AppConfig {
  const parsed = CONFIG_SCHEMA.safeParse(env);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(asLine));
  const problems = crossProblems(parsed.data);
  if (problems.length > 0) throw new ConfigError(problems);
  return toAppConfig(parsed.data);
}

/** The configuration of this process. */
export const configOfProcess = (): AppConfig => loadConfig(process.env);

/** Where a process finds its data: all that a command which only moves data asks of the environment. */
export type DataConfig = Pick<AppConfig, 'env' | 'dataDir' | 'mongodbUri'>;

const DATA_SCHEMA = CONFIG_SCHEMA.pick({ NODE_ENV: true, DATA_DIR: true, MONGODB_URI: true });

export function dataConfigOfProcess(): DataConfig {
  const parsed = DATA_SCHEMA.safeParse(process.env);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(asLine));
  const { NODE_ENV: env, DATA_DIR: dataDir, MONGODB_URI: mongodbUri } = parsed.data;
  return { env, dataDir, mongodbUri };
}

/** The value itself is left out: it may be a secret. */
const asLine = (issue: z.core.$ZodIssue): string => `${issue.path.join('.')}: ${issue.message}`;

function toAppConfig(environment: Environment): AppConfig {
  return Object.freeze({
    env: environment.NODE_ENV,
    host: environment.HOST,
    port: environment.PORT,
    metricsPort: environment.METRICS_PORT,
    metricsHost: environment.METRICS_HOST,
    publicUrl: environment.PUBLIC_URL,
    mail: mailOf(environment),
    dataDir: environment.DATA_DIR,
    mongodbUri: environment.MONGODB_URI,
    redisUrl: environment.REDIS_URL,
    sessionSecret: environment.SESSION_SECRET,
    sessionIdleMinutes: environment.SESSION_IDLE_MINUTES,
    sessionAbsoluteHours: environment.SESSION_ABSOLUTE_HOURS,
    trustProxy: environment.TRUST_PROXY,
    logLevel: environment.LOG_LEVEL ?? (environment.NODE_ENV === 'development' ? 'warn' : 'info'),
    demoPassword: environment.DEMO_PASSWORD,
    adminEmail: environment.ADMIN_EMAIL,
    adminPassword: environment.ADMIN_PASSWORD,
    registrationOpen: environment.REGISTRATION_OPEN,
    oidc: oidcOf(environment),
    google: googleOf(environment),
    openai: openaiOf(environment),
    gemini: geminiOf(environment),
    textract: textractOf(environment),
    models: environment.MODEL_CATALOGUE,
    fileRetentionDays: environment.FILE_RETENTION_DAYS,
    activityAddressDays: environment.ACTIVITY_ADDRESS_DAYS,
    uploadsPerMinute: environment.UPLOADS_PER_MINUTE,
    requestsPerMinute: environment.REQUESTS_PER_MINUTE,
    companyQuota: quotaOf(environment),
    clamd: environment.CLAMD_ADDRESS,
    readingConcurrency: environment.READING_CONCURRENCY,
    engineConcurrency: environment.ENGINE_CONCURRENCY,
    engineLimitUsd: {
      installation: environment.ENGINE_MONTHLY_LIMIT_USD || null,
      company: environment.ENGINE_COMPANY_MONTHLY_LIMIT_USD || null,
    },
    engineAsksAgain: environment.ENGINE_RETRY_EMPTY,
    engineTimeoutMs: environment.ENGINE_TIMEOUT_SECONDS * 1_000,
    reconcileSeconds: environment.RECONCILE_SECONDS,
    welcomeCredits: environment.WELCOME_CREDITS,
    marketingClaims: environment.MARKETING_CLAIMS,
    contactEmail: environment.CONTACT_EMAIL ?? DEFAULT_CONTACT_EMAIL,
    seller: sellerOf(environment),
    termsUrl: environment.TERMS_URL,
    privacyUrl: environment.PRIVACY_URL,
    webDir: environment.WEB_DIR,
  });
}

function sellerOf({ SELLER_NAME: name, SELLER_RUC: ruc, SELLER_ADDRESS: address }: Environment) {
  return name === null ? null : { name, ruc, address };
}

function quotaOf({ COMPANY_MAX_FILES, COMPANY_MAX_MB }: Environment): CompanyQuota {
  return { files: COMPANY_MAX_FILES || null, bytes: COMPANY_MAX_MB * MEGABYTE || null };
}

/** Of a site without an address there is nothing that an e-mail could lead to. */
function mailOf({ SMTP_URL: url, SMTP_FROM, PUBLIC_URL }: Environment): MailConfig | null {
  return url && PUBLIC_URL
    ? { url, from: SMTP_FROM ?? `avisos@${new URL(PUBLIC_URL).hostname}` }
    : null;
}

function oidcOf(environment: Environment): OidcConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = environment;
  return issuer && clientId
    ? {
        issuer,
        clientId,
        clientSecret: environment.OIDC_CLIENT_SECRET,
        trustsEmail: environment.OIDC_TRUST_EMAIL,
        isOnly: environment.OIDC_ONLY,
      }
    : null;
}

function googleOf(environment: Environment): GoogleConfig | null {
  const { GOOGLE_SERVICE_ACCOUNT_EMAIL: email, GOOGLE_SERVICE_ACCOUNT_KEY: key } = environment;
  if (!email || !key) return null;
  return {
    email,
    key,
    sheetsUrl: environment.GOOGLE_SHEETS_BASE_URL ?? 'https://sheets.googleapis.com',
    driveUrl: environment.GOOGLE_DRIVE_BASE_URL ?? 'https://www.googleapis.com',
    tokenUrl: environment.GOOGLE_TOKEN_BASE_URL ?? 'https://oauth2.googleapis.com',
  };
}

function openaiOf(environment: Environment): OpenAiConfig | null {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_OWN_SERVER } = environment;
  if (!OPENAI_API_KEY) return null;
  const baseUrl = OPENAI_BASE_URL ?? 'https://api.openai.com/v1';
  return { apiKey: OPENAI_API_KEY, baseUrl, isOwnServer: OPENAI_OWN_SERVER };
}

function geminiOf({ GEMINI_API_KEY, GOOGLE_GEMINI_BASE_URL }: Environment): GeminiConfig | null {
  if (!GEMINI_API_KEY) return null;
  const baseUrl = GOOGLE_GEMINI_BASE_URL ?? 'https://generativelanguage.googleapis.com';
  return { apiKey: GEMINI_API_KEY, baseUrl };
}

function textractOf(environment: Environment): TextractConfig | null {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!accessKeyId || !secretAccessKey) return null;
  return {
    accessKeyId,
    secretAccessKey,
    sessionToken: environment.AWS_SESSION_TOKEN,
    region: environment.AWS_REGION,
    endpoint: environment.AWS_ENDPOINT_URL_TEXTRACT,
  };
}
