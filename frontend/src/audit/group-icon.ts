import type { AuditGroup } from '@contracts/audit';
import {
  Building2,
  Coins,
  FileOutput,
  FileText,
  Landmark,
  Link2,
  type LucideIcon,
  UserRound,
  Workflow,
} from 'lucide-react';

/** A sign for each kind of event; a new kind does not compile without one. */
export const GROUP_ICON: Readonly<Record<AuditGroup, LucideIcon>> = {
  documentos: FileText,
  workflow: Workflow,
  proveedores: Landmark,
  exportaciones: FileOutput,
  creditos: Coins,
  cuentas: UserRound,
  empresa: Building2,
  auditoria: Link2,
};
