export { SYSTEM_ACTOR, type EventActor, type OutboxEntry, type WithOutbox } from './outbox';
export { OUTBOX_FILLED, type OutboxFilled } from './outbox';
export { OutboxRelay } from './outbox-relay';
export type { Outbox, OutboxSource } from './outbox';
export { OutboxModule, outboxOf } from './outbox.module';
