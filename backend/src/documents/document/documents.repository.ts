import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { trusted, type Model, type UpdateQuery } from 'mongoose';
import {
  TenantCollection,
  textIs,
  type FilterWithin,
} from '../../platform/database/tenant-collection';
import { DocumentRecord } from './document.schema';
import type { OutboxEntry } from './documents.events';
import { partOf, PARTS } from './domain/parts';
import { isStoredFirst } from '../../platform/database/unique-writes';

/** Counts the changes of a company's documents; the `ETag` of its list. */
@Schema({ collection: 'document_revisions', versionKey: false })
export class DocumentRevisionRecord {
  /** The tenant. */
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: Number, default: 0 }) revision!: number;
  /** Of each part of its documents, by its number. */
  @Prop({ type: Map, of: Number, default: undefined }) parts?: Record<string, number>;
  /** Grows when nobody knows which of them have changed. */
  @Prop({ type: Number }) all?: number;
}
export const DocumentRevisionSchema = SchemaFactory.createForClass(DocumentRevisionRecord);

/** What says whether something that was made of the documents still holds. */
export interface Revisions {
  whole: number;
  /** Of each part. */
  parts: readonly string[];
}

@Injectable()
export class DocumentRevisionRepository {
  constructor(
    @InjectModel(DocumentRevisionRecord.name)
    private readonly revisions: Model<DocumentRevisionRecord>,
  ) {}

  async current(tenantId: string): Promise<number> {
    return (await this.revisionsOf(tenantId)).whole;
  }

  async revisionsOf(tenantId: string): Promise<Revisions> {
    const record = await this.revisions.findById(tenantId).lean<DocumentRevisionRecord>();
    const { revision: whole = 0, parts = {}, all = 0 } = record ?? {};
    return { whole, parts: PARTS.map((_, part) => `${all}.${parts[part] ?? 0}`) };
  }

  /** After every change of a document, before the change is answered. */
  async bump(tenantId: string, documentId: string): Promise<void> {
    const $inc = { revision: 1, [`parts.${partOf(documentId)}`]: 1 };
    await this.revisions.updateOne({ _id: tenantId }, { $inc }, { upsert: true });
  }

  /** After a start: a change whose bump was lost with the process must not stay hidden behind a 304. */
  async bumpAll(): Promise<void> {
    await this.revisions.updateMany({}, { $inc: { revision: 1, all: 1 } });
  }
}

/** A document and its company, nothing else. */
export type DocumentName = Pick<DocumentRecord, '_id' | 'tenantId'>;

/** What one write makes of a document. */
export interface Written {
  /** Nothing of the document where it is left out: its version and the list stay as they are. */
  set?: Partial<DocumentRecord>;
  unset?: readonly (keyof DocumentRecord)[];
  /** For the outbox, oldest first. */
  events?: readonly OutboxEntry[];
  /** What nobody decides on changes: who has the document open is not refused for it. */
  keepsVersion?: boolean;
}

/** What twins of a document are searched by. */
export type Twinned = Pick<DocumentRecord, '_id' | 'tenantId' | 'sha256' | 'createdAt'>;

/** What a document is called by; `extractedData` holds its number alone. */
export type NamedDocument = Pick<DocumentRecord, '_id' | 'filename' | 'extractedData'>;

/** A document that looks like another one. */
export type Twin = Pick<DocumentRecord, '_id' | 'filename'>;

/** All access to documents. Every method takes the tenant, which comes from the session or the job. */
@Injectable()
export class DocumentsRepository {
  private readonly documents: TenantCollection<DocumentRecord>;

  constructor(
    @InjectModel(DocumentRecord.name) documents: Model<DocumentRecord>,
    private readonly revisions: DocumentRevisionRepository,
  ) {
    this.documents = new TenantCollection(documents);
  }

  /** False when a document with the same idempotency key exists. */
  async insert(document: DocumentRecord): Promise<boolean> {
    if (!(await isStoredFirst(this.documents.of(document.tenantId).insert(document)))) return false;
    await this.revisions.bump(document.tenantId, document._id);
    return true;
  }

  async find(tenantId: string, id: string): Promise<DocumentRecord | null> {
    return this.documents.of(tenantId).findOne({ _id: id }).lean<DocumentRecord>();
  }

  /** The document, or the one that it was joined to: for reading, since rows of the two need not stand in one order. */
  async findOrJoined(tenantId: string, id: string): Promise<DocumentRecord | null> {
    const found = await this.find(tenantId, id);
    return (
      found ??
      this.documents
        .of(tenantId)
        .findOne({ sourceIds: textIs(id) })
        .lean<DocumentRecord>()
    );
  }

  async exists(tenantId: string, id: string): Promise<boolean> {
    return (await this.documents.of(tenantId).findOne({ _id: id }, { _id: 1 }).lean()) !== null;
  }

  /** Whether it is there, or was joined to one that is. */
  async isKnown(tenantId: string, id: string): Promise<boolean> {
    if (await this.exists(tenantId, id)) return true;
    const joined = await this.documents.of(tenantId).findOne({ sourceIds: textIs(id) }, { _id: 1 });
    return joined !== null;
  }

  /** Number and file name of those that exist. */
  async names(tenantId: string, ids: readonly string[]): Promise<NamedDocument[]> {
    return this.documents
      .of(tenantId)
      .find(
        { _id: trusted({ $in: [...ids] }) },
        { filename: 1, 'extractedData.documento.numero': 1, 'extractedData.proveedor.nombre': 1 },
      )
      .lean<NamedDocument[]>();
  }

  async findByIdempotencyKey(tenantId: string, key: string): Promise<DocumentRecord | null> {
    return this.documents
      .of(tenantId)
      .findOne({ idempotencyKey: textIs(key) })
      .lean<DocumentRecord>();
  }

  /** The earliest other document with the same content or the same comprobante, or null. */
  async findEarlierTwin(document: Twinned, key: string | null): Promise<Twin | null> {
    const same = [{ sha256: document.sha256 }, ...(key ? [sameComprobante(key)] : [])];
    return this.documents
      .of(document.tenantId)
      .findOne(
        {
          _id: trusted({ $ne: document._id }),
          createdAt: trusted({ $lte: document.createdAt }),
          $or: same,
        },
        { _id: 1, filename: 1 },
      )
      .sort({ createdAt: 1 })
      .lean<Twin>();
  }

  /** Completed later documents of the same comprobante that nobody has marked yet. */
  async findUnmarkedTwins(document: Twinned, comprobanteKey: string): Promise<DocumentRecord[]> {
    return this.documents
      .of(document.tenantId)
      .find({
        ...sameComprobante(comprobanteKey),
        status: 'completed',
        duplicateOf: null,
        createdAt: trusted({ $gt: document.createdAt }),
      })
      .lean<DocumentRecord[]>();
  }

  /**
   * Compare-and-set: state and events in one write, only as the document is found `as`. False when it is not so
   * any more, or not there; then nothing was changed.
   */
  async write(
    { _id, tenantId }: DocumentName,
    as: FilterWithin,
    written: Written,
  ): Promise<boolean> {
    const { modifiedCount } = await this.documents
      .of(tenantId)
      .updateOne({ ...as, _id }, updateOf(written));
    if (modifiedCount > 0 && written.set) await this.revisions.bump(tenantId, _id);
    return modifiedCount > 0;
  }
}

function updateOf({
  set,
  unset = [],
  events = [],
  keepsVersion = false,
}: Written): UpdateQuery<DocumentRecord> {
  const hasOutbox = events.length > 0;
  return {
    $set: { ...set, ...(hasOutbox && { hasOutbox }) },
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((key) => [key, 1])) }),
    ...(hasOutbox && { $push: { outbox: { $each: [...events] } } }),
    ...(set && !keepsVersion && { $inc: { version: 1 } }),
  };
}

/**
 * Filter for the documents of a comprobante. The type is what makes their index usable, which lacks
 * documents without one.
 */
export const sameComprobante = (key: string) => ({
  comprobanteKey: trusted({ $eq: key, $type: 'string' }),
});
