import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { EngineStateRecord } from './engine-state.schema';

@Injectable()
export class EngineStateRepository {
  constructor(
    @InjectModel(EngineStateRecord.name) private readonly states: Model<EngineStateRecord>,
  ) {}

  /** Keeps what is newest, and answers what was kept before. */
  async put({ _id, ...state }: EngineStateRecord): Promise<EngineStateRecord | null> {
    return this.states
      .findOneAndUpdate({ _id }, { $set: state }, { upsert: true, returnDocument: 'before' })
      .lean<EngineStateRecord>();
  }

  async all(): Promise<EngineStateRecord[]> {
    return this.states.find().lean<EngineStateRecord[]>();
  }
}
