import type { DocumentDetail } from '@contracts/document';
import { useProviderQuery } from '../../api/use-provider-query';
import { useReadingAction } from '../actions/use-reading-action';

/** Whether there is anything to ask: most files hold one comprobante. */
const isOneOfMany = ({ authenticity, separatedFrom }: DocumentDetail): boolean =>
  separatedFrom !== null || (authenticity?.findings ?? []).some(({ other }) => other !== undefined);

/** The other comprobantes in a document's file; null until known, or where it has none. */
export function useComprobantes(document: DocumentDetail) {
  const { data } = useProviderQuery(
    ['documents', 'comprobantes', document.id],
    (provider, signal) => provider.getComprobantes(document.id, signal),
    { enabled: isOneOfMany(document) },
  );
  return data ?? null;
}

/** Makes a document of another comprobante. */
export const useSeparate = () =>
  useReadingAction<[number: string]>({
    act: (dataProvider, id, number) => dataProvider.separateComprobante(id, number),
    done: 'Documento creado; su lectura está en cola',
  });

/** Makes a document of its own of another original. */
export const usePart = () =>
  useReadingAction<[sourceId: string]>({
    act: (dataProvider, id, sourceId) => dataProvider.partSource(id, sourceId),
    done: 'Separado; su lectura está en cola',
  });
