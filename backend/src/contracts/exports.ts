import {
  isBankLayout,
  type BankPart,
  type ChargeAccount,
  type PayableAccount,
  type PayeeChoice,
  type PaymentLayout,
} from './bank-file';
import type { DocumentSummary } from './document';
import type { DocumentFilter } from './list-query';
import type { PaymentFinding } from './payment-judgement';
import type { WorkflowState } from './workflow';

export const EXPORT_FORMATS = ['json', 'csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Which documents: some, at most `BULK_MAX_IDS`, all of which have to be the company's; or all that match. */
export interface DocumentSelection {
  ids?: string[];
  filter?: DocumentFilter;
}

/**
 * Body of `POST /api/exports`; the selection holds either `ids` or `filter`. Answers the file itself, as a
 * download; documents in the order of `ids`, or newest first.
 */
export interface ExportRequest {
  format: ExportFormat;
  selection: DocumentSelection;
}

/**
 * Header of the answer: how many documents there were when the file was begun, decimal. Absent when
 * there are more than can be counted in a short time.
 */
export const EXPORT_COUNT_HEADER = 'x-export-count';

export const EXPORT_TYPE: Readonly<Record<ExportFormat, string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A sheet is made in memory: the most documents that one holds. */
export const XLSX_MAX_DOCUMENTS = 50_000;

/** An element of the JSON export. */
export type ExportedDocument = Pick<
  DocumentSummary,
  | 'id'
  | 'filename'
  | 'status'
  | 'paymentStatus'
  | 'createdAt'
  | 'uploadedByName'
  | 'isConfirmed'
  | 'confidence'
  | 'extractedData'
  | 'sourceMatch'
> &
  Pick<WorkflowState, 'workflowStatus' | 'paymentInfo'>;

/** `facturas_2026-11-21.csv`: the names of spec section 9; `day` is that of Peru, `YYYY-MM-DD`. */
export const exportFileName = (format: ExportFormat, day: string): string =>
  `facturas_${day}.${format}`;
/** That of spec section 9, with the bank's name in a bank's file. */
export const paymentFileName = (
  day: string,
  { layout }: Pick<PaymentFileOptions, 'layout'>,
): string => (isBankLayout(layout) ? `pagos_${layout}_${day}.txt` : `pagos_${day}.txt`);

/** Columns of CSV in order (spec section 9). XLSX has one more. */
export const EXPORT_COLUMNS = [
  'RUC Proveedor',
  'Razón Social',
  'Num. Documento',
  'Fecha Emisión',
  'Fecha Vencimiento',
  'Total',
  'Moneda',
  'Estado Pago',
  'ID',
] as const;

/** What XLSX says of the signed XML, in its last column. */
export const XLSX_SOURCE_COLUMN = 'XML';

/** By default name, fields and lines of the TXT file are those of the specification. */
export interface PaymentFileOptions {
  /** Write what goes to the supplier, after detracción, retención or percepción, instead of the total. */
  net: boolean;
  /** Take accents and other signs off, as banks' programs want it. */
  ascii: boolean;
  /** Absent: `foliado`. What follows is of banks' files alone. */
  layout?: PaymentLayout;
  /** Number of a `ChargeAccount`; absent: the first of the bank in the documents' currency. */
  chargeAccount?: string;
  /** ISO day on which the bank pays; absent: today. */
  processDate?: string;
  /** One a supplier, at most `BULK_MAX_IDS`. */
  payees?: PayeeChoice[];
}

/** What speaks against the file as a whole; while there is one no file is made. */
export const PAYMENT_PROBLEMS = {
  RUC_EMPRESA_FALTANTE: {
    title: 'Configuración requerida',
    message:
      'Debe configurar el RUC de su empresa antes de generar archivos TXT de pago. Contacte al administrador.',
  },
  MULTIPLES_MONEDAS: {
    title: 'Múltiples monedas',
    message: 'Los documentos elegidos tienen más de una moneda: haga un archivo por moneda.',
  },
  CUENTA_DE_CARGO: {
    title: 'Falta la cuenta de cargo',
    message:
      'Elija una cuenta de la empresa en ese banco y en la moneda de los documentos. Un Admin Empresa las registra en Mi Empresa.',
  },
  FECHA_DE_PROCESO: {
    title: 'Fecha de proceso',
    message: 'El banco paga hoy o un día de los próximos 60: elija otra fecha de proceso.',
  },
} as const;
export type PaymentProblem = keyof typeof PAYMENT_PROBLEMS;

/** A detail line of the file, as it will be written, with what stands behind it. */
export interface PaymentLine {
  documentId: string;
  filename: string;
  /** Written fields of the DTL line. */
  supplierRuc: string;
  number: string;
  issueDate: string;
  dueDate: string;
  /** Integer cents; what the line pays. */
  amountCents: number;
  currency: string;
  supplierName: string;
  reference: string;
  /** Integer cents: the document's total, what has been paid of it, and what `net` takes off it and puts on it. */
  totalCents: number;
  paidCents: number;
  detractionCents: number;
  /** Of a printed retención (negative) or percepción; 0 where there is none. */
  adjustmentCents: number;
  findings: PaymentFinding[];
  /** Batches that have the document, or another with the same comprobante, already; newest first. */
  earlierBatches: { batchId: string; at: string; createdBy: string; createdByName: string }[];
  /** In a bank's file; null where no account can be paid. */
  bank?: BankPart | null;
  /** Accounts of the supplier that a bank's file may pay to, the best first. */
  accounts?: PayableAccount[];
}

/** Body of `POST /api/payment-batches/preview`: either `documentIds` or `filter`; at most `BULK_MAX_IDS` documents. */
export interface PaymentPreviewRequest {
  documentIds?: string[];
  filter?: DocumentFilter;
  options: PaymentFileOptions;
}

/** Its answer; nothing is recorded. */
export interface PaymentPreview {
  /** In the order in which they were selected. */
  lines: PaymentLine[];
  /** Of all lines, by currency: integer cents. */
  totals: { currency: string; count: number; totalCents: number }[];
  problems: PaymentProblem[];
  /** Of a bank's file: what it is charged to, of what that was chosen, and when. */
  bank?: { charge: ChargeAccount | null; chargeAccounts: ChargeAccount[]; processDate: string };
  /** ISO; goes back with the request, so that a choice holds for what was known when it was made. */
  asOf: string;
}

/** Why a document is paid in spite of what was found; at most `MAX_COMMENT_CHARS`. */
export interface PaymentReason {
  documentId: string;
  reason: string;
}

/** Body of `POST /api/payment-batches`. All or none. */
export interface PaymentBatchRequest {
  documentIds: string[];
  options: PaymentFileOptions;
  /** Of the documents, those that enter although they are paid, or in a file, already. */
  include: string[];
  /** Why, for each document of which a finding asks it. */
  reasons?: PaymentReason[];
  /** `asOf` of the preview: a document that has entered another file since then is refused all the same. */
  asOf?: string;
}

/**
 * A recorded batch; an entry of `GET /api/payment-batches`, newest first, paged by `range`
 * (`Content-Range` answers the total), and the answer of the POST.
 */
export interface PaymentBatch {
  batchId: string;
  /** ISO. */
  createdAt: string;
  createdBy: string;
  createdByName: string;
  filename: string;
  /** SHA-256 of the file's bytes, hex. */
  fileHash: string;
  count: number;
  totalCents: number;
  currency: string;
  options: PaymentFileOptions;
  documentIds: string[];
  /** Of them, those that were included although a finding spoke against it. */
  included: string[];
  /** Why, where somebody had to say it. */
  reasons: PaymentReason[];
}

/** Batches that one page of the list answers at most. */
export const PAYMENT_BATCH_LIST_MAX = 200;
