import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { ACTIVITY_LABEL, type ActivityAction } from '../contracts/activity';
import { ROLES, type Role } from '../contracts/user';

/** An entry of the activity log; it holds ids and a sentence, never names or document data. */
@Schema({ collection: 'activity', versionKey: false })
export class ActivityRecord {
  @Prop({ type: String, required: true })
  _id!: string;

  @Prop({ type: String, required: true, enum: Object.keys(ACTIVITY_LABEL) })
  action!: ActivityAction;

  /** Null when nobody knows who it was. */
  @Prop({ type: String, default: null })
  actorId!: string | null;

  /** Whom it was done to, where that is another person. */
  @Prop({ type: String, default: null })
  subjectId!: string | null;

  /** Everybody whom the entry is about, to find it by. */
  @Prop({ type: [String], default: [] })
  people!: string[];

  @Prop({ type: String, default: null, enum: [...ROLES, null] })
  role!: Role | null;

  @Prop({ type: String, default: null })
  tenantId!: string | null;

  @Prop({ type: String, default: null })
  ipAddress!: string | null;

  @Prop({ type: String, default: '' })
  details!: string;

  @Prop({ type: Date, required: true })
  at!: Date;
}

export const ActivitySchema = SchemaFactory.createForClass(ActivityRecord);
ActivitySchema.index({ people: 1, at: -1, _id: 1 });
/** Those whose address is still kept, by their age. */
ActivitySchema.index(
  { at: 1 },
  { name: 'with_address', partialFilterExpression: { ipAddress: { $type: 'string' } } },
);
