const DUPLICATE_KEY = 11_000;

/** What a write rejects with when a unique index has its key already. */
export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;

/** False, and nothing stored, when a unique index has the key of what is written already. */
export async function isStoredFirst(write: PromiseLike<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
