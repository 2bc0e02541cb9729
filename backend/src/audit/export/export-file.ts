import type { AuditErasure } from '../../contracts/audit';
import type { StoredEvent } from '../../platform/event-store/stored-event';
import { CHECKPOINT_TAKEN } from '../verification/checkpoint';

/**
 * An exported audit: one JSON value a line. First the header, then the checkpoints, then all other events in
 * the order of stream and version, last the footer. Grows by new formats, never by changes of an old one.
 */
export const EXPORT_FORMAT = 1;

export interface ExportHeader {
  kind: 'header';
  format: typeof EXPORT_FORMAT;
  tenantId: string;
  companyName: string | null;
  /** ISO. */
  exportedAt: string;
  /** Account id. */
  exportedBy: string;
  /** Events come without data and salt, checkpoints excepted: these hold nothing but hashes. */
  isRedacted: boolean;
}

export type ExportedEvent = { kind: 'event' } & StoredEvent;

export interface ExportFooter {
  kind: 'footer';
  /** Events and streams, checkpoints not counted. */
  events: number;
  streams: number;
  checkpointEvents: number;
  /** Events whose values were erased; files from before they were counted do not say. */
  erasedEvents?: number;
  /** The first of them, by stream, each with the event that erased it. */
  erasures?: AuditErasure[];
  /** Hash of the last checkpoint of the file. */
  lastCheckpoint: string | null;
}

export const lineOf = (value: ExportHeader | ExportedEvent | ExportFooter): string =>
  `${JSON.stringify(value)}\n`;

/** The event without its values; its hashes stay, and nobody can guess the values without the salt. */
export function redacted(event: StoredEvent): StoredEvent {
  return event.type === CHECKPOINT_TAKEN ? event : { ...event, data: null, salt: null };
}
