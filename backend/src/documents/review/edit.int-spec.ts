import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { DocumentDetail } from '../../contracts/document';
import type { ErrorBody } from '../../contracts/errors';
import type { SignedInUser } from '../../contracts/user';
import { JobQueue } from '../../platform/queue/job-queue';
import { PATH_ATTACKS } from '../../../test/support/path-attacks';
import {
  anInvoice,
  startReviewing,
  type Agent,
  type Reviewing,
} from '../../../test/support/reviewing';
import { until } from '../../../test/support/until';

describe('correcting a field', () => {
  let review: Reviewing;
  let clerk: Agent;
  beforeAll(async () => {
    review = await startReviewing();
    clerk = review.clerk;
  });
  afterAll(() => review?.close());

  const edited = async (
    id: string,
    fieldPath: string,
    newValue: unknown,
  ): Promise<DocumentDetail> => {
    const body = { fieldPath, newValue: newValue as string };
    return (await review.edit(clerk, id, body).expect(200)).body as DocumentDetail;
  };
  const refused = async (id: string, body: object, status = 400): Promise<ErrorBody> => {
    const path = `/api/documents/${id}/edit-field`;
    return (await clerk.post(path).send(body).expect(status)).body as ErrorBody;
  };

  it('makes a wrong total right: the contradiction goes, confidence and authenticity rise', async () => {
    const before = await review.read(anInvoice({ number: 'F001-1', total: '1,810.00' }));
    expect(before.authenticity?.flags).toEqual(
      expect.arrayContaining(['TOTAL_NO_CUADRA', 'MONTO_EN_LETRAS_NO_COINCIDE']),
    );
    expect(before).toMatchObject({ version: expect.any(Number), editedFields: {} });
    expect(before.contradictions).toBeGreaterThan(0);
    const after = await edited(before.id, 'totales.total', '1.180,00');
    expect(after.extractedData?.totales?.total).toBe(1180);
    expect(after.authenticity?.flags).toEqual([]);
    expect(after.authenticity?.confidence).toBeGreaterThan(before.authenticity?.confidence ?? 1);
    expect(after.confidence).toBeGreaterThan(before.confidence ?? 1);
    expect(after).toMatchObject({ contradictions: 0, version: before.version + 1 });
    expect(after.fields['totales.total']).toMatchObject({
      state: 'editado',
      source: 'usuario',
      value: 1180,
      reasons: expect.arrayContaining(['Corregido por Rosa Quispe Mamani; antes: 1810.']),
    });
    expect(after.fields['totales.total']?.candidates[0]).toMatchObject({ value: 1810 });
    expect(after.editedFields['totales.total']).toMatchObject({
      old: 1810,
      byName: 'Rosa Quispe Mamani',
    });
    expect(after.notes.map(({ id }) => id)).toContain('CORREGIDO_A_MANO');
    expect(await review.detail(before.id)).toEqual(after);
    expect(Object.values(after.fields).filter((field) => 'read' in field)).toEqual([]);
  });

  it('gives a field back to its reading when the old value is typed again', async () => {
    const before = await review.read(anInvoice({ number: 'F001-2' }));
    await edited(before.id, 'totales.total', 5);
    const after = await edited(before.id, 'totales.total', 1180);
    expect(after.editedFields).toEqual({});
    expect(after.fields['totales.total']).toEqual(before.fields['totales.total']);
    expect(after.authenticity).toEqual(before.authenticity);
    const { version } = await edited(before.id, 'totales.total', 1180);
    expect(version).toBe(after.version);
  });

  it('accepts a doubtful reading that is sent as it stands', async () => {
    const before = await review.read(anInvoice({ number: 'F001-3' }), {
      source: 'ocr',
      confidence: 0.6,
    });
    const doubtful = Object.values(before.fields).find(({ state }) => state === 'dudoso');
    expect(doubtful).toBeDefined();
    const { path, value } = doubtful ?? { path: '', value: null };
    const after = await edited(before.id, path, value);
    expect(after.doubtful).toBeLessThan(before.doubtful);
    expect(after.fields[path]).toMatchObject({ value, state: 'verificado' });
    expect(after.editedFields).toEqual({});
  });

  it('writes dates, types and numbers as the house keeps them, and lets what follows follow', async () => {
    const { id } = await review.read(anInvoice({ number: 'F001-4' }));
    await edited(id, 'documento.fecha_emision', '03/02/2026');
    await edited(id, 'documento.tipo', 'Boleta');
    await edited(id, 'proveedor.ruc', 20999999035);
    await edited(id, 'productos.0.cantidad', '2.000');
    await edited(id, 'cliente.telefono', ' 01  444 ');
    const { extractedData } = await edited(id, 'documento.numero', 'B009 - 77');
    expect(extractedData?.documento).toMatchObject({
      fecha_emision: '2026-02-03',
      tipo: 'boleta',
      codigo_sunat: '03',
      numero: 'B009-77',
      serie: 'B009',
    });
    expect(extractedData?.proveedor?.ruc).toBe('20999999035');
    expect(extractedData?.productos?.[0]?.cantidad).toBe(2);
    expect(extractedData?.cliente?.telefono).toBe('01 444');
    const emptied = await edited(id, 'cliente.telefono', '');
    expect(emptied.extractedData?.cliente?.telefono).toBeNull();
  });

  it('follows the comprobante: twins are marked and unmarked with the number', async () => {
    const first = await review.read(anInvoice({ number: 'F001-50' }));
    const second = await review.read(anInvoice({ number: 'F001-51' }));
    const twin = await edited(second.id, 'documento.numero', 'F001-50');
    expect(twin).toMatchObject({ duplicateOf: first.id });
    expect(twin.authenticity?.flags).toContain('DUPLICADO');
    await edited(first.id, 'documento.numero', 'F001-52');
    expect(await review.detail(second.id)).toMatchObject({
      duplicateOf: null,
      authenticity: { flags: [] },
    });
    await edited(first.id, 'documento.numero', 'F001-50');
    expect(await review.detail(second.id)).toMatchObject({
      duplicateOf: first.id,
      authenticity: { flags: ['DUPLICADO'] },
    });
  });

  it('is not undone by another reading of the document', async () => {
    const { id, version } = await review.read(anInvoice({ number: 'F001-8' }));
    await edited(id, 'proveedor.nombre', 'Andes del Sur');
    const { companyId } = (await clerk.get('/api/auth/user')).body as SignedInUser;
    const tenantId = String(companyId);
    const { app } = review.test;
    const documents = app
      .get<Connection>(getConnectionToken())
      .collection<{ _id: string }>('documents');
    await documents.updateOne({ _id: id }, { $set: { status: 'pending', attempt: 2 } });
    const payload = { documentId: id, tenantId, attempt: 2 };
    await app.get(JobQueue, { strict: false }).add('extract', payload, { jobId: `again-${id}` });
    const after = await until(async () => {
      const document = await review.detail(id);
      return document.status === 'completed' && document.version > version + 2 ? document : null;
    });
    expect(after.extractedData?.proveedor?.nombre).toBe('Andes del Sur');
    expect(after.fields['proveedor.nombre']).toMatchObject({ state: 'editado' });
    expect(after.editedFields['proveedor.nombre']?.old).toBe(
      'INVERSIONES LOS ANDES DEL SUR S.A.C.',
    );
  });

  describe('with an illegal path or value', () => {
    let document: DocumentDetail;
    beforeAll(async () => {
      document = await review.read(anInvoice({ number: 'F001-6' }));
    });
    afterEach(async () => {
      expect(({} as Record<string, unknown>)['x']).toBeUndefined();
      expect(await review.detail(document.id)).toEqual(document);
    });

    it.each([...PATH_ATTACKS, ['proveedor.ruc'], { proveedor: 'ruc' }])(
      'refuses path no. %#',
      async (fieldPath) => {
        const { code } = await refused(document.id, { fieldPath, newValue: 'x' });
        expect(code).toBe('CAMPO_INVALIDO');
      },
    );

    it.each([
      ['totales.total', {}],
      ['totales.total', [1]],
      ['totales.total', 'NaN'],
      ['totales.total', 'mil'],
      ['totales.total', '1O.OO'],
      ['totales.total', true],
      ['totales.total', 1e300],
      ['proveedor.nombre', 'x'.repeat(2_001)],
      ['proveedor.nombre', 'a\u0000b'],
      ['proveedor.nombre', 'a\ud800b'],
      ['proveedor.nombre', false],
      ['documento.fecha_emision', '2026-02-30'],
      ['documento.moneda', 'conchas'],
      ['documento.tipo', 'carta'],
      ['proveedor.nombre', undefined],
    ])('refuses %s, value no. %#', async (fieldPath, newValue) => {
      const { code, message } = await refused(document.id, { fieldPath, newValue });
      expect(code).toMatch(/^(VALOR|CAMPO)_INVALIDO$/);
      if (code === 'VALOR_INVALIDO') expect(message).toMatch(/^El valor no se guardó\. Escriba /);
    });

    it('says what the field takes', async () => {
      const answer = await refused(document.id, {
        fieldPath: 'documento.fecha_emision',
        newValue: '31/02/2026',
      });
      expect(answer).toMatchObject({
        code: 'VALOR_INVALIDO',
        message: 'El valor no se guardó. Escriba una fecha que exista, por ejemplo 31/12/2026.',
      });
    });

    it('refuses a body of more than it asks for, or of a megabyte', async () => {
      const fieldPath = 'proveedor.nombre';
      await refused(document.id, { fieldPath, newValue: 'x', status: 'completed' });
      await refused(document.id, { fieldPath, newValue: 'x'.repeat(1_100_000) });
      const raw = clerk.post(`/api/documents/${document.id}/edit-field`);
      await raw.set('Content-Type', 'application/json').send('{"newValue":NaN}').expect(400);
    });

    it('answers 404 to a foreign person and to an unknown document', async () => {
      const admin = await review.test.signedIn('admin@demo.pe');
      const body = { fieldPath: 'proveedor.nombre', newValue: 'x' };
      await review.edit(admin, document.id, body).expect(404);
      await refused('00000000-0000-4000-8000-000000000000', body, 404);
    });
  });

  it('keeps scripts as the texts that they are', async () => {
    const { id } = await review.read(anInvoice({ number: 'F001-7' }));
    const script = '<img src=x onerror=alert(1)>';
    const { extractedData } = await edited(id, 'proveedor.nombre', script);
    expect(extractedData?.proveedor?.nombre).toBe(script);
    const { headers } = await clerk.get(`/api/documents/${id}`).expect(200);
    expect(headers['content-type']).toContain('application/json');
  });
});
