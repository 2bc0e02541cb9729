import type { Role, Team } from './user';

/** What a route's `:id` can name that belongs to a company. */
export type OwnedKind = 'document';

/** Who may do an action. `public` needs no session; `teams` narrows roles other than company_admin and admin. */
export interface Policy {
  readonly access: 'public' | 'session';
  readonly roles?: readonly Role[];
  readonly teams?: readonly Team[];
  /**
   * The route's `:id`, where it has one, is looked up in the tenant before role and body are judged:
   * what is not there is 404 for everybody (reliability 3.2, order of checks).
   */
  readonly of?: OwnedKind;
  /** Where a body lists ids of such things: whoever may not act still gets 404 for one that is not there. */
  readonly idsIn?: string;
}

/** One table for every route: the permission decorator names an action of it (reliability 3.2). */
export const POLICY = {
  'health.read': { access: 'public' },
  'site.read': { access: 'public' },
  'try-out.use': { access: 'public' },
  'session.open': { access: 'public' },
  'session.close': { access: 'public' },
  'session.read': { access: 'session' },
  'processors.read': { access: 'session' },
  'documents.list': { access: 'session' },
  'documents.read': { access: 'session' },
  'documents.upload': { access: 'session' },
  'documents.separate': { access: 'session', of: 'document' },
  'documents.retry': { access: 'session', of: 'document' },
  'documents.cancel-reading': { access: 'session', of: 'document' },
  'documents.second-reading': { access: 'session', of: 'document' },
  'documents.runs': { access: 'session', of: 'document' },
  'documents.review': { access: 'session', of: 'document' },
  'documents.confirm': { access: 'session', of: 'document' },
  'documents.reopen': { access: 'session', roles: ['company_admin'], of: 'document' },
  'documents.delete': { access: 'session', roles: ['company_admin', 'admin'], of: 'document' },
  'documents.pay': {
    access: 'session',
    teams: ['tesoreria'],
    of: 'document',
    idsIn: 'documentIds',
  },
  'documents.payment': { access: 'session', teams: ['tesoreria'], of: 'document' },
  'documents.accept-duplicate': { access: 'session', roles: ['company_admin'], of: 'document' },
  /** Which of them may is the judgement's to say (APROBACION_NO_AUTORIZADA). */
  'documents.approve-payment': { access: 'session', teams: ['tesoreria'], of: 'document' },
  'documents.correct-payment': { access: 'session', roles: ['company_admin'], of: 'document' },
  'workflow.list': { access: 'session' },
  'workflow.read': { access: 'session', of: 'document' },
  /** Which team may take which step is judged by the step (EQUIPO_NO_AUTORIZADO). */
  'workflow.step': { access: 'session', of: 'document' },
  'workflow.observe': { access: 'session', teams: ['tesoreria'], of: 'document' },
  'notices.read': { access: 'session' },
  'audit.read': { access: 'session', roles: ['company_admin', 'admin'] },
  'audit.verify': { access: 'session', roles: ['company_admin', 'admin'] },
  'exports.create': { access: 'session' },
  'payment-batches.read': { access: 'session' },
  'payment-batches.create': {
    access: 'session',
    teams: ['tesoreria'],
    of: 'document',
    idsIn: 'documentIds',
  },
  'detraction-deposits.read': { access: 'session', teams: ['tesoreria'] },
  'detraction-deposits.create': {
    access: 'session',
    teams: ['tesoreria'],
    of: 'document',
    idsIn: 'documentIds',
  },
  /** Takes step 7 of the documents that the file names. */
  'detraction-deposits.constancias': { access: 'session', teams: ['tesoreria'] },
  'suppliers.read': { access: 'session' },
  'suppliers.accounts': { access: 'session', teams: ['tesoreria'] },
  'due-dates.read': { access: 'session' },
  'due-dates.calendar': { access: 'public' },
  'sheets.submit': { access: 'session', of: 'document' },
  'sheets.create': { access: 'session' },
  'sheets.read': { access: 'session' },
  'sheets.allow': { access: 'session', roles: ['company_admin'] },
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
  'company.delegate': { access: 'session', roles: ['company_admin'] },
  'company.storage': { access: 'session', roles: ['company_admin'] },
  'company.members': { access: 'session', roles: ['company_admin'] },
  'company.leave': { access: 'session', roles: ['company_admin'] },
  'company.credits': { access: 'session', roles: ['company_admin'] },
  'company.teams': { access: 'session', roles: ['company_admin', 'admin'] },
  'admin.read': { access: 'session', roles: ['admin'] },
  'admin.users': { access: 'session', roles: ['admin'] },
  'admin.credits': { access: 'session', roles: ['admin'] },
  'admin.retry': { access: 'session', roles: ['admin'] },
} as const satisfies Record<string, Policy>;

export type Action = keyof typeof POLICY;

/** True when the policy lets this person act. company_admin and admin hold every team (reliability 3.1). */
export function permits(policy: Policy, user: { role: Role; teams: readonly Team[] }): boolean {
  if (policy.roles && !policy.roles.includes(user.role)) return false;
  if (!policy.teams || user.role !== 'user') return true;
  return policy.teams.some((team) => user.teams.includes(team));
}

/** Where an action belongs, as people call it. */
const AREA: Readonly<Record<string, string>> = {
  documents: 'documentos',
  workflow: 'el flujo de pago',
  audit: 'auditoría',
  exports: 'exportaciones',
  'payment-batches': 'archivos de pago',
  'detraction-deposits': 'detracciones',
  suppliers: 'proveedores',
  'due-dates': 'vencimientos',
  sheets: 'hojas de cálculo',
  company: 'la administración de la empresa',
  companies: 'la administración de la empresa',
  admin: 'el panel de administración',
};

export const areaOf = (action: Action): string =>
  AREA[action.split('.', 1)[0] ?? ''] ?? 'esta sección';
