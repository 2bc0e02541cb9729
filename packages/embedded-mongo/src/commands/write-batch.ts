import type { Doc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import { flag, isDurable } from './arguments';
import type { CommandContext } from './context';

/**
 * Runs the statements of one write command in one transaction. A refused statement is answered in
 * `writeErrors`; an ordered batch ends there. Any other error undoes the whole batch.
 */
export async function writeBatch<T>(
  context: CommandContext,
  statements: readonly T[],
  apply: (statement: T, index: number) => void,
): Promise<{ writeErrors?: Doc[] }> {
  const { command, store } = context;
  const isOrdered = flag(command, 'ordered', true);
  const writeErrors: Doc[] = [];
  await store.write(() => {
    for (const [index, statement] of statements.entries()) {
      const error = attempt(() => apply(statement, index));
      if (error) writeErrors.push(writeError(index, error));
      if (error && isOrdered) return;
    }
  }, isDurable(command));
  return writeErrors.length > 0 ? { writeErrors } : {};
}

function attempt(apply: () => void): MongoError | null {
  try {
    apply();
    return null;
  } catch (error) {
    if (error instanceof MongoError) return error;
    throw error;
  }
}

function writeError(index: number, error: MongoError): Doc {
  return { index, code: error.code, ...error.extra, errmsg: error.message };
}
