export type { JsonValue } from './stored-event';
export type { EventFilter } from './event-log.repository';
export { EventLog } from './event-log';
export { EventStore, VersionConflict } from './event-store';
export { EventStoreModule } from './event-store.module';
export type { ChainBreak } from './hash-chain';
export {
  positionOf,
  type EventData,
  type EventMeta,
  type EventPage,
  type EventPosition,
  type EventRows,
  type NewEvent,
  type StoredEvent,
} from './stored-event';
export { Upcasters, type Upcast } from './stored-event';
