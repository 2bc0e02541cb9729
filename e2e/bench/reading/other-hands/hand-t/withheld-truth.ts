import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import type { BenchFacts } from '../../model';

type Withheld = Pick<ExtractedData, 'retencion' | 'percepcion'>;

/** What is withheld of a sale or collected on top of it, where the facts have it. */
export function withheldTruth({ retencion, percepcion }: BenchFacts): Withheld {
  return {
    ...(retencion && {
      retencion: { porcentaje: retencion.porcentaje, monto: retencion.monto / 100 },
    }),
    ...(percepcion && {
      percepcion: {
        porcentaje: percepcion.porcentaje,
        monto: percepcion.monto / 100,
        total: percepcion.totalConPercepcion / 100,
      },
    }),
  };
}
