import type { EmbeddedStoreErrorCode } from './embedded-store-error';
import type { DamageReport } from './storage/store';

/** What the thread of the store tells the one that started it. */
export type FromWorker =
  | { kind: 'ready'; uri: string }
  | { kind: 'failed'; code: EmbeddedStoreErrorCode; message: string }
  | { kind: 'damage'; report: DamageReport }
  | { kind: 'closed' };

export interface ToWorker {
  kind: 'close';
}
