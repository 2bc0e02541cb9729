import { amountText } from '../../styles';
import type { BenchFacts, CivilDate } from '../../model';

/** As the contract writes them: `Cuota 1: 2026-07-30 1,907.68; Cuota 2: ...`. */
export const quotasText = ({ cuotas }: BenchFacts): string =>
  cuotas
    .map(({ numero, fecha, monto }) => `Cuota ${numero}: ${fecha} ${amountText(monto, 'point')}`)
    .join('; ');

/** Days from one civil date to another. */
export const daysBetween = (from: CivilDate, to: CivilDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
