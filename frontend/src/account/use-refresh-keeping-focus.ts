import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Reads a list again after one of its rows was ended. The button that was pressed goes with its row,
 * so the focus goes to the heading of the card (`title`), unless the person is elsewhere by then.
 */
export function useRefreshKeepingFocus(queryKey: QueryKey) {
  const queryClient = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const refresh = async (): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey });
    // The question that was answered gives the focus back as it goes.
    await new Promise((resolve) => setTimeout(resolve));
    const focused = document.activeElement;
    const card = title.current?.closest('section');
    if (!focused || focused === document.body || card?.contains(focused)) title.current?.focus();
  };
  return { title, refresh: () => void refresh() };
}
