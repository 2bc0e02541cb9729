import type { ReadingEngine } from '../../api/data-provider';
import { useReadingAction } from './use-reading-action';

/** Has a document read again whose reading failed, by the engine that it had unless another is given. */
export const useRetryDocument = () =>
  useReadingAction<[engine?: ReadingEngine]>({
    act: (dataProvider, id, engine) => dataProvider.retryDocument(id, engine),
    done: 'Lectura en cola',
    failed: 'No se pudo reintentar',
  });
