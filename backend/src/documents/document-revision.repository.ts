import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PARTS, partOf } from './domain/parts';

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
