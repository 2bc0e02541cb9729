import type { DocumentSummary } from '@contracts/document';
import { CREDITS_KEY } from '../../account/account-keys';
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
export const useReadingAction = <Rest extends unknown[] = []>({
  act,
  done,
  failed,
}: ReadingAction<Rest>) =>
  useAction(
    async (provider, { id, filename }: Named, ...rest: Rest) => {
      await act(provider, id, ...rest);
      return { title: done, description: filename };
    },
    { done: (notice) => notice, failed, renews: [ALL_OF_DOCUMENTS, CREDITS_KEY] },
  );
