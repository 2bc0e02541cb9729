import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OutboxRelay, OutboxRepository } from '../platform/outbox';
import { COMPANY_STREAM } from './companies.events';

/** Names the companies to the relay that copies their events to the event store. */
@Injectable()
export class CompanyOutbox implements OnModuleInit {
  constructor(
    private readonly relay: OutboxRelay,
    private readonly outboxes: OutboxRepository,
  ) {}

  onModuleInit(): void {
    this.relay.register(
      this.outboxes.source({
        collection: 'companies',
        stream: COMPANY_STREAM,
        tenantOf: ({ _id }) => String(_id),
      }),
    );
  }
}
