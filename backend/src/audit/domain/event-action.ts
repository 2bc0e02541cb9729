import { AUDIT_ACTIONS, type AuditAction, type AuditGroup } from '../../contracts/audit';

const GROUP_OF_STREAM: Readonly<Record<string, AuditGroup>> = {
  workflow: 'workflow',
  export: 'exportaciones',
  paymentBatch: 'exportaciones',
  detractionDeposit: 'exportaciones',
  supplier: 'proveedores',
  credits: 'creditos',
  account: 'cuentas',
  company: 'empresa',
  audit: 'auditoria',
  checkpoint: 'auditoria',
};

/** `document-{id}` is the document `id`. */
export function streamParts(streamId: string): { kind: string; subjectId: string } {
  const at = streamId.indexOf('-');
  if (at < 0) return { kind: streamId, subjectId: '' };
  return { kind: streamId.slice(0, at), subjectId: streamId.slice(at + 1) };
}

/** Name and group of an event; one that nobody has named shows all the same, by its stream. */
export function actionOf(type: string, streamId: string): AuditAction {
  if (Object.hasOwn(AUDIT_ACTIONS, type)) return AUDIT_ACTIONS[type] as AuditAction;
  const { kind } = streamParts(streamId);
  return { group: GROUP_OF_STREAM[kind] ?? 'documentos', label: type };
}

/** Names of the events of a group. */
export function typesOf(group: AuditGroup): string[] {
  return Object.entries(AUDIT_ACTIONS).flatMap(([type, action]) =>
    action.group === group ? [type] : [],
  );
}
