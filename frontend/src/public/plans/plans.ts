/** Prices of the specification (section 9), in US dollars a month; the only place that knows them. */
export interface Plan {
  readonly id: 'starter' | 'professional' | 'business' | 'enterprise';
  readonly name: string;
  /** US dollars a month, paid monthly. */
  readonly price: number;
  /** Scans included each month. */
  readonly scans: number;
  /** Null: as many as the company wants. */
  readonly users: number | null;
  readonly support: string;
  /** Taken through a conversation, not by signing up. */
  readonly isBySales: boolean;
}

const EMAIL_AND_CHAT = 'Correo y chat en vivo';
const TERMS = [
  ['starter', 'Starter', 49, 100, 1, 'Soporte por correo'],
  ['professional', 'Professional', 199, 500, 3, EMAIL_AND_CHAT],
  ['business', 'Business', 350, 1000, 5, EMAIL_AND_CHAT],
  ['enterprise', 'Enterprise', 600, 2000, null, 'Correo, chat y teléfono'],
] as const;

export const PLANS: readonly Plan[] = TERMS.map(([id, name, price, scans, users, support]) => ({
  ...{ id, name, price, scans, users, support },
  isBySales: id === 'enterprise',
}));

/** US dollars for each scan beyond those of the plan. */
export const EXTRA_SCAN_PRICE = 0.5;

/** Part of the price that paying for a year saves. */
export const ANNUAL_DISCOUNT = 0.2;

export function usersText({ users }: Plan): string {
  if (users === null) return 'Usuarios ilimitados';
  return users === 1 ? '1 usuario' : `${users} usuarios`;
}
