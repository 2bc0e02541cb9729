import type { DocumentDetail, UploadResponse } from '../../contracts/document';
import type { ErrorBody } from '../../contracts/errors';
import { API } from '../../contracts/routes';
import type { StoryEntry } from '../../contracts/review';
import { ReadingError } from '../../extraction/reading/reading-error';
import { TYPED_FIELDS } from '../../rules/typed-by-hand';
import { aResult } from '../../../test/support/fake-pipeline';
import { ledgerOf, movementsOf } from '../../../test/support/ledger-of';
import {
  printedDay,
  startReviewing,
  type Agent,
  type Reviewing,
} from '../../../test/support/reviewing';
import { until } from '../../../test/support/until';
import { aPdf } from '../../../test/support/upload-bytes';

const PICTURE = Buffer.from('the picture of a page');

describe('a document that could not be read', () => {
  let review: Reviewing;
  let clerk: Agent;
  beforeAll(async () => {
    review = await startReviewing();
    clerk = review.clerk;
    review.test.pipeline.seen = [{ words: [], image: PICTURE, width: 800, height: 1100 }];
  });
  afterAll(() => review?.close());

  let size = 5_000;
  const aFailed = async (): Promise<DocumentDetail> => {
    review.test.pipeline.answer = () => Promise.reject(new ReadingError('ARCHIVO_DANADO', false));
    const upload = clerk.post(API.upload).attach('file', aPdf(size++), 'roto.pdf');
    const { documentId } = (await upload.expect(201)).body as UploadResponse;
    return until(async () => {
      const document = await review.detail(documentId);
      return document.status === 'error' ? document : null;
    });
  };
  const typed = async (id: string, fieldPath: string, newValue: string | number) =>
    (await review.edit(clerk, id, { fieldPath, newValue }).expect(200)).body as DocumentDetail;
  const codeOf = ({ body }: { body: unknown }) => (body as ErrorBody).code;

  it('shows its pages and its original', async () => {
    const { id, pages } = await aFailed();
    expect(pages).toEqual([{ number: 1, width: 800, height: 1100 }]);
    const image = await clerk.get(API.pageImage(id, 1)).expect(200);
    expect(image.body).toEqual(PICTURE);
    expect((await clerk.get(API.pageWords(id, 1)).expect(200)).body).toEqual([]);
    await clerk.get(API.documentFile(id)).expect(200);
  });

  it('is completed by the first value that a person types, with all the others empty', async () => {
    const { id, version } = await aFailed();
    const document = await typed(id, 'documento.numero', 'F001-7001');
    expect(document).toMatchObject({
      status: 'completed',
      version: version + 1,
      failure: { code: 'ARCHIVO_DANADO' },
      extractedData: { documento: { numero: 'F001-7001', serie: 'F001' } },
      processingTime: null,
      isLocked: false,
    });
    expect(Object.keys(document.fields)).toEqual(expect.arrayContaining([...TYPED_FIELDS]));
    expect(document.fields['documento.numero']).toMatchObject({
      source: 'usuario',
      state: 'editado',
      reasons: ['Escrito a mano por Rosa Quispe Mamani.'],
    });
    expect(document.fields['proveedor.ruc']).toMatchObject({ state: 'vacio', reasons: [] });
    expect(await review.detail(id)).toEqual(document);
  });

  it('is not authentic by what a person typed', async () => {
    const { id } = await aFailed();
    await typed(id, 'proveedor.nombre', 'Andes S.A.C.');
    const { authenticity } = await typed(id, 'totales.total', 118);
    expect(authenticity?.isAuthentic).toBe(false);
  });

  it('tells in its story who typed it in, and why', async () => {
    const { id } = await aFailed();
    await typed(id, 'totales.total', 118);
    const story = (await clerk.get(API.documentEvents(id)).expect(200)).body as StoryEntry[];
    expect(story.slice(0, 2)).toMatchObject([
      { type: 'FieldEdited', actor: 'Rosa Quispe Mamani' },
      { type: 'TypedByHand', label: 'Empezó a escribirlo a mano', comment: expect.any(String) },
    ]);
  });

  it('costs no credit, also when its own was still to be settled', async () => {
    const { id } = await aFailed();
    await typed(id, 'totales.total', 118);
    const moved = await until(async () => {
      const rows = movementsOf(await ledgerOf(clerk), id);
      return rows.length > 1 ? rows : null;
    });
    expect(moved).toEqual(['reserved 1', 'refunded 1']);
  });

  it('is checked, confirmed, sent on and paid as any other', async () => {
    const { id } = await aFailed();
    for (const [path, value] of [
      ['documento.tipo', 'factura'],
      ['documento.numero', 'F001-7002'],
      ['documento.fecha_emision', printedDay(-3)],
      ['documento.moneda', 'PEN'],
      ['proveedor.nombre', 'Andes S.A.C.'],
      ['proveedor.ruc', '20999999019'],
      ['totales.subtotal', 100],
      ['totales.iva', 18],
    ] as const)
      await typed(id, path, value);
    const wrong = await typed(id, 'totales.total', 1180);
    expect(wrong.authenticity?.flags).toContain('TOTAL_NO_CUADRA');
    const right = await typed(id, 'totales.total', 118);
    expect(right.contradictions).toBe(0);
    const row = { item: { descripcion: 'Cemento', cantidad: 2, precio_unitario: 50 } };
    await clerk.post(API.documentItems(id)).send(row).expect(200);
    const queue = await clerk.get(API.reviewQueue).query({ filter: 'por-revisar' });
    expect(JSON.stringify(queue.body)).toContain(id);
    await clerk.post(API.documentConfirm(id)).send({}).expect(200);
    await review.colleague
      .post(API.documentPayment(id))
      .send({ paymentStatus: 'paid' })
      .expect(200);
    expect(await review.detail(id)).toMatchObject({ isConfirmed: true, paymentStatus: 'paid' });
  });

  it('begins with a row as well', async () => {
    const { id } = await aFailed();
    await clerk.post(API.documentItems(id)).send({}).expect(200);
    expect(await review.detail(id)).toMatchObject({
      status: 'completed',
      extractedData: { productos: [{}] },
    });
  });

  it('stays in error while nothing was typed: it is neither confirmed nor put off', async () => {
    const { id } = await aFailed();
    await typed(id, 'totales.total', '');
    for (const path of [API.documentConfirm(id), API.documentPostpone(id)])
      expect(codeOf(await clerk.post(path).send({}).expect(409))).toBe('ESTADO_NO_PERMITE');
    expect((await review.detail(id)).status).toBe('error');
  });

  it('is read again until something was typed, and no more afterwards, for no credit either', async () => {
    const { id } = await aFailed();
    await typed(id, 'totales.total', 118);
    const retry = await clerk.post(API.documentRetry(id)).send({}).expect(409);
    expect(codeOf(retry)).toBe('ESTADO_NO_PERMITE');
    const second = await clerk.post(API.documentSecondReading(id)).send({ processor: 'local' });
    expect(codeOf(second)).toBe('ESTADO_NO_PERMITE');
    expect((await review.detail(id)).extractedData?.totales?.total).toBe(118);
  });

  it('takes nothing while it is read again, and loses the pictures of the try before', async () => {
    const { id } = await aFailed();
    const answers: (() => void)[] = [];
    review.test.pipeline.answer = () =>
      new Promise((resolve) => answers.push(() => resolve(aResult())));
    await clerk.post(API.documentRetry(id)).send({}).expect(200);
    expect((await review.detail(id)).pages).toEqual([]);
    const refused = await review
      .edit(clerk, id, { fieldPath: 'totales.total', newValue: 5 })
      .expect(409);
    expect(codeOf(refused)).toBe('ESTADO_NO_PERMITE');
    const answer = await until(() => Promise.resolve(answers[0] ?? null));
    answer();
    await until(async () => ((await review.detail(id)).status === 'completed' ? true : null));
    expect(await review.detail(id)).toMatchObject({ failure: null });
  });
});
