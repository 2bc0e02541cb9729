import type { DocumentDetail, UploadResponse } from '../src/contracts/document';
import { writeFile } from 'node:fs/promises';
import { backupSign } from '../src/platform/backup/manifest';
import { MetricsServer } from '../src/platform/metrics';
import { startTestApp, type TestApp } from './support/test-app';
import { namedServer, testConfig } from './support/test-config';
import { until } from './support/until';
import { aPdf } from './support/upload-bytes';

describe('/metrics', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(testConfig({ METRICS_PORT: '0', ...namedServer() }));
  });
  afterAll(() => test?.close());

  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${test.app.get(MetricsServer, { strict: false }).port}${path}`);
  const text = async () => (await ask('/metrics')).text();
  const line = async (start: string) =>
    (await text()).split('\n').find((found) => found.startsWith(start)) ?? null;
  const appears = (start: string) => until(() => line(start));

  it('tells of requests and readings without naming who or what', async () => {
    const agent = await test.signedIn('digitador@demo.pe');
    const request = agent.post('/api/documents/upload').attach('file', aPdf(3_000), 'Rosa.pdf');
    const { documentId } = (await request.expect(201)).body as UploadResponse;
    const { filename } = await until(async () => {
      const body = (await agent.get(`/api/documents/${documentId}`)).body as DocumentDetail;
      return body.status === 'completed' ? body : null;
    });
    await agent.get(`/api/documents/${documentId}/unknown-${documentId}`).expect(404);

    const http = 'foliado_http_request_seconds_count';
    await appears(`${http}{method="GET",route="/api/documents/:id",status="2xx"}`);
    await appears(`${http}{method="POST",route="/api/documents/upload",status="2xx"} 1`);
    await appears(`${http}{method="GET",route="none",status="4xx"} 1`);
    await appears('foliado_reading_seconds_count{engine="local",result="completed"} 1');
    await appears('foliado_queue_jobs{job="extract",state="waiting"} 0');
    await appears('foliado_queue_oldest_waiting_seconds{job="extract"} 0');
    const all = await text();
    for (const secret of [documentId, 'demo.pe', filename]) {
      expect(all).not.toContain(secret);
    }
  });

  it('tells how the process and its disk are', async () => {
    const value = async (name: string) => Number((await line(`${name} `))?.split(' ')[1]);
    expect(await value('process_resident_memory_bytes')).toBeGreaterThan(1e7);
    if (process.platform === 'linux') {
      const own = await value('foliado_memory_bytes{kind="own"}');
      const mapped = await value('foliado_memory_bytes{kind="mapped"}');
      expect(own).toBeGreaterThan(1e7);
      expect(mapped).toBeGreaterThan(1e7);
    }
    expect(await value('foliado_disk_free_bytes')).toBeGreaterThan(0);
    if (test.config.mongodbUri === null) {
      expect(await value('foliado_embedded_store_bytes')).toBeGreaterThan(0);
    }
    expect(Math.abs((await value('process_start_time_seconds')) - Date.now() / 1_000)).toBeLessThan(
      3_600,
    );
    expect(await text()).not.toContain('foliado_collector_up{part="queue"} 0');
  });

  it('tells what should be looked at although every request is answered', async () => {
    await test
      .anonymous()
      .post('/api/login')
      .send({ email: 'digitador@demo.pe', password: 'no es esta' })
      .expect(401);
    await appears('foliado_failed_sign_ins_total 1');
    for (const name of ['outbox_waiting', 'broken_chains', 'indexes_to_make'])
      await appears(`foliado_${name} 0`);
    await appears('foliado_refused_credits_total 0');
    expect(await line('foliado_backup_age_seconds{')).toBeNull();
    await writeFile(backupSign(test.config.dataDir), '');
    await appears('foliado_backup_age_seconds{of="data_dir"}');
  });

  it('is nowhere but at its own port and address', async () => {
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/metrics')).headers.get('content-type')).toContain('version=0.0.4');
    expect((await test.anonymous().get('/metrics')).text).not.toContain('foliado_');
  });
});
