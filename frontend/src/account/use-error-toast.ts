import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { errorText } from '../api/api-error';

/** Tells why something that was asked did not happen. */
export function useErrorToast(title: string): (error: unknown) => void {
  const notify = useNotify();
  return useCallback(
    (error) => notify(title, { description: errorText(error), type: 'error' }),
    [notify, title],
  );
}
