import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { SETUP_FAULTS, type SetupFault } from '../../contracts/engine-faults';
import { CALL_OUTCOMES, type CallOutcome } from '../../contracts/processors';

/** What the last call of an engine proved, for all processes; of no company and of no document. */
@Schema({ collection: 'engine_states', versionKey: false })
export class EngineStateRecord {
  /** An engine, or an engine and the vendor's name of a model: `openai/gpt-4o`. */
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true, enum: CALL_OUTCOMES }) outcome!: CallOutcome;
  @Prop({ type: String, default: null, enum: [...SETUP_FAULTS, null] }) fault!: SetupFault | null;
  @Prop({ type: Date, required: true }) at!: Date;
}

export const EngineStateSchema = SchemaFactory.createForClass(EngineStateRecord);

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
