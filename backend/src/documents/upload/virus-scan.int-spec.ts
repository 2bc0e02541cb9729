import type { ErrorBody } from '../../contracts/errors';
import { EICAR, FakeClamd } from '../../../test/support/fake-clamd';
import { pdfAround } from '../../../test/support/fixtures/hostile-pdf';
import type { Agent } from '../../../test/support/people';
import { storedFiles } from '../../../test/support/stored-files';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { namedServer, testConfig } from '../../../test/support/test-config';
import { aPdf } from '../../../test/support/upload-bytes';

describe('an upload where a virus scanner is set', () => {
  let clamd: FakeClamd;
  let test: TestApp;
  let agent: Agent;
  beforeAll(async () => {
    clamd = await FakeClamd.start();
    const { host, port } = clamd.address as { host: string; port: number };
    test = await startTestApp(testConfig({ ...namedServer(), CLAMD_ADDRESS: `${host}:${port}` }));
    agent = await test.signedIn('digitador@demo.pe');
  });
  afterAll(async () => {
    await test?.close();
    await clamd?.close();
  });

  const credits = async () =>
    ((await agent.get('/api/user/credits')).body as { credits: number }).credits;
  /** Of what readings make of them there may be more at any time. */
  const originals = async () =>
    (await storedFiles(test.app)).filter((key) => key.includes('/') && !key.includes('.'));
  const kept = async () => [
    ((await agent.get('/api/documents')).body as unknown[]).length,
    (await originals()).length,
    await credits(),
  ];
  const upload = (bytes: Buffer) =>
    agent.post('/api/documents/upload').attach('file', bytes, 'factura.pdf');

  it('is refused with a virus in it, wherever it stands; nothing is kept of it', async () => {
    const before = await kept();
    const { body } = await upload(pdfAround(EICAR)).expect(422);
    expect(body as ErrorBody).toMatchObject({
      code: 'ARCHIVO_INFECTADO',
      message: expect.stringContaining('Pida uno nuevo a quien se lo envió') as string,
    });
    expect(await kept()).toEqual(before);
    expect(clamd.scanned.at(-1)?.equals(pdfAround(EICAR))).toBe(true);
  });

  it('is taken without one', async () => {
    await upload(aPdf()).expect(201);
  });

  it('is refused while the scanner does not answer: nobody has looked at it', async () => {
    clamd.mood = 'hangs up';
    const before = await kept();
    const { body } = await upload(aPdf()).expect(503);
    expect((body as ErrorBody).code).toBe('ANTIVIRUS_NO_DISPONIBLE');
    expect(await kept()).toEqual(before);
    clamd.mood = 'scans';
    await upload(aPdf()).expect(201);
  });
});
