import fc from 'fast-check';
import { depositOf } from './deposit';

describe('the deposit in whole soles', () => {
  it.each([
    [118_000, 12, 142, 103_800],
    [94_400, 4, 38, 90_600],
    [70_001, 12, 84, 61_601],
    [236_050, 10, 236, 212_450],
    [590_000, 4, 236, 566_400],
    [45_000, 4, 18, 43_200],
    [125_417, 12, 151, 110_317],
    // Exactly half a sol goes up, one cent less does not.
    [1_250, 4, 1, 1_150],
    [1_249, 4, 0, 1_249],
    [100_000, 3.85, 39, 96_100],
  ])('takes of %d cents at %d %% a deposit of S/ %d', (total, percentage, deposit, net) => {
    expect(depositOf(total, percentage)).toEqual({
      depositSoles: deposit,
      netCents: net,
      totalSolesCents: total,
      netSolesCents: net,
    });
  });

  it('deposits soles of a total in dollars, and says the net in dollars and in soles', () => {
    // US$ 1,000.00 at 3.755 is S/ 3,755.00; 12 % is 450.60.
    expect(depositOf(100_000, 12, 3.755)).toEqual({
      depositSoles: 451,
      netCents: 100_000 - 12_011,
      totalSolesCents: 375_500,
      netSolesCents: 330_400,
    });
  });

  it.each([
    [14_250, 143, 103_700],
    [14_249, 142, 103_800],
    [14_100, 141, 103_900],
    [14_300, 143, 103_700],
    [14_099, 142, 103_800],
    [14_301, 142, 103_800],
  ])('is what the document prints within a sol of S/ 142: %d cents', (printed, deposit, net) => {
    const amounts = depositOf(118_000, 12, 1, printed);
    expect(amounts).toMatchObject({ depositSoles: deposit, netCents: net, netSolesCents: net });
  });

  it('takes off the net in dollars what is deposited in soles, as printed', () => {
    const amounts = depositOf(100_000, 12, 3.755, 45_000);
    expect(amounts).toMatchObject({ depositSoles: 450, netCents: 100_000 - 11_984 });
  });

  it.each([
    [0, 12, 1],
    [-100, 12, 1],
    [100.5, 12, 1],
    [100, 0, 1],
    [100, 101, 1],
    [100, Number.NaN, 1],
    [100, 12, 0],
    [100, 12, Number.POSITIVE_INFINITY],
  ])('has no deposit for %d cents at %d %% and rate %d', (total, percentage, rate) => {
    expect(depositOf(total, percentage, rate)).toBeNull();
  });

  it('is never more than half a sol from the exact product', () => {
    const total = fc.integer({ min: 1, max: 1_000_000_000 });
    const hundredths = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(total, hundredths, (cents, rate) => {
        const amounts = depositOf(cents, rate / 100);
        const exact = BigInt(cents) * BigInt(rate);
        const distance = BigInt(amounts?.depositSoles ?? -1) * 1_000_000n - exact;
        expect(distance <= 500_000n && distance > -500_000n).toBe(true);
        expect(amounts?.netCents).toBe(cents - (amounts?.depositSoles ?? 0) * 100);
      }),
      { numRuns: 1_000 },
    );
  });
});
