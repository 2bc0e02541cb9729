import { API } from '@contracts/routes';
import { SITE_PAGES } from '@contracts/site';
import { ArrowRight, Check } from 'lucide-react';
import { ButtonLink } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { type Plan, PLANS } from '../../content/plans';
import { count, dollars, exactDollars } from '../pricing/dollars';
import {
  ANNUAL_PERCENT,
  EXTRA_SCAN_CENTS,
  includedScanCents,
  planMonthCents,
} from '../pricing/plan-cost';
import { PLANS_TITLE } from './content';

const usersText = ({ users }: Plan): string => {
  if (users === null) return 'Usuarios ilimitados';
  return users === 1 ? '1 usuario' : `${users} usuarios`;
};

function PlanCard({ plan }: { plan: Plan }) {
  const isFeatured = plan.id === 'professional';
  const lines = [
    `${count(plan.scans)} escaneos · ${dollars(includedScanCents(plan))} c/u`,
    usersText(plan),
    plan.support,
  ];
  return (
    <li className="tile offer" data-featured={isFeatured || undefined}>
      <h3>{plan.name}</h3>
      <p className="offer-price">
        <b>{dollars(planMonthCents(plan, 'month'))}</b> al mes
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Icon of={Check} size={15} strokeWidth={2.2} />
            {line}
          </li>
        ))}
      </ul>
      <ButtonLink
        href={plan.isBySales ? SITE_PAGES.contact : API.login}
        look={isFeatured ? 'primary' : 'plain'}
        aria-label={plan.isBySales ? undefined : `Comenzar gratis con ${plan.name}`}
      >
        {plan.isBySales ? 'Contactar a ventas' : 'Comenzar gratis'}
      </ButtonLink>
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
