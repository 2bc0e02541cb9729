import type { ErrorBody } from '@contracts/errors';
import { API } from '@contracts/routes';
import type { TryOutReading } from '@contracts/try-out';

/** How asking for a reading ended. */
export type Outcome =
  | { kind: 'read'; reading: TryOutReading }
  | { kind: 'refused'; status: number; message: string | null; seconds: number | null }
  /** No answer came at all. */
  | { kind: 'offline' }
  /** The answer had begun, and broke off. */
  | { kind: 'cut' }
  | { kind: 'stopped' };

async function refusalOf(response: Response): Promise<Outcome> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  const seconds = Number(response.headers.get('Retry-After'));
  return {
    kind: 'refused',
    status: response.status,
    message: body?.message ?? null,
    seconds: seconds > 0 ? seconds : null,
  };
}

/**
 * Has a sample read.
 * @param onTurn the waiting is over: the server sends the head of its answer when it begins to read
 */
export async function readSample(
  id: string,
  signal: AbortSignal,
  onTurn: () => void,
): Promise<Outcome> {
  let hasBegun = false;
  try {
    const response = await fetch(API.tryOut(id), { method: 'POST', signal });
    if (!response.ok) return await refusalOf(response);
    hasBegun = true;
    onTurn();
    return { kind: 'read', reading: (await response.json()) as TryOutReading };
  } catch {
    if (signal.aborted) return { kind: 'stopped' };
    return { kind: hasBegun ? 'cut' : 'offline' };
  }
}
