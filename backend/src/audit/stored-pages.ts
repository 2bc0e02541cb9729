import type { EventLog, StoredEvent } from '../platform/event-store';
import { checkpointStream } from './verification/checkpoint';

/** Events that are held in memory at once. */
const PAGE = 250;
/** Checkpoints hold thousands of heads each. */
const CHECKPOINT_PAGE = 5;

/** The checkpoints of a company as they are stored, in pages. */
export const checkpointPages = (log: EventLog, tenantId: string): AsyncGenerator<StoredEvent[]> =>
  pagesOfStream(log, tenantId, checkpointStream(tenantId), CHECKPOINT_PAGE);

/** The events of one stream as they are stored, in pages. */
export async function* pagesOfStream(
  log: EventLog,
  tenantId: string,
  streamId: string,
  size = PAGE,
): AsyncGenerator<StoredEvent[]> {
  for (let version = 0; ;) {
    const page = await log.storedOfStream(tenantId, { streamId, version }, size);
    if (page.length > 0) yield page;
    if (page.length < size) return;
    version = page.at(-1)?.version ?? version;
  }
}

/** All other events of a company as they are stored, in the order of stream and version, in pages. */
export async function* streamPages(log: EventLog, tenantId: string): AsyncGenerator<StoredEvent[]> {
  const checkpoints = checkpointStream(tenantId);
  yield* pagesBetween(log, tenantId, null, checkpoints);
  yield* pagesBetween(log, tenantId, checkpoints);
}

async function* pagesBetween(
  log: EventLog,
  tenantId: string,
  afterStream: string | null,
  before?: string,
): AsyncGenerator<StoredEvent[]> {
  let after =
    afterStream === null ? null : { streamId: afterStream, version: Number.MAX_SAFE_INTEGER };
  for (;;) {
    const span = { after, ...(before === undefined ? {} : { before }) };
    const page = await log.storedInOrder(tenantId, span, PAGE);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = { streamId: last.streamId, version: last.version };
  }
}
