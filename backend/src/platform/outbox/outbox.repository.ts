import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Collection, Connection } from 'mongoose';
import type { Outbox, OutboxSource, WithOutbox } from './outbox';

/** A record of any collection that carries its outbox in the fields of `WithOutbox`. */
type Stored = WithOutbox & { _id: string };

export interface OutboxCollection {
  collection: string;
  /** Events of record `id` go to the stream `{stream}-{id}`. */
  stream: string;
  /** The tenant in whose history the events of a record stand. */
  tenantOf: (record: Readonly<Record<string, unknown>>) => string;
}

/** Outboxes of collections that belong to no tenant: accounts and companies themselves. */
@Injectable()
export class OutboxRepository {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  source({ collection, stream, tenantOf }: OutboxCollection): OutboxSource {
    const records = this.connection.collection<Stored>(collection);
    const toOutbox = (record: Stored): Outbox => ({
      id: record._id,
      tenantId: tenantOf({ ...record }),
      entries: record.outbox,
    });
    return {
      stream,
      waiting: async (limit) =>
        (await records.find({ hasOutbox: true }).limit(limit).toArray()).map(toOutbox),
      countWaiting: () => records.countDocuments({ hasOutbox: true }),
      find: async (id) => {
        const record = await records.findOne({ _id: id });
        return record && toOutbox(record);
      },
      clear: (id, eventId) => clear(records, id, eventId),
    };
  }
}

/** The mark goes with the last event. */
async function clear(records: Collection<Stored>, id: string, eventId: string): Promise<void> {
  await records.updateOne({ _id: id }, { $pull: { outbox: { eventId } } });
  await records.updateOne({ _id: id, outbox: { $size: 0 } }, { $unset: { hasOutbox: 1 } });
}
