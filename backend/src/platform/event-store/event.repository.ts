import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { TenantCollection, type FilterWithin } from '../database/tenant-collection';
import { EventRecord, NEWEST_FIRST, toStored } from './event.schema';
import type { EventPosition, StoredEvent } from './stored-event';
import { isStoredFirst } from '../database/unique-writes';

/** The bound on the time lets the index skip what is newer; the rest tells events of one instant apart. */
function olderThan({ at, version, eventId }: EventPosition): FilterWithin {
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
  private readonly events: TenantCollection<EventRecord>;

  constructor(@InjectModel(EventRecord.name) events: Model<EventRecord>) {
    this.events = new TenantCollection<EventRecord>(events);
  }

  /** False when the version or the command is taken; then nothing was stored. */
  async insert({ eventId, ...event }: StoredEvent): Promise<boolean> {
    return isStoredFirst(this.events.of(event.tenantId).insert({ _id: eventId, ...event }));
  }

  async last(tenantId: string, streamId: string): Promise<StoredEvent | null> {
    const record = await this.events
      .of(tenantId)
      .findOne({ streamId })
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
      .of(tenantId)
      .findOne({ streamId, 'meta.commandId': commandId })
      .lean<EventRecord>();
    return record && toStored(record);
  }

  async stream(tenantId: string, streamId: string): Promise<StoredEvent[]> {
    const records = await this.events
      .of(tenantId)
      .find({ streamId })
      .sort({ version: 1 })
      .lean<EventRecord[]>();
    return records.map(toStored);
  }

  /** Both ends belong to it; newest first. */
  async versions(
    tenantId: string,
    streamId: string,
    first: number,
    last: number,
  ): Promise<StoredEvent[]> {
    const records = await this.events
      .of(tenantId)
      .find({ streamId, version: trusted({ $gte: first, $lte: last }) })
      .sort({ version: -1 })
      .lean<EventRecord[]>();
    return records.map(toStored);
  }

  /** Stream and actor of the events up to a version in some streams. */
  async firstActors(
    tenantId: string,
    streamIds: readonly string[],
    upTo: number,
  ): Promise<{ streamId: string; version: number; actorId: string }[]> {
    const records = await this.events
      .of(tenantId)
      .find(
        { streamId: trusted({ $in: [...streamIds] }), version: trusted({ $lte: upTo }) },
        { streamId: 1, version: 1, 'meta.actorId': 1 },
      )
      .lean<Pick<EventRecord, 'streamId' | 'version' | 'meta'>[]>();
    return records.map(({ streamId, version, meta }) => {
      return { streamId, version, actorId: meta.actorId };
    });
  }

  async hasByOthers(tenantId: string, types: readonly string[], actorId: string): Promise<boolean> {
    const found = await this.events
      .of(tenantId)
      .findOne({ type: trusted({ $in: [...types] }), 'meta.actorId': trusted({ $ne: actorId }) })
      .select({ _id: 1 })
      .lean();
    return found !== null;
  }

  /** Events of a company, newest first, at most `limit`, from after `after` on. */
  async tenantPage(
    tenantId: string,
    limit: number,
    after: EventPosition | null,
  ): Promise<StoredEvent[]> {
    const records = await this.events
      .of(tenantId)
      .find(after ? olderThan(after) : {})
      .sort(NEWEST_FIRST)
      .limit(limit)
      .lean<EventRecord[]>();
    return records.map(toStored);
  }

  async streamIds(tenantId: string): Promise<string[]> {
    return this.events.of(tenantId).distinct('streamId');
  }

  async erase(tenantId: string, streamId: string, version: number, at: string): Promise<boolean> {
    const { matchedCount } = await this.events
      .of(tenantId)
      .updateOne({ streamId, version }, { $set: { data: null, salt: null, erasedAt: at } });
    return matchedCount > 0;
  }

  async eraseMany(tenantId: string, eventIds: readonly string[], at: string): Promise<void> {
    await this.events
      .of(tenantId)
      .updateMany(
        { _id: trusted({ $in: [...eventIds] }), erasedAt: null },
        { $set: { data: null, salt: null, erasedAt: at } },
      );
  }
}
