import type { Role, Team } from '../contracts/user';

/** RUC with a valid digit that SUNAT has given to nobody (peru.md 1.1). */
export const DEMO_COMPANY = { name: 'Comercial Andina Demo S.A.C.', ruc: '20999999043' } as const;

interface DemoAccount {
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  teams: Team[];
  /** The platform admin stands above the companies. */
  inCompany: boolean;
  what: string;
}

/** The four people of the demo company (decisions). */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'digitador@demo.pe',
    firstName: 'Rosa',
    lastName: 'Quispe Mamani',
    role: 'user',
    teams: ['logistica'],
    inCompany: true,
    what: 'digitadora, equipo logística',
  },
  {
    email: 'tesoreria@demo.pe',
    firstName: 'Luis',
    lastName: 'Paredes Soto',
    role: 'user',
    teams: ['tesoreria'],
    inCompany: true,
    what: 'tesorería',
  },
  {
    email: 'empresa@demo.pe',
    firstName: 'Carmen',
    lastName: 'Huamán Ríos',
    role: 'company_admin',
    teams: ['logistica', 'tesoreria'],
    inCompany: true,
    what: 'administradora de la empresa',
  },
  {
    email: 'admin@demo.pe',
    firstName: 'Ana',
    lastName: 'Torres Vega',
    role: 'admin',
    teams: [],
    inCompany: false,
    what: 'administradora de la plataforma',
  },
];
