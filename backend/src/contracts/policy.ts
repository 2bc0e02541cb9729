import type { Role, Team } from './user';

/** Who may do an action. `public` needs no session; `teams` narrows roles other than company_admin and admin. */
export interface Policy {
  readonly access: 'public' | 'session';
  readonly roles?: readonly Role[];
  readonly teams?: readonly Team[];
}

/** One table for every route: the permission decorator names an action of it (reliability 3.2). */
export const POLICY = {
  'health.read': { access: 'public' },
  'site.read': { access: 'public' },
  'session.open': { access: 'public' },
  'session.close': { access: 'public' },
  'session.read': { access: 'session' },
  'processors.read': { access: 'session' },
  'documents.list': { access: 'session' },
  'documents.read': { access: 'session' },
  'documents.upload': { access: 'session' },
  'documents.retry': { access: 'session' },
  'documents.delete': { access: 'session', roles: ['company_admin', 'admin'] },
  'samples.read': { access: 'session' },
  'samples.use': { access: 'session' },
  'account.register': { access: 'public' },
  'account.link': { access: 'public' },
  'account.read': { access: 'session' },
  'account.change': { access: 'session' },
  'credits.read': { access: 'session' },
  'companies.list': { access: 'session' },
  'company.read': { access: 'session' },
  'company.change': { access: 'session', roles: ['company_admin'] },
  'company.members': { access: 'session', roles: ['company_admin'] },
  'company.teams': { access: 'session', roles: ['company_admin', 'admin'] },
  'admin.read': { access: 'session', roles: ['admin'] },
  'admin.users': { access: 'session', roles: ['admin'] },
  'admin.credits': { access: 'session', roles: ['admin'] },
  'admin.retry': { access: 'session', roles: ['admin'] },
} as const satisfies Record<string, Policy>;

export type Action = keyof typeof POLICY;
