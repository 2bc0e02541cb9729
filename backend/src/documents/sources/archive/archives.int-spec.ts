import { readdir } from 'node:fs/promises';
import type { DocumentSummary, SourcesResponse } from '../../../contracts/document';
import { BlobStore } from '../../../platform/blob-store/blob-store';
import { aResult } from '../../../../test/support/fake-pipeline';
import type { Agent } from '../../../../test/support/people';
import { startTestApp, type TestApp } from '../../../../test/support/test-app';
import { anXml, aPdf } from '../../../../test/support/upload-bytes';
import { zipped } from '../../../../test/support/zip-files';

describe('an archive at the door of originals', () => {
  let test: TestApp;
  let clerk: Agent;
  beforeAll(async () => {
    test = await startTestApp();
    // Of no number, so that none of them are originals of one comprobante.
    test.pipeline.answer = () => Promise.resolve(aResult({ extractedData: {} }));
    clerk = await test.signedIn('digitador@demo.pe');
  });
  afterAll(() => test?.close());

  const send = (bytes: Buffer, key = '', filename = 'julio.zip') =>
    clerk
      .post('/api/documents/sources')
      .set(key ? { 'Idempotency-Key': key } : {})
      .attach('file', bytes, { filename, contentType: 'application/zip' });
  const listed = async () =>
    ((await clerk.get('/api/documents').expect(200)).body as DocumentSummary[]).map(({ id }) => id);
  const code = ({ body }: { body: unknown }) => (body as { code: string }).code;

  it('makes a document of each original, and says what became none', async () => {
    const bytes = await zipped({
      ...{ 'a/F001-7.xml': anXml(), 'a/F001-7.pdf': aPdf(900), 'leeme.txt': Buffer.from('x') },
      ...{ 'R-1.zip': Buffer.from('PK'), 'falso.pdf': Buffer.alloc(90, 'x') },
    });
    const answer = (await send(bytes, 'z-1').expect(201)).body as SourcesResponse;
    const { documents = [], refused = [] } = answer;
    expect(documents.map(({ filename }) => filename)).toEqual(['F001-7.xml', 'F001-7.pdf']);
    expect(answer.documentId).toBe(documents[0]?.documentId);
    expect(refused.map(({ message }) => message)).toEqual([
      'falso.pdf no es un tipo de archivo permitido',
      'leeme.txt no es un XML, PDF, JPG ni PNG: no se agregó.',
      'R-1.zip es un ZIP dentro de otro: ábralo y agregue sus archivos.',
    ]);
    expect(await listed()).toEqual(expect.arrayContaining(documents.map((one) => one.documentId)));
    const before = (await listed()).length;
    const again = (await send(bytes, 'z-1').expect(201)).body as SourcesResponse;
    expect([again.documents, (await listed()).length]).toEqual([documents, before]);
  });

  it('refuses what it cannot open, in Spanish, and keeps nothing', async () => {
    const before = await listed();
    const broken = (await zipped({ 'a.xml': anXml() })).subarray(0, 60);
    expect(code(await send(broken).expect(422))).toBe('ZIP_ILEGIBLE');
    const bomb = await zipped({ 'a.xml': Buffer.alloc(4_000_000) });
    expect(code(await send(bomb).expect(422))).toBe('ZIP_EXCESIVO');
    const none = await zipped({ 'leeme.txt': Buffer.from('x') });
    expect(code(await send(none).expect(422))).toBe('ZIP_SIN_ORIGINALES');
    const pages = clerk.post('/api/documents/upload').attach('file', none, 'julio.zip');
    expect(code(await pages.expect(415))).toBe('TIPO_NO_PERMITIDO');
    expect(await listed()).toEqual(before);
    const temp = test.app.get(BlobStore, { strict: false }).tempDir();
    expect((await readdir(temp)).filter((name) => name.startsWith('zip-'))).toEqual([]);
  });
});
