import { useRef, useState } from 'react';
import { errorText, isSessionOver } from './api-error';

interface ActionHooks<Result> {
  onDone?(result: Result): void;
  /** Besides the error that the hook keeps; of an ended session the app itself tells, and leads to sign in. */
  onFailed?(error: unknown): void;
}

/**
 * Something a person asks of the server once: while it is under way a second click does nothing.
 * `error` is the cause of the last failure until the next try.
 */
export function useAction<Arguments extends unknown[], Result>(
  act: (...values: Arguments) => Promise<Result>,
  { onDone, onFailed }: ActionHooks<Result> = {},
) {
  const isRunning = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const run = async (...values: Arguments): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPending(true);
    setError(null);
    try {
      const result = await act(...values);
      onDone?.(result);
    } catch (failure) {
      setError(failure);
      // What is asked anew meets the end, too, and takes the screen away before anybody has read why.
      if (!isSessionOver(failure)) onFailed?.(failure);
    } finally {
      isRunning.current = false;
      setIsPending(false);
    }
  };

  return {
    run,
    isPending,
    error,
    errorText: error === null ? null : errorText(error),
    clearError: () => setError(null),
  };
}
