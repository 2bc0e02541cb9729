import { amountText } from '../../styles';
import type { BenchFacts, Cents } from '../../model';

/** Thousands with a comma, cents behind a point. */
export const money = (cents: Cents): string => amountText(cents, 'point');

/** The instalments in the words of the product's key. */
export const cuotasText = ({ cuotas }: BenchFacts): string =>
  cuotas.map(({ numero, fecha, monto }) => `Cuota ${numero}: ${fecha} ${money(monto)}`).join('; ');
