import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema } from 'mongoose';
import type { Authenticity } from '../../contracts/authenticity';
import {
  DOCUMENT_STATUSES,
  FILE_TYPES,
  PAYMENT_STATUSES,
  READING_STAGES,
  SOURCE_MATCHES,
  type DocumentFailure,
  type DocumentStatus,
  type FileType,
  type PageInfo,
  type PageProgress,
  type PaymentStatus,
  type ReadingStage,
  type SeparatedFrom,
  type SourceMatch,
} from '../../contracts/document';
import type { PaymentApproval } from '../../contracts/approval';
import type { ExtractedData } from '../../contracts/extracted-data';
import { PROCESSOR_IDS, type ProcessorId } from '../../contracts/processors';
import {
  WORKFLOW_STATUSES,
  type ApprovedBy,
  type DuplicateAcceptance,
  type Observation,
  type PaymentInfo,
  type WorkflowComment,
  type WorkflowStatus,
} from '../../contracts/workflow';
import { noteIndexes } from '../../platform/database/index-plan';
import { tenantOwned } from '../../platform/database/tenant-owned';
import type { FieldRecord } from '../../rules/scoring/reading';
import { LIST_INDEXES, RETIRED_INDEXES } from './document-indexes';
import type { OutboxEntry } from './documents.events';
import type { SourceRecord } from '../sources/domain/pairing';
import { hidesDeleted } from '../end/deleted-documents.schema';
import type { EditRecord, RemovedRow, ReviewLockRecord } from '../review/domain/review-state';

const { Mixed } = MongooseSchema.Types;

/** A page with the type of its stored image. */
export interface PageRecord extends PageInfo {
  contentType: string;
}

/**
 * A document: state plus the outbox of its events. Every change sets fields and pushes its event in
 * one update, so that no change can lose its event.
 */
@Schema({ collection: 'documents', versionKey: false, minimize: false })
export class DocumentRecord {
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true }) tenantId!: string;
  @Prop({ type: String, required: true }) filename!: string;
  @Prop({ type: Number, required: true }) fileSize!: number;
  @Prop({ type: String, required: true, enum: FILE_TYPES }) fileType!: FileType;
  @Prop({ type: String, required: true }) sha256!: string;
  @Prop({ type: String, required: true }) blobKey!: string;
  @Prop({ type: String, required: true, enum: DOCUMENT_STATUSES }) status!: DocumentStatus;
  @Prop({ type: String, required: true, enum: PAYMENT_STATUSES }) paymentStatus!: PaymentStatus;
  @Prop({ type: Date, required: true }) createdAt!: Date;
  @Prop({ type: String, required: true }) uploadedBy!: string;
  @Prop({ type: String, required: true }) uploadedByName!: string;
  @Prop({ type: String, required: true, enum: PROCESSOR_IDS }) processor!: ProcessorId;
  @Prop({ type: String, required: true }) model!: string;
  /** Reading attempt, from 1; a result is saved only for the attempt that it was read for. */
  @Prop({ type: Number, required: true }) attempt!: number;
  /** The second reading that is under way. */
  @Prop({ type: String }) secondRunId?: string | null;
  @Prop({ type: String, default: null, enum: [...READING_STAGES, null] })
  stage!: ReadingStage | null;
  /** Of the stage; what an ended one left says nothing. */
  @Prop({ type: Mixed }) pageProgress?: PageProgress | null;
  @Prop({ type: Mixed, default: null }) extractedData!: ExtractedData | null;
  /** One entry a field; an array, because paths hold dots. */
  @Prop({ type: [Mixed], default: [] }) fields!: FieldRecord[];
  @Prop({ type: Number, default: null }) confidence!: number | null;
  @Prop({ type: Number, default: null }) processingTime!: number | null;
  @Prop({ type: Mixed, default: null }) authenticity!: Authenticity | null;
  @Prop({ type: Mixed, default: null }) failure!: DocumentFailure | null;
  @Prop({ type: [Mixed], default: [] }) pages!: PageRecord[];
  @Prop({ type: Number, default: null }) pageCount!: number | null;
  @Prop({ type: String, default: null }) comprobanteKey!: string | null;
  /** Of its signed XML, in base 64. */
  @Prop({ type: String }) digest?: string | null;
  @Prop({ type: String, default: null }) duplicateOf!: string | null;
  @Prop({ type: Boolean, default: false }) isConfirmed!: boolean;
  @Prop({ type: Date, default: null }) confirmedAt?: Date | null;
  @Prop({ type: String }) confirmedBy?: string | null;
  @Prop({ type: String }) confirmedByName?: string | null;
  @Prop({ type: String }) confirmationComment?: string | null;
  /** Grows with every change; absent in documents older than itself. */
  @Prop({ type: Number }) version?: number;
  /** Last change of each field by a person. */
  @Prop({ type: [Mixed], default: undefined }) edits?: EditRecord[];
  /** Rows of the last reading that people took out, to come back with their evidence. */
  @Prop({ type: [Mixed], default: undefined }) removedRows?: RemovedRow[];
  @Prop({ type: Date }) postponedUntil?: Date | null;
  @Prop({ type: Date }) postponedAt?: Date | null;
  @Prop({ type: Mixed }) reviewLock?: ReviewLockRecord | null;
  /** What the review queue filters and sorts by; written with the fields that they follow from. */
  @Prop({ type: Number }) doubtful?: number;
  @Prop({ type: Number }) contradictions?: number;
  /** Places in `cuentas` of accounts of which a number was read with doubts. */
  @Prop({ type: [Number], default: undefined }) doubtfulAccounts?: number[];
  /** Where its marks stand (rules/layout-likeness). */
  @Prop({ type: [Number], default: undefined }) layout?: number[] | null;
  /** Due date as ISO, `9999-12-31` when there is none. */
  @Prop({ type: String }) reviewDue?: string;
  /** Total without its sign, cents. */
  @Prop({ type: Number }) reviewRisk?: number;
  /** What the list filters, sorts and searches by (rules/list-figures); written like the review's. */
  @Prop({ type: String }) supplierSort?: string | null;
  @Prop({ type: [String], default: undefined }) supplierWords?: string[];
  @Prop({ type: String }) ruc?: string | null;
  @Prop({ type: String }) issueDate?: string | null;
  @Prop({ type: String }) dueDate?: string | null;
  /** Days that something of it falls due on, while it is unpaid (rules/deadlines). */
  @Prop({ type: [String], default: undefined }) dueKeys?: string[];
  @Prop({ type: Number }) totalCents?: number | null;
  @Prop({ type: Boolean }) isPayable?: boolean;
  @Prop({ type: String }) currency?: string | null;
  @Prop({ type: Boolean }) hasDetraction?: boolean;
  @Prop({ type: Number }) authenticityRank?: number | null;
  @Prop({ type: [String], default: undefined }) words?: string[];
  /** Version of these figures; absent in documents older than they are. */
  @Prop({ type: Number }) listVersion?: number;
  /** Projections of the workflow's events; but for `pending` absent until its first step. */
  @Prop({ type: String, enum: WORKFLOW_STATUSES, default: 'pending' })
  workflowStatus?: WorkflowStatus;
  @Prop({ type: [Mixed], default: undefined }) workflowComments?: WorkflowComment[];
  @Prop({ type: Mixed }) paymentInfo?: PaymentInfo | null;
  @Prop({ type: Mixed }) approvedBy?: ApprovedBy;
  /** Version of the workflow's stream that the projections are of; absent before the first step. */
  @Prop({ type: Number }) workflowVersion?: number;
  @Prop({ type: Date }) stepSince?: Date | null;
  /**
   * Present (true) while a step is being recorded: the data must not change between what was decided on
   * and what is projected. One that a crash has left is taken away by the repair of the workflow.
   */
  @Prop({ type: Boolean }) stepUnderWay?: boolean;
  /** Since when; there with the mark. */
  @Prop({ type: Date }) stepMarkedAt?: Date;
  @Prop({ type: Mixed }) observation?: Observation | null;
  @Prop({ type: Mixed }) duplicateAcceptance?: DuplicateAcceptance | null;
  @Prop({ type: Mixed }) paymentApproval?: PaymentApproval | null;
  /** The approval is of the payment as it stands: for lists; the judgement looks for itself. */
  @Prop({ type: Boolean }) isApproved?: boolean;
  /** Cents, while it is paid in part. */
  @Prop({ type: Number }) paidCents?: number | null;
  /** Ids of the credit notes that were set off against it. */
  @Prop({ type: [String], default: undefined }) setOffNotes?: string[];
  /** Where its row is known to stand: `{spreadsheetId}|{sheetName}`. */
  @Prop({ type: [String], default: undefined }) sentTo?: string[];
  @Prop({ type: String }) idempotencyKey?: string;
  /** There where its pages are some of another document's file. */
  @Prop({ type: Mixed }) separatedFrom?: SeparatedFrom;
  /** Other originals of its comprobante, with what they say. */
  @Prop({ type: [Mixed], default: undefined }) sources?: SourceRecord[];
  /** Ids of the documents that they came as: these answer this one. */
  @Prop({ type: [String], default: undefined }) sourceIds?: string[];
  @Prop({ type: String, enum: [...SOURCE_MATCHES, null] }) sourceMatch?: SourceMatch | null;
  /** Bytes of the other originals. */
  @Prop({ type: Number }) sourceBytes?: number;
  /** Id of the document that is being joined to this one, until it is gone. */
  @Prop({ type: String }) joining?: string;
  /** Ids of documents that people have parted from it. */
  @Prop({ type: [String], default: undefined }) partedFrom?: string[];
  @Prop({ type: [Mixed], default: [] }) outbox!: OutboxEntry[];
  /** Present (true) while the outbox holds events that are not yet in the event store. */
  @Prop({ type: Boolean }) hasOutbox?: boolean;
  /** Set when the document is deleted: from then on it is hidden, until its erasure has removed it. */
  @Prop({ type: Date }) deletedAt?: Date;
  /** Set when the retention of the original has ended. */
  @Prop({ type: Date }) originalDeletedAt?: Date;
  /** Present (true) while files whose retention has ended may still be there. */
  @Prop({ type: Boolean }) hasExpiredFiles?: boolean;
}

export const DocumentSchema = SchemaFactory.createForClass(DocumentRecord);
DocumentSchema.plugin(tenantOwned);
DocumentSchema.plugin(hidesDeleted);
noteIndexes(DocumentSchema, { retired: RETIRED_INDEXES, mayComeLate: true });
for (const { fields, options } of LIST_INDEXES) DocumentSchema.index(fields, options);
DocumentSchema.index({ tenantId: 1, sha256: 1 });
DocumentSchema.index(
  { tenantId: 1, comprobanteKey: 1 },
  { partialFilterExpression: { comprobanteKey: { $type: 'string' } } },
);
DocumentSchema.index(
  { tenantId: 1, idempotencyKey: 1 },
  { unique: true, partialFilterExpression: { idempotencyKey: { $type: 'string' } } },
);
DocumentSchema.index({ status: 1, createdAt: 1 });
// What a person's documents come to, all companies of a moved account included.
DocumentSchema.index({ uploadedBy: 1, deletedAt: 1, processingTime: 1 });
DocumentSchema.index({ hasOutbox: 1 }, { sparse: true });
DocumentSchema.index({ stepUnderWay: 1 }, { sparse: true });
DocumentSchema.index(
  { tenantId: 1, 'paymentInfo.telereditoReference': 1 },
  { partialFilterExpression: { 'paymentInfo.telereditoReference': { $type: 'string' } } },
);
DocumentSchema.index(
  { tenantId: 1, 'separatedFrom.documentId': 1 },
  { partialFilterExpression: { 'separatedFrom.documentId': { $type: 'string' } } },
);
DocumentSchema.index(
  { tenantId: 1, sourceIds: 1 },
  { partialFilterExpression: { sourceIds: { $type: 'string' } } },
);
DocumentSchema.index(
  { tenantId: 1, digest: 1 },
  { partialFilterExpression: { digest: { $type: 'string' } } },
);
DocumentSchema.index({ joining: 1 }, { sparse: true });
DocumentSchema.index({ deletedAt: 1 }, { sparse: true });
DocumentSchema.index({ hasExpiredFiles: 1 }, { sparse: true });
DocumentSchema.index({ tenantId: 1, originalDeletedAt: 1, confirmedAt: 1 });
