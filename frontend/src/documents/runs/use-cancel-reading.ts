import { useReadingAction } from '../actions/use-reading-action';

/** Ends the reading that is under way. */
export const useCancelReading = () =>
  useReadingAction({
    act: (dataProvider, id) => dataProvider.cancelReading(id),
    done: 'Lectura cancelada',
    failed: 'No se pudo cancelar la lectura',
  });
