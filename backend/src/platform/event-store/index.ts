export { EventLog } from './event-log';
export type { EventFilter } from './event-log.repository';
export { EventStore, VersionConflict } from './event-store';
export { EventStoreModule } from './event-store.module';
export {
  Upcasters,
  type EventData,
  type EventMeta,
  type NewEvent,
  type StoredEvent,
} from './stored-event';
