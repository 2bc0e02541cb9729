const SLOWER = 1.5;
const SLOWEST_MS = 400;

/**
 * Asks again until there is an answer, each time after a longer wait: who asks all the time keeps a small
 * machine from the work that is waited for. Fails after `timeoutMs`.
 */
export async function until<T>(
  ask: () => Promise<T | null>,
  timeoutMs = 240_000,
  everyMs = 25,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (let wait = everyMs; ; wait = Math.min(wait * SLOWER, Math.max(everyMs, SLOWEST_MS))) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(`nothing within ${timeoutMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
