import type { CreateSheetAnswer } from '@contracts/sheets';
import { limaDay } from '@rules/lima-day';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { newKey } from '../../api/new-key';
import { errorText } from '../../api/api-error';
import type { AppDataProvider } from '../../api/data-provider';
import { useAction } from '../../api/use-action';
import { SHEETS_KEY } from '../use-sheets-status';

/** What is asked for, under the key by which the server knows it when it is asked again. */
const newIntent = () => ({
  title: `Documentos Procesados - ${limaDay(new Date())}`,
  key: newKey(),
});

/** Makes a new spreadsheet; after a failure the next try is for the same one. Whether or not the answer arrives, the company's list is read again. */
export function useCreateSheet(onCreated: (sheet: CreateSheetAnswer) => void) {
  const provider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const intent = useRef<ReturnType<typeof newIntent>>(null);
  const readList = (): void => void queryClient.invalidateQueries({ queryKey: SHEETS_KEY });
  const create = (): Promise<CreateSheetAnswer> => {
    const { title, key } = (intent.current ??= newIntent());
    return provider.createSheet(title, key);
  };
  return useAction(create, {
    onDone: (sheet) => {
      intent.current = null;
      notify('¡Hoja creada!', { description: sheet.title });
      onCreated(sheet);
      readList();
    },
    onFailed: (error) => {
      const description = errorText(error, 'Error al crear la hoja');
      notify('Error al crear hoja', { description, type: 'error' });
      readList();
    },
  });
}
