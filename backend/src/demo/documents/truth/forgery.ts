import type { Cents, DemoCurrency, DemoForgery } from '../model';
import { money } from './money';

/** Swaps the first digit of the total for a bigger one, as a careless forger does. */
export function forgeryOf(total: Cents, currency: DemoCurrency): DemoForgery {
  const text = String(total);
  const first = Number(text[0]);
  const bigger = first < 5 ? `${first + 4}` : first < 9 ? '9' : '19';
  const printedTotal = Number(`${bigger}${text.slice(1)}`);
  const reason =
    `El total impreso (${money(printedTotal, currency)}) no es el del código QR ` +
    `ni el monto en letras (${money(total, currency)}).`;
  return { reason, printedTotal };
}
