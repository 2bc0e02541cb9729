import { createHash } from 'node:crypto';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { AuditEntry } from '../contracts/audit';
import type { DepositPreview, DetractionDeposit } from '../contracts/detraction-deposits';
import type { ErrorBody } from '../contracts/errors';
import type { ExtractedData } from '../contracts/extracted-data';
import { API } from '../contracts/routes';
import type { DocumentRecord } from '../documents/document/document.schema';
import { OutboxRelay } from '../platform/outbox';
import { anotherCompany, type Agent } from '../../test/support/people';
import { startWorkflowing, type Workflowing } from '../../test/support/workflowing';

const SUPPLIER = '20100047218';

describe('deposits of detracciones', () => {
  let work: Workflowing;
  let serial = 0;
  beforeAll(async () => {
    work = await startWorkflowing();
  });
  afterAll(() => work?.close());

  /** An invoice of S/ 1,180.00 with 12 %, after so many steps. */
  const invoice = async (
    data: ExtractedData = {},
    { steps = 4, ...change }: Partial<DocumentRecord> & { steps?: number } = {},
  ) => {
    serial += 1;
    const numero = `F300-${serial}`;
    const documento = {
      tipo: 'factura',
      numero,
      fecha_emision: '2026-11-02',
      moneda: 'PEN',
    } as const;
    return work.after(steps, {
      isConfirmed: true,
      ruc: SUPPLIER,
      comprobanteKey: `${SUPPLIER}|factura|F300|${serial}`,
      extractedData: {
        documento,
        proveedor: { ruc: SUPPLIER, nombre: 'Limpieza Ñandú S.A.C.' },
        totales: { total: 1_180 },
        detraccion: { codigo: '037', porcentaje: 12, cuenta: '00-015-013982' },
        ...data,
      },
      ...change,
    });
  };
  const stored = (name: string) =>
    work.test.app.get<Connection>(getConnectionToken()).collection<{ _id: string }>(name);
  const preview = async (who: Agent = work.treasurer) =>
    (await who.get(API.depositDocuments).expect(200)).body as DepositPreview;
  const lineOf = async (id: string) =>
    (await preview()).lines.find(({ documentId }) => documentId === id);
  const create = (documentIds: string[], firstNumber?: number, who: Agent = work.treasurer) =>
    who.post(API.detractionDeposits).send({ documentIds, firstNumber });
  const made = async (...ids: string[]) =>
    (await create(ids).expect(201)).body as DetractionDeposit;
  const textOf = async ({ depositId }: DetractionDeposit) => {
    const answer = await work.treasurer
      .get(API.detractionDepositFile(depositId))
      .buffer(true)
      .expect(200);
    return { text: answer.text, name: answer.get('Content-Disposition') };
  };
  const messageOf = ({ body }: { body: unknown }) => (body as ErrorBody).message;
  const refused = async (...ids: string[]) => messageOf(await create(ids).expect(409));

  it('are listed once decided, made into one file, and told to the audit', async () => {
    const [first, second, early] = [
      await invoice(),
      await invoice(),
      await invoice({}, { steps: 3 }),
    ];
    const before = await preview();
    const listed = before.lines.map(({ documentId }) => documentId);
    expect([first, second, early].map((id) => listed.includes(id))).toEqual([true, true, false]);
    expect(before).toMatchObject({ companyProblem: null, nextNumber: '260001' });
    const deposit = await made(first, second);
    expect(deposit).toMatchObject({
      ...{ number: '260001', payer: '*', count: 2, totalSoles: 284, documentIds: [first, second] },
      ...{ filename: 'D20999999043260001.txt', createdByName: 'Luis Paredes Soto' },
    });
    const { text, name } = await textOf(deposit);
    expect(name).toContain(deposit.filename);
    expect(createHash('sha256').update(text, 'latin1').digest('hex')).toBe(deposit.fileHash);
    expect(text.split('\r\n').map(({ length }) => length)).toEqual([68, 107, 107, 0]);
    expect(text.startsWith('*20999999043COMERCIAL ANDINA DEMO S.A.C.')).toBe(true);
    expect(await lineOf(first)).toMatchObject({ batchNumber: '260001' });
    expect(await refused(first)).toContain('Ya está en el archivo 260001');
    await work.test.app.get(OutboxRelay, { strict: false }).sweep();
    const { body } = await work.boss.get(API.audit).query({ group: 'exportaciones' }).expect(200);
    expect((body as AuditEntry[])[0]).toMatchObject({
      type: 'DetractionDepositCreated',
      detail: 'Lote 260001 · 2 documentos · S/ 284.00',
    });
  });

  it('give the same bytes whatever happens to a document, and none that were not recorded', async () => {
    const deposit = await made(await invoice());
    const { text } = await textOf(deposit);
    const { documentIds: ids, depositId } = deposit;
    await stored('documents').updateMany({ _id: { $in: ids } }, { $set: { extractedData: null } });
    expect((await textOf(deposit)).text).toBe(text);
    await stored('detraction_deposits').updateOne(
      { _id: depositId },
      { $set: { number: '269998' } },
    );
    const altered = await work.treasurer.get(API.detractionDepositFile(depositId)).expect(409);
    expect((altered.body as ErrorBody).code).toBe('LOTE_ALTERADO');
    await stored('detraction_deposits').updateOne(
      { _id: depositId },
      { $set: { number: '260002' } },
    );
  });

  it('refuse the whole file for one document, named with its reason', async () => {
    const [good, bare, early] = [
      await invoice(),
      await invoice({ detraccion: { codigo: '037', porcentaje: 12 } }),
      await invoice({}, { steps: 3 }),
    ];
    expect(await refused(good, bare)).toMatch(/^F300-\d+: No se conoce su cuenta/);
    expect(await refused(good, early)).toContain('No espera ningún depósito');
    await create([good, '3f1c1d0e-5b3f-4c57-9c62-0d7a1f6f7a11']).expect(404);
    await create([]).expect(400);
    expect((await lineOf(good))?.batchNumber).toBeNull();
  });

  it('are made once of a comprobante, whichever of its documents is chosen', async () => {
    const documento = { tipo: 'factura', numero: 'F301-1', fecha_emision: '2026-11-02' } as const;
    const comprobanteKey = `${SUPPLIER}|factura|F301|1`;
    const ids = [
      await invoice({ documento }, { comprobanteKey }),
      await invoice({ documento }, { comprobanteKey }),
    ];
    const [first = '', second = ''] = ids.sort();
    expect(await refused(second)).toContain('espera el mismo depósito');
    await made(first);
    expect(await refused(second)).toContain('Ya está en el archivo');
  });

  it('take the account of the registry where the document prints none', async () => {
    const id = await invoice({ detraccion: { codigo: '037', porcentaje: 12 } });
    const account = { banco: 'Banco de la Nación', numero: '00068119332' };
    await work.treasurer
      .post(API.supplierAccounts(SUPPLIER))
      .send({ account, proof: 'llamada', comment: 'Hablé con su contadora.' })
      .expect(200);
    expect(await lineOf(id)).toMatchObject({ account: '00068119332', problems: [] });
    // The others print another one than the confirmed one now.
    const other = await invoice();
    expect(await refused(other)).toContain('la confirmada es 00068119332');
    await work.test.app.get(OutboxRelay, { strict: false }).sweep();
  });

  it('are one file of four that are asked for at once, of four documents four numbers', async () => {
    const detraccion = { codigo: '037', porcentaje: 12 };
    const id = await invoice({ detraccion });
    const race = await Promise.all(Array.from({ length: 4 }, () => create([id])));
    expect(race.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) ids.push(await invoice({ detraccion }));
    const answers = await Promise.all(ids.map((one) => create([one])));
    const numbers = answers.map(({ body }) => (body as DetractionDeposit).number).sort();
    const first = Number(numbers[0]);
    expect(numbers).toEqual(numbers.map((_, at) => String(first + at)));
  });

  it('go on from the number that the person says, and never back', async () => {
    const detraccion = { codigo: '037', porcentaje: 12 };
    const number = async (firstNumber?: number) =>
      (
        (await create([await invoice({ detraccion })], firstNumber).expect(201))
          .body as DetractionDeposit
      ).number;
    expect(await number(120)).toBe('260120');
    expect(await number(5)).toBe('260121');
    await create([await invoice({ detraccion })], 10_000).expect(400);
    expect(await number(9_999)).toBe('269999');
    const full = await create([await invoice({ detraccion })]).expect(400);
    expect(messageOf(full)).toContain('9999');
  });

  it('are the business of treasury, of the own company', async () => {
    const id = await invoice({ detraccion: { codigo: '037', porcentaje: 12 } });
    await create([id], undefined, work.clerk).expect(403);
    await work.clerk.get(API.depositDocuments).expect(403);
    const stranger = await anotherCompany(work.test);
    await create([id], undefined, stranger).expect(404);
    expect((await preview(stranger)).lines).toEqual([]);
    const list = await work.treasurer.get(`${API.detractionDeposits}?range=[0,0]`).expect(200);
    const [newest] = list.body as DetractionDeposit[];
    await stranger.get(API.detractionDepositFile(newest?.depositId ?? '')).expect(404);
    expect(list.get('Content-Range')).toMatch(/^deposits 0-0\/\d+$/);
  });
});
