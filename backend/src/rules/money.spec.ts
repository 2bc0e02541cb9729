import fc from 'fast-check';
import {
  centsOf,
  centsText,
  formatAmount,
  formatMoney,
  formatMoneySuffix,
  parseAmount,
  readAmount,
  sumAmounts,
  toCents,
} from './money';

describe('parseAmount', () => {
  it.each([
    ['1,180.00', 1180],
    ['1.180,00', 1180],
    ['1,180', 1180],
    ['1.180', 1180],
    ['12,345,678.90', 12345678.9],
    ['1 180.00', 1180],
    ["1'180.00", 1180],
    ['118,5', 118.5],
    ['.50', 0.5],
    ['S/1,180.00-', -1180],
    ['(1,180.00)', -1180],
    ['-118.00', -118],
    ['S/ -118.00', -118],
    ['-S/ 118.00', -118],
    ['S/. 1,180.00', 1180],
    ['S/.1,180.00', 1180],
    ['5/ 1,180.00', 1180],
    ['S.371.70', 371.7],
    ['US$ 1,180.00', 1180],
    ['$1,180.00', 1180],
    ['€ 10,00', 10],
    ['1,180.00 USD', 1180],
    ['0.00', 0],
    ['1,18O.OO', 1180],
    ['1.234.567', 1234567],
    [' 118.00 ', 118],
    ['(5)', -5],
    ['S/ (118.00)', -118],
    ['118.00 -', -118],
    ['- 118.00', -118],
    ['-$118.00', -118],
    ['NUEVOS  SOLES 118.00', 118],
    ['SOLES 118', 118],
    ['U$S 118.00', 118],
    ['US $ 118.00', 118],
    ['S. / 118.00', 118],
    ['S / 118.00', 118],
    ['118.00 SOLES', 118],
    ['-0.00', 0],
    ['12,345', 12345],
    ['I18.0O', 118],
  ])('reads %s as %d', (text, value) => {
    expect(parseAmount(text, { kind: 'importe' })).toBe(value);
  });

  it.each([
    '',
    '-',
    'N/A',
    'TOTAL',
    'S/',
    '1,18,0.00',
    '12-03-2026',
    '—',
    '118.00 (a)',
    '118O',
    'OOO.O1',
    'A1.5',
    '1.5A',
    '1234.567.890',
    '1.2345.678',
    '118.00-5',
    '90071992547409930.00',
  ])('gives null, not 0, for "%s"', (text) => {
    expect(parseAmount(text, { kind: 'importe' })).toBeNull();
  });

  it('reads three decimals in a column of prices or quantities', () => {
    expect(parseAmount('1.180', { kind: 'unitario' })).toBe(1.18);
    expect(parseAmount('1.180', { kind: 'cantidad' })).toBe(1.18);
    expect(parseAmount('0.125', { kind: 'importe' })).toBe(0.13);
  });

  it('keeps up to ten decimals of a unit price', () => {
    expect(parseAmount('84.7457627119', { kind: 'unitario' })).toBe(84.7457627119);
  });

  it('says when letters were taken for digits', () => {
    expect(readAmount('1,18O.OO')).toEqual({ value: 1180, repaired: true });
    expect(readAmount('1,180.00')).toEqual({ value: 1180, repaired: false });
  });

  it('reads back whatever it prints', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
        expect(toCents(parseAmount(formatAmount(cents / 100)) ?? NaN)).toBe(cents);
      }),
    );
  });

  it('reads the other style of separators as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), (cents) => {
        const swapped = formatAmount(cents / 100).replace(/[.,]/g, (m) => (m === '.' ? ',' : '.'));
        expect(toCents(parseAmount(swapped) ?? NaN)).toBe(cents);
      }),
    );
  });

  it('never throws and never gives NaN', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseAmount(text)).not.toBeNaN();
      }),
    );
  });
});

describe('formatting', () => {
  it('prints the Peruvian way', () => {
    expect(formatAmount(1180)).toBe('1,180.00');
    expect(formatAmount(-0.001)).toBe('0.00');
    expect(formatMoney(1180, 'PEN')).toBe('S/ 1,180.00');
    expect(formatMoney(-1180, 'USD')).toBe('-US$ 1,180.00');
    expect(formatMoney(0.5, 'EUR')).toBe('€ 0.50');
    expect(formatMoneySuffix(1180, 'PEN')).toBe('1,180.00 PEN');
  });

  it('rounds a half cent away from zero', () => {
    expect(toCents(1.005)).toBe(101);
    expect(toCents(-1.005)).toBe(-101);
  });

  it('adds without binary residue', () => {
    expect(sumAmounts([0.1, 0.2])).toBe(0.3);
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [118_000, '1180.00'],
    [-11_800, '-118.00'],
    [99_999_999_999, '999999999.99'],
  ])('writes %d cents for a file as %s', (cents, text) => {
    expect(centsText(cents)).toBe(text);
  });

  it.each([
    [1_180, 118_000],
    ['1.180,50', 118_050],
    ['1,180.50', 118_050],
    ['S/ 0.10', 10],
    ['-', null],
    [null, null],
    [undefined, null],
    [Number.NaN, null],
    [{}, null],
  ])('takes the stored amount %p for %p cents', (value, cents) => {
    expect(centsOf(value)).toBe(cents);
  });
});
