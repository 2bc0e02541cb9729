import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import {
  COMPOSE,
  environmentOf,
  interpolated,
  merged,
  services,
  type Environment,
} from '../../../../e2e/support/compose';
import { VARIABLE_NAMES } from './config-schema';
import { renderEnvExample } from './env-example';
import { loadConfig } from './load-config';

const ROOT = path.resolve(__dirname, '../../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const NEEDED = {
  SESSION_SECRET: 'q8Zr2mVx4Lk7Tn1Bw5Hs9Dy3Fc6Jg0Pa',
  MONGO_PASSWORD: 'm0ng0',
  REDIS_PASSWORD: 'r3d1s',
};
const FIXED = [
  ...['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR', 'MONGODB_URI', 'REDIS_URL'],
  ...['SESSION_SECRET', 'METRICS_HOST'],
];

describe('docker-compose.yml', () => {
  it.each(['app', 'worker'])('passes what is set in .env on to the %s', (service) => {
    const set = {
      ...NEEDED,
      REGISTRATION_OPEN: 'false',
      OIDC_ISSUER: 'https://id.empresa.pe',
      OIDC_CLIENT_ID: 'foliado',
      OIDC_ONLY: 'true',
      PUBLIC_URL: 'https://foliado.empresa.pe',
      TRUST_PROXY: 'true',
      COMPANY_MAX_FILES: '5000',
      OPENAI_API_KEY: 'clave-de-prueba',
    };
    expect(loadConfig(environmentOf(service, set))).toMatchObject({
      env: 'production',
      registrationOpen: false,
      oidc: { issuer: 'https://id.empresa.pe', isOnly: true },
      publicUrl: 'https://foliado.empresa.pe',
      trustProxy: true,
      companyQuota: { files: 5000 },
      openai: { apiKey: 'clave-de-prueba' },
      mongodbUri: 'mongodb://foliado:m0ng0@mongo:27017/foliado?authSource=admin',
      redisUrl: 'redis://:r3d1s@redis:6379',
      host: '0.0.0.0',
      dataDir: '/data',
    });
  });

  it.each(['app', 'worker'])(
    'starts the %s with a copied .env.example and the secrets',
    (service) => {
      const example = parseEnv(renderEnvExample()) as Environment;
      const env = environmentOf(service, { ...example, ...NEEDED });
      expect(loadConfig(env)).toMatchObject({ env: 'production', dataDir: '/data', port: 3000 });
    },
  );

  it.each(Object.keys(NEEDED))('does not start without %s', (name) => {
    const { [name as 'SESSION_SECRET']: _, ...others } = NEEDED;
    expect(() => environmentOf('app', others)).toThrow(name);
  });

  it.each(['app', 'worker'])(
    'fixes for the %s what containers need, and nothing else',
    (service) => {
      const { environment } = services[service] ?? {};
      expect(Object.keys(merged(environment)).sort()).toEqual([...FIXED].sort());
    },
  );

  it('asks for no variable that nobody is told of', () => {
    const asked = new Set([...COMPOSE.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name));
    const told = read('docs/operation.md');
    const known: readonly string[] = VARIABLE_NAMES;
    const own = [...asked].filter((name) => !known.includes(name));
    expect(own.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  });

  it.each(['app', 'worker', 'mongo', 'redis'])('takes rights and memory from %s', (service) => {
    const { security_opt: options, mem_limit: memory, healthcheck } = services[service] ?? {};
    expect(options).toContain('no-new-privileges:true');
    expect(interpolated(String(memory), {})).toMatch(/^\d+[mg]$/);
    if (service !== 'app') expect(healthcheck).toHaveProperty('test');
  });

  it('publishes one port, to this machine alone', () => {
    const published = Object.values(services).flatMap(({ ports }) => ports ?? []);
    expect(published).toEqual(['127.0.0.1:${PUBLISHED_PORT:-3000}:3000']);
  });
});
