export {
  OUTBOX_FILLED,
  SYSTEM_ACTOR,
  type EventActor,
  type Outbox,
  type OutboxEntry,
  type OutboxFilled,
  type OutboxSource,
  type WithOutbox,
} from './outbox';
export { OutboxRelay } from './outbox-relay';
export { outboxOf } from './outbox.module';
