import {
  PAYMENT_FINDINGS,
  type PaymentFindingCode,
  type PaymentLine,
} from '../../../contracts/exports';
import { assertPayable, type Found } from './payable';

function line(code?: PaymentFindingCode, at?: string): PaymentLine {
  return {
    documentId: 'd1',
    filename: 'a.pdf',
    supplierRuc: '',
    number: 'F001-1',
    issueDate: '',
    dueDate: '',
    amountCents: 1,
    currency: 'PEN',
    supplierName: '',
    reference: '',
    totalCents: 1,
    detractionCents: 0,
    findings: code ? [{ code, ...PAYMENT_FINDINGS[code] }] : [],
    earlierBatches: at ? [{ batchId: 'b', at, createdByName: 'Ana' }] : [],
  };
}
const found = (over: Partial<Found> = {}): Found => ({
  lines: [line()],
  problems: [],
  companyRuc: '20999999019',
  ...over,
});

describe('whether a payment file may be made', () => {
  it('answers the RUC that pays', () => {
    expect(assertPayable(found(), { include: [] })).toBe('20999999019');
  });

  it('says what speaks against the whole file before anything of one document', () => {
    const both = found({ problems: ['MULTIPLES_MONEDAS'], lines: [line('SIN_TOTAL')] });
    expect(() => assertPayable(both, { include: [] })).toThrow('MULTIPLES_MONEDAS');
    const without = found({ companyRuc: null });
    expect(() => assertPayable(without, { include: [] })).toThrow('RUC_EMPRESA_FALTANTE');
  });

  it('names the document and why', () => {
    const paid = found({ lines: [line('YA_PAGADO')] });
    const refusal = { code: 'LOTE_CON_OBSERVACIONES', data: { reason: 'F001-1: Ya está pagado.' } };
    expect(() => assertPayable(paid, { include: [] })).toThrow(expect.objectContaining(refusal));
    expect(assertPayable(paid, { include: ['d1'] })).toBe('20999999019');
  });

  it('lets no choice pass what blocks', () => {
    const unread = found({ lines: [line('SIN_LEER')] });
    expect(() => assertPayable(unread, { include: ['d1'] })).toThrow('LOTE_CON_OBSERVACIONES');
  });

  it('holds a choice only for the files that could be seen', () => {
    const asOf = '2026-11-21T15:00:00.000Z';
    const at = (when: string) => found({ lines: [line('EN_OTRO_ARCHIVO', when)] });
    const choice = { include: ['d1'], asOf };
    expect(assertPayable(at('2026-11-21T14:59:59.999Z'), choice)).toBeTruthy();
    expect(() => assertPayable(at('2026-11-21T15:00:00.001Z'), choice)).toThrow(
      'LOTE_CON_OBSERVACIONES',
    );
  });
});
