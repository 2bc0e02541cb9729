import type { AuditBreak } from '../../contracts/audit';

/** A break before anybody has looked up what the stream belongs to. */
export type ChainBreak = Omit<AuditBreak, 'label'>;

/** The last event of a stream. */
export interface StreamHead {
  version: number;
  hash: string;
}

/** Breaks that a check lists; a chain that is broken more often is no less broken. */
export const MAX_BREAKS = 100;

/** Byte order, in which stores sort and exports are written. */
export function inStreamOrder(a: ChainBreak, b: ChainBreak): number {
  if (a.streamId === b.streamId) return a.version - b.version;
  return a.streamId < b.streamId ? -1 : 1;
}
