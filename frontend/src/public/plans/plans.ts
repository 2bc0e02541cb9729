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

export const PLANS: readonly Plan[] = [
  {
    id: 'starter',
    name: 'Starter',
    price: 49,
    scans: 100,
    users: 1,
    support: 'Soporte por correo',
    isBySales: false,
  },
  {
    id: 'professional',
    name: 'Professional',
    price: 199,
    scans: 500,
    users: 3,
    support: 'Correo y chat en vivo',
    isBySales: false,
  },
  {
    id: 'business',
    name: 'Business',
    price: 350,
    scans: 1000,
    users: 5,
    support: 'Correo y chat en vivo',
    isBySales: false,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: 600,
    scans: 2000,
    users: null,
    support: 'Correo, chat y teléfono',
    isBySales: true,
  },
];

/** US dollars for each scan beyond those of the plan. */
export const EXTRA_SCAN_PRICE = 0.5;

/** Part of the price that paying for a year saves. */
export const ANNUAL_DISCOUNT = 0.2;
