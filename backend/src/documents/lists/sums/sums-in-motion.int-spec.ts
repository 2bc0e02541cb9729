import { getConnectionToken } from '@nestjs/mongoose';
import fc from 'fast-check';
import type { Connection } from 'mongoose';
import type { DocumentCount, HistoryStats } from '../../../contracts/list-query';
import { API } from '../../../contracts/routes';
import { comprobanteKey } from '../../../rules/comprobante-number';
import { scoreAuthenticity } from '../../../rules/scoring/authenticity';
import { rounds } from '../../../../test/support/rounds';
import { aStoredDocument } from '../../../../test/support/stored-document';
import { sumsByHand } from '../../../../test/support/sums-oracle';
import { startWorkflowing, type Workflowing } from '../../../../test/support/workflowing';
import type { DocumentRecord } from '../../document/document.schema';
import { listFiguresOf } from '../list-figures-of';

const READERS = rounds(4, 10);

/** What somebody does to the document at a place of the list. */
const act = fc.record({
  at: fc.nat({ max: 39 }),
  what: fc.constantFrom(
    'pay',
    'pay in part',
    'take back',
    'correct the total',
    'turn into an order',
    'give the number of another',
  ),
  cents: fc.integer({ min: 1, max: 99 }),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

describe('sums while documents change', () => {
  let work: Workflowing;
  const ids: string[] = [];

  beforeAll(async () => {
    work = await startWorkflowing();
    for (let at = 0; at < 40; at += 1) ids.push(await work.document(invoice(at)));
  });
  afterAll(() => work?.close());

  /** Every tenth is the comprobante of the one before it. */
  function invoice(at: number): Partial<DocumentRecord> {
    const number = at % 10 === 9 ? at - 1 : at;
    const { extractedData: data, filename } = aStoredDocument({ tenantId: '' });
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, at));
    const extractedData = {
      ...data,
      documento: { ...data?.documento, numero: `F001-${number}` },
      totales: { total: 100 + at },
    };
    return {
      extractedData,
      authenticity: scoreAuthenticity([], []),
      comprobanteKey: comprobanteKey(extractedData),
      duplicateOf: number === at ? null : (ids[number] ?? null),
      createdAt,
      ...listFiguresOf(
        { filename, extractedData, createdAt },
        { extractedData, authenticity: null },
        [],
      ),
    };
  }

  const change = async ({ at, what, cents }: Act): Promise<void> => {
    const id = ids[at] ?? '';
    const pay = (body: object) => work.boss.post(API.documentPayment(id)).send(body);
    const edit = (fieldPath: string, newValue: unknown) =>
      work.boss.post(API.documentEditField(id)).send({ fieldPath, newValue });
    // What the state of the document forbids is refused, which is a change of nothing.
    if (what === 'pay') await pay({ paymentStatus: 'paid' });
    if (what === 'pay in part') await pay({ paymentStatus: 'partially_paid', amount: cents });
    if (what === 'take back') await pay({ paymentStatus: 'unpaid', reason: 'Error' });
    if (what === 'correct the total') await edit('totales.total', 200 + cents / 100);
    if (what === 'give the number of another') await edit('documento.numero', `F001-${cents % 20}`);
    if (what === 'turn into an order') await edit('documento.tipo', 'orden_compra');
  };
  const documents = (): Promise<DocumentRecord[]> =>
    work.test.app
      .get<Connection>(getConnectionToken())
      .collection<DocumentRecord>('documents')
      .find({ _id: { $in: ids } })
      .toArray();
  const stats = async () =>
    (await work.clerk.get(API.historyStats).expect(200)).body as HistoryStats;
  const count = async (filter: object) =>
    (
      await work.clerk
        .get(API.documentCount)
        .query({ filter: JSON.stringify(filter) })
        .expect(200)
    ).body as DocumentCount;

  it('are right after every change, whatever it is', async () => {
    for (const one of fc.sample(act, { numRuns: rounds(16, 40), seed: 7 })) {
      await change(one);
      const all = await documents();
      const byHand = sumsByHand(all);
      expect(await stats()).toMatchObject({
        total: all.length,
        paid: all.filter(({ paymentStatus }) => paymentStatus === 'paid').length,
        ...byHand,
      });
      // By the groups that are kept, and by the store.
      for (const [filter, isIn] of [
        [{ paymentStatus: 'unpaid' }, (one: DocumentRecord) => one.paymentStatus === 'unpaid'],
        [{ ruc: '2099' }, () => true],
      ] as const) {
        expect(await count(filter)).toMatchObject(sumsByHand(all, isIn));
      }
    }
  });

  it('are those of some moment for several readers at once, and in the end those of the end', async () => {
    const seen = new Set([JSON.stringify(sumsByHand(await documents()).owed)]);
    let isOver = false;
    const changes = async (): Promise<void> => {
      for (const one of fc.sample(act, { numRuns: rounds(5, 15), seed: 8 })) {
        await change(one);
        seen.add(JSON.stringify(sumsByHand(await documents()).owed));
      }
      isOver = true;
    };
    const shown: string[] = [];
    const read = async (): Promise<void> => {
      while (!isOver) shown.push(JSON.stringify((await stats()).owed));
    };
    await Promise.all([changes(), ...Array.from({ length: READERS }, read)]);
    expect(shown.filter((owed) => !seen.has(owed))).toEqual([]);
    const byHand = sumsByHand(await documents());
    const last = await Promise.all(Array.from({ length: READERS }, stats));
    for (const { amounts, owed } of last) expect({ amounts, owed }).toEqual(byHand);
  });
});
