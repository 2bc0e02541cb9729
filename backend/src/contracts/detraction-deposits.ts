import type { PageInfo } from './document';
import type { Box } from './evidence';
import type { WorkflowStatus } from './workflow';

/** Who deposits: `*` the buyer into the account of the supplier, `P` the issuer into its own. */
export type DepositPayer = '*' | 'P';

/** What keeps a document out of a deposit file; `field` is its name in Spanish, `text` a sentence with the next step. */
export interface DepositProblem {
  field: string;
  text: string;
}

/** Field of the problem that another document of the comprobante makes the same deposit, or has made it. */
export const DEPOSITED_BY_TWIN = 'otro documento';

/** A detail line of the deposit file as it is written; texts are empty, and the amount 0, while they are not known. */
export interface WrittenDeposit {
  documentId: string;
  /** RUC of the other party; of one without RUC its DNI. */
  partyId: string;
  partyName: string;
  /** Catalogue 54. */
  code: string;
  /** Account in the Banco de la Nación: 11 digits. */
  account: string;
  amountSoles: number;
  /** ISO day; the period of the deposit is its month. */
  issueDate: string;
  /** Catalogue 01. */
  documentType: string;
  serie: string;
  numero: string;
}

/** A document whose detracción is decided and of which no constancia is known, as a deposit file would have it. */
export interface DepositLine extends WrittenDeposit {
  filename: string;
  payer: DepositPayer;
  workflowStatus: WorkflowStatus;
  /** ISO day: that of the payment, or the fifth business day of the month after the issue when that is earlier. */
  deadline: string | null;
  /** Number of the file that has it already; it enters no other one. */
  batchNumber: string | null;
  problems: DepositProblem[];
}

/** Answer of `GET /api/detraction-deposits/documents`: the newest `DEPOSIT_LINES_MAX`, those that are due first. */
export interface DepositPreview {
  lines: DepositLine[];
  /** What speaks against every file of the company; null when nothing does. */
  companyProblem: string | null;
  /** Number that the next file gets. */
  nextNumber: string;
}

/** Body of `POST /api/detraction-deposits`: all of them or none. */
export interface DepositRequest {
  documentIds: string[];
  /** First number of the year when files were made elsewhere before, 1 to 9999; never goes back. */
  firstNumber?: number;
}

/** A recorded deposit file; an entry of `GET /api/detraction-deposits`, newest first, and the answer of the POST. */
export interface DetractionDeposit {
  depositId: string;
  /** Two digits of the year and four of the sequence. */
  number: string;
  payer: DepositPayer;
  /** ISO. */
  createdAt: string;
  createdByName: string;
  filename: string;
  /** SHA-256 of the file's bytes, hex. */
  fileHash: string;
  count: number;
  totalSoles: number;
  documentIds: string[];
}

/** Documents that wait for a deposit and are shown and judged at once. */
export const DEPOSIT_LINES_MAX = 500;
/** Files that one page of the list answers at most. */
export const DEPOSIT_LIST_MAX = 200;
/** The last number of a year's sequence. */
export const LAST_DEPOSIT_NUMBER = 9_999;

/**
 * Where a row of SUNAT's answer file, or a constancia of a picture, stands. `lista`: of a paid document that lacks it.
 * `compruebe`: the same of a picture, which a person compares before it is recorded. `espera`: of one that is
 * not paid yet. `ya_tiene`: the document has it. `sin_documento`: of no document of the company. `difiere`: it
 * contradicts the document. `ilegible`: what identifies it cannot be read.
 */
export const CONSTANCIA_STATE_LABEL = {
  lista: 'Se registrará',
  compruebe: 'Compruébela',
  espera: 'Falta el pago',
  ya_tiene: 'Ya registrada',
  sin_documento: 'Sin documento',
  difiere: 'No coincide',
  ilegible: 'No se entiende',
} as const;
export type ConstanciaState = keyof typeof CONSTANCIA_STATE_LABEL;

/** A row of the file; what it does not say is empty, or null. */
export interface ConstanciaRow {
  /** In the file, from 1, the names of the columns among them; of a picture its place among those read. */
  line: number;
  constanciaNumber: string;
  /** ISO day. */
  paidOn: string;
  supplierRuc: string;
  supplierName: string;
  /** Catalogue 01, series and number. */
  documentType: string;
  serie: string;
  numero: string;
  /** Integer cents of soles; null where the file has no such column. */
  amountCents: number | null;
  /** Of a picture alone: where its number stands. */
  place?: Box;
}

export interface ConstanciaResult extends ConstanciaRow {
  state: ConstanciaState;
  /** Why, in a Spanish sentence with the next step; '' for one that is `lista`. */
  text: string;
  documentId: string | null;
}

/** Answer of `POST /api/detraction-deposits/constancias/preview` (multipart `file`); records nothing. */
export interface ConstanciaPreview {
  filename: string;
  rows: ConstanciaResult[];
  /** Of a picture or a PDF: its pages, upright; `image` is a data URI. */
  pages?: ConstanciaPage[];
}

export interface ConstanciaPage extends PageInfo {
  image: string;
}

/** Answer of `POST /api/detraction-deposits/constancias`: the same rows after step 7 was taken where it could be. */
export interface ConstanciaAnswer extends ConstanciaPreview {
  /** Documents that have a constancia by it. */
  recorded: number;
}

/** What a file of SUNAT may hold. */
export const CONSTANCIAS_MAX_BYTES = 5 * 1024 * 1024;
export const CONSTANCIAS_MAX_ROWS = 5_000;
/** A picture or a PDF of constancias: a photo of a telephone has less. */
export const CONSTANCIA_PICTURE_MAX_BYTES = 15 * 1024 * 1024;
export const CONSTANCIA_PAGES_MAX = 20;
