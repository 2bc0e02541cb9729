const LATE = Symbol('late');

/** The promise, or `onTimeout()` when it has not settled after so many milliseconds. */
export async function within<T>(ms: number, promise: Promise<T>, onTimeout: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(resolve, ms, LATE);
  });
  try {
    const first = await Promise.race([promise, late]);
    return first === LATE ? onTimeout() : first;
  } finally {
    clearTimeout(timer);
  }
}
