import { type StoryChange, STORY_LABEL } from './review';
import type { Role, Team } from './user';
import { STEPS } from './workflow';

/** What an event is about. */
export const AUDIT_GROUP_LABEL = {
  documentos: 'Documentos',
  workflow: 'Workflow',
  proveedores: 'Proveedores',
  exportaciones: 'Exportaciones',
  creditos: 'Créditos',
  cuentas: 'Cuentas',
  empresa: 'Empresa',
  auditoria: 'Auditoría',
} as const;
export type AuditGroup = keyof typeof AUDIT_GROUP_LABEL;

/** An event as the audit names it. */
export interface AuditAction {
  group: AuditGroup;
  label: string;
}

const named = (group: AuditGroup, labels: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(labels).map(([type, label]): [string, AuditAction] => [type, { group, label }]),
  );

/** Every event by its name, in the order of the filter "Acción". */
export const AUDIT_ACTIONS: Readonly<Record<string, AuditAction>> = {
  ...named('documentos', STORY_LABEL),
  ...named('workflow', Object.fromEntries(STEPS.map(({ event, done }) => [event, done]))),
  ...named('creditos', {
    CreditsGranted: 'Agregó créditos',
    CreditsSet: 'Fijó el saldo de créditos',
    CreditReserved: 'Reservó un crédito',
    CreditCharged: 'Cobró un crédito',
    CreditRefunded: 'Devolvió un crédito',
    CreditReturned: 'Devolvió un crédito consumido',
    CreditsPassed: 'Pasó créditos',
    CreditsReceived: 'Recibió créditos',
  }),
  ...named('cuentas', {
    AccountCreated: 'Se creó la cuenta',
    AccountRoleChanged: 'Cambió el rol de una cuenta',
    AccountActivated: 'Activó una cuenta',
    AccountDeactivated: 'Desactivó una cuenta',
    AccountTeamsChanged: 'Cambió los equipos de una cuenta',
    AccountRenamed: 'Cambió el nombre de una cuenta',
    IdentityLinked: 'Vinculó su proveedor de identidad',
    IdentityUnlinked: 'Quitó el proveedor de identidad de una cuenta',
    PasswordChanged: 'Cambió la contraseña',
    AccountLeftCompany: 'Dejó su empresa, que se dio de baja',
    AccountAnonymised: 'Anonimizó una cuenta',
  }),
  ...named('empresa', {
    CompanyCreated: 'Se creó la empresa',
    CompanyUpdated: 'Cambió los datos de la empresa',
    ApprovalDelegated: 'Delegó la aprobación de pagos',
    DelegationWithdrawn: 'Retiró una delegación de aprobaciones',
    CompanyRemovalOrdered: 'Ordenó la baja de la empresa',
    CompanyRemovalCancelled: 'Anuló la baja de la empresa',
    CompanyRemoved: 'Se eliminó la empresa',
    SpreadsheetAllowed: 'Agregó una hoja de cálculo',
    SpreadsheetRemoved: 'Quitó una hoja de cálculo',
  }),
  ...named('proveedores', {
    SupplierAccountSeen: 'Vio una cuenta de un proveedor',
    SupplierAccountConfirmed: 'Confirmó la cuenta de un proveedor',
    SupplierAccountAccepted: 'Aceptó, como segunda persona, la cuenta de un proveedor',
    SupplierAccountWithdrawn: 'Retiró la cuenta de un proveedor',
  }),
  ...named('exportaciones', {
    DocumentsExported: 'Exportó documentos',
    PaymentBatchCreated: 'Generó un archivo de pago',
    DetractionDepositCreated: 'Generó un archivo de depósito de detracciones',
  }),
  ...named('auditoria', {
    AuditExported: 'Exportó la auditoría',
    CheckpointTaken: 'Se tomó un punto de control',
  }),
};

/** Rows that a page of the audit may hold. */
export const AUDIT_PAGE_MAX = 200;
/** The total of a query is counted up to one beyond this, and for pages beyond it to the row after the page. */
export const AUDIT_TOTAL_MAX = 10_000;

/** An event as the audit shows it. For the platform admin `changes` and `detail` are redacted. */
export interface AuditEntry {
  id: string;
  /** ISO. */
  at: string;
  actorId: string;
  /** Name of the person, "Foliado" for the product, "Cuenta eliminada" when it is gone. */
  actor: string;
  role: Role | 'system';
  team: Team | null;
  /** Event name, e.g. `FieldEdited`. */
  type: string;
  /** Spanish, e.g. "Corrigió un dato". */
  label: string;
  group: AuditGroup;
  /** What the event belongs to; `label` is a document's number or file name (of credits, that of the reading), a person's name, or null. */
  stream: { id: string; kind: string; subjectId: string; label: string | null };
  version: number;
  /** One short Spanish line; '' when the name of the event says it all. */
  detail: string;
  changes: StoryChange[];
  /** What the person wrote, whole: comment or reason. Null when nothing was, and for the platform admin. */
  comment: string | null;
  isErased: boolean;
  hash: string;
  prevHash: string;
  correlationId: string | null;
  /** Only for the platform admin. */
  companyName: string | null;
}

/** Query of `GET /api/audit`, newest first; paged by `range`, `Content-Range` answers the (capped) total. */
export interface AuditQuery {
  /** Days in Peru, `YYYY-MM-DD`, both inclusive. */
  from?: string;
  to?: string;
  actorId?: string;
  group?: AuditGroup;
  type?: string;
  team?: Team;
  /** All events of one document, those of its workflow included. */
  documentId?: string;
  /** First characters of a hash, at least 6. */
  hash?: string;
  /** Platform admin only. */
  companyId?: string;
  /** What people did, without what the product did by itself. */
  people?: 'true';
}

export const BREAK_REASON_LABEL = {
  version: 'Falta un evento: la numeración salta.',
  previous: 'El eslabón no encaja con el anterior.',
  hash: 'El evento fue modificado.',
  data: 'Los datos del evento fueron modificados.',
  cut: 'Faltan los últimos eventos que registró un punto de control.',
  missing: 'Falta toda la cadena que registró un punto de control.',
  checkpoint: 'El punto de control no corresponde con la cadena.',
  erased: 'Faltan los datos del evento, y ningún evento dice que se borraron.',
} as const;
export type BreakReason = keyof typeof BREAK_REASON_LABEL;

/** The first break of a chain. */
export interface AuditBreak {
  streamId: string;
  /** The event that does not fit, or the first that is missing. */
  version: number;
  reason: BreakReason;
  /** Name of what the stream belongs to, where it is known. */
  label: string | null;
}

/** Values of a stream that are gone, and the event that erased them. */
export interface AuditErasure {
  streamId: string;
  /** How many of its events have lost their values. */
  events: number;
  /** The deletion of the document; `at` is ISO. */
  erasedBy: { streamId: string; version: number; at: string };
}

/** Answer of `GET` and `POST /api/audit/verification`: the running check, else the last one. */
export interface AuditVerification {
  state: 'never' | 'running' | 'whole' | 'broken' | 'failed';
  /** ISO; null before the first check. */
  startedAt: string | null;
  finishedAt: string | null;
  events: number;
  streams: number;
  checkpoints: number;
  /** At most 100, in the order of their streams. */
  breaks: AuditBreak[];
  /** Events whose values were erased. */
  erasedEvents: number;
  /** At most 100, in the order of their streams. */
  erasures: AuditErasure[];
  /** Hash of the checkpoint that a whole check leaves behind. */
  lastHash: string | null;
  /** Who asked for it; "Foliado" for the daily one. */
  by: string | null;
}
