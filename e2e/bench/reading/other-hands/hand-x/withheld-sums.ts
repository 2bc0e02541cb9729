import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { decimal } from '../../truth';
import type { BenchFacts } from '../../model';

/** Retención (without what is paid after it) and percepción, where the facts carry one and both are printed. */
export function withheldTruth({
  retencion,
  percepcion,
}: BenchFacts): Pick<ExtractedData, 'retencion' | 'percepcion'> {
  return {
    ...(retencion && {
      retencion: { porcentaje: retencion.porcentaje, monto: decimal(retencion.monto) },
    }),
    ...(percepcion && {
      percepcion: {
        porcentaje: percepcion.porcentaje,
        monto: decimal(percepcion.monto),
        total: decimal(percepcion.totalConPercepcion),
      },
    }),
  };
}
