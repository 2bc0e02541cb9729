import { count, dollars, exactDollars } from '../../plans/dollars';
import {
  ANNUAL_PERCENT,
  EXTRA_SCAN_CENTS,
  includedScanCents,
  planMonthCents,
  planYearCents,
} from '../../plans/plan-cost';
import { isFeatured, PlanLines, PlanLink, usersText } from '../../plans/PlanOffer';
import { type Plan, PLANS } from '../../plans/plans';

/** Both prices stand in the page; the switch above chooses by style which one is the large one. */
function Prices({ plan }: { plan: Plan }) {
  return (
    <>
      <div className="price" data-billing="month">
        <p className="price-amount">
          {dollars(planMonthCents(plan, 'month'))}
          <span>al mes</span>
        </p>
        <p className="price-note">
          o {dollars(planMonthCents(plan, 'year'))} al mes pagando el año
        </p>
      </div>
      <div className="price" data-billing="year">
        <p className="price-amount">
          {dollars(planMonthCents(plan, 'year'))}
          <span>al mes</span>
        </p>
        <p className="price-note">{dollars(planYearCents(plan))} al año, en un pago</p>
      </div>
    </>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  const lines = [
    `${count(plan.scans)} escaneos al mes`,
    `${dollars(includedScanCents(plan))} por escaneo`,
    usersText(plan),
    plan.support,
    `Escaneo extra: ${exactDollars(EXTRA_SCAN_CENTS)}`,
  ];
  return (
    <li className="plan" data-featured={isFeatured(plan) || undefined}>
      <h2 className="plan-name">{plan.name}</h2>
      <Prices plan={plan} />
      <PlanLines lines={lines} />
      <PlanLink plan={plan} size="l" className="plan-button" />
    </li>
  );
}

/** The plans with a switch between the two ways of paying; it works without a script. */
export function PlanCards() {
  return (
    <div className="wrap plans">
      <fieldset className="billing">
        <legend className="visually-hidden">Forma de pago</legend>
        <label>
          <input type="radio" name="billing" value="month" defaultChecked />
          Pago mensual
        </label>
        <label>
          <input type="radio" name="billing" value="year" />
          Pago anual <b className="billing-off">{ANNUAL_PERCENT}&nbsp;% menos</b>
        </label>
      </fieldset>
      <ul className="plan-list">
        {PLANS.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
      <p className="plans-note md t2">
        Precios en dólares de los Estados Unidos. El descuento anual se aplica al plan, no a los
        escaneos extra.
      </p>
    </div>
  );
}
