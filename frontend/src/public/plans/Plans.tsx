import { START } from '@contracts/routes';
import { SITE_PAGES } from '@contracts/site';
import { Check } from 'lucide-react';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { count, dollars, exactDollars } from './dollars';
import { EXTRA_SCAN_CENTS, includedScanCents, planMonthCents, planYearCents } from './plan-cost';
import { type Plan, PLANS, usersText } from './plans';

/** The plan that the pages put forward, as drawn. */
const isFeatured = ({ id }: Plan): boolean => id === 'professional';

const linesOf = (plan: Plan): string[] => [
  `${count(plan.scans)} créditos al mes`,
  `${dollars(includedScanCents(plan))} por crédito`,
  usersText(plan),
  plan.support,
  `Crédito extra: ${exactDollars(EXTRA_SCAN_CENTS)}`,
];

/** Both prices stand in the page; the switch above chooses by style which one is the large one. */
function Price({ plan, billing }: { plan: Plan; billing: 'month' | 'year' }) {
  const note =
    billing === 'month'
      ? `o ${dollars(planMonthCents(plan, 'year'))} al mes pagando el año`
      : `${dollars(planYearCents(plan))} al año, en un pago`;
  return (
    <div data-billing={billing}>
      <p className="price">
        {dollars(planMonthCents(plan, billing))}
        <small>al mes</small>
      </p>
      <p className="fine">{note}</p>
    </div>
  );
}

/** The way to a plan: signing up, or a conversation where it is sold by one. */
function PlanLink({ plan }: { plan: Plan }) {
  return (
    <ButtonLink
      href={plan.isBySales ? SITE_PAGES.contact : START}
      look={isFeatured(plan) ? 'primary' : 'plain'}
      size="l"
      aria-label={plan.isBySales ? undefined : `Comenzar gratis con ${plan.name}`}
    >
      {plan.isBySales ? 'Contactar a ventas' : 'Comenzar gratis'}
    </ButtonLink>
  );
}

interface PlansProps {
  /** Of the names. */
  level: 2 | 3;
  /** The year's price may be chosen on this page. */
  hasYear?: boolean;
}

/** The plans side by side, as section 9 of the specification has them. */
export function Plans({ level, hasYear }: PlansProps) {
  const Name = `h${level}` as const;
  return (
    <ul className="grid grid-4 tiles plans">
      {PLANS.map((plan) => (
        <li key={plan.id} data-featured={isFeatured(plan) || undefined}>
          <Name className="item-title">{plan.name}</Name>
          <Price plan={plan} billing="month" />
          {hasYear && <Price plan={plan} billing="year" />}
          <ul className="checks">
            {linesOf(plan).map((line) => (
              <li key={line} className="row">
                <Icon of={Check} size={16} strokeWidth={2.2} className="ok" />
                {line}
              </li>
            ))}
          </ul>
          <PlanLink plan={plan} />
        </li>
      ))}
    </ul>
  );
}
