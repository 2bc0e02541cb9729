import type { ExportFormat } from '@contracts/exports';
import { Braces, FileSpreadsheet, type LucideIcon, Sheet } from 'lucide-react';

/** The formats of an export with their buttons, in order. */
export const EXPORTS: readonly { format: ExportFormat; label: string; icon: LucideIcon }[] = [
  { format: 'json', label: 'Exportar JSON', icon: Braces },
  { format: 'csv', label: 'Exportar CSV', icon: Sheet },
  { format: 'xlsx', label: 'Exportar XLSX', icon: FileSpreadsheet },
];
