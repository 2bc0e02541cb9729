import type { PaymentLine } from '../../../contracts/exports';
import type { FindingLevel, PaymentFindingCode } from '../../../contracts/payment-judgement';
import { assertPayable, type Found } from './payable';

function line(
  code?: PaymentFindingCode,
  at: readonly string[] = [],
  level: FindingLevel = 'impide',
): PaymentLine {
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
    paidCents: 0,
    detractionCents: 0,
    adjustmentCents: 0,
    findings: code ? [{ code, level, text: 'Por esto.', refs: [] }] : [],
    earlierBatches: at.map((when) => ({
      batchId: 'b',
      at: when,
      createdBy: 'u',
      createdByName: 'Ana',
    })),
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
    const refusal = { code: 'LOTE_CON_OBSERVACIONES', data: { reason: 'F001-1: Por esto.' } };
    expect(() => assertPayable(paid, { include: [] })).toThrow(expect.objectContaining(refusal));
    expect(assertPayable(paid, { include: ['d1'] })).toBe('20999999019');
  });

  it('asks for a reason where a finding does, and for more than blanks', () => {
    const forged = found({ lines: [line('POSIBLE_FALSIFICACION', [], 'pide_motivo')] });
    const said = (reason: string) => ({ include: ['d1'], reasons: [{ documentId: 'd1', reason }] });
    expect(assertPayable(forged, said('Lo confirmó el proveedor.'))).toBe('20999999019');
    for (const request of [{ include: ['d1'] }, said('  ')]) {
      expect(() => assertPayable(forged, request)).toThrow(
        expect.objectContaining({
          data: { reason: 'F001-1: Por esto. Escriba el motivo para pagarlo.' },
        }),
      );
    }
  });

  it('lets no choice pass what blocks', () => {
    const unread = found({ lines: [line('SIN_LEER')] });
    expect(() => assertPayable(unread, { include: ['d1'] })).toThrow('LOTE_CON_OBSERVACIONES');
  });

  it('holds a choice only for the files that could be seen', () => {
    const asOf = '2026-11-21T15:00:00.000Z';
    const at = (...when: string[]) => found({ lines: [line('EN_OTRO_ARCHIVO', when)] });
    const choice = { include: ['d1'], asOf };
    const later = '2026-11-21T15:00:00.001Z';
    expect(assertPayable(at(asOf), choice)).toBeTruthy();
    expect(() => assertPayable(at(asOf, later), choice)).toThrow('LOTE_CON_OBSERVACIONES');
  });
});
