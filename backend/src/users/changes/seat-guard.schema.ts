import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** One record: the turn of whoever takes an administrator's seat away. */
@Schema({ collection: 'seat_guard', versionKey: false })
export class SeatGuardRecord {
  @Prop({ type: String, required: true })
  _id!: string;

  /** Whose turn it is; null when nobody's. */
  @Prop({ type: String, default: null })
  turn!: string | null;

  /** The accounts of this turn and of those before it that were never given back. */
  @Prop({ type: [String], default: [] })
  subjects!: string[];

  /** A turn that has not ended by then belonged to a process that died or hangs. */
  @Prop({ type: Date, default: null })
  until!: Date | null;
}

export const SeatGuardSchema = SchemaFactory.createForClass(SeatGuardRecord);
