/** Files are small and mostly wait for the disk; so many are under way at once. */
const AT_ONCE = 8;

/**
 * Runs the work for every item, some at once. After a failure nothing new begins, what is under way
 * ends, and then the failure is thrown: nobody writes any more when the caller cleans up.
 */
export async function forAll<T>(
  items: AsyncIterable<T> | Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let group: Promise<void>[] = [];
  for await (const item of items) {
    group.push(work(item));
    if (group.length < AT_ONCE) continue;
    await allEnded(group);
    group = [];
  }
  await allEnded(group);
}

async function allEnded(group: readonly Promise<void>[]): Promise<void> {
  const ends = await Promise.allSettled(group);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}
