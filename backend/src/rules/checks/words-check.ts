import { parseAmountInWords } from '../amount-in-words';
import { formatAmount, toCents } from '../money';
import { unrounded } from './total-identity';
import { found, nameOfTotal, NOTHING, passed, type Check } from './check';

/** MONTO_EN_LETRAS_NO_COINCIDE: the amount in words (legend 1000 of SUNAT) differs from the total. */
export const checkWords: Check = (subject) => {
  const words = subject.data.informacion_adicional?.monto_en_letras;
  const { totales } = subject.data;
  const total = totales?.total;
  const read = words ? parseAmountInWords(words) : null;
  if (!read || !totales || typeof total !== 'number') return NOTHING;
  if ([total, unrounded(totales)].some((one) => Math.abs(toCents(one)) === read.cents)) {
    return passed('El monto en letras coincide con el total.');
  }
  const expected = formatAmount(read.cents / 100);
  return found(subject, {
    id: 'MONTO_EN_LETRAS_NO_COINCIDE',
    message: `El monto en letras dice ${expected}, pero ${nameOfTotal(subject)} es ${formatAmount(total)}.`,
    expected,
    found: formatAmount(total),
    paths: ['totales.total', 'informacion_adicional.monto_en_letras'],
  });
};
