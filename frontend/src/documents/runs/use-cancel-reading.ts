import type { DocumentSummary } from '@contracts/document';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useRefreshCredits } from '../../account/credits/use-credits';
import { errorText } from '../../api/api-error';
import type { AppDataProvider } from '../../api/data-provider';
import { useAction } from '../../api/use-action';
import { useToast } from '../../ui/toast/ToastProvider';
import { ALL_OF_DOCUMENTS } from '../document-key';

/** Ends the reading that is under way; tells how that went and renews what it changes. */
export function useCancelReading() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const refreshCredits = useRefreshCredits();
  const toast = useToast();
  const refresh = (): void => {
    void queryClient.invalidateQueries({ queryKey: ALL_OF_DOCUMENTS });
    refreshCredits();
  };
  const cancel = async ({ id, filename }: Pick<DocumentSummary, 'id' | 'filename'>) => {
    await dataProvider.cancelReading(id);
    toast({ title: 'Lectura cancelada', description: filename });
    refresh();
  };
  return useAction(cancel, {
    onFailed: (error) => {
      toast({
        title: 'No se pudo cancelar la lectura',
        description: errorText(error),
        variant: 'destructive',
      });
      refresh();
    },
  });
}
