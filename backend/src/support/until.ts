/** Asks again until there is an answer; fails after `timeoutMs`. */
export async function until<T>(
  ask: () => Promise<T | null>,
  timeoutMs = 10_000,
  everyMs = 25,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(`nothing within ${timeoutMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
