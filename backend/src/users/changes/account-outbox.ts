import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OutboxRelay, OutboxRepository } from '../../platform/outbox';
import { ACCOUNT_STREAM } from '../users.events';

/** Names the accounts to the relay that copies their events to the event store. */
@Injectable()
export class AccountOutbox implements OnModuleInit {
  constructor(
    private readonly relay: OutboxRelay,
    private readonly outboxes: OutboxRepository,
  ) {}

  onModuleInit(): void {
    this.relay.register(
      this.outboxes.source({
        collection: 'users',
        stream: ACCOUNT_STREAM,
        tenantOf: ({ _id, companyId }) => String(companyId ?? `u:${String(_id)}`),
      }),
    );
  }
}
