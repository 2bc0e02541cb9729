import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import type { BenchFacts } from '../../model';
import { amountText } from '../../styles';
import { decimal } from '../../truth';

/** `Cuota 1: 2026-07-30 1,907.68; ...`; empty without any. */
export const cuotasTruth = ({ cuotas }: BenchFacts): { cuotas?: string } =>
  cuotas.length === 0
    ? {}
    : {
        cuotas: cuotas
          .map(
            ({ numero, fecha, monto }) => `Cuota ${numero}: ${fecha} ${amountText(monto, 'point')}`,
          )
          .join('; '),
      };

/** Percentage and amount, without what remains. */
export const retencionTruth = ({ retencion }: BenchFacts): Pick<ExtractedData, 'retencion'> =>
  retencion
    ? { retencion: { porcentaje: retencion.porcentaje, monto: decimal(retencion.monto) } }
    : {};

/** All three values of a percepción. */
export const percepcionTruth = ({ percepcion }: BenchFacts): Pick<ExtractedData, 'percepcion'> =>
  percepcion
    ? {
        percepcion: {
          porcentaje: percepcion.porcentaje,
          monto: decimal(percepcion.monto),
          total: decimal(percepcion.totalConPercepcion),
        },
      }
    : {};
