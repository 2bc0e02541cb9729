import { useCallback } from 'react';
import { errorText } from '../api/api-error';
import { useToast } from '../ui/toast/ToastProvider';

/** Tells why something that was asked did not happen. */
export function useErrorToast(title: string): (error: unknown) => void {
  const toast = useToast();
  return useCallback(
    (error) => toast({ title, description: errorText(error), variant: 'destructive' }),
    [toast, title],
  );
}
