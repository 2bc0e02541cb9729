import writeExcelFile from 'write-excel-file/node';
import { drawPdf } from '../../test/support/fixtures/drawn-pdf';
import { COLUMNS, row, RUC } from '../../test/support/constancias';
import { anotherCompany, type Agent } from '../../test/support/people';
import { startWorkflowing, type Workflowing } from '../../test/support/workflowing';
import type { ConstanciaAnswer, ConstanciaPreview } from '../contracts/detraction-deposits';
import type { ErrorBody } from '../contracts/errors';
import { API } from '../contracts/routes';

const COMPANY = '20999999043';

describe('constancias out of the file of SUNAT', () => {
  let work: Workflowing;
  let serial = 0;
  beforeAll(async () => {
    work = await startWorkflowing();
  });
  afterAll(() => work?.close());

  /** Number of an invoice after so many steps, and its id. */
  const invoice = async (steps = 6) => {
    serial += 1;
    const id = await work.after(steps, {
      isConfirmed: true,
      comprobanteKey: `${RUC}|factura|F001|${serial}`,
      extractedData: {
        documento: { tipo: 'factura', numero: `F001-${serial}`, fecha_emision: '2026-11-02' },
        proveedor: { ruc: RUC, nombre: 'Peña & Núñez S.A.C.' },
        totales: { total: 1_180 },
      },
    });
    return { id, n: serial };
  };
  const rowOf = (n: number, change: Readonly<Record<number, string>> = {}) =>
    Object.assign(row(n), { 7: COMPANY, ...change });
  const textOf = (...rows: string[][]) =>
    Buffer.from([COLUMNS, ...rows].map((cells) => cells.join('|')).join('\r\n'), 'latin1');
  const send = (path: string, bytes: Buffer, who: Agent = work.treasurer) =>
    who.post(path).attach('file', bytes, 'constancias ñ.txt');
  const statesOf = ({ body }: { body: unknown }) =>
    (body as ConstanciaPreview).rows.map(({ state }) => state);
  const constanciaOf = async (id: string) => (await work.detail(id)).paymentInfo?.constanciaNumber;

  it('take step 7 of the documents that are theirs, and tell of the others why not', async () => {
    const [paid, prepared, undone] = [await invoice(), await invoice(5), await invoice()];
    await work.boss
      .post(API.documentPayment(undone.id))
      .send({ paymentStatus: 'unpaid', reason: 'Rebotó.' })
      .expect(200);
    const bytes = textOf(rowOf(paid.n), rowOf(prepared.n), rowOf(undone.n), rowOf(99_999));
    const looked = await send(API.constanciaPreview, bytes).expect(200);
    expect(statesOf(looked)).toEqual(['lista', 'espera', 'lista', 'sin_documento']);
    expect(await constanciaOf(paid.id)).toBeUndefined();
    const { body } = await send(API.constancias, bytes).expect(200);
    const answer = body as ConstanciaAnswer;
    expect(answer).toMatchObject({
      recorded: 1,
      filename: 'constancias ñ.txt',
      rows: [
        { state: 'ya_tiene', documentId: paid.id },
        { state: 'espera' },
        { state: 'difiere', text: expect.stringContaining('su pago se deshizo') as string },
        { state: 'sin_documento' },
      ],
    });
    const event = (await work.events(paid.id)).at(-1);
    expect(event).toMatchObject({
      type: 'ReceiptsDistributed',
      data: {
        comment: 'Del archivo de SUNAT constancias ñ.txt: depositada el 26 nov 2026.',
        paymentInfo: { constanciaNumber: String(70_000_000 + paid.n) },
      },
    });
    const again = await send(API.constancias, bytes).expect(200);
    expect(again.body).toMatchObject({ recorded: 0 });
    expect(statesOf(again)[0]).toBe('ya_tiene');
  });

  it('are read out of a workbook, in a process of its own', async () => {
    const { id, n } = await invoice();
    const cells = [COLUMNS, rowOf(n)].map((line) => line.map((value) => ({ value })));
    const workbook = await writeExcelFile(cells).toBuffer();
    const { body } = await send(API.constancias, workbook).expect(200);
    expect(body).toMatchObject({ recorded: 1 });
    expect(await constanciaOf(id)).toBe(String(70_000_000 + n));
    const broken = await send(API.constanciaPreview, workbook.subarray(0, 500)).expect(422);
    expect((broken.body as ErrorBody).code).toBe('CONSTANCIAS_ILEGIBLES');
  });

  it('are recorded once by several who send them at the same moment', async () => {
    const { id, n } = await invoice();
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => send(API.constancias, textOf(rowOf(n)))),
    );
    const recorded = sent.map(({ body }) => (body as ConstanciaAnswer).recorded);
    expect(recorded.reduce((sum, one) => sum + one, 0)).toBe(1);
    const events = await work.events(id);
    expect(events.filter(({ type }) => type === 'ReceiptsDistributed')).toHaveLength(1);
  });

  it('are of the own company alone, and the business of treasury', async () => {
    const { n } = await invoice();
    const foreign = textOf(rowOf(n), rowOf(n + 1, { 7: '20999999027' }));
    const refused = await send(API.constancias, foreign).expect(409);
    expect((refused.body as ErrorBody).message).toContain(
      'en la fila 3 el adquiriente es 20999999027',
    );
    await send(API.constancias, textOf(rowOf(n)), work.clerk).expect(403);
    const stranger = await anotherCompany(work.test);
    const answer = await send(API.constancias, textOf(rowOf(n)), stranger);
    expect(answer.status).toBe(409);
    await work.treasurer.post(API.constanciaPreview).expect(400);
  });

  it('of a picture are proposed to who compares them, and nothing is recorded of it', async () => {
    const { id, n } = await invoice();
    const pdf = (buyer: string, amount = '142.00') => {
      const lines = [
        ...[`Número de constancia: ${70_000_000 + n}`, 'Fecha de pago: 26/11/2026'],
        ...[`RUC del proveedor: ${RUC}`, `RUC del adquiriente: ${buyer}`],
        ...['Tipo de comprobante: Factura', `Serie y número: F001-${n}`, `Monto: S/ ${amount}`],
      ];
      const texts = lines.map((text, at) => ({ text, x: 60, y: 60 + 20 * at }));
      return drawPdf({ pages: [texts] });
    };
    const whole = await pdf(COMPANY);
    for (const path of [API.constanciaPreview, API.constancias]) {
      const { body } = await send(path, whole).expect(200);
      const { rows, pages = [] } = body as ConstanciaPreview;
      expect(rows).toMatchObject([
        { state: 'compruebe', documentId: id, place: { page: 1 }, paidOn: '2026-11-26' },
      ]);
      expect(pages).toHaveLength(path === API.constanciaPreview ? 1 : 0);
    }
    expect(await constanciaOf(id)).toBeUndefined();
    const other = await send(API.constanciaPreview, await pdf(COMPANY, '143.00')).expect(200);
    expect(statesOf(other)).toEqual(['difiere']);
    const foreign = await send(API.constanciaPreview, await pdf('20999999027')).expect(409);
    expect((foreign.body as ErrorBody).message).toContain('el adquiriente es 20999999027');
    await send(API.constanciaPreview, whole, work.clerk).expect(403);
    const blank = await send(API.constanciaPreview, await drawPdf({ pages: [[]] })).expect(422);
    expect((blank.body as ErrorBody).code).toBe('CONSTANCIA_NO_RECONOCIDA');
    const broken = await send(API.constanciaPreview, whole.subarray(0, 200)).expect(422);
    expect((broken.body as ErrorBody).code).toBe('ARCHIVO_DANADO');
  });

  it('may not be more than a file holds', async () => {
    const mebibytes = (count: number) => Buffer.alloc(count * 1024 * 1024 + 1, 'a');
    await send(API.constanciaPreview, mebibytes(5)).expect(422);
    await send(API.constanciaPreview, mebibytes(15)).expect(400);
  });
});
