import type { DemoLine } from '../model';
import { feeTotals, lineAmount, totalsWithIgv, totalsWithoutIgv } from './comprobante';
import { detractionFor } from './detraction';
import { forgeryOf } from './forgery';
import { amount, divideHalfUp, money } from './money';

function line(importe: number): DemoLine {
  return {
    codigo: 'X',
    descripcion: 'X',
    unidad: 'NIU',
    cantidad: 100,
    unitario: importe,
    importe,
  };
}

const TERMS = {
  codigo: '037',
  nombre: 'Demás servicios',
  porcentaje: 12,
  over: 70_000,
  cuenta: '0',
};

describe('sums of an invented document', () => {
  it('rounds half up and never uses fractions of a cent', () => {
    expect(divideHalfUp(5, 2)).toBe(3);
    expect(divideHalfUp(4, 3)).toBe(1);
    expect(lineAmount(1_840, 2_765)).toBe(50_876);
  });

  it('adds 18 % to lines that are without IGV', () => {
    expect(totalsWithoutIgv([line(60_000), line(40_000)])).toMatchObject({
      gravada: 100_000,
      igv: 18_000,
      total: 118_000,
    });
  });

  it('takes IGV out of ticket prices without losing a cent, and adds the bag tax', () => {
    const totals = totalsWithIgv([line(3_333), line(777)], 50);
    expect(totals.gravada + totals.igv).toBe(4_110);
    expect(totals.total).toBe(4_160);
    expect(totals.gravada).toBe(3_483);
  });

  it('withholds 8 % of fees over S/ 1,500 and nothing at the limit', () => {
    expect(feeTotals([line(150_000)])).toMatchObject({ retencion: 0, total: 150_000 });
    expect(feeTotals([line(150_010)])).toMatchObject({ retencion: 12_001, total: 138_009 });
  });

  it.each([
    [118_000, 14_200],
    [70_001, 8_400],
    [125_417, 15_100],
  ])('deposits whole soles of a total of %i cents', (total, deposit) => {
    expect(detractionFor(TERMS, total)?.monto).toBe(deposit);
  });

  it('asks for no deposit at the threshold nor for goods that are not listed', () => {
    expect(detractionFor(TERMS, 70_000)).toBeUndefined();
    expect(detractionFor(undefined, 500_000)).toBeUndefined();
  });

  it.each([
    [184_670, 584_670],
    [784_670, 984_670],
    [984_670, 1_984_670],
  ])('forges %i cents into a bigger total of the same ending', (honest, printed) => {
    const forgery = forgeryOf(honest, 'PEN');
    expect(forgery.printedTotal).toBe(printed);
    expect(forgery.reason).toContain(money(honest, 'PEN'));
    expect(forgery.reason).toContain(money(printed, 'PEN'));
  });

  it('prints amounts with a point for decimals and commas for thousands', () => {
    expect([5, 118_000, 1_234_567_890].map(amount)).toEqual(['0.05', '1,180.00', '12,345,678.90']);
    expect(money(118_000, 'USD')).toBe('US$ 1,180.00');
  });
});
