import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';

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

const GUARD = 'seats';
const FREE = { turn: null, subjects: [], until: null };

@Injectable()
export class SeatGuardRepository {
  constructor(@InjectModel(SeatGuardRecord.name) private readonly guards: Model<SeatGuardRecord>) {}

  /** The record must be there before anybody takes a turn. */
  async prepare(): Promise<void> {
    await this.guards.updateOne({ _id: GUARD }, { $setOnInsert: FREE }, { upsert: true });
  }

  /** Takes the turn and answers the record as it was before; null when it is somebody else's. */
  async take(
    turn: string,
    subjectId: string,
    now: Date,
    until: Date,
  ): Promise<SeatGuardRecord | null> {
    return this.guards
      .findOneAndUpdate(
        { _id: GUARD, $or: [{ turn: null }, { until: trusted({ $lte: now }) }] },
        { $set: { turn, until }, $push: { subjects: subjectId } },
        { returnDocument: 'before' },
      )
      .lean<SeatGuardRecord>();
  }

  async giveBack(turn: string): Promise<void> {
    await this.guards.updateOne({ _id: GUARD, turn }, { $set: FREE });
  }
}
