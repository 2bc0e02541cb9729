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
  'samples.read': { access: 'session' },
  'samples.use': { access: 'session' },
} as const satisfies Record<string, Policy>;

export type Action = keyof typeof POLICY;
