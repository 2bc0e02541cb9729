import { createHash, randomUUID } from 'node:crypto';
import { STEPS } from '../../backend/src/contracts/workflow';
import type { DocumentRecord } from '../../backend/src/documents/document/document.schema';
import { aStoredDocument } from '../../backend/test/support/stored-document';
import { built } from './built';

type Figures = typeof import('../../backend/src/documents/lists/list-figures-of');

const HOUR_MS = 3_600_000;
const DUE_AFTER_MS = 30 * 24 * HOUR_MS;
const BEGINNING = Date.parse('2025-01-01T13:00:00.000Z');

/** An event as the store keeps it; `_id` is its id. */
export type EventRow = Record<string, unknown> & { _id: string };

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A document in the state after so many steps, the newer the higher its number. */
export function documentAfter(tenantId: string, number: number, steps: number): DocumentRecord {
  const at = new Date(BEGINNING + number * 60_000);
  const document = aStoredDocument({
    tenantId,
    filename: `factura-${number}.pdf`,
    createdAt: at,
    reviewDue: new Date(at.getTime() + DUE_AFTER_MS).toISOString().slice(0, 10),
    words: ['proveedor', `p${number % 400}`, 'sac', `f001${number}`, `${number}`],
    extractedData: {
      documento: { tipo: 'factura', numero: `F001-${number}`, serie: 'F001', moneda: 'PEN' },
      proveedor: { nombre: `Proveedor ${number % 400} S.A.C.`, ruc: '20999999019' },
      totales: { subtotal: 1000, iva: 180, total: 1180 },
    },
  });
  // As its upload writes it: otherwise the server would make them while it is measured.
  const { listFiguresOf } = built<Figures>('documents/lists/list-figures-of');
  const listed = { ...document, ...listFiguresOf(document, document, null) };
  if (steps === 0) return listed;
  return {
    ...listed,
    workflowStatus: STEPS[steps - 1]?.to ?? 'pending',
    workflowVersion: steps,
    workflowComments: [],
    approvedBy: { logistica: { user: 'Rosa', timestamp: at.toISOString(), conformidad: true } },
    stepSince: new Date(at.getTime() + steps * HOUR_MS),
  };
}

/** Its events, chained. */
export function eventsOf({ _id, tenantId, createdAt, workflowVersion = 0 }: DocumentRecord) {
  let prevHash = '0'.repeat(64);
  return STEPS.slice(0, workflowVersion).map((step): EventRow => {
    const at = new Date(createdAt.getTime() + step.step * HOUR_MS).toISOString();
    const row = {
      _id: randomUUID(),
      streamId: `workflow-${_id}`,
      version: step.step,
      tenantId,
      type: step.event,
      data: { schema: 2, user: 'Rosa', by: 'Rosa', comment: '', paymentInfo: null },
      dataHash: hash(_id),
      salt: '0'.repeat(32),
      erasedAt: null,
      meta: {
        actorId: 'u1',
        role: 'user',
        team: step.team,
        at,
        commandId: randomUUID(),
        correlationId: null,
      },
      prevHash,
      hash: hash(`${_id} ${step.step}`),
    };
    prevHash = row.hash;
    return row;
  });
}
