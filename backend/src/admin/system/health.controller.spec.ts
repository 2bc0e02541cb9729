import { tmpdir } from 'node:os';
import type { INestApplication } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import request from 'supertest';
import { loadConfig } from '../../platform/config';
import { DatabaseHealth, StoreIndexes } from '../../platform/database';
import { ALLOW_KEY } from '../../access/access.guard';
import { JobQueue } from '../../platform/queue/job-queue';
import { HealthController } from './health.controller';
import { DiskSpace, HealthService } from '../../platform/health';

type Check = () => Promise<boolean>;

const well: Check = () => Promise.resolve(true);

async function appWith(
  checks: Partial<Record<'store' | 'queue' | 'disk', Check>>,
  indexesToMake = 0,
) {
  const module = await Test.createTestingModule({
    controllers: [HealthController],
    providers: [
      HealthService,
      { provide: DatabaseHealth, useValue: { isReady: checks.store ?? well } },
      { provide: StoreIndexes, useValue: { pending: indexesToMake } },
      { provide: JobQueue, useValue: { isReady: checks.queue ?? well } },
      { provide: DiskSpace, useValue: { isEnough: checks.disk ?? well } },
    ],
  }).compile();
  const app = module.createNestApplication({ logger: false });
  await app.init();
  return app;
}

describe('the health of the product', () => {
  let app: INestApplication;
  afterEach(() => app.close());

  const get = (path: string) => request(app.getHttpServer()).get(path);

  it('is alive whatever else is wrong', async () => {
    app = await appWith({ store: () => Promise.resolve(false) });
    await get('/healthz').expect(200, { status: 'ok' });
  });

  it('is ready when store, queue and disk are', async () => {
    app = await appWith({});
    const { headers } = await get('/readyz').expect(200, {
      status: 'ok',
      checks: { store: 'ok', queue: 'ok', disk: 'ok' },
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('says how many indexes are still to be made, and works meanwhile', async () => {
    app = await appWith({}, 7);
    const { body } = await get('/readyz').expect(200);
    expect(body).toMatchObject({ status: 'ok', indexesToMake: 7 });
  });

  it('is degraded without its queue alone, and still there for people', async () => {
    app = await appWith({ queue: () => Promise.resolve(false) });
    const checks = { store: 'ok', queue: 'error', disk: 'ok' };
    await get('/readyz').expect(200, { status: 'degraded', checks });
  });

  it.each(['store', 'disk'] as const)('is not ready without its %s', async (part) => {
    const checks = { store: 'ok', queue: 'ok', disk: 'ok', [part]: 'error' };
    app = await appWith({ [part]: () => Promise.resolve(false) });
    await get('/readyz').expect(503, { status: 'error', checks });
  });

  it('takes a check that fails for a no, and tells nothing of the failure', async () => {
    app = await appWith({ store: () => Promise.reject(new Error('mongodb://u:clave@h')) });
    const { text } = await get('/readyz').expect(503);
    expect(text).not.toContain('clave');
  });

  it('answers in time when a check does not', async () => {
    app = await appWith({ store: () => new Promise(() => undefined) });
    const { body } = await get('/readyz').expect(503);
    expect(body).toMatchObject({ checks: { store: 'error', queue: 'ok' } });
  });

  it('is open to everybody by a declared permission', async () => {
    app = await appWith({});
    const reflector = new Reflector();
    const { alive, ready } = HealthController.prototype;
    expect([alive, ready].map((handler) => reflector.get(ALLOW_KEY, handler))).toEqual([
      'health.read',
      'health.read',
    ]);
  });
});

describe('the space on the disk', () => {
  it('is what this process may still write, and judged by the limit', async () => {
    const disk = new DiskSpace(loadConfig({ DATA_DIR: tmpdir() }));
    expect(await disk.free()).toBeGreaterThan(0);
    jest.spyOn(disk, 'free').mockResolvedValueOnce(500 * 1024 * 1024);
    expect(await disk.isEnough()).toBe(false);
    jest.spyOn(disk, 'free').mockResolvedValueOnce(500 * 1024 * 1024 + 1);
    expect(await disk.isEnough()).toBe(true);
  });
});
