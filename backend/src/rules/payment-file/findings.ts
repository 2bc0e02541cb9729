import type { RegisteredAccount } from '../../contracts/suppliers';
import type {
  PaymentBatchRequest,
  PaymentFileOptions,
  PaymentLine,
  PaymentProblem,
} from '../../contracts/exports';
import { UNTIL_INCLUDED, type PaymentFinding } from '../../contracts/payment-judgement';
import type { SetOffAmount } from '../../contracts/bank-file';
import type {
  JudgedDocument,
  PaymentQuestion,
  PaymentSubject,
  PaymentTwin,
} from '../../contracts/payment-subject';
import { comprobanteKey } from '../comprobante-number';
import { lineProblem, payeeOf, type BankFile } from '../bank-file';
import { judgeAll } from '../payment-judgement';
import { supplierNet } from '../detraction';
import { invoiceRow } from '../invoice-row';
import { dateField, textField } from './fields';

/** What of a document a line is written from. */
type PayableDocument = Pick<
  JudgedDocument,
  'id' | 'filename' | 'paymentStatus' | 'paidCents' | 'extractedData' | 'paymentInfo'
>;

/** A line before anything is known of other documents and files. */
type BareLine = Omit<PaymentLine, 'findings' | 'earlierBatches'>;

/**
 * The detail line of a document: what is left of its total to be paid. A document without a total gets 0,
 * which its findings block.
 * @param day ISO day of the file in Peru
 */
function lineOf(
  document: PayableDocument,
  { net, ascii }: PaymentFileOptions,
  day: string,
): BareLine {
  const row = invoiceRow(document);
  const totalCents = row.totalCents ?? 0;
  const paidCents = document.paymentStatus === 'partially_paid' ? (document.paidCents ?? 0) : 0;
  const supplier = supplierNet(document, totalCents, day);
  return {
    documentId: document.id,
    filename: document.filename,
    supplierRuc: textField(row.supplierRuc, ascii),
    number: textField(row.number, ascii),
    issueDate: dateField(row.issueDate),
    dueDate: dateField(row.dueDate),
    amountCents: (net && supplier ? supplier.netCents : totalCents) - paidCents,
    currency: row.currency,
    supplierName: textField(row.supplierName, ascii),
    reference: textField(document.paymentInfo?.telereditoReference ?? '', ascii),
    totalCents,
    paidCents,
    detractionCents: supplier?.takenCents ?? 0,
    adjustmentCents: supplier?.adjustmentCents ?? 0,
  };
}

/** What has been paid by file before: the batches of a document or its comprobante, newest first. */
export type EarlierBatches = ReadonlyMap<string, PaymentLine['earlierBatches']>;

/** Key of a document's comprobante in `EarlierBatches`; null when it cannot be told. */
export function paidKey({
  comprobanteKey: stored,
  extractedData,
}: Pick<JudgedDocument, 'comprobanteKey' | 'extractedData'>): string | null {
  return comprobanteKey(extractedData ?? {}) ?? stored;
}

export interface PreflightSubject {
  /** In the order of the selection. */
  subjects: readonly PaymentSubject[];
  /** By document id and by `paidKey`. */
  earlier: EarlierBatches;
  options: PaymentFileOptions;
  question: PaymentQuestion;
  /** Null in the file of the specification, and while nothing can be charged. */
  bank?: BankPreflight | null;
}

/** What a bank's file is looked at with. */
export interface BankPreflight {
  file: Omit<BankFile, 'lines'>;
  /** Accounts of suppliers by RUC. */
  registered: ReadonlyMap<string, readonly RegisteredAccount[]>;
  /** Credit notes that are set off, by document. */
  creditNotes: ReadonlyMap<string, SetOffAmount[]>;
}

/** The account that a line pays to, and what the bank's file says against the line. */
function bankPartOf(line: BareLine, bank: BankPreflight, { payees, ascii }: PaymentFileOptions) {
  const { layout, charge } = bank.file;
  const choice = payees?.find(({ ruc }) => ruc === line.supplierRuc);
  const registered = bank.registered.get(line.supplierRuc) ?? [];
  const { payee, accounts, missing, untold } = payeeOf(registered, layout, charge.moneda, choice);
  if (!payee) return { part: { bank: null, accounts }, said: { missing, untold, unfit: null } };
  const name = textField(choice?.name?.trim() || line.supplierName, ascii);
  const creditNotes = bank.creditNotes.get(line.documentId) ?? [];
  const part = { bank: { payee: { ...payee, name }, creditNotes }, accounts };
  const unfit = lineProblem(bank.file, { ...line, ...part });
  return { part, said: { missing, untold, unfit } };
}

/** The lines of the file with everything that speaks against paying them, in the order of the selection. */
export function preflight({
  subjects,
  earlier,
  options,
  question,
  bank = null,
}: PreflightSubject): PaymentLine[] {
  const lines = subjects.map(({ document }) => lineOf(document, options, question.day));
  const parts = bank && lines.map((line) => bankPartOf(line, bank, options));
  const judged = subjects.map((subject, at) => {
    const orderedCents = lines[at]?.amountCents ?? 0;
    const inBankFile = parts?.[at]?.said;
    return { ...inFiles(subject, earlier), orderedCents, isNet: options.net, inBankFile };
  });
  const findings = judgeAll(judged, question);
  return lines.map((line, at) => {
    const document = subjects[at]?.document;
    const earlierBatches = document ? batchesOf(document, earlier) : [];
    return { ...line, ...parts?.[at]?.part, findings: findings[at] ?? [], earlierBatches };
  });
}

/** Its own files, and those that hold its comprobante by a document that is gone meanwhile. */
function inFiles(subject: PaymentSubject, earlier: EarlierBatches): PaymentSubject {
  const { document, twins } = subject;
  const own = earlier.get(document.id) ?? [];
  const key = paidKey(document);
  const isOthers = ((key && earlier.get(key)) || []).some(
    ({ batchId }) => !own.some((batch) => batch.batchId === batchId),
  );
  const isTold = twins.some(({ isInFile }) => isInFile);
  return {
    ...subject,
    document: { ...document, comprobanteKey: key },
    ownFiles: own.length,
    twins: isOthers && !isTold ? [goneTwin(document), ...twins] : twins,
  };
}

const goneTwin = ({ filename, extractedData }: JudgedDocument): PaymentTwin => ({
  id: '',
  label: extractedData?.documento?.numero || filename,
  filename,
  paymentStatus: 'unpaid',
  workflowStatus: 'pending',
  isInFile: true,
});

function batchesOf(
  document: JudgedDocument,
  earlier: EarlierBatches,
): PaymentLine['earlierBatches'] {
  const key = paidKey(document);
  const all = [...(earlier.get(document.id) ?? []), ...((key && earlier.get(key)) || [])];
  const byId = new Map(all.map((batch) => [batch.batchId, batch]));
  return [...byId.values()].sort((a, b) => b.at.localeCompare(a.at));
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
  { include, reasons = [] }: Pick<PaymentBatchRequest, 'include' | 'reasons'>,
): { line: PaymentLine; finding: PaymentFinding } | null {
  const given = new Set(
    reasons.filter(({ reason }) => reason.trim() !== '').map(({ documentId }) => documentId),
  );
  const refuses = ({ documentId }: PaymentLine, { code, level }: PaymentFinding): boolean => {
    if (level === 'pide_motivo') return !given.has(documentId);
    return level === 'impide' && !(UNTIL_INCLUDED.has(code) && include.includes(documentId));
  };
  for (const line of lines) {
    const finding = line.findings.find((one) => refuses(line, one));
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
