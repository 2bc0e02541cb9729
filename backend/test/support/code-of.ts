/** The `code` of the error that an action throws; null when it throws none. */
export function codeOf(action: () => unknown): unknown {
  try {
    action();
    return null;
  } catch (error) {
    return codeIn(error);
  }
}

/** The `code` of the error that a promise ends with; null when it resolves. */
export async function rejectedCode(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
    return null;
  } catch (error) {
    return codeIn(error);
  }
}

function codeIn(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : error;
}
