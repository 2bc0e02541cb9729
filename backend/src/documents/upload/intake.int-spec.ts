import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentDetail, DocumentSummary, UploadResponse } from '../../contracts/document';
import type { ErrorBody } from '../../contracts/errors';
import { MAX_FILE_BYTES } from '../../contracts/limits';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { until } from '../../../test/support/until';
import { aJpeg, anXml, aPdf, aPng } from '../../../test/support/upload-bytes';

type Agent = Awaited<ReturnType<TestApp['signedIn']>>;
const UPLOAD = '/api/documents/upload';
const PDF = 'application/pdf';

describe('POST /api/documents/upload', () => {
  let test: TestApp;
  let agent: Agent;
  beforeAll(async () => {
    test = await startTestApp();
    agent = await test.signedIn('digitador@demo.pe');
  });
  afterAll(() => test?.close());

  const upload = (bytes: Buffer, filename: string, contentType: string) =>
    agent.post(UPLOAD).attach('file', bytes, { filename, contentType });
  const documents = async (): Promise<DocumentSummary[]> =>
    (await agent.get('/api/documents')).body;
  /** Received files in the temp folder; running readings have their folders and results there, too. */
  const tempFiles = async () => {
    const entries = await readdir(path.join(test.config.dataDir, 'tmp'), { withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    return names.filter((name) => !name.endsWith('.put'));
  };
  /** A reading that an upload began may have a copy of its file there for a moment. */
  const untilNothingIsLeft = () =>
    until(async () => ((await tempFiles()).length === 0 ? true : null), 60_000);

  it('answers 401 without a session and keeps nothing', async () => {
    await test.anonymous().post(UPLOAD).attach('file', aPdf(), 'a.pdf').expect(401);
    expect(await documents()).toEqual([]);
  });

  it('accepts a PDF, a JPEG (also announced as image/jpg) and a PNG', async () => {
    await upload(aPdf(), 'uno.pdf', PDF).expect(201);
    await upload(aJpeg(), 'dos.jpg', 'image/jpg').expect(201);
    const { body } = await upload(aPng(), 'tres.PNG', 'image/png').expect(201);
    const { documentId } = body as UploadResponse;
    const list = await documents();
    expect(list.map(({ filename }) => filename)).toEqual(['tres.PNG', 'dos.jpg', 'uno.pdf']);
    expect(list[0]).toMatchObject({ id: documentId, fileType: 'image/png', processor: 'local' });
    await untilNothingIsLeft();
  });

  it('names no count of files where a company may store as many as it likes', async () => {
    const owner = await test.signedIn('empresa@demo.pe');
    const { body } = await owner.get('/api/company/storage').expect(200);
    expect(body).toEqual({ files: null, bytes: null });
  });

  it('accepts 50 MB exactly and refuses one byte more, leaving nothing behind', async () => {
    await upload(aPdf(MAX_FILE_BYTES), 'justo.pdf', PDF).expect(201);
    const { body } = await upload(aPdf(MAX_FILE_BYTES + 1), 'grande.pdf', PDF).expect(413);
    expect((body as ErrorBody).message).toBe('grande.pdf excede el límite de 50MB');
    await untilNothingIsLeft();
  });

  it.each([
    ['an empty file', Buffer.alloc(0)],
    ['three bytes', Buffer.from('%PD')],
  ])('refuses %s with 422', async (_, bytes) => {
    const { body } = await upload(bytes, 'a.pdf', PDF).expect(422);
    expect((body as ErrorBody).code).toMatch(/^ARCHIVO_/);
  });

  it.each([
    ['a PNG named .pdf', aPng(), 'a.pdf', PDF],
    ['a PDF announced as PNG', aPdf(), 'a.pdf', 'image/png'],
    ['an EXE with PDF type', Buffer.from(`MZ${'\0'.repeat(64)}`), 'a.pdf', PDF],
    ['HTML named .pdf', Buffer.from(`<html>${' '.repeat(64)}`), 'a.pdf', PDF],
    [
      'a script before the PDF',
      Buffer.from(`<script>1</script>${aPdf().toString()}`),
      'a.pdf',
      PDF,
    ],
    ['an SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"/>`), 'a.svg', 'image/svg+xml'],
    ['a GIF', Buffer.from(`GIF89a${'\0'.repeat(64)}`), 'a.gif', 'image/gif'],
    ['a TIFF', Buffer.from(`II*\0${'\0'.repeat(64)}`, 'latin1'), 'a.tif', 'image/tiff'],
    ['a ZIP', Buffer.from(`PK\x03\x04${'\0'.repeat(64)}`), 'a.zip', 'application/zip'],
    ['a DOCX', Buffer.from(`PK\x03\x04${'\0'.repeat(64)}`), 'a.docx', 'application/msword'],
    ['a HEIC', Buffer.from(`\0\0\0\x18ftypheic${'\0'.repeat(64)}`), 'a.heic', 'image/heic'],
  ])('refuses %s with 415 in Spanish', async (_, bytes, name, type) => {
    const { body } = await upload(bytes, name, type).expect(415);
    expect((body as ErrorBody).message).toBe(`${name} no es un tipo de archivo permitido`);
  });

  it.each([
    ['PNG 30000 x 30000', aPng(30_000, 30_000), 'a.png', 'image/png'],
    ['PNG 16000 x 16000', aPng(16_000, 16_000), 'a.png', 'image/png'],
    ['JPEG 65500 x 65500', aJpeg(65_500, 65_500), 'a.jpg', 'image/jpeg'],
  ])('refuses a pixel bomb before decoding it: %s', async (_, bytes, name, type) => {
    const { body } = await upload(bytes, name, type).expect(422);
    expect((body as ErrorBody).code).toBe('IMAGEN_DEMASIADO_GRANDE');
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\x.pdf', 'x.pdf'],
    ['C:\\x.pdf', 'x.pdf'],
    ['factura\u202efdp.pdf', 'facturafdp.pdf'],
    ['Ñandú Nº 1.pdf', 'Ñandú Nº 1.pdf'],
    ['🧾 recibo.pdf', '🧾 recibo.pdf'],
    ['-rf.pdf', '-rf.pdf'],
    ['<img onerror>.pdf', '<img onerror>.pdf'],
    ['a;b.pdf', 'a;b.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(146)}.pdf`],
  ])('shows the name %p as %p and serves it with a valid header', async (given, shown) => {
    const { body } = await upload(aPdf(), given, PDF).expect(201);
    const { documentId } = body as UploadResponse;
    const detail = (await agent.get(`/api/documents/${documentId}`)).body as DocumentDetail;
    expect(detail.filename).toBe(shown);
    const file = await agent.get(`/api/documents/${documentId}/file`).expect(200);
    const disposition = String(file.headers['content-disposition']);
    expect(disposition).toMatch(/^inline; filename/);
    expect(disposition).not.toMatch(/[\r\n\u202e]/);
  });

  it.each([
    ['two files', (r: ReturnType<Agent['post']>) => r.attach('file', aPdf(), 'b.pdf')],
    ['a wrong field name', (r: ReturnType<Agent['post']>) => r.attach('otro', aPdf(), 'b.pdf')],
    ['an unknown processor', (r: ReturnType<Agent['post']>) => r.field('processor', 'gpt')],
    ['an unknown model', (r: ReturnType<Agent['post']>) => r.field('model', 'gpt-9')],
    [
      'an array as processor',
      (r: ReturnType<Agent['post']>) => r.field('processor', 'local').field('processor', 'local'),
    ],
    [
      '200 fields',
      (r: ReturnType<Agent['post']>) =>
        Array.from({ length: 200 }).reduce<typeof r>((all, _, i) => all.field(`f${i}`, 'x'), r),
    ],
  ])('refuses %s with 400 and keeps nothing', async (_, change) => {
    const before = (await documents()).length;
    await change(upload(aPdf(), 'a.pdf', PDF)).expect(400);
    expect(await documents()).toHaveLength(before);
    await untilNothingIsLeft();
  });

  describe('an XML', () => {
    const XML = 'text/xml';
    const add = (bytes: Buffer, filename: string, contentType: string) =>
      agent.post('/api/documents/sources').attach('file', bytes, { filename, contentType });

    it('comes in by its own door alone, and goes out to be kept, never to be opened', async () => {
      const { body } = await add(anXml(), 'F001-123.xml', XML).expect(201);
      const { documentId } = body as UploadResponse;
      expect((await documents())[0]).toMatchObject({ id: documentId, fileType: 'application/xml' });
      const { headers } = await agent.get(`/api/documents/${documentId}/file`).expect(200);
      expect(headers).toMatchObject({
        'content-type': 'application/xml',
        'content-disposition': 'attachment; filename="F001-123.xml"',
      });
      expect(headers['content-security-policy']).toContain('sandbox');
      const refused = await upload(anXml(), 'F001-123.xml', XML).expect(415);
      expect((refused.body as ErrorBody).message).toBe(
        'F001-123.xml no es un tipo de archivo permitido',
      );
    });

    it.each([
      ['a PDF', aPdf(), 'a.pdf', PDF],
      ['a PDF that is named as one', aPdf(), 'a.xml', XML],
      ['a page of the web', Buffer.from('<html><script>x</script></html>  '), 'a.xml', XML],
    ])('is not %s', async (_, bytes, filename, type) => {
      const { body } = await add(bytes, filename, type).expect(415);
      expect((body as ErrorBody).code).toBe('TIPO_NO_PERMITIDO');
      await untilNothingIsLeft();
    });
  });

  it('refuses a request without a file with 400', async () => {
    const { body } = await agent.post(UPLOAD).field('processor', 'local').expect(400);
    expect((body as ErrorBody).code).toBe('ARCHIVO_FALTANTE');
  });

  it('refuses an upload that a page of another site sends', async () => {
    await upload(aPdf(), 'a.pdf', PDF).set('Origin', 'https://evil.pe').expect(403);
    await upload(aPdf(), 'a.pdf', PDF).set('Sec-Fetch-Site', 'cross-site').expect(403);
  });

  it('makes one document of a double click, and tells a reused key apart', async () => {
    const send = (bytes: Buffer) => upload(bytes, 'doble.pdf', PDF).set('Idempotency-Key', 'k-1');
    const answers = await Promise.all([send(aPdf(500)), send(aPdf(500))]);
    const ids = new Set(answers.map(({ body }) => (body as UploadResponse).documentId));
    expect(ids.size).toBe(1);
    const doubles = (await documents()).filter(({ filename }) => filename === 'doble.pdf');
    expect(doubles).toHaveLength(1);
    const { body } = await send(aPdf(501)).expect(409);
    expect((body as ErrorBody).code).toBe('CLAVE_REUTILIZADA');
  });
});
