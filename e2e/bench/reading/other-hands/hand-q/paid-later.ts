import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import type { BenchFacts, Cents } from '../../model';
import { amountText } from '../../styles';
import { decimal, linesTruth, type LinePrinted } from '../../truth';

/** The instalments as one value of the truth; empty when the sale has none. */
export const cuotasTruth = ({ cuotas }: BenchFacts): string =>
  cuotas
    .map(({ numero, fecha, monto }) => `Cuota ${numero}: ${fecha} ${amountText(monto, 'point')}`)
    .join('; ');

/** Retention and perception where their percentage and amount are printed. */
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

export const hasDiscounts = ({ lineas }: BenchFacts): boolean =>
  lineas.some(({ descuento }) => descuento > 0);

/** Rows where a discount of nothing is left blank. */
export const rowsTruth = (facts: BenchFacts, printed: readonly LinePrinted[]) =>
  linesTruth(facts, printed).map(({ descuento, ...row }) =>
    descuento ? { ...row, descuento } : row,
  );

/** Blank where there is nothing, as a report writer's zero-suppressed field. */
export const orBlank = (cents: Cents, write: (cents: Cents) => string): string =>
  cents === 0 ? '' : write(cents);
