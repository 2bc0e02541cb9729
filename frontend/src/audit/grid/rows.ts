import type { AuditEntry } from '@contracts/audit';
import type { LinkState } from '../link-state';
import type { ChangeAuditParams } from '../params/use-audit-params';

/** What the table and the cards of a phone are given. */
export interface RowsProps {
  entries: readonly AuditEntry[];
  linkOf(entry: AuditEntry): LinkState;
  /** The event that is open; one at a time. */
  openId: string | null;
  /** True for who sees more than one company. */
  hasCompany: boolean;
  onToggle(id: string): void;
  change: ChangeAuditParams;
}

/** One of them. */
export interface EntryRowProps extends Pick<RowsProps, 'hasCompany' | 'change'> {
  entry: AuditEntry;
  link: LinkState;
  isOpen: boolean;
  onToggle(): void;
}

export const rowOf = (rows: RowsProps, entry: AuditEntry): EntryRowProps => ({
  entry,
  link: rows.linkOf(entry),
  isOpen: entry.id === rows.openId,
  hasCompany: rows.hasCompany,
  onToggle: () => rows.onToggle(entry.id),
  change: rows.change,
});
