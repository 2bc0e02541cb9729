import type { DocumentDetail } from '../../contracts/document';
import type { ReviewQueue, StoryEntry } from '../../contracts/review';
import type { TableDataResponse } from '../../contracts/table-data';
import { API } from '../../contracts/routes';
import type { DocumentFilter } from '../../contracts/list-query';
import { Clock } from '../../platform/clock/clock';
import { authenticityLevel } from '../../rules/authenticity-label';
import { aResult } from '../../../test/support/fake-pipeline';
import { aPdf } from '../../../test/support/upload-bytes';
import {
  anInvoice,
  printedDay,
  startReviewing,
  type Reviewing,
} from '../../../test/support/reviewing';

describe('what review shows beside a document', () => {
  let review: Reviewing;
  beforeAll(async () => {
    review = await startReviewing();
  });
  afterAll(() => review?.close());

  const queue = async (filter?: string, who = review.clerk) =>
    (
      await who
        .get('/api/documents/review-queue')
        .query(filter ? { filter } : {})
        .expect(200)
    ).body as ReviewQueue;
  const numbers = async (filter?: string, who = review.clerk) =>
    (await queue(filter, who)).documents.map(({ number }) => number);
  /** What the history lists, by its numbers. */
  const listed = async (filter: DocumentFilter) => {
    const query = { filter: JSON.stringify(filter), sort: '["contradicciones","DESC"]' };
    const { body } = await review.clerk.get(API.documents).query(query).expect(200);
    return (body as DocumentDetail[]).map(({ extractedData }) => extractedData?.documento?.numero);
  };
  const act = (id: string, name: string, body: object = {}) =>
    review.clerk.post(`/api/documents/${id}/${name}`).send(body);

  describe('the queue', () => {
    let soon: DocumentDetail;
    let wrong: DocumentDetail;
    beforeAll(async () => {
      await review.read(anInvoice({ number: 'F001-301', due: 'sin fecha' }));
      await review.read(anInvoice({ number: 'F001-302', due: printedDay(20) }));
      wrong = await review.read(anInvoice({ number: 'F001-303', total: '9,180.00' }));
      soon = await review.read(anInvoice({ number: 'F001-304', due: printedDay(5) }));
    });

    it('orders by due date, then by amount, and puts what has no due date last', async () => {
      expect(await numbers()).toEqual(['F001-304', 'F001-303', 'F001-302', 'F001-301']);
      const { total, documents } = await queue('por-revisar');
      expect(total).toBe(4);
      expect(documents[1]).toEqual({
        id: wrong.id,
        filename: 'a.pdf',
        supplier: 'INVERSIONES LOS ANDES DEL SUR S.A.C.',
        number: 'F001-303',
        total: 9180,
        currency: 'PEN',
        doubtful: wrong.doubtful,
        contradictions: wrong.contradictions,
        dueDate: wrong.extractedData?.documento?.fecha_vencimiento,
        createdAt: wrong.createdAt,
      });
      expect(documents[3]?.dueDate).toBeNull();
    });

    it('filters by what is left to do, and follows a correction', async () => {
      expect(await numbers('contradicciones')).toEqual(['F001-303']);
      expect(await numbers('con-dudas')).toEqual([]);
      expect(await listed({ vista: 'contradicciones' })).toEqual(['F001-303']);
      const level = authenticityLevel(wrong.authenticity ?? { confidence: 0, flags: [] });
      expect(level).not.toBe('autentico');
      expect(await listed({ autenticidad: level })).toEqual(['F001-303']);
      expect((await listed({}))[0]).toBe('F001-303');
      await act(wrong.id, 'edit-field', { fieldPath: 'totales.total', newValue: '1180' });
      expect(await numbers('contradicciones')).toEqual([]);
      expect(await listed({ vista: 'contradicciones' })).toEqual([]);
      expect(await listed({ autenticidad: level })).toEqual([]);
      expect(await numbers('mios')).toEqual([]);
      expect(await numbers('mios', review.boss)).toHaveLength(4);
    });

    it('leaves out what is put off until it is due again, and what is confirmed', async () => {
      const { body } = await act(soon.id, 'postpone').expect(200);
      expect(body).toMatchObject({
        postponedUntil: expect.stringMatching(/T05:00:00.000Z$/),
        postponedAt: expect.any(String),
      });
      expect(await numbers('pospuestos')).toEqual(['F001-304']);
      expect(await listed({ vista: 'pospuestos' })).toEqual(['F001-304']);
      expect(await numbers()).not.toContain('F001-304');
      for (const until of ['ayer', '2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z', 5]) {
        await act(soon.id, 'postpone', { until }).expect(400);
      }
      const now = Date.now();
      const until = new Date(now + 60_000).toISOString();
      await act(soon.id, 'postpone', { until }).expect(200);
      const clock = jest.spyOn(review.test.app.get(Clock, { strict: false }), 'now');
      clock.mockReturnValue(new Date(now + 61_000));
      expect(await numbers('pospuestos')).toEqual([]);
      expect(await numbers()).toContain('F001-304');
      clock.mockRestore();
      expect(await numbers('pospuestos')).toEqual(['F001-304']);
      await act(soon.id, 'postpone', { until: null }).expect(200);
      expect(await numbers('pospuestos')).toEqual([]);
      expect(await numbers()).toContain('F001-304');
      await act(soon.id, 'confirm').expect(200);
      expect(await listed({ confirmado: 'si' })).toEqual(['F001-304']);
      expect(await listed({ confirmado: 'no' })).not.toContain('F001-304');
      expect(await numbers()).not.toContain('F001-304');
      await act(soon.id, 'postpone').expect(409);
    });

    it('is the company’s alone, and refuses a filter that it does not know', async () => {
      const admin = await review.test.signedIn('admin@demo.pe');
      expect(await queue('por-revisar', admin)).toEqual({ total: 0, documents: [] });
      await review.clerk.get('/api/documents/review-queue?filter=todos').expect(400);
      await review.clerk.get('/api/documents/review-queue?filter[$ne]=x').expect(400);
    });
  });

  it('gives the tables as they are printed, with their text', async () => {
    const { id } = await review.read(anInvoice({ number: 'F001-310' }));
    const answer = await review.clerk.get(`/api/documents/${id}/table`).expect(200);
    const table = answer.body as TableDataResponse;
    expect(table.hasTableData).toBe(true);
    expect(table.formattedTable).toEqual([
      ['CÓDIGO', 'DESCRIPCIÓN', 'UM', 'CANT.', 'V. UNIT.', 'V. VENTA'],
      ['A-00123', 'CEMENTO PORTLAND TIPO I', 'BOL', '10.00', '60.00', '600.00'],
      ['B-1', 'ARENA GRUESA', 'M3', '5.00', '80.00', '400.00'],
    ]);
    const [cell] = table.tableData.tableData;
    expect(cell).toMatchObject({ text: 'CÓDIGO', rowIndex: 1, columnIndex: 1, page: 1 });
    expect(cell?.boxes).toHaveLength(1);
    expect(table.tableData.readableText).toContain('SON: MIL CIENTO OCHENTA CON 00/100 SOLES\n');
    expect(table.tableData.humanReadableSummary).toBe(
      'Se leyó 1 tabla: 3 filas y 6 columnas en la página 1 (CÓDIGO, DESCRIPCIÓN, UM, CANT., V. UNIT., V. VENTA).',
    );
  });

  it('says when no table was read', async () => {
    const { id } = await review.read('   RECIBO DE CAJA\n   Total S/ 5.00');
    const { body } = await review.clerk.get(`/api/documents/${id}/table`).expect(200);
    expect(body).toMatchObject({
      hasTableData: false,
      formattedTable: [],
      tableData: { tableData: [], readableText: 'RECIBO DE CAJA\nTotal S/ 5.00' },
    });
  });

  it('tells the whole story, newest first, with names and without addresses', async () => {
    const { id } = await review.read(anInvoice({ number: 'F001-311' }));
    await act(id, 'edit-field', { fieldPath: 'documento.numero', newValue: 'F002-9' });
    const { body } = await review.colleague.get(`/api/documents/${id}/events`).expect(200);
    const story = body as StoryEntry[];
    expect(story.map(({ type, actor, label }) => [type, actor, label])).toEqual([
      ['FieldEdited', 'Rosa Quispe Mamani', 'Corrigió un dato'],
      ['ExtractionCompleted', 'Foliado', 'Terminó la lectura'],
      ['ExtractionStarted', 'Foliado', 'Empezó la lectura'],
      ['DocumentUploaded', 'Carmen Huamán Ríos', 'Subió el documento'],
    ]);
    expect(story[0]?.changes).toEqual([
      { path: 'documento.numero', old: 'F001-311', new: 'F002-9' },
      { path: 'documento.serie', old: 'F001', new: 'F002' },
    ]);
    expect(JSON.stringify(story)).not.toMatch(/127\.0\.0\.1|sha256|correlation/);
  });

  it('refuses to review what has no data', async () => {
    review.test.pipeline.answer = () => Promise.reject(new Error('broken'));
    const upload = review.boss.post('/api/documents/upload').attach('file', aPdf(9_000), 'b.pdf');
    const { documentId } = (await upload.expect(201)).body as { documentId: string };
    const value = { fieldPath: 'totales.total', newValue: 5 };
    await act(documentId, 'edit-field', value).expect(409);
    await act(documentId, 'confirm').expect(409);
    await act(documentId, 'items').expect(409);
    await act(documentId, 'postpone').expect(409);
    review.test.pipeline.answer = () => Promise.resolve(aResult());
  });

  it('answers the same 404 for a foreign and an unknown document', async () => {
    const { id } = await review.read(anInvoice({ number: 'F001-312' }));
    const admin = await review.test.signedIn('admin@demo.pe');
    for (const asked of [id, '00000000-0000-4000-8000-000000000000', '[object Object]']) {
      const path = `/api/documents/${encodeURIComponent(asked)}`;
      await admin.get(`${path}/table`).expect(404);
      await admin.get(`${path}/events`).expect(404);
      for (const name of ['confirm', 'postpone', 'items']) {
        await admin.post(`${path}/${name}`).send({}).expect(404);
      }
      await admin.delete(`${path}/items/0`).expect(404);
    }
  });
});
