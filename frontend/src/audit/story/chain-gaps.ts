import type { AuditEntry } from '@contracts/audit';

/** `prevHash` of the first event of a stream. */
const GENESIS = '0'.repeat(64);

/**
 * Events of whole streams (oldest first) whose number or previous hash does not follow from the event
 * before them: what a person could check on paper, done in the browser.
 */
export function chainGaps(entries: readonly AuditEntry[]): Set<string> {
  const last = new Map<string, AuditEntry>();
  const gaps = new Set<string>();
  for (const entry of [...entries].sort((a, b) => a.version - b.version)) {
    const before = last.get(entry.stream.id);
    const isNext = entry.version === (before?.version ?? 0) + 1;
    if (!isNext || entry.prevHash !== (before?.hash ?? GENESIS)) gaps.add(entry.id);
    last.set(entry.stream.id, entry);
  }
  return gaps;
}
