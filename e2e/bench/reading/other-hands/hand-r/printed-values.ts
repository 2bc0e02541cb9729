import type { ProductoData } from '../../../../../backend/src/contracts/extracted-data';
import type { BenchFacts } from '../../model';
import { amountText } from '../../styles';
import { linesTruth, type LinePrinted } from '../../truth';

/** Rows without a discount leave its cell empty. */
export function rowsTruth(facts: BenchFacts, printed: readonly LinePrinted[]): ProductoData[] {
  return linesTruth(facts, printed).map(({ descuento, ...row }) =>
    descuento ? { ...row, descuento } : row,
  );
}

export const hasDiscounts = ({ lineas }: BenchFacts): boolean =>
  lineas.some(({ descuento }) => descuento !== 0);

/** The instalments in the contract's words. */
export const cuotasTruth = ({ cuotas }: BenchFacts): string =>
  cuotas
    .map(({ numero, fecha, monto }) => `Cuota ${numero}: ${fecha} ${amountText(monto, 'point')}`)
    .join('; ');
