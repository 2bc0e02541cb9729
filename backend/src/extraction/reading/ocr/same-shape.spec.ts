import { differInOneSign, haveSameShape, oddity } from './same-shape';

describe('haveSameShape', () => {
  it.each([
    ['1GV', 'IGV'],
    ['16V', 'IGV'],
    ['S.A.C.', '5AC'],
    ['1,18O.OO', '1.180.00'],
  ])('%s and %s may be the same print', (a, b) => expect(haveSameShape(a, b)).toBe(true));

  it('two numbers that differ in a digit are not', () => {
    expect(haveSameShape('3,631.08', '3,681.08')).toBe(false);
  });
});

describe('oddity', () => {
  it.each([
    ...['1,180.00', '20391730271', 'F001-123', '15/03/2026', '12-JUN-2026'],
    ...['SEÑOR', 'S.A.C.', '(IGV):', 'ventas@sipan.com.pe'],
  ])('%s is usual', (text) => expect(oddity(text)).toBe(0));

  it('grows with each change between letters and figures', () => {
    expect(oddity('C0D0904')).toBeGreaterThan(oddity('COD0904'));
    expect(oddity('1.180.00')).toBeGreaterThan(0);
  });
});

describe('differInOneSign', () => {
  it.each([
    ['215e', '2150'],
    ['12-jJUN', '12-JUN'],
    ['S.A.C', 'S.A.C.'],
    ['Lima', 'Lima'],
  ])('%s and %s do, at most', (a, b) => {
    expect(differInOneSign(a, b)).toBe(true);
    expect(differInOneSign(b, a)).toBe(true);
  });

  it.each([
    ['2150', '2501'],
    ['Lima', 'Limeña'],
    ['ab', 'ba'],
  ])('%s and %s do not', (a, b) => expect(differInOneSign(a, b)).toBe(false));
});
