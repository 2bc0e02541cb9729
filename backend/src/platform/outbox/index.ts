export { SYSTEM_ACTOR, type EventActor, type OutboxEntry, type WithOutbox } from './outbox-entry';
export { OUTBOX_FILLED, type OutboxFilled } from './outbox-news';
export { OutboxRelay } from './outbox-relay';
export type { Outbox, OutboxSource } from './outbox-source';
export { OutboxModule } from './outbox.module';
export { OutboxRepository } from './outbox.repository';
