import { matches, parseFilter } from '../../../../test/support/documents-read';
import fc from 'fast-check';
import {
  DOCUMENT_SORT_KEYS,
  DOCUMENT_VIEWS,
  type DocumentFilter,
} from '../../../contracts/list-query';
import { anyFilter, listedDocuments, LOOKED_AT } from '../../../../test/support/listed-documents';
import { listByHand } from '../../../../test/support/list-oracle';
import type { DocumentRecord } from '../../document/document.schema';
import { conditionAbove, conditionsOf, type Condition } from './conditions';
import { partsOf, type Order } from './order';

const documents = listedDocuments('company', 300, 1);

function holding(conditions: readonly Condition[]): DocumentRecord[] {
  const all = conditions.map((condition) => parseFilter(condition));
  return documents.filter((document) => all.every((one) => matches(one, document)));
}
const found = (filter: DocumentFilter): string[] =>
  holding(conditionsOf(filter, LOOKED_AT)).map(({ _id }) => _id);
const byHand = (filter: DocumentFilter): string[] =>
  listByHand(documents, filter, ['total', 'ASC']);

describe('the conditions of a filter', () => {
  it.each<DocumentFilter>([
    ...DOCUMENT_VIEWS.map((vista) => ({ vista })),
    ...(['processing', 'completed', 'error'] as const).map((status) => ({ status })),
    ...(['unpaid', 'partially_paid', 'paid'] as const).map((paymentStatus) => ({ paymentStatus })),
    ...(['si', 'no'] as const).flatMap((is) => [{ confirmado: is }, { detraccion: is }]),
    ...(['autentico', 'verificar', 'falsificacion'] as const).map((autenticidad) => ({
      autenticidad,
    })),
    ...(['si', 'no', 'difiere'] as const).map((xml) => ({ xml })),
    { uploadedBy: 'ana' },
    { moneda: 'USD' },
    { ruc: '2051' },
    { razonSocial: 'los ferre' },
    { emisionDesde: '2026-01-31' },
    { emisionHasta: '2026-01-31' },
    { vencimientoDesde: '2026-01-06', vencimientoHasta: '2026-02-01' },
    { totalDesde: 10.5 },
    { totalHasta: 10.5 },
    { totalDesde: -20, totalHasta: 0 },
    ...['andes', 'pagado', 'parcial', 'procesando', 'error', '1,180.00', '20', '123'].map((q) => ({
      q,
    })),
  ])('hold for what a person would find, and for nothing else: %j', (filter) => {
    const expected = byHand(filter);
    expect(found(filter).sort()).toEqual(expected.sort());
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(documents.length);
  });

  it.each<[DocumentFilter, number]>([
    [{ q: '--' }, 0],
    [{ razonSocial: '--' }, 0],
    [{ q: ' ', razonSocial: ' ', ruc: ' ', ids: undefined }, documents.length],
    [{ status: 'all', paymentStatus: 'all', confirmado: 'all' }, documents.length],
    [{ detraccion: 'all', autenticidad: 'all' }, documents.length],
  ])('hold for none or for all: %j', (filter, count) => {
    expect(found(filter)).toHaveLength(count);
  });

  it('hold for named documents, and for a RUC with spaces around it', () => {
    const ids = documents.slice(3, 7).map(({ _id }) => _id);
    expect(found({ ids: [...ids, 'unknown'] })).toEqual(ids);
    expect(found({ ruc: ' 2051 ' })).toEqual(found({ ruc: '2051' }));
  });

  it('hold together', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(found(filter).sort()).toEqual(byHand(filter).sort());
      }),
      { seed: 20261127 },
    );
  });

  it('look up the rarest first: amounts, then the longest word', () => {
    const [amount, long, short] = conditionsOf({ q: 'sol 1,180.50 ferreteria' }, LOOKED_AT);
    expect(JSON.stringify([amount, long, short])).toMatch(/totalCents.*ferreteria.*sol/);
    const names = conditionsOf({ razonSocial: 'los andes' }, LOOKED_AT);
    expect(JSON.stringify(names)).toMatch(/andes.*los/);
  });
});

describe('the order of a list', () => {
  const sorted = (records: readonly DocumentRecord[], order: Order): string[] => {
    const valueOf = (record: DocumentRecord, key: string) =>
      (record as unknown as Record<string, string | number | Date>)[key] ?? '';
    return [...records]
      .sort((a, b) => {
        const [key, turn] = Object.entries(order).find(
          ([one]) => +(valueOf(a, one) > valueOf(b, one)) - +(valueOf(a, one) < valueOf(b, one)),
        ) ?? ['_id', 1];
        return valueOf(a, key) > valueOf(b, key) ? turn : -turn;
      })
      .map(({ _id }) => _id);
  };

  it.each(DOCUMENT_SORT_KEYS.flatMap((key) => [[key, 'ASC'] as const, [key, 'DESC'] as const]))(
    'by %s %s is what a person would make, in parts one after the other',
    (key, direction) => {
      const parts = partsOf(key, direction).flatMap(({ condition, order }) =>
        sorted(holding(condition ? [condition] : []), order),
      );
      expect(parts).toEqual(listByHand(documents, {}, [key, direction]));
    },
  );
});

describe('what is above the limits of approval', () => {
  it('is so in its currency, and in any that has none', () => {
    const limits = { limitePEN: 100, limiteUSD: null, limiteEUR: 0 };
    expect(conditionAbove(limits)).toEqual({
      $or: [
        { currency: 'PEN', totalCents: { $gt: 100 } },
        { currency: 'EUR', totalCents: { $gt: 0 } },
        { currency: { $nin: ['PEN', 'USD', 'EUR'], $type: 'string' } },
      ],
    });
  });
});
