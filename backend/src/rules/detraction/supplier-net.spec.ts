import type { ExtractedData } from '../../contracts/extracted-data';
import { printedAdjustment, supplierNet } from './supplier-net';

const inSoles = (data: ExtractedData): ExtractedData => ({
  documento: { moneda: 'PEN' },
  ...data,
});

describe('what a printed retención or percepción does to a total of S/ 2,000.00', () => {
  it.each<[string, ExtractedData, number | null]>([
    ['none', {}, 0],
    ['a fee of which nothing is retained', { retencion: { porcentaje: 8, monto: 0 } }, 0],
    ['a rate without an amount', { retencion: { porcentaje: 3 } }, 0],
    ['8 % of a fee', { retencion: { porcentaje: 8, monto: 160, neto: 1_840 } }, -16_000],
    ['an amount that is a rate in force', { retencion: { monto: 60 } }, -6_000],
    ['an amount that leaves the printed net', { retencion: { monto: 85, neto: 1_915 } }, -8_500],
    ['a sol more than the rate gives', { retencion: { porcentaje: 8, monto: 161 } }, -16_100],
    ['more than a sol more', { retencion: { porcentaje: 8, monto: 161.01 } }, null],
    ['an amount that fits nothing', { retencion: { monto: 16 } }, null],
    ['2 % on top', { percepcion: { porcentaje: 2, monto: 40, total: 2_040 } }, 4_000],
    ['half a percent on top', { percepcion: { monto: 10 } }, 1_000],
    ['a percepción of 8 %', { percepcion: { monto: 160 } }, null],
    ['both', { percepcion: { monto: 40 }, retencion: { monto: 60 } }, 4_000],
  ])('%s', (_, data, cents) => {
    expect(printedAdjustment(inSoles(data), 200_000)).toBe(cents);
  });

  it.each([
    [3, -6_000],
    [null, null],
  ])(
    'goes by the rate (%p) in another currency, as its amount is in soles',
    (porcentaje, cents) => {
      const data = { documento: { moneda: 'USD' }, retencion: { porcentaje, monto: 225 } };
      expect(printedAdjustment(data, 200_000)).toBe(cents);
    },
  );
});

describe('what goes to the supplier', () => {
  const withheld = inSoles({ totales: { total: 2_000 }, retencion: { monto: 60 } });
  const decided = { requiresDetraction: true, detractionPercentage: 12 };

  it('is the total less the retención', () => {
    const net = supplierNet({ extractedData: withheld, paymentInfo: null }, 200_000, '2026-11-20');
    expect(net).toEqual({
      ...{ netCents: 194_000, takenCents: 0, depositSoles: 0, adjustmentCents: -6_000 },
    });
  });

  it('is the total less the detracción alone, which leaves no room for a retención', () => {
    const document = { extractedData: withheld, paymentInfo: decided };
    expect(supplierNet(document, 200_000, '2026-11-20')).toMatchObject({
      ...{ netCents: 176_000, takenCents: 24_000, adjustmentCents: 0 },
    });
  });

  it.each([
    [{ ...withheld, retencion: { monto: 16 } }, null],
    [{ ...withheld, documento: { moneda: 'USD' } }, decided],
  ])('is not known where one of them cannot be calculated', (extractedData, paymentInfo) => {
    expect(supplierNet({ extractedData, paymentInfo }, 200_000, '2026-11-20')).toBeNull();
  });
});
