import fc from 'fast-check';
import { type Plan, PLANS } from './plans';
import {
  type Billing,
  cheapestPlan,
  costOf,
  hasRoomFor,
  planMonthCents,
  planYearCents,
} from './plan-cost';

const [starter, professional, business, enterprise] = PLANS as readonly [Plan, Plan, Plan, Plan];
const chosen = (scans: number, billing: Billing = 'month', users = 1) =>
  cheapestPlan({ scans, users }, billing);

describe('the cost of a plan', () => {
  it('is its price as long as the scans are included', () => {
    expect(costOf(starter, 0, 'month')).toMatchObject({ monthCents: 4_900, extraScans: 0 });
    expect(costOf(starter, 100, 'month')).toMatchObject({ monthCents: 4_900, extraScans: 0 });
  });

  it('grows by half a dollar with every scan beyond them', () => {
    expect(costOf(starter, 101, 'month').monthCents).toBe(4_950);
    expect(costOf(professional, 512, 'month')).toMatchObject({
      planCents: 19_900,
      extraScans: 12,
      extraCents: 600,
      monthCents: 20_500,
    });
  });

  it('is a fifth less when a year is paid, extra scans excepted', () => {
    expect(PLANS.map((plan) => planMonthCents(plan, 'year'))).toEqual([
      3_920, 15_920, 28_000, 48_000,
    ]);
    expect(PLANS.map(planYearCents)).toEqual([47_040, 191_040, 336_000, 576_000]);
    expect(costOf(starter, 110, 'year')).toMatchObject({ planCents: 3_920, extraCents: 500 });
  });
});

describe('the cheapest plan', () => {
  it.each([
    [0, 'starter'],
    [399, 'starter'],
    [401, 'professional'],
    [801, 'professional'],
    [803, 'business'],
    [1_499, 'business'],
    [1_501, 'enterprise'],
    [10_000, 'enterprise'],
  ])('for %i scans paid monthly is %s', (scans, id) => {
    expect(chosen(scans).plan.id).toBe(id);
  });

  it('is the larger one where two cost the same', () => {
    expect(costOf(starter, 400, 'month').monthCents).toBe(19_900);
    expect(chosen(400).plan.id).toBe('professional');
    expect(chosen(1_500).plan.id).toBe('enterprise');
  });

  it('has room for everybody who works with it', () => {
    expect(chosen(50, 'month', 2).plan.id).toBe('professional');
    expect(chosen(50, 'month', 5).plan.id).toBe('business');
    expect(chosen(50, 'month', 6).plan.id).toBe('enterprise');
    expect(hasRoomFor(business, 6)).toBe(false);
    expect(hasRoomFor(enterprise, 6_000)).toBe(true);
  });

  it('costs no more than any other with room, in whole cents', () => {
    const demand = fc.record({
      scans: fc.integer({ min: 0, max: 100_000 }),
      users: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(demand, fc.constantFrom<Billing>('month', 'year'), (asked, billing) => {
        const best = cheapestPlan(asked, billing);
        expect(Number.isInteger(best.monthCents)).toBe(true);
        expect(hasRoomFor(best.plan, asked.users)).toBe(true);
        for (const plan of PLANS.filter((other) => hasRoomFor(other, asked.users))) {
          expect(best.monthCents).toBeLessThanOrEqual(
            costOf(plan, asked.scans, billing).monthCents,
          );
        }
      }),
    );
  });

  it('never costs less for more scans', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000 }), (scans) => {
        expect(chosen(scans + 1).monthCents).toBeGreaterThanOrEqual(chosen(scans).monthCents);
      }),
    );
  });
});
