import { type FactoryProvider, Global, Module } from '@nestjs/common';
import { OutboxRelay } from './outbox-relay';
import { OutboxRepository, type OutboxCollection } from './outbox.repository';

/** Names the records of a collection to the relay that copies their events to the event store. */
export const outboxOf = (records: OutboxCollection): FactoryProvider => ({
  provide: `outbox of ${records.collection}`,
  inject: [OutboxRelay, OutboxRepository],
  useFactory: (relay: OutboxRelay, outboxes: OutboxRepository) =>
    relay.register(outboxes.source(records)),
});

@Global()
@Module({
  providers: [OutboxRepository, OutboxRelay],
  exports: [OutboxRepository, OutboxRelay],
})
export class OutboxModule {}
