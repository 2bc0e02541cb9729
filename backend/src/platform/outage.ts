/** Errors of the driver, and of mongoose, that say that the store does not answer. By name: they may come from another realm. */
const STORE_AWAY = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoOperationTimeoutError',
  'DisconnectedError',
]);
/**
 * Codes of a server that is going away or has no primary: PrimarySteppedDown, ShutdownInProgress,
 * ExceededTimeLimit, InterruptedAtShutdown, InterruptedDueToReplStateChange, NotWritablePrimary,
 * NotPrimaryNoSecondaryOk.
 */
const SERVER_AWAY: readonly unknown[] = [91, 189, 262, 10_107, 11_600, 11_602, 13_435];
/** MaxTimeMSExpired. */
const TOO_SLOW = 50;
const REFUSED = 'SERVICIO_NO_DISPONIBLE';
const MOST_CAUSES = 5;

function says({ name, code }: { name?: unknown; code?: unknown }): boolean {
  if (typeof name === 'string' && STORE_AWAY.has(name)) return true;
  return code === REFUSED || (name === 'MongoServerError' && SERVER_AWAY.includes(code));
}

/** True when something failed because the store or the queue is away: nobody's fault, and over some time. */
export function isOutage(error: unknown): boolean {
  let one = error;
  for (let depth = 0; depth < MOST_CAUSES && typeof one === 'object' && one !== null; depth += 1) {
    if (says(one)) return true;
    one = (one as { cause?: unknown }).cause;
  }
  return false;
}

/** True for a query that the store has given up after `maxTimeMS`: it may be busy, or the query too large. */
export const isTooSlow = (error: unknown): boolean =>
  error instanceof Error &&
  error.name === 'MongoServerError' &&
  'code' in error &&
  error.code === TOO_SLOW;
