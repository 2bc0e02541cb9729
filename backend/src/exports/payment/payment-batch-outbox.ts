import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PAYMENT_BATCH_STREAM } from '../../documents';
import { OutboxRelay, OutboxRepository } from '../../platform/outbox';

/** Names the payment batches to the relay that copies their events to the event store. */
@Injectable()
export class PaymentBatchOutbox implements OnModuleInit {
  constructor(
    private readonly relay: OutboxRelay,
    private readonly outboxes: OutboxRepository,
  ) {}

  onModuleInit(): void {
    this.relay.register(
      this.outboxes.source({
        collection: 'payment_batches',
        stream: PAYMENT_BATCH_STREAM,
        tenantOf: ({ tenantId }) => String(tenantId),
      }),
    );
  }
}
