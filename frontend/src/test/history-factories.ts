import type { DocumentSummary } from '@contracts/document';
import { type PaymentBatch, type PaymentLine, type PaymentPreview } from '@contracts/exports';
import {
  PAYMENT_FINDINGS,
  type PaymentFinding,
  type PaymentFindingCode,
} from '@contracts/payment-judgement';
import type { DocumentCount, HistoryStats } from '@contracts/list-query';
import { aDocument, someData } from './factories';

interface Invoice {
  provider?: string;
  number?: string;
  total?: number;
  currency?: string;
}

/** A read document with what the history shows of it. */
export function anInvoice(
  {
    provider = 'Papelera Miraflores S.A.',
    number = 'F001-1',
    total = 100,
    currency = 'PEN',
  }: Invoice,
  change: Partial<DocumentSummary> = {},
): DocumentSummary {
  const data = someData();
  return aDocument({
    extractedData: {
      ...data,
      documento: { ...data.documento, numero: number, moneda: currency },
      proveedor: { ...data.proveedor, nombre: provider },
      totales: { ...data.totales, total },
    },
    ...change,
  });
}

export const someStatsOf = (change: Partial<HistoryStats> = {}): HistoryStats => ({
  total: 1284,
  completed: 1231,
  paid: 874,
  toReview: 23,
  doubtful: 14,
  contradictions: 4,
  postponed: 6,
  failed: 9,
  duplicates: 2,
  observed: 1,
  amounts: { PEN: 2_418_906.72 },
  owed: { PEN: 19_470.5 },
  ...change,
});

export const aCount = (change: Partial<DocumentCount> = {}): DocumentCount => ({
  total: 47,
  isCapped: false,
  amounts: { PEN: 19_470.5 },
  owed: { PEN: 19_470.5 },
  ...change,
});

/** A finding as the payment file has it, with its sentence unfilled. */
export function aFinding(code: PaymentFindingCode, at = 0): PaymentFinding {
  const { levels, text } = PAYMENT_FINDINGS[code];
  return { code, level: levels[at] ?? 'avisa', text, refs: [] };
}

export function aLine(
  documentId: string,
  findings: readonly PaymentFindingCode[] = [],
  change: Partial<PaymentLine> = {},
): PaymentLine {
  return {
    documentId,
    filename: 'factura.pdf',
    supplierRuc: '20608471937',
    number: 'F001-4471',
    issueDate: '20260315',
    dueDate: '20260414',
    amountCents: 118_000,
    currency: 'PEN',
    supplierName: `Proveedor ${documentId}`,
    reference: '',
    totalCents: 118_000,
    detractionCents: 0,
    adjustmentCents: 0,
    paidCents: 0,
    findings: findings.map((code) => aFinding(code)),
    earlierBatches: [],
    ...change,
  };
}

export const aPreview = (change: Partial<PaymentPreview> = {}): PaymentPreview => ({
  lines: [],
  totals: [],
  problems: [],
  asOf: '2026-03-16T15:00:00.000Z',
  ...change,
});

export const aBatch = (change: Partial<PaymentBatch> = {}): PaymentBatch => ({
  batchId: 'batch-1',
  createdAt: '2026-03-16T15:00:05.000Z',
  createdBy: 'user-1',
  createdByName: 'Rosa Quispe',
  filename: 'pagos_2026-03-16.txt',
  fileHash: 'f'.repeat(64),
  count: 1,
  totalCents: 118_000,
  currency: 'PEN',
  options: { net: false, ascii: false },
  documentIds: [],
  included: [],
  reasons: [],
  ...change,
});
