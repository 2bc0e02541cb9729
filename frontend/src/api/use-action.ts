import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Notice } from '../ui/Notification';
import { errorText, isSessionOver } from './api-error';
import type { AppDataProvider } from './data-provider';

/** What is told and renewed when an action ends. */
export interface Outcome<Result> {
  /** The notice, or its title. */
  done?: string | ((result: Result) => Notice);
  /** Of a failure; without it whoever asked shows `errorText` in its place. */
  failed?: string | ((error: unknown) => Notice);
  /** Keys of what it may have altered, however it ended; an empty key is all there is. */
  renews?: readonly QueryKey[];
  onDone?(result: Result): void;
  /** Of an ended session the app itself tells, and leads to sign in. */
  onFailed?(error: unknown): void;
}

/**
 * Something a person asks of the server once: while it is under way a second click does nothing.
 * `error` is the cause of the last failure until the next try.
 */
export function useAction<Arguments extends unknown[], Result>(
  act: (provider: AppDataProvider, ...values: Arguments) => Promise<Result>,
  { done, failed, renews = [], onDone, onFailed }: Outcome<Result> = {},
) {
  const provider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const isRunning = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const renew = (): void => {
    for (const queryKey of renews) void queryClient.invalidateQueries({ queryKey });
  };
  const succeed = (result: Result): void => {
    if (done !== undefined) {
      const { title, ...more } = typeof done === 'string' ? { title: done } : done(result);
      notify(title, more);
    }
    renew();
    onDone?.(result);
  };
  const fail = (failure: unknown): void => {
    setError(failure);
    // What is asked anew meets the end, too, and takes the screen away before anybody has read why.
    if (isSessionOver(failure)) return;
    if (failed !== undefined) {
      const { title, ...more } =
        typeof failed === 'string'
          ? { title: failed, description: errorText(failure) }
          : failed(failure);
      notify(title, { ...more, type: 'error' });
    }
    renew();
    onFailed?.(failure);
  };
  /** Whether it was done. */
  const run = async (...values: Arguments): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsPending(true);
    setError(null);
    try {
      succeed(await act(provider, ...values));
      return true;
    } catch (failure) {
      fail(failure);
      return false;
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
