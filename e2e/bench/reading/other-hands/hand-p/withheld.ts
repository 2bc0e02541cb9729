import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import type { BenchFacts } from '../../model';
import { amountText } from '../../styles';
import { decimal } from '../../truth';

/** Retención and percepción with all that stands in their lines. */
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

/** The instalments in the form of the contract. */
export const cuotasText = (cuotas: BenchFacts['cuotas']): string =>
  cuotas
    .map(({ numero, fecha, monto }) => `Cuota ${numero}: ${fecha} ${amountText(monto, 'point')}`)
    .join('; ');

/**
 * What a service's emitter prints: 12 % or the like of the sale, in whole soles. Taken of the taxed base,
 * which no forgery touches; only of a sale in soles above the threshold.
 */
export function serviceDetraccion(
  facts: BenchFacts,
  codigo: string,
  porcentaje: number,
  cuenta: string,
): BenchFacts['detraccion'] {
  const { gravada, exonerada, inafecta } = facts.sumas;
  const sale = Math.round(gravada * 1.18) + exonerada + inafecta;
  if (facts.moneda !== 'PEN' || sale <= 70_000) return null;
  return { codigo, porcentaje, monto: Math.round((sale * porcentaje) / 10_000) * 100, cuenta };
}
