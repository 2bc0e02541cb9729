import type { AuditEntry, AuditVerification } from '@contracts/audit';

/** Of a link in the chain: proven by the last check, not proven yet, or behind a break. */
export type LinkState = 'sewn' | 'loose' | 'broken';

/** What the last check says of an event; of what came after it began it says nothing. */
export function linkState(
  { stream, version, at }: Pick<AuditEntry, 'stream' | 'version' | 'at'>,
  check: AuditVerification | null | undefined,
): LinkState {
  if (!check?.startedAt || (check.state !== 'whole' && check.state !== 'broken')) return 'loose';
  const found = check.breaks.find(({ streamId }) => streamId === stream.id);
  if (found && version >= found.version) return 'broken';
  return Date.parse(at) <= Date.parse(check.startedAt) ? 'sewn' : 'loose';
}

export const LINK_LABEL: Readonly<Record<LinkState, string>> = {
  sewn: 'Eslabón verificado',
  loose: 'Eslabón por verificar',
  broken: 'Eslabón cortado',
};
