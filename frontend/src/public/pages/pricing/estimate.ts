import { type Plan, PLANS, usersText } from '../../plans/plans';
import { count, exactDollars } from '../../plans/dollars';
import {
  type Billing,
  cheapestPlan,
  costOf,
  type Demand,
  EXTRA_SCAN_CENTS,
  hasRoomFor,
  type PlanCost,
} from '../../plans/plan-cost';

/** What the fields of the calculator take. */
export const SCANS_MAX = 100_000;
export const SLIDER_MAX = 3_000;
export const SLIDER_STEP = 10;
export const USERS_MAX = 500;

/** Where the slider stands for a volume, percent of its way. */
export function sliderPercent(scans: number): number {
  const way = (Math.min(SLIDER_MAX, scans) - SLIDER_STEP) / (SLIDER_MAX - SLIDER_STEP);
  return Math.max(0, Math.round(way * 100));
}

/** What the calculator shows at first. */
export const FIRST_DEMAND: Demand = { scans: 350, users: 1 };

/** One way of paying, in words. */
export interface Choice {
  plan: string;
  /** A month's cost; `sum` writes out how it came about. */
  amount: string;
  sum: string;
  /** What one document costs, all together. */
  each: string;
}

/** A plan beside the others. */
export interface Bar {
  id: Plan['id'];
  name: string;
  amount: string;
  /** Of the dearest one, 0..100. */
  percent: number;
  /** Why the plan cannot be taken; empty when it can. */
  note: string;
  isBest: boolean;
}

/** Dollars of one document, to a tenth of a cent where it is not whole cents. */
function eachDollars(monthCents: number, scans: number): string {
  const tenths = Math.round((monthCents * 10) / scans);
  const text = (tenths / 1_000).toFixed(3);
  return `$${text.endsWith('0') ? text.slice(0, -1) : text}`;
}

function sumOf({ planCents, extraScans, extraCents }: PlanCost): string {
  const plan = `Plan ${exactDollars(planCents)}`;
  if (extraScans === 0) return `${plan}, sin créditos extra`;
  return `${plan} + ${count(extraScans)} extra × ${exactDollars(EXTRA_SCAN_CENTS)} = ${exactDollars(planCents + extraCents)}`;
}

function choice(demand: Demand, billing: Billing): Choice {
  const cost = cheapestPlan(demand, billing);
  return {
    plan: cost.plan.name,
    amount: exactDollars(cost.monthCents),
    sum: sumOf(cost),
    each: `${eachDollars(cost.monthCents, demand.scans)} por documento`,
  };
}

function bars(demand: Demand): Bar[] {
  const costs = PLANS.map((plan) => costOf(plan, demand.scans, 'month'));
  const dearest = Math.max(...costs.map(({ monthCents }) => monthCents));
  const best = cheapestPlan(demand, 'month').plan;
  return costs.map(({ plan, monthCents }) => ({
    id: plan.id,
    name: plan.name,
    amount: exactDollars(monthCents),
    percent: Math.round((monthCents * 100) / dearest),
    note: hasRoomFor(plan, demand.users) ? '' : `hasta ${usersText(plan)}`,
    isBest: plan === best,
  }));
}

/** What a demand costs. `scans` and `users` are integers from 1. */
export function estimate(demand: Demand) {
  const month = choice(demand, 'month');
  const year = choice(demand, 'year');
  return {
    month,
    year,
    bars: bars(demand),
    /** The same in a sentence, for who does not see it. */
    spoken: `Para ${count(demand.scans)} documentos al mes le conviene ${month.plan}: ${month.amount} al mes. Pagando el año, ${year.plan}: ${year.amount} al mes.`,
  };
}

/** All that the calculator shows for a demand, ready to be written into the page. */
export type Estimate = ReturnType<typeof estimate>;

/** A typed number inside its limits; null while it is none. */
export function readCount(text: string, max: number): number | null {
  const digits = text.replace(/[\s,.]/g, '');
  if (!/^\d+$/.test(digits)) return null;
  return Math.min(max, Math.max(1, Number(digits)));
}
