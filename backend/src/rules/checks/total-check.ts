import { formatAmount } from '../money';
import { found, nameOfTotal, NOTHING, passed, type Check } from './check';
import { totalIdentity } from './total-identity';

/** TOTAL_NO_CUADRA: the printed parts do not add up to the printed total (peru.md section 3.2). */
export const checkTotal: Check = (subject) => {
  const identity = totalIdentity(subject.data);
  if (!identity) return NOTHING;
  if (identity.agrees) return passed('El subtotal más los impuestos da el total impreso.');
  const total = formatAmount(subject.data.totales?.total ?? 0);
  const expected = formatAmount(identity.expected);
  return found(subject, {
    id: 'TOTAL_NO_CUADRA',
    message: `Los importes impresos suman ${expected}, pero ${nameOfTotal(subject)} es ${total}.`,
    expected,
    found: total,
    paths: identity.paths,
  });
};
