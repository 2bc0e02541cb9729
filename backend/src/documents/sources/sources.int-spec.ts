import { readFile } from 'node:fs/promises';
import type { DocumentDetail, DocumentSummary, UploadResponse } from '../../contracts/document';
import type { StoryEntry } from '../../contracts/review';
import type { HistoryStats } from '../../contracts/list-query';
import type { SignedInUser } from '../../contracts/user';
import type { CdrStatus, SignatureVerdict } from '../../contracts/xml-source';
import { BlobStore } from '../../platform/blob-store/blob-store';
import { NO_FACTS } from '../../rules/scoring/page-facts';
import { aResult } from '../../../test/support/fake-pipeline';
import type { Agent } from '../../../test/support/people';
import { startTestApp, type TestApp } from '../../../test/support/test-app';
import { until } from '../../../test/support/until';
import { anXml, aPdf } from '../../../test/support/upload-bytes';
import { CompanyDocuments } from '../end/company-documents.service';
import { RemovalSweep } from '../end/removal-sweep.service';
import { SilentRemoval } from '../end/eraser.service';

const RUC = '20999999019';

describe('the page and the XML of one comprobante', () => {
  let test: TestApp;
  let clerk: Agent;
  beforeAll(async () => {
    test = await startTestApp();
    clerk = await test.signedIn('digitador@demo.pe');
  });
  afterAll(() => test?.close());
  afterEach(() => jest.restoreAllMocks());

  /** What the XML of each comprobante says of its total, and its signature; by number. */
  const xmls = new Map<
    string,
    { total: number; verdict: SignatureVerdict; digest: string | null }
  >();
  const NOTHING = { total: 0, verdict: 'rota', digest: null } as const;
  let count = 0;
  const aNumber = (
    total = 1_180,
    verdict: SignatureVerdict = 'intacta',
    digest: string | null = null,
  ): string => {
    const number = `F001-${1_000 + ++count}`;
    xmls.set(number, { total, verdict, digest });
    return number;
  };
  beforeAll(() => {
    test.pipeline.answer = async ({ path, fileType }) => {
      const number = /F001-\d+/.exec(await readFile(path, 'latin1'))?.[0] ?? '';
      const isXml = fileType === 'application/xml';
      const status = /CDR:(\w+)/.exec(await readFile(path, 'latin1'))?.[1] as CdrStatus;
      if (status) return anAnswer(number, status);
      const { total, verdict, digest } = xmls.get(number) ?? NOTHING;
      const data = {
        documento: { tipo: 'factura', numero: number, serie: 'F001', folio_fiscal: digest },
        proveedor: { nombre: 'Proveedor de Prueba S.A.C.', ruc: RUC },
        totales: { subtotal: 1_000, iva: 180, total: isXml ? total : 1_180 },
      } as const;
      const xml = { verdict, signer: { name: 'PROVEEDOR', ruc: RUC }, fields: [] };
      const source = isXml ? ('xml' as const) : ('texto' as const);
      const read = (path: string, value: string | number) => ({
        ...{ path, value, rawText: String(value), confidence: 0.9, state: 'leido' as const },
        ...{ reasons: [], source, boxes: [], candidates: [] },
      });
      return aResult({
        extractedData: data,
        records: [
          read('documento.numero', number),
          read('proveedor.ruc', RUC),
          read('totales.iva', 180),
          read('totales.total', data.totales.total),
        ],
        facts: isXml ? { ...NO_FACTS, xml } : NO_FACTS,
      });
    };
  });

  const anAnswer = (numero: string, status: CdrStatus) => {
    const cdr = { status, code: '0', text: `Va ${numero}.`, notes: [] };
    const xml = { verdict: 'intacta', signer: null, fields: [], cdr } as const;
    const extractedData = { documento: { tipo: 'otro', numero }, proveedor: { ruc: RUC } } as const;
    return aResult({ extractedData, facts: { ...NO_FACTS, xml } });
  };

  const send = async (door: 'upload' | 'sources', number: string, more = ''): Promise<string> => {
    const marked = Buffer.from(`<!--${number} ${more}-->`);
    const bytes = door === 'upload' ? Buffer.concat([aPdf(2_000), marked]) : anXmlOf(marked);
    const name = door === 'upload' ? `${number}.pdf` : `${number}.xml`;
    const sent = clerk.post(`/api/documents/${door}`).attach('file', bytes, name);
    return ((await sent.expect(201)).body as UploadResponse).documentId;
  };
  const anXmlOf = (marked: Buffer): Buffer => Buffer.concat([anXml(), marked]);
  const page = (number: string) => send('upload', number);
  const xml = (number: string) => send('sources', number);
  const cdr = (number: string, status: CdrStatus) => send('sources', number, `CDR:${status}`);
  const detail = async (id: string) =>
    (await clerk.get(`/api/documents/${id}`).expect(200)).body as DocumentDetail;
  const read = (id: string) =>
    until(async () => {
      const document = await detail(id);
      return document.status === 'completed' ? document : null;
    });
  const joined = (id: string) =>
    until(async () => {
      const document = await detail(id);
      if (document.sources.length === 0 || document.duplicateOf !== null) return null;
      return (await listed(document)).length === 1 ? document : null;
    });
  const listed = async ({ extractedData }: Pick<DocumentDetail, 'extractedData'>) => {
    const { body } = await clerk.get('/api/documents').expect(200);
    return (body as DocumentSummary[]).filter(
      (one) => one.extractedData?.documento?.numero === extractedData?.documento?.numero,
    );
  };
  const credits = async () =>
    ((await clerk.get('/api/user/credits')).body as { credits: number }).credits;
  const spent = async (before: number, expected: number) => {
    await until(async () => ((await credits()) === before - expected ? true : null));
  };
  const edit = (id: string, fieldPath: string, newValue: unknown) =>
    clerk.post(`/api/documents/${id}/edit-field`).send({ fieldPath, newValue });

  it.each(['page first', 'XML first'])(
    'are one document, whichever comes first: %s',
    async (which) => {
      const before = await credits();
      const number = aNumber();
      const [first, second] = which === 'page first' ? [page, xml] : [xml, page];
      const ids = [await first(number)];
      await read(ids[0] ?? '');
      ids.push(await second(number));
      const pageId = which === 'page first' ? ids[0] : ids[1];
      const xmlId = which === 'page first' ? ids[1] : ids[0];
      const document = await joined(String(xmlId));
      expect(document).toMatchObject({
        ...{ id: pageId, fileType: 'application/pdf', sourceMatch: 'coincide', duplicateOf: null },
        sources: [{ id: xmlId, kind: 'xml', filename: `${number}.xml`, verdict: 'intacta' }],
      });
      expect(document.fields['totales.total']).toMatchObject({
        state: 'verificado',
        proof: 'Firma',
      });
      expect(document.authenticity?.passed.join(' ')).toContain('no cambió desde que se firmó');
      await spent(before, 1);
      // The other is erased at once, so that no count has it any more.
      const { body: stats } = await clerk.get('/api/documents/history-stats');
      expect((stats as HistoryStats).duplicates).toBe(0);
      const file = await clerk.get(`/api/documents/${xmlId}/sources/${xmlId}/file`).expect(200);
      expect(file.headers['content-disposition']).toContain('attachment');
      const user = (await clerk.get('/api/auth/user')).body as SignedInUser;
      const taken: string[] = [];
      const leaving = test.app.get(CompanyDocuments, { strict: false });
      for await (const { id, open } of leaving.originals(String(user.companyId)))
        if (open) taken.push(id);
      expect(taken).toEqual(expect.arrayContaining([pageId, xmlId]));
      const { body: story } = await clerk.get(`/api/documents/${pageId}/events`);
      expect((story as StoryEntry[]).map(({ type }) => type)).toContain('SourceJoined');
    },
  );

  it('show a difference at the field, with the other value to be taken', async () => {
    const number = aNumber(2_360);
    const id = await page(number);
    await xml(number);
    const document = await joined(id);
    expect(document).toMatchObject({
      sourceMatch: 'difiere',
      extractedData: { totales: { total: 1_180 } },
    });
    expect(document.authenticity?.flags).toContain('XML_DIFIERE');
    expect(document.fields['totales.total']).toMatchObject({
      ...{ value: 1_180, state: 'contradice' },
      candidates: [{ value: 2_360, source: 'xml' }],
    });
    await edit(id, 'totales.total', 2_360).expect(200);
    expect(await detail(id)).toMatchObject({ sourceMatch: 'coincide' });
  });

  it.each(['alterada', 'rota'] as const)(
    'prove nothing with an XML that is %s',
    async (verdict) => {
      const number = aNumber(2_360, verdict);
      const id = await page(number);
      await xml(number);
      const { fields, authenticity } = await joined(id);
      expect(fields['proveedor.ruc']?.proof).not.toBe('Firma');
      expect(fields['totales.total']).toMatchObject({ state: 'dudoso' });
      expect(authenticity?.flags.includes('XML_ALTERADO')).toBe(verdict === 'alterada');
    },
  );

  it('leave a confirmed document as it is, and say what differs', async () => {
    const number = aNumber(2_360);
    const id = await page(number);
    const before = await read(id);
    await clerk.post(`/api/documents/${id}/confirm`).send({}).expect(200);
    await xml(number);
    const after = await joined(id);
    expect(after).toMatchObject({
      isConfirmed: true,
      sourceMatch: 'difiere',
      fields: before.fields,
    });
    expect(after.authenticity?.flags).toContain('XML_DIFIERE');
  });

  it('stay two when people have begun with both, and are marked', async () => {
    const number = aNumber();
    const other = await xml('F001-1');
    await read(other);
    const id = await page(number);
    await read(id);
    await edit(other, 'totales.iva', 181).expect(200);
    await edit(id, 'totales.iva', 182).expect(200);
    await edit(other, 'documento.numero', number).expect(200);
    const marked = await until(async () => {
      const one = await detail(other);
      return one.duplicateOf ?? (await detail(id)).duplicateOf;
    });
    expect([id, other]).toContain(marked);
    expect((await detail(id)).sources).toEqual([]);
  });

  it('find each other once a misread number is corrected', async () => {
    const before = await credits();
    const number = aNumber();
    const id = await page('F001-2');
    await read(id);
    const other = await xml(number);
    await read(other);
    await edit(id, 'documento.numero', number).expect(200);
    expect((await joined(other)).id).toBe(id);
    await spent(before, 1);
  });

  it('find each other by the digest of the XML that the page prints, where its number is misread', async () => {
    const before = await credits();
    const digest = `${'aB3'.repeat(9)}=`;
    const id = await page(aNumber(1_180, 'intacta', digest));
    await read(id);
    const other = await xml(aNumber(1_180, 'intacta', digest));
    const document = await until(async () => {
      const one = await detail(other);
      return one.id === id ? one : null;
    });
    expect(document.authenticity?.flags).toContain('XML_DIFIERE');
    expect(document.fields['documento.numero']).toMatchObject({ state: 'contradice' });
    await spent(before, 1);
  });

  it('are found when all are read at once, each for one credit', async () => {
    const before = await credits();
    const numbers = Array.from({ length: 4 }, () => aNumber());
    const ids = await Promise.all(numbers.flatMap((number) => [xml(number), page(number)]));
    const documents = await Promise.all(ids.map(joined));
    expect(new Set(documents.map(({ id }) => id)).size).toBe(4);
    await spent(before, 4);
  });

  it('are joined to the end after a crash', async () => {
    const number = aNumber();
    const id = await page(number);
    await read(id);
    const removal = test.app.get(SilentRemoval, { strict: false });
    jest.spyOn(removal, 'takeAway').mockRejectedValue(new Error('fell'));
    const other = await xml(number);
    await until(async () => ((await detail(id)).sources.length > 0 ? true : null));
    expect((await detail(other)).id).toBe(other);
    jest.restoreAllMocks();
    await test.app.get(RemovalSweep, { strict: false }).run();
    expect((await joined(other)).id).toBe(id);
  });

  it('are parted by a person, and never joined again', async () => {
    const before = await credits();
    const number = aNumber(2_360);
    const id = await page(number);
    const other = await xml(number);
    await joined(id);
    const part = () => clerk.post(`/api/documents/${id}/sources/${other}/part`);
    const { documentId } = (await part().expect(201)).body as UploadResponse;
    await read(documentId);
    const alone = await detail(id);
    expect(alone).toMatchObject({ sources: [], sourceMatch: null });
    expect(alone.authenticity?.flags).not.toContain('XML_DIFIERE');
    expect(alone.fields['totales.total']?.candidates).toEqual([]);
    await spent(before, 2);
    await part().expect(404);
    const blobs = test.app.get(BlobStore, { strict: false });
    const kept: string[] = [];
    for await (const key of blobs.keys('')) if (key.endsWith(`.s${other}`)) kept.push(key);
    expect(kept).toEqual([]);
    await edit(documentId, 'totales.iva', 18).expect(200);
    expect((await detail(documentId)).id).toBe(documentId);
  });

  const orders = [
    ['page', 'xml', 'cdr'],
    ['xml', 'cdr', 'page'],
    ['cdr', 'page', 'xml'],
  ] as const;
  it.each(orders)('are one document with SUNAT’s answer, too: %s, %s, %s', async (...order) => {
    const before = await credits();
    const number = aNumber();
    const ids: Record<string, string> = {};
    for (const kind of order) {
      const act = { page, xml, cdr: (one: string) => cdr(one, 'aceptado') }[kind];
      ids[kind] = await act(number);
      await read(String(ids[kind]));
    }
    const document = await until(async () => {
      const one = await detail(String(ids['cdr']));
      return one.sources.length === 2 && one.duplicateOf === null ? one : null;
    });
    expect(document).toMatchObject({ id: ids['page'], sourceMatch: 'coincide' });
    const kinds = document.sources.map(({ id, kind }) => [kind, id]);
    expect(Object.fromEntries(kinds)).toEqual({ xml: ids['xml'], cdr: ids['cdr'] });
    expect(document.notes.map(({ message }) => message)).toContain(
      `SUNAT aceptó el comprobante. Va ${number}.`,
    );
    await spent(before, 1);
    for (const { id } of document.sources)
      await clerk.get(`/api/documents/${document.id}/sources/${id}/file`).expect(200);
  });

  it('are not to be paid once SUNAT has rejected the comprobante, also after it was confirmed', async () => {
    const number = aNumber();
    const id = await page(number);
    await read(id);
    await clerk.post(`/api/documents/${id}/confirm`).send({}).expect(200);
    await cdr(number, 'rechazado');
    const document = await joined(id);
    expect(document.authenticity?.flags).toContain('CDR_RECHAZADO');
    const treasurer = await test.signedIn('tesoreria@demo.pe');
    const { body } = await treasurer
      .post('/api/documents/payment-judgement')
      .send({ documentIds: [id], door: 'file' })
      .expect(200);
    expect(JSON.stringify(body)).toContain('RECHAZADO_POR_SUNAT');
  });
});
