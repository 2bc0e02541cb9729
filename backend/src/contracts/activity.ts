import type { Role } from './user';

/** What the activity log records (reliability D9); the first four names are those of spec section 3. */
export const ACTIVITY_LABEL = {
  login: 'Ingreso',
  logout: 'Salida',
  upload_document: 'Documento subido',
  admin_update_user: 'Usuario modificado por un administrador',
  login_failed: 'Ingreso fallido',
  denied: 'Acción denegada',
  register: 'Cuenta creada',
  profile_updated: 'Datos personales modificados',
  password_changed: 'Contraseña cambiada',
  password_link_issued: 'Enlace de contraseña emitido',
  calendar_link_issued: 'Enlace de calendario creado',
  calendar_link_revoked: 'Enlace de calendario anulado',
  password_reset: 'Contraseña restablecida por enlace',
  session_revoked: 'Sesión cerrada a distancia',
  identity_linked: 'Cuenta vinculada al proveedor de identidad',
  identity_unlinked: 'Cuenta separada del proveedor de identidad',
  credits_updated: 'Créditos modificados',
  company_updated: 'Empresa modificada',
  member_updated: 'Miembro modificado',
  account_anonymised: 'Cuenta anonimizada',
  personal_data_exported: 'Datos descargados',
  approval_delegated: 'Aprobación de pagos delegada',
  delegation_withdrawn: 'Delegación de aprobaciones retirada',
  company_removal: 'Baja de la empresa',
  invitation_created: 'Invitación creada',
  invitation_revoked: 'Invitación anulada',
  invitation_accepted: 'Invitación aceptada',
  retry_document: 'Lectura reintentada',
  reading_cancelled: 'Lectura cancelada',
  second_reading: 'Segunda lectura pedida',
  delete_document: 'Documento eliminado',
  audit_exported: 'Auditoría exportada',
  workflow_step: 'Paso del flujo de pago',
  payment_approved: 'Pago aprobado',
  payment_status: 'Estado de pago cambiado',
  documents_exported: 'Documentos exportados',
  payment_batch_created: 'Archivo de pago generado',
  detraction_deposit_created: 'Archivo de depósito de detracciones generado',
  sent_to_sheets: 'Documento enviado a Google Sheets',
  spreadsheet_created: 'Hoja de cálculo creada',
  spreadsheet_allowed: 'Hoja de cálculo agregada a la lista',
  spreadsheet_removed: 'Hoja de cálculo quitada de la lista',
} as const;

export type ActivityAction = keyof typeof ACTIVITY_LABEL;

/** Name of the news inside the process that the activity log listens to. */
export const ACTIVITY = 'activity';

/**
 * Payload of the news `ACTIVITY`. `details` is a short Spanish sentence without document data;
 * of a failed sign-in with an unknown account `actorId` is null.
 */
export interface ActivityNews {
  action: ActivityAction;
  actorId: string | null;
  role: Role | null;
  tenantId: string | null;
  ipAddress: string | null;
  details: string;
  /** Whom it was done to, where that is another person. */
  subjectId?: string;
}

/** An entry as the platform admin reads it (spec section 3). `timestamp` is ISO with zone. */
export interface ActivityEntry {
  id: string;
  action: ActivityAction;
  timestamp: string;
  details: string;
  ipAddress: string | null;
}
