import {
  EXPORT_FORMAT,
  lineOf,
  redacted,
  type ExportFooter,
} from '../../src/audit/export/export-file';
import { checkpointData } from '../../src/audit/verification/checkpoint';
import { chainedEvent, chainOf } from './chained-events';

const FOURTH = { path: 'totales.total', old: 3, new: 4 };

/** The lines of a whole exported audit: header, one checkpoint, streams of 3 and of 4 events, footer. */
export function exportedAudit({ isRedacted = false, lastType = 'FieldEdited' } = {}): string[] {
  const second = chainOf('document-b', 3);
  const last = chainedEvent('document-b', second.at(-1) ?? null, FOURTH, { type: lastType });
  const events = [...chainOf('document-a', 3), ...second, last];
  const heads = new Map(events.map((event) => [event.streamId, event]));
  const [data = {}] = checkpointData('p', heads, { events: 7, streams: 2 });
  const checkpoint = chainedEvent('checkpoint-t', null, data, { type: 'CheckpointTaken' });
  const all = [checkpoint, ...events];
  const header = lineOf({
    kind: 'header',
    format: EXPORT_FORMAT,
    tenantId: 't',
    companyName: 'Demo S.A.C.',
    exportedAt: '2026-03-15T10:00:00.000Z',
    exportedBy: 'u1',
    isRedacted,
  });
  const footer: ExportFooter = {
    kind: 'footer',
    events: events.length,
    streams: heads.size,
    checkpointEvents: 1,
    erasedEvents: 0,
    lastCheckpoint: checkpoint.hash,
  };
  const written = (isRedacted ? all.map(redacted) : all).map((event) =>
    lineOf({ kind: 'event', ...event }),
  );
  return [header, ...written, lineOf(footer)].map((line) => line.trimEnd());
}

/** Line of version `n` of the second stream in the file. */
export const lineOfSecond = (n: number): number => 4 + n;
