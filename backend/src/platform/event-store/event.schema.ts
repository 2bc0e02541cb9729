import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema } from 'mongoose';
import { noteIndexes } from '../database/index-plan';
import { tenantOwned } from '../database/tenant-owned';
import type { EventData, EventMeta, StoredEvent } from './stored-event';

const { Mixed } = MongooseSchema.Types;

/** One document an event: an append is one atomic insert, with or without a replica set. */
@Schema({ collection: 'events', versionKey: false, minimize: false })
export class EventRecord {
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true }) streamId!: string;
  @Prop({ type: Number, required: true }) version!: number;
  @Prop({ type: String, required: true }) tenantId!: string;
  @Prop({ type: String, required: true }) type!: string;
  @Prop({ type: Mixed, default: null }) data!: EventData | null;
  @Prop({ type: String, required: true }) dataHash!: string;
  @Prop({ type: String, default: null }) salt!: string | null;
  @Prop({ type: String, default: null }) erasedAt!: string | null;
  @Prop({ type: Mixed, required: true }) meta!: EventMeta;
  @Prop({ type: String, required: true }) prevHash!: string;
  @Prop({ type: String, required: true }) hash!: string;
}

export const EventSchema = SchemaFactory.createForClass(EventRecord);
EventSchema.plugin(tenantOwned);
EventSchema.index({ tenantId: 1, streamId: 1, 'meta.commandId': 1 }, { unique: true });
noteIndexes(EventSchema, { retired: ['streamId_1_meta.commandId_1'] });

/** Newest first, and events of one instant always in the same order. */
export const NEWEST_FIRST = { 'meta.at': -1, version: -1, _id: 1 } as const;
/** Over all companies, for the platform admin. */
export const BY_ACTOR = { 'meta.actorId': 1, ...NEWEST_FIRST } as const;
/** Within a company: says all of the question, so that what a person did is counted unread. */
export const BY_ACTOR_WITHIN = { tenantId: 1, ...BY_ACTOR, type: 1 } as const;
export const BY_HASH = { hash: 1 } as const;
export const BY_STREAM = { tenantId: 1, streamId: 1, version: 1 } as const;

// Within the tenant: who leaves a company goes on in streams of the same name, with a chain of their own.
EventSchema.index(BY_STREAM, { unique: true });
EventSchema.index({ streamId: 1, version: 1 });
EventSchema.index({ tenantId: 1, ...NEWEST_FIRST });
EventSchema.index({ tenantId: 1, type: 1, ...NEWEST_FIRST });
EventSchema.index(
  { tenantId: 1, 'meta.team': 1, ...NEWEST_FIRST },
  { partialFilterExpression: { 'meta.team': { $exists: true } } },
);
EventSchema.index(NEWEST_FIRST);
EventSchema.index({ type: 1, ...NEWEST_FIRST });
EventSchema.index(BY_ACTOR);
EventSchema.index(BY_ACTOR_WITHIN);
EventSchema.index(BY_HASH);

export function toStored({ _id, ...record }: EventRecord): StoredEvent {
  return { eventId: _id, ...record };
}
