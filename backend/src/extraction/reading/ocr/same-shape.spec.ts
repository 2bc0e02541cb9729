import { haveSameShape, oddity } from './same-shape';

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
  it.each(['1,180.00', '20391730271', 'F001-123', '15/03/2026', 'SEÑOR', 'S.A.C.', '(IGV):'])(
    '%s is usual',
    (text) => expect(oddity(text)).toBe(0),
  );

  it('grows with each change between letters and figures', () => {
    expect(oddity('C0D0904')).toBeGreaterThan(oddity('COD0904'));
    expect(oddity('1.180.00')).toBeGreaterThan(0);
  });
});
