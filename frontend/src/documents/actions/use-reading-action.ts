import type { DocumentSummary } from '@contracts/document';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useRefreshCredits } from '../../account/credits/use-credits';
import { errorText } from '../../api/api-error';
import type { AppDataProvider } from '../../api/data-provider';
import { useAction } from '../../api/use-action';
import { ALL_OF_DOCUMENTS } from '../document-key';

type Named = Pick<DocumentSummary, 'id' | 'filename'>;

interface ReadingAction<Rest extends unknown[]> {
  act(dataProvider: AppDataProvider, id: string, ...rest: Rest): Promise<unknown>;
  /** Titles of the toasts; without one a failure is told where it was asked. */
  done: string;
  failed?: string;
}

/** An act on the reading of a document; tells how it went and renews what it changes, credits included. */
export function useReadingAction<Rest extends unknown[] = []>(action: ReadingAction<Rest>) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const refreshCredits = useRefreshCredits();
  const notify = useNotify();
  const refresh = (): void => {
    void queryClient.invalidateQueries({ queryKey: ALL_OF_DOCUMENTS });
    refreshCredits();
  };
  const run = async ({ id, filename }: Named, ...rest: Rest): Promise<void> => {
    await action.act(dataProvider, id, ...rest);
    notify(action.done, { description: filename });
    refresh();
  };
  return useAction(run, {
    onFailed: (error) => {
      const { failed: title } = action;
      if (title) notify(title, { description: errorText(error), type: 'error' });
      refresh();
    },
  });
}
