import { type ExportFormat, exportFileName } from '@contracts/exports';
import { BULK_MAX_IDS } from '@contracts/payment';
import { limaDay } from '@rules/lima-day';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { errorText, isAbort } from '../../api/api-error';
import type { AppDataProvider } from '../../api/data-provider';
import { useAction } from '../../api/use-action';
import { downloadBlob } from '../../documents/download';
import { documentsText } from '../format';
import { type Selection, chosenCount } from '../selection';

const TOO_MANY = `Elija hasta ${BULK_MAX_IDS} documentos uno por uno, o filtre y use «Seleccionar los que coinciden».`;

/** Saves what is chosen as a file; one at a time, with its size so far, and it can be called off. */
export function useExport(selection: Selection) {
  const notify = useNotify();
  const [running, setRunning] = useState<{ format: ExportFormat; bytes: number } | null>(null);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const save = async (provider: AppDataProvider, format: ExportFormat) => {
    const { documents, all } = selection;
    const controller = new AbortController();
    abort.current = controller;
    setRunning({ format, bytes: 0 });
    try {
      const { blob, count } = await provider.exportDocuments(
        { format, selection: all ? { filter: all.filter } : { ids: [...documents.keys()] } },
        { signal: controller.signal, onBytes: (bytes) => setRunning({ format, bytes }) },
      );
      const name = exportFileName(format, limaDay(new Date()));
      downloadBlob(name, blob);
      return `${name}: ${documentsText(count ?? chosenCount(selection))}`;
    } finally {
      setRunning(null);
    }
  };

  const action = useAction(save, {
    done: (description) => ({ title: 'Exportado', description }),
    onFailed: (error) => {
      if (isAbort(error)) notify('Exportación cancelada');
      else notify('Error al exportar', { description: errorText(error), type: 'error' });
    },
  });
  const run = (format: ExportFormat): void => {
    if (!selection.all && selection.documents.size > BULK_MAX_IDS) {
      notify('Demasiados documentos', { type: 'error', description: TOO_MANY });
    } else void action.run(format);
  };
  return { run, running, cancel: () => abort.current?.abort() };
}
