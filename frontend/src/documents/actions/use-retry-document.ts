import type { DocumentSummary } from '@contracts/document';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useRefreshCredits } from '../../account/credits/use-credits';
import { errorText } from '../../api/api-error';
import type { AppDataProvider, ReadingEngine } from '../../api/data-provider';
import { useAction } from '../../api/use-action';
import { useToast } from '../../ui/toast/ToastProvider';
import { ALL_OF_DOCUMENTS } from '../document-key';

type Named = Pick<DocumentSummary, 'id' | 'filename'>;

/** Has a document read again whose reading failed; tells how that went and renews what it changes. */
export function useRetryDocument() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const refreshCredits = useRefreshCredits();
  const toast = useToast();
  const refresh = (): void => {
    void queryClient.invalidateQueries({ queryKey: ALL_OF_DOCUMENTS });
    refreshCredits();
  };
  const retry = async ({ id, filename }: Named, engine?: ReadingEngine): Promise<void> => {
    await dataProvider.retryDocument(id, engine);
    toast({ title: 'Lectura en cola', description: filename });
    refresh();
  };
  return useAction(retry, {
    onFailed: (error) => {
      const description = errorText(error);
      toast({ title: 'No se pudo reintentar', description, variant: 'destructive' });
      refresh();
    },
  });
}
