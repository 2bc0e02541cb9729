import { toCents } from '@rules/money';
import { ANNUAL_DISCOUNT, EXTRA_SCAN_PRICE, type Plan, PLANS } from './plans';

/** How a plan is paid: month by month, or a year ahead with the discount. */
export type Billing = 'month' | 'year';

/** What a company needs in a month. */
export interface Demand {
  /** Documents to read: an integer from 0. */
  scans: number;
  /** People who work with them: an integer from 1. */
  users: number;
}

/** What a plan costs for a demand. All amounts are integer cents of a US dollar. */
export interface PlanCost {
  plan: Plan;
  /** Of the plan alone, for one month. */
  planCents: number;
  /** Scans beyond those of the plan, and what they cost in a month. */
  extraScans: number;
  extraCents: number;
  /** Plan and extra scans, for one month. */
  monthCents: number;
}

export const EXTRA_SCAN_CENTS = toCents(EXTRA_SCAN_PRICE);

/** Percent that paying for a year saves, as an integer, so that cents stay exact. */
export const ANNUAL_PERCENT = Math.round(ANNUAL_DISCOUNT * 100);

/** A plan's price for one month in integer cents; the discount of a year is spread over its months. */
export function planMonthCents(plan: Plan, billing: Billing): number {
  const cents = toCents(plan.price);
  return billing === 'month' ? cents : Math.round((cents * (100 - ANNUAL_PERCENT)) / 100);
}

/** What is paid at once for a year of a plan, in integer cents; extra scans are not in it. */
export function planYearCents(plan: Plan): number {
  return 12 * planMonthCents(plan, 'year');
}

/**
 * Cents of one included scan. The specification prints the fraction cut off: 199 / 500 is $0.39.
 */
export function includedScanCents(plan: Plan): number {
  return Math.floor(toCents(plan.price) / plan.scans);
}

/** The discount of a year is one of the plan: extra scans cost the same either way. */
export function costOf(plan: Plan, scans: number, billing: Billing): PlanCost {
  const planCents = planMonthCents(plan, billing);
  const extraScans = Math.max(0, scans - plan.scans);
  const extraCents = extraScans * EXTRA_SCAN_CENTS;
  return { plan, planCents, extraScans, extraCents, monthCents: planCents + extraCents };
}

/** True when so many people may work with the plan. */
export function hasRoomFor({ users }: Plan, people: number): boolean {
  return users === null || people <= users;
}

/**
 * The plan that costs least for a demand, extra scans included; of two that cost the same the larger
 * one, which leaves room. There is always one: the largest plan is for any number of people.
 */
export function cheapestPlan({ scans, users }: Demand, billing: Billing): PlanCost {
  const costs = PLANS.filter((plan) => hasRoomFor(plan, users)).map((plan) =>
    costOf(plan, scans, billing),
  );
  return costs.reduce((best, cost) => {
    const isLess = cost.monthCents < best.monthCents;
    const isRoomier = cost.monthCents === best.monthCents && cost.plan.scans > best.plan.scans;
    return isLess || isRoomier ? cost : best;
  });
}
