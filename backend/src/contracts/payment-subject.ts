import type { PaymentApproval } from './approval';
import type { Authenticity } from './authenticity';
import type { ApprovalLimits } from './company';
import type { DocumentStatus, PaymentStatus } from './document';
import type { ExtractedData } from './extracted-data';
import type { RegisteredAccount } from './suppliers';
import type { Role } from './user';
import type { DuplicateAcceptance, Observation, PaymentInfo, WorkflowStatus } from './workflow';
import type { FindingRef, PaymentDoor } from './payment-judgement';

/** What of a document is judged. */
export interface JudgedDocument {
  id: string;
  filename: string;
  status: DocumentStatus;
  paymentStatus: PaymentStatus;
  /** Cents, while it is paid in part. */
  paidCents: number | null;
  extractedData: ExtractedData | null;
  authenticity: Authenticity | null;
  isConfirmed: boolean;
  workflowStatus: WorkflowStatus;
  paymentInfo: PaymentInfo | null;
  observation: Observation | null;
  duplicateAcceptance: DuplicateAcceptance | null;
  paymentApproval: PaymentApproval | null;
  /** Places in `cuentas` of accounts of which a number was read with doubts. */
  doubtfulAccounts: readonly number[];
  /** Where its marks stand on the page; null where too little was found. */
  layout: readonly number[] | null;
  /** Key of its comprobante; null when it cannot be told. */
  comprobanteKey: string | null;
  /** The earlier document that it repeats. */
  duplicateOf: string | null;
}

/** Another document of the same comprobante, or of the same file. */
export interface PaymentTwin extends FindingRef {
  filename: string;
  paymentStatus: PaymentStatus;
  workflowStatus: WorkflowStatus;
  /** In a recorded payment file. */
  isInFile: boolean;
  /** The same call pays it before. */
  isInCall?: boolean;
}

/** Another document of the supplier with the same total. */
export interface SimilarDocument extends FindingRef {
  comprobanteKey: string | null;
  extractedData: ExtractedData | null;
}

/** A document with everything around it that decides. */
export interface PaymentSubject {
  document: JudgedDocument;
  twins: readonly PaymentTwin[];
  similar: readonly SimilarDocument[];
  /** Account ids of who took steps 1 and 2. */
  approvers: readonly string[];
  /** Account ids of who took step 5 or made a file that holds it; empty where nothing depends on it. */
  preparers: readonly string[];
  /** Layouts of earlier documents of its supplier. */
  layouts: readonly (readonly number[])[];
  /** Accounts that the registry has of its supplier. */
  registered: readonly RegisteredAccount[];
  /** Recorded files that hold it already. */
  ownFiles: number;
  /** Cents that the file would pay; null at the other doors. */
  orderedCents: number | null;
  /** The file pays what is left after the detracción. */
  isNet?: boolean;
  /** What a bank's file says against the document, as Spanish sentences; null: nothing. */
  inBankFile?: Partial<Record<'missing' | 'unfit' | 'untold', string | null>>;
}

/** Who asks, where, and what the company has chosen. */
export interface PaymentQuestion {
  door: PaymentDoor;
  actor: { id: string; role: Role };
  separatesFunctions: boolean;
  /** Who prepares a payment may not execute it. */
  needsTwoPayers: boolean;
  approvalLimits: ApprovalLimits;
  /** Names of those to whom it is delegated today to approve. */
  delegates: readonly string[];
  /** ISO day in Peru. */
  day: string;
}
