import { MODEL_CATALOGUE } from '../../contracts/models';
import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { VARIABLE_NAMES } from './config-schema';
import { loadConfig } from './load-config';
import { ConfigError } from './variable-types';

const SECRET = 'q8Zr2mVx4Lk7Tn1Bw5Hs9Dy3Fc6Jg0Pa';

function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('needs nothing on a bare machine', () => {
    expect(loadConfig({})).toEqual({
      env: 'development',
      contactEmail: 'contacto@foliado.pe',
      seller: null,
      termsUrl: null,
      privacyUrl: null,
      engineConcurrency: 4,
      engineTimeoutMs: 120_000,
      engineAsksAgain: false,
      engineLimitUsd: { installation: null, company: null },
      fileRetentionDays: 0,
      activityAddressDays: 365,
      metricsPort: null,
      metricsHost: '127.0.0.1',
      oidc: null,
      google: null,
      openai: null,
      gemini: null,
      textract: null,
      models: MODEL_CATALOGUE,
      registrationOpen: true,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: null,
      mail: null,
      dataDir: path.resolve('data'),
      mongodbUri: null,
      redisUrl: null,
      sessionSecret: null,
      sessionIdleMinutes: 30,
      sessionAbsoluteHours: 8,
      trustProxy: false,
      logLevel: 'warn',
      demoPassword: null,
      adminEmail: null,
      adminPassword: null,
      uploadsPerMinute: 60,
      requestsPerMinute: 600,
      companyQuota: { files: null, bytes: null },
      clamd: null,
      readingConcurrency: 1,
      reconcileSeconds: 60,
      welcomeCredits: 25,
      marketingClaims: false,
      webDir: path.resolve(__dirname, '../../../frontend'),
    });
  });

  it('takes the room of a company in files and megabytes', () => {
    const { companyQuota } = loadConfig({ COMPANY_MAX_FILES: '5000', COMPANY_MAX_MB: '10240' });
    expect(companyQuota).toEqual({ files: 5_000, bytes: 10 * 1024 ** 3 });
    expect(problemsOf({ COMPANY_MAX_FILES: '-1', COMPANY_MAX_MB: '1.5' })).toHaveLength(2);
  });

  it.each([
    ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['clamav:3310', { host: 'clamav', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('finds the virus scanner at %s', (CLAMD_ADDRESS, address) => {
    expect(loadConfig({ CLAMD_ADDRESS }).clamd).toEqual(address);
  });

  it.each(['clamav', 'clamav:0', 'clamav:70000', 'run/clamd.ctl', 'tcp://clamav:3310'])(
    'refuses %s as the address of a virus scanner',
    (CLAMD_ADDRESS) => {
      expect(problemsOf({ CLAMD_ADDRESS })).toEqual([expect.stringContaining('CLAMD_ADDRESS')]);
    },
  );

  it('treats an empty value as not set', () => {
    const blank = Object.fromEntries(VARIABLE_NAMES.map((name) => [name, ' ']));
    expect(loadConfig(blank)).toEqual(loadConfig({}));
  });

  it('reads each kind of value', () => {
    const config = loadConfig({
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      PORT: '8080',
      PUBLIC_URL: 'https://foliado.empresa.pe/',
      DATA_DIR: '/srv/foliado',
      MONGODB_URI: 'mongodb://a,b,c/foliado?replicaSet=rs0',
      REDIS_URL: 'redis://127.0.0.1:6379/1',
      SESSION_SECRET: SECRET,
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: 'Jefa@Empresa.pe',
      ADMIN_PASSWORD: 'nueve caballos azules',
    });
    expect(config).toMatchObject({
      env: 'production',
      port: 8080,
      publicUrl: 'https://foliado.empresa.pe',
      dataDir: '/srv/foliado',
      mongodbUri: 'mongodb://a,b,c/foliado?replicaSet=rs0',
      redisUrl: 'redis://127.0.0.1:6379/1',
      trustProxy: true,
      logLevel: 'warn',
      adminEmail: 'jefa@empresa.pe',
    });
  });

  it('takes no RUC of a seller without a name', () => {
    expect(() => loadConfig({ SELLER_RUC: '20999999019' })).toThrow('SELLER_NAME: falta');
    expect(loadConfig({ SELLER_NAME: 'Andina' }).seller).toEqual({
      name: 'Andina',
      ruc: null,
      address: null,
    });
  });

  it('cannot be changed after loading', () => {
    expect(Object.isFrozen(loadConfig({}))).toBe(true);
  });

  it('names every wrong variable at once, in Spanish', () => {
    const problems = problemsOf({
      PORT: '70000',
      PUBLIC_URL: 'https://foliado.pe/app',
      MONGODB_URI: 'postgres://x',
      TRUST_PROXY: 'yes',
      LOG_LEVEL: 'verbose',
      SESSION_SECRET: 'corto',
      ADMIN_EMAIL: 'jefa',
      SELLER_RUC: '20999999018',
    });
    expect(problems).toEqual([
      'PORT: debe ser un número entero entre 0 y 65535',
      'PUBLIC_URL: debe ser una dirección http(s) sin ruta',
      'MONGODB_URI: debe ser una dirección que empiece por mongodb:// o mongodb+srv://',
      'SESSION_SECRET: debe tener al menos 32 caracteres',
      'TRUST_PROXY: debe ser true o false',
      'LOG_LEVEL: debe ser uno de: silent, error, warn, info, debug',
      'ADMIN_EMAIL: debe ser un correo electrónico',
      'SELLER_RUC: debe ser un RUC válido de 11 dígitos',
    ]);
  });

  it.each(['1e3', '0x10', '-1', '3.5', 'NaN', '9999999999'])('refuses %s as a port', (PORT) => {
    expect(problemsOf({ PORT })).toEqual(['PORT: debe ser un número entero entre 0 y 65535']);
    expect(problemsOf({ METRICS_PORT: PORT })).toEqual([
      'METRICS_PORT: debe ser un puerto entre 0 y 65535',
    ]);
  });

  it('never repeats a value, which may be a secret', () => {
    const problems = problemsOf({ SESSION_SECRET: 'tan-secreto', MONGODB_URI: 'x://user:clave@h' });
    expect(problems.join()).not.toMatch(/tan-secreto|clave/);
  });

  it('asks for both parts of the first administrator', () => {
    expect(problemsOf({ ADMIN_EMAIL: 'a@b.pe' })[0]).toContain('ADMIN_PASSWORD');
    expect(problemsOf({ ADMIN_PASSWORD: 'nueve caballos' })[0]).toContain('ADMIN_EMAIL');
  });

  it('asks for both parts of the service account of Google, and for a key that is one', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const email = { GOOGLE_SERVICE_ACCOUNT_EMAIL: 'hojas@proyecto.iam.gserviceaccount.com' };
    expect(problemsOf(email)[0]).toContain('GOOGLE_SERVICE_ACCOUNT_KEY');
    expect(problemsOf({ GOOGLE_SERVICE_ACCOUNT_KEY: pem })[0]).toContain('ACCOUNT_EMAIL');
    expect(problemsOf({ ...email, GOOGLE_SERVICE_ACCOUNT_KEY: 'clave' })).toEqual([
      'GOOGLE_SERVICE_ACCOUNT_KEY: debe ser una clave privada en formato PEM',
    ]);
    const onOneLine = pem.replaceAll('\n', '\\n');
    const { google } = loadConfig({ ...email, GOOGLE_SERVICE_ACCOUNT_KEY: onOneLine });
    expect(google).toEqual({
      email: 'hojas@proyecto.iam.gserviceaccount.com',
      key: pem.trim(),
      sheetsUrl: 'https://sheets.googleapis.com',
      driveUrl: 'https://www.googleapis.com',
      tokenUrl: 'https://oauth2.googleapis.com',
    });
  });
});

describe('production', () => {
  it('does not start without a session secret', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
      'SESSION_SECRET: es obligatoria en producción (32 caracteres al azar o más)',
    ]);
  });

  it('does not need the first administrator once it exists', () => {
    expect(problemsOf({ NODE_ENV: 'production', SESSION_SECRET: SECRET })).toEqual([]);
  });

  it.each([
    'changeme-changeme-changeme-changeme',
    'CHANGE_ME_to_something_of_32_characters',
    'cambie-este-valor-por-uno-de-32-caracteres',
    'a'.repeat(40),
    '12345678901234567890123456789012',
    'your-secret-goes-here-please-replace-it',
  ])('refuses the placeholder %s', (SESSION_SECRET) => {
    expect(problemsOf({ NODE_ENV: 'production', SESSION_SECRET })).toEqual([
      'SESSION_SECRET: es un valor de ejemplo; en producción use uno propio y al azar',
    ]);
  });

  it.each(['password', 'secret123', 'changeme', 'admin123', 'contraseña', 'foliado2026'])(
    'refuses %s as the password of the administrator',
    (ADMIN_PASSWORD) => {
      const env = { NODE_ENV: 'production', SESSION_SECRET: SECRET, ADMIN_EMAIL: 'a@b.pe' };
      expect(problemsOf({ ...env, ADMIN_PASSWORD })[0]).toMatch(/^ADMIN_PASSWORD: es un valor/);
    },
  );

  it('accepts the same secrets in development', () => {
    expect(problemsOf({ SESSION_SECRET: 'changeme-changeme-changeme-changeme' })).toEqual([]);
  });
});

describe('the cloud engines', () => {
  it('are there with a key each, at the vendor’s own address', () => {
    const config = loadConfig({
      OPENAI_API_KEY: 'sk-de-prueba',
      GEMINI_API_KEY: 'gm-de-prueba',
      AWS_ACCESS_KEY_ID: 'AKIATEST',
      AWS_SECRET_ACCESS_KEY: 'secreto-aws',
    });
    expect(config.openai).toEqual({
      apiKey: 'sk-de-prueba',
      baseUrl: 'https://api.openai.com/v1',
      isOwnServer: false,
    });
    expect(config.gemini?.baseUrl).toBe('https://generativelanguage.googleapis.com');
    expect(config.textract).toMatchObject({ region: 'us-east-1', endpoint: null });
  });

  it('are not there without one; an address alone is harmless', () => {
    const config = loadConfig({
      OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
      GOOGLE_GEMINI_BASE_URL: 'http://127.0.0.1:1',
      AWS_ENDPOINT_URL_TEXTRACT: 'http://127.0.0.1:1',
    });
    expect([config.openai, config.gemini, config.textract]).toEqual([null, null, null]);
  });

  it.each([{ AWS_ACCESS_KEY_ID: 'AKIATEST' }, { AWS_SECRET_ACCESS_KEY: 'secreto-aws' }])(
    'take no half of a key of AWS: %j',
    (half) => {
      expect(() => loadConfig(half)).toThrow(
        'AWS_ACCESS_KEY_ID: va junto con AWS_SECRET_ACCESS_KEY',
      );
    },
  );

  it('take corrections of their models', () => {
    const MODEL_CATALOGUE = '{"openai":{"o3-mini":{"replacedBy":"o5-mini"}}}';
    const { models } = loadConfig({ MODEL_CATALOGUE });
    expect(models.openai.find(({ id }) => id === 'o3-mini')?.replacedBy).toBe('o5-mini');
  });

  it.each([
    [{ OIDC_ONLY: 'true' }, 'OIDC_ONLY'],
    [{ OIDC_TRUST_EMAIL: 'true' }, 'OIDC_TRUST_EMAIL'],
    [
      {
        OIDC_ISSUER: 'https://login.microsoftonline.com/common/v2.0',
        OIDC_CLIENT_ID: 'x',
        OIDC_TRUST_EMAIL: 'true',
      },
      'OIDC_TRUST_EMAIL',
    ],
  ])('refuses %j', (env, name) => {
    expect(problemsOf(env)).toEqual([expect.stringContaining(`${name}: `)]);
  });

  it.each(['{', '[]', '{"openai":{"gpt-4o":{"retiredOn":"mañana"}}}', '{"otro":{}}'])(
    'refuse %s as corrections',
    (MODEL_CATALOGUE) => {
      expect(() => loadConfig({ MODEL_CATALOGUE })).toThrow('MODEL_CATALOGUE');
    },
  );
});
