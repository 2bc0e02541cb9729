import {
  PAYMENT_FINDINGS,
  type PaymentFileOptions,
  type PaymentFinding,
  type PaymentFindingCode,
  type PaymentLine,
  type PaymentProblem,
} from '../../contracts/exports';
import { notPayableReason } from '../checks/payable-check';
import { comprobanteKey } from '../comprobante-number';
import { isValidRuc } from '../ruc';
import { detractionOf } from '../detraction';
import { lineOf, type PayableDocument } from './lines';

/** What has been paid by file before: the batches of a document or its comprobante, newest first. */
export type EarlierBatches = ReadonlyMap<string, PaymentLine['earlierBatches']>;

/** Key of a document's comprobante in `EarlierBatches`; null when it cannot be told. */
export function paidKey({ extractedData }: Pick<PayableDocument, 'extractedData'>): string | null {
  return comprobanteKey(extractedData ?? {});
}

export interface PreflightSubject {
  documents: readonly PayableDocument[];
  /** By document id and by `paidKey`. */
  earlier: EarlierBatches;
  options: PaymentFileOptions;
  /** ISO day of the file in Peru. */
  day: string;
}

/** The lines of the file with everything that speaks for looking at them again, in the order of the selection. */
export function preflight({ documents, earlier, options, day }: PreflightSubject): PaymentLine[] {
  const seen = new Set<string>();
  return documents.map((document) => {
    const line = lineOf(document, options, day);
    const key = paidKey(document);
    const isRepeated = key !== null && seen.has(key);
    if (key !== null) seen.add(key);
    const earlierBatches = batchesOf(document.id, key, earlier);
    const codes = codesOf(document, {
      hasTotal: line.totalCents > 0,
      isRepeated,
      isInBatch: earlierBatches.length > 0,
      isNetUnknown: options.net && detractionOf(document, line.totalCents, day) === null,
    });
    const findings = codes.map((code) => findingOf(code, document));
    return { ...line, findings, earlierBatches };
  });
}

function batchesOf(
  id: string,
  key: string | null,
  earlier: EarlierBatches,
): PaymentLine['earlierBatches'] {
  const all = [...(earlier.get(id) ?? []), ...((key && earlier.get(key)) || [])];
  const byId = new Map(all.map((batch) => [batch.batchId, batch]));
  return [...byId.values()].sort((a, b) => b.at.localeCompare(a.at));
}

function codesOf(
  document: PayableDocument,
  facts: { hasTotal: boolean; isRepeated: boolean; isInBatch: boolean; isNetUnknown: boolean },
): PaymentFindingCode[] {
  const { extractedData, paymentStatus } = document;
  const found: Record<PaymentFindingCode, boolean> = {
    SIN_LEER: document.status !== 'completed',
    SIN_TOTAL: !facts.hasTotal,
    TIPO_NO_PAGABLE: notPayableReason(extractedData?.documento?.tipo) !== null,
    YA_PAGADO: paymentStatus === 'paid',
    PAGO_PARCIAL: paymentStatus === 'partially_paid',
    EN_OTRO_ARCHIVO: facts.isInBatch,
    COMPROBANTE_REPETIDO: facts.isRepeated,
    POSIBLE_DUPLICADO: document.duplicateOf !== null && document.duplicateAcceptance === null,
    OBSERVADO: document.observation !== null,
    SIN_CONFIRMAR: !document.isConfirmed,
    RUC_PROVEEDOR_INVALIDO: !isValidRuc(extractedData?.proveedor?.ruc),
    NETO_SIN_CALCULAR: facts.isNetUnknown,
  };
  return (Object.keys(found) as PaymentFindingCode[]).filter((code) => found[code]);
}

function findingOf(code: PaymentFindingCode, { extractedData }: PayableDocument): PaymentFinding {
  const { level, message } = PAYMENT_FINDINGS[code];
  const special =
    code === 'TIPO_NO_PAGABLE' ? notPayableReason(extractedData?.documento?.tipo) : null;
  return { code, level, message: special ?? message };
}

/** What speaks against the whole file. */
export function problemsOf(
  lines: readonly Pick<PaymentLine, 'currency'>[],
  companyRuc: string | null,
): PaymentProblem[] {
  const problems: PaymentProblem[] = [];
  if (!companyRuc) problems.push('RUC_EMPRESA_FALTANTE');
  if (new Set(lines.map(({ currency }) => currency)).size > 1) problems.push('MULTIPLES_MONEDAS');
  return problems;
}

/** The first line that may not enter the file, with why; null when all may. */
export function firstRefused(
  lines: readonly PaymentLine[],
  include: ReadonlySet<string>,
): { line: PaymentLine; finding: PaymentFinding } | null {
  for (const line of lines) {
    const finding = line.findings.find(
      ({ level }) => level === 'bloquea' || (level === 'incluir' && !include.has(line.documentId)),
    );
    if (finding) return { line, finding };
  }
  return null;
}

/** Sums of the lines by currency. */
export function totalsOf(
  lines: readonly PaymentLine[],
): { currency: string; count: number; totalCents: number }[] {
  const totals = new Map<string, { currency: string; count: number; totalCents: number }>();
  for (const { currency, amountCents } of lines) {
    const total = totals.get(currency) ?? { currency, count: 0, totalCents: 0 };
    total.count += 1;
    total.totalCents += amountCents;
    totals.set(currency, total);
  }
  return [...totals.values()];
}
