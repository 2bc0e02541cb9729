import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { SeatGuardRecord } from './seat-guard.schema';

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
