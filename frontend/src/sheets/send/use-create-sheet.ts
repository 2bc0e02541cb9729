import type { CreateSheetAnswer } from '@contracts/sheets';
import { limaDay } from '@rules/lima-day';
import { useRef } from 'react';
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
  const intent = useRef<ReturnType<typeof newIntent>>(null);
  const create = (provider: AppDataProvider): Promise<CreateSheetAnswer> => {
    const { title, key } = (intent.current ??= newIntent());
    return provider.createSheet(title, key);
  };
  return useAction(create, {
    done: ({ title }) => ({ title: '¡Hoja creada!', description: title }),
    failed: (error) => ({
      title: 'Error al crear hoja',
      description: errorText(error, 'Error al crear la hoja'),
    }),
    renews: [SHEETS_KEY],
    onDone: (sheet) => {
      intent.current = null;
      onCreated(sheet);
    },
  });
}
