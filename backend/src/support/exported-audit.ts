import { EXPORT_FORMAT, lineOf, redacted, type ExportFooter } from '../audit/export/export-file';
import { checkpointData } from '../audit/verification/checkpoint';
import { chainedEvent, chainOf } from './chained-events';

/** The lines of a whole exported audit: header, one checkpoint, streams of 3 and of 4 events, footer. */
export function exportedAudit({ isRedacted = false } = {}): string[] {
  const events = [...chainOf('document-a', 3), ...chainOf('document-b', 4)];
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
    lastCheckpoint: checkpoint.hash,
  };
  const written = (isRedacted ? all.map(redacted) : all).map((event) =>
    lineOf({ kind: 'event', ...event }),
  );
  return [header, ...written, lineOf(footer)].map((line) => line.trimEnd());
}

/** Line of version `n` of the second stream in the file. */
export const lineOfSecond = (n: number): number => 4 + n;
