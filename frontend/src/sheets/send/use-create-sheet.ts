import type { CreateSheetAnswer } from '@contracts/sheets';
import { limaDay } from '@rules/lima-day';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import { useAction } from '../../api/use-action';
import { useToast } from '../../ui/toast/ToastProvider';
import { sheetsErrorText } from '../sheets-error';
import { SHEETS_KEY } from '../use-sheets-status';

/** Makes a new spreadsheet; whether or not the answer arrives, the company's list is read again. */
export function useCreateSheet(onCreated: (sheet: CreateSheetAnswer) => void) {
  const provider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const toast = useToast();
  const readList = (): void => void queryClient.invalidateQueries({ queryKey: SHEETS_KEY });
  return useAction(() => provider.createSheet(`Documentos Procesados - ${limaDay(new Date())}`), {
    onDone: (sheet) => {
      toast({ title: '¡Hoja creada!', description: sheet.title });
      onCreated(sheet);
      readList();
    },
    onFailed: (error) => {
      const description = sheetsErrorText(error, 'Error al crear la hoja');
      toast({ title: 'Error al crear hoja', description, variant: 'destructive' });
      readList();
    },
  });
}
