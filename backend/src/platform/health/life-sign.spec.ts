import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testConfig } from '../../../test/support/test-config';
import type { HealthService, Readiness } from './health.service';
import { isAlive, LifeSign, signFile } from './life-sign';

describe('a sign of life', () => {
  let dataDir: string;
  beforeEach(async () => (dataDir = await mkdtemp(path.join(tmpdir(), 'foliado-life-'))));
  afterEach(() => rm(dataDir, { recursive: true }));

  async function begun(status: Readiness['status']): Promise<void> {
    const health = { readiness: () => Promise.resolve({ status }) } as unknown as HealthService;
    const sign = new LifeSign(health, testConfig({ DATA_DIR: dataDir }));
    await sign.begin();
    await sign.onModuleDestroy();
  }

  it.each<[Readiness['status'], boolean]>([
    ['ok', true],
    ['degraded', true],
    ['error', false],
  ])('of a worker that is %s: %p', async (status, expected) => {
    await begun(status);
    expect(await isAlive(dataDir, Date.now())).toBe(expected);
  });

  it('holds for a minute', async () => {
    await begun('ok');
    const then = new Date(Date.now() - 61_000);
    await utimes(signFile(dataDir), then, then);
    expect(await isAlive(dataDir, Date.now())).toBe(false);
  });
});
