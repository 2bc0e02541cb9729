export type { JsonValue } from './canonical-json';
export { EventStore, VersionConflict } from './event-store';
export { EventStoreModule } from './event-store.module';
export type { ChainBreak } from './hash-chain';
export {
  positionOf,
  type EventData,
  type EventMeta,
  type EventPosition,
  type NewEvent,
  type StoredEvent,
} from './stored-event';
