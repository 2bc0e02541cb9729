import { testConfig } from '../../../test/support/test-config';
import { Metrics } from './metrics';
import { MetricsServer } from './metrics-server';

const serverOn = (METRICS_PORT?: string) =>
  new MetricsServer(new Metrics(), testConfig({ METRICS_PORT }));

describe('the port of the metrics', () => {
  const server = serverOn('0');
  beforeAll(() => server.onApplicationBootstrap());
  afterAll(() => server.onApplicationShutdown());

  it('is not open unless it is set', async () => {
    const closed = serverOn();
    await closed.onApplicationBootstrap();
    expect(closed.port).toBeNull();
    await closed.onApplicationShutdown();
  });

  it('refuses the start with a sentence when another process has it', async () => {
    const second = serverOn(String(server.port));
    await expect(second.onApplicationBootstrap()).rejects.toThrow(
      `METRICS_PORT: el puerto ${server.port} ya está en uso`,
    );
    await second.onApplicationShutdown();
  });

  it('answers a GET of /metrics, and nothing else', async () => {
    const ask = async (path: string, method = 'GET') =>
      (await fetch(`http://127.0.0.1:${server.port}${path}`, { method })).status;
    expect(await ask('/metrics')).toBe(200);
    expect(await ask('/metrics', 'POST')).toBe(404);
    expect(await ask('/healthz')).toBe(404);
  });
});
