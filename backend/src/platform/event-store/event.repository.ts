import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model, type QueryFilter } from 'mongoose';
import { EventRecord } from './event.schema';
import type { EventPosition, StoredEvent } from './stored-event';

const DUPLICATE_KEY = 11_000;

function toStored({ _id, ...record }: EventRecord): StoredEvent {
  return { eventId: _id, ...record };
}

/** The bound on the time lets the index skip what is newer; the rest tells events of one instant apart. */
function olderThan({ at, version, eventId }: EventPosition): QueryFilter<EventRecord> {
  return {
    'meta.at': trusted({ $lte: at }),
    $or: [
      { 'meta.at': trusted({ $lt: at }) },
      { 'meta.at': at, version: trusted({ $lt: version }) },
      { 'meta.at': at, version, _id: trusted({ $gt: eventId }) },
    ],
  };
}

/** Inserts, reads and erases events. There is no update and no delete. */
@Injectable()
export class EventRepository {
  constructor(@InjectModel(EventRecord.name) private readonly events: Model<EventRecord>) {}

  /** False when the version or the command is taken; then nothing was stored. */
  async insert({ eventId, ...event }: StoredEvent): Promise<boolean> {
    try {
      await this.events.create({ _id: eventId, ...event });
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code === DUPLICATE_KEY) return false;
      throw error;
    }
  }

  async last(tenantId: string, streamId: string): Promise<StoredEvent | null> {
    const record = await this.events
      .findOne({ streamId, tenantId })
      .sort({ version: -1 })
      .lean<EventRecord>();
    return record && toStored(record);
  }

  async byCommand(
    tenantId: string,
    streamId: string,
    commandId: string,
  ): Promise<StoredEvent | null> {
    const record = await this.events
      .findOne({ streamId, 'meta.commandId': commandId, tenantId })
      .lean<EventRecord>();
    return record && toStored(record);
  }

  async stream(tenantId: string, streamId: string): Promise<StoredEvent[]> {
    const records = await this.events
      .find({ streamId, tenantId })
      .sort({ version: 1 })
      .lean<EventRecord[]>();
    return records.map(toStored);
  }

  /** Events of a company, newest first, at most `limit`, from after `after` on. */
  async tenantPage(
    tenantId: string,
    limit: number,
    after: EventPosition | null,
  ): Promise<StoredEvent[]> {
    const records = await this.events
      .find({ tenantId, ...(after ? olderThan(after) : {}) })
      .sort({ 'meta.at': -1, version: -1, _id: 1 })
      .limit(limit)
      .lean<EventRecord[]>();
    return records.map(toStored);
  }

  async streamIds(tenantId: string): Promise<string[]> {
    return this.events.distinct('streamId', { tenantId });
  }

  async erase(tenantId: string, streamId: string, version: number, at: string): Promise<boolean> {
    const { matchedCount } = await this.events.updateOne(
      { streamId, version, tenantId },
      { $set: { data: null, salt: null, erasedAt: at } },
    );
    return matchedCount > 0;
  }
}
