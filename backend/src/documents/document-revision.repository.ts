import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';

/** Counts the changes of a company's documents; the `ETag` of its list. */
@Schema({ collection: 'document_revisions', versionKey: false })
export class DocumentRevisionRecord {
  /** The tenant. */
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: Number, default: 0 }) revision!: number;
}
export const DocumentRevisionSchema = SchemaFactory.createForClass(DocumentRevisionRecord);

@Injectable()
export class DocumentRevisionRepository {
  constructor(
    @InjectModel(DocumentRevisionRecord.name)
    private readonly revisions: Model<DocumentRevisionRecord>,
  ) {}

  async current(tenantId: string): Promise<number> {
    const record = await this.revisions.findById(tenantId).lean<DocumentRevisionRecord>();
    return record?.revision ?? 0;
  }

  async bump(tenantId: string): Promise<void> {
    await this.revisions.updateOne({ _id: tenantId }, { $inc: { revision: 1 } }, { upsert: true });
  }

  /** After a start: a change whose bump was lost with the process must not stay hidden behind a 304. */
  async bumpAll(): Promise<void> {
    await this.revisions.updateMany({}, { $inc: { revision: 1 } });
  }
}
