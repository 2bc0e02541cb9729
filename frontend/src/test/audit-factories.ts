import type { AuditEntry, AuditVerification } from '@contracts/audit';

let counter = 0;

/** An event of a document, each with a version and hashes of its own. */
export function anAuditEntry(change: Partial<AuditEntry> = {}): AuditEntry {
  counter += 1;
  const hash = counter.toString(16).padStart(64, 'c0de');
  return {
    id: `event-${counter}`,
    at: new Date(Date.UTC(2026, 2, 16, 20, 0, counter)).toISOString(),
    actorId: 'user-1',
    actor: 'Rosa Quispe',
    role: 'user',
    team: null,
    type: 'FieldEdited',
    label: 'Corrigió un dato',
    group: 'documentos',
    stream: { id: 'document-d-1', kind: 'document', subjectId: 'd-1', label: 'F001-4471' },
    version: counter,
    detail: '',
    changes: [],
    comment: null,
    isErased: false,
    hash,
    prevHash: 'e'.repeat(64),
    correlationId: 'c-7f21-88d0',
    companyName: null,
    ...change,
  };
}

/** A check that found nothing wrong, unless said. */
export function aVerification(change: Partial<AuditVerification> = {}): AuditVerification {
  return {
    state: 'whole',
    startedAt: '2026-03-16T20:05:00.000Z',
    finishedAt: '2026-03-16T20:05:01.800Z',
    events: 48_213,
    streams: 3_120,
    checkpoints: 14,
    breaks: [],
    erasedEvents: 0,
    erasures: [],
    lastHash: `9f3c${'0'.repeat(56)}a07b`,
    by: 'Carlos Huamán',
    ...change,
  };
}

/** Nobody has asked for a check yet. */
export const neverVerified = (): AuditVerification =>
  aVerification({
    state: 'never',
    startedAt: null,
    finishedAt: null,
    events: 0,
    streams: 0,
    checkpoints: 0,
    lastHash: null,
    by: null,
  });
