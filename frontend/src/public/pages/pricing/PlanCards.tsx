import { API } from '@contracts/routes';
import { SITE_PAGES } from '@contracts/site';
import { Check } from 'lucide-react';
import { ButtonLink } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { type Plan, PLANS } from '../../content/plans';
import { count, dollars } from './dollars';
import {
  ANNUAL_PERCENT,
  EXTRA_SCAN_CENTS,
  includedScanCents,
  planMonthCents,
  planYearCents,
} from './plan-cost';

/** The plan that the page puts forward, as drawn. */
const FEATURED: Plan['id'] = 'professional';

const usersText = ({ users }: Plan): string => {
  if (users === null) return 'Usuarios ilimitados';
  return users === 1 ? '1 usuario' : `${users} usuarios`;
};

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
  const isFeatured = plan.id === FEATURED;
  const lines = [
    `${count(plan.scans)} escaneos al mes`,
    `${dollars(includedScanCents(plan))} por escaneo`,
    usersText(plan),
    plan.support,
    `Escaneo extra: $${(EXTRA_SCAN_CENTS / 100).toFixed(2)}`,
  ];
  return (
    <li className="plan" data-featured={isFeatured || undefined}>
      <h2 className="plan-name">{plan.name}</h2>
      <Prices plan={plan} />
      <ul className="plan-lines">
        {lines.map((line) => (
          <li key={line}>
            <Icon of={Check} size={16} strokeWidth={2.2} />
            {line}
          </li>
        ))}
      </ul>
      <ButtonLink
        href={plan.isBySales ? SITE_PAGES.contact : API.login}
        look={isFeatured ? 'primary' : 'plain'}
        size="l"
        className="plan-button"
        aria-label={plan.isBySales ? undefined : `Comenzar gratis con ${plan.name}`}
      >
        {plan.isBySales ? 'Contactar a ventas' : 'Comenzar gratis'}
      </ButtonLink>
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
