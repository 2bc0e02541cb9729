import { SITE_PAGES } from '@contracts/site';
import { ArrowRight } from 'lucide-react';
import { Icon } from '../../../ui/Icon';
import { count, dollars, exactDollars } from '../../plans/dollars';
import {
  ANNUAL_PERCENT,
  EXTRA_SCAN_CENTS,
  includedScanCents,
  planMonthCents,
} from '../../plans/plan-cost';
import { isFeatured, PlanLines, PlanLink, usersText } from '../../plans/PlanOffer';
import { type Plan, PLANS } from '../../plans/plans';
import { PLANS_TITLE } from './content';

function PlanCard({ plan }: { plan: Plan }) {
  const lines = [
    `${count(plan.scans)} escaneos · ${dollars(includedScanCents(plan))} c/u`,
    usersText(plan),
    plan.support,
  ];
  return (
    <li className="tile offer" data-featured={isFeatured(plan) || undefined}>
      <h3>{plan.name}</h3>
      <p className="offer-price">
        <b>{dollars(planMonthCents(plan, 'month'))}</b> al mes
      </p>
      <PlanLines lines={lines} />
      <PlanLink plan={plan} />
    </li>
  );
}

export function Plans() {
  return (
    <section className="wrap section">
      <div className="features-head">
        <h2>{PLANS_TITLE}</h2>
        <a className="more" href={SITE_PAGES.pricing}>
          Calcule su costo
          <Icon of={ArrowRight} size={16} />
        </a>
      </div>
      <ul className="cards cards-4">
        {PLANS.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
      <p className="offers-note">
        Precios en dólares. Pago anual: {ANNUAL_PERCENT}&nbsp;% menos. Escaneo extra:{' '}
        {exactDollars(EXTRA_SCAN_CENTS)}
      </p>
    </section>
  );
}
