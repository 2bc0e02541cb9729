/** How often a child that is late is looked at again, as a part of its time. */
const LOOKS = 10;
/**
 * A child that used less of the processor than this part of the time since the last look is not working. One
 * with the priority of visitors gets no more than a hundredth beside others that want all of it.
 */
const LEAST_SHARE = 0.002;
/** However busy the machine is, nobody waits for more than this many times the wall time. */
const MOST_WALLS = 8;

interface Late {
  wallMs: number;
  /** Milliseconds since the work began, and those since the last look. */
  elapsedMs: number;
  sinceMs: number;
  /** Milliseconds of the processor since the work began and since the last look; null where unknown. */
  workedMs: number | null;
  workedSinceMs: number | null;
}

/**
 * True when a request whose wall time is over is given up. On a machine that is busy with other things the
 * child had less of the processor than the time says: it may go on until it has worked as long as that.
 */
export function isGivenUp(late: Late): boolean {
  const { wallMs, elapsedMs, sinceMs, workedMs, workedSinceMs } = late;
  if (workedMs === null || workedSinceMs === null) return true;
  const isWorking = workedSinceMs >= sinceMs * LEAST_SHARE;
  return !isWorking || workedMs >= wallMs || elapsedMs >= wallMs * MOST_WALLS;
}

/**
 * Calls `onOver` once when a request that begins now takes too long; answers what stops it.
 * @param worked milliseconds that the processors have worked for who answers it; null where unknown
 * @param onOver told whether the child has worked for all that time, rather than waited
 */
export function startDeadline(
  worked: () => Promise<number | null>,
  wallMs: number,
  onOver: (hasWorked: boolean) => void,
): () => void {
  const begun = performance.now();
  const atBegin = worked();
  let seen = { at: begun, worked: atBegin };
  let timer = setTimeout(() => void look(), wallMs);
  let isStopped = false;

  const look = async (): Promise<void> => {
    const now = { at: performance.now(), worked: worked() };
    const [first, last, current] = await Promise.all([atBegin, seen.worked, now.worked]);
    if (isStopped) return;
    const since = (earlier: number | null): number | null =>
      current === null || earlier === null ? null : current - earlier;
    const late: Late = {
      wallMs,
      elapsedMs: now.at - begun,
      sinceMs: now.at - seen.at,
      workedMs: since(first),
      workedSinceMs: since(last),
    };
    if (isGivenUp(late)) return onOver((late.workedMs ?? 0) >= wallMs);
    seen = now;
    timer = setTimeout(() => void look(), wallMs / LOOKS);
  };

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
