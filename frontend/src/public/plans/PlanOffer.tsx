import { START } from '@contracts/routes';
import { SITE_PAGES } from '@contracts/site';
import { Check } from 'lucide-react';
import { ButtonLink } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import type { Plan } from './plans';

/** The plan that the pages put forward, as drawn. */
export const isFeatured = ({ id }: Plan): boolean => id === 'professional';

export function usersText({ users }: Plan): string {
  if (users === null) return 'Usuarios ilimitados';
  return users === 1 ? '1 usuario' : `${users} usuarios`;
}

/** What a plan holds, line by line. */
export function PlanLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="plan-lines">
      {lines.map((line) => (
        <li key={line}>
          <Icon of={Check} size={16} strokeWidth={2.2} />
          {line}
        </li>
      ))}
    </ul>
  );
}

interface PlanLinkProps {
  plan: Plan;
  size?: 'm' | 'l';
  className?: string;
}

/** The way to a plan: signing up, or a conversation where it is sold by one. */
export function PlanLink({ plan, size, className }: PlanLinkProps) {
  return (
    <ButtonLink
      href={plan.isBySales ? SITE_PAGES.contact : START}
      look={isFeatured(plan) ? 'primary' : 'plain'}
      size={size}
      className={className}
      aria-label={plan.isBySales ? undefined : `Comenzar gratis con ${plan.name}`}
    >
      {plan.isBySales ? 'Contactar a ventas' : 'Comenzar gratis'}
    </ButtonLink>
  );
}
