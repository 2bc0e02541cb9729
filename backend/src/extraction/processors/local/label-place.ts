import { amountsIn } from './amount-token';
import type { LabelHit } from './label-hit';
import { joinText, type Token } from './token';

/** `18% IGV`, `(18 %) I.G.V.`: the rate is told before the tax. */
export const isRateBefore = ({ id }: LabelHit, before: readonly Token[]): boolean =>
  id === 'igv' && /^\(?\d{1,2}(?:[.,]\d{1,2})? ?%\)?$/.test(joinText(before));

/** `Lugares de pago:`, `Atención al usuario:`: the last word of a name that is no label of ours. */
export const isEndOfName = (before: readonly Token[]): boolean =>
  before.length > 1 && /^(?:DEL?|AL|SU|PARA)$/.test(before.at(-1)?.compact ?? '');

/** `Medio de pago  Efectivo`: a word that names a sum only where a sum follows it. */
export function isPaymentWord({ id, label, line, end, cell }: LabelHit): boolean {
  if (id !== 'notTotal' || !/^(?:EFECTIVO|TARJETA|VISA|MASTERCARD|YAPE|PLIN)$/.test(label))
    return false;
  const after = line.cells.slice(line.cells.indexOf(cell) + 1).flatMap(({ tokens }) => tokens);
  return amountsIn([...cell.tokens.slice(end), ...after]).length === 0;
}

/**
 * `Señor de los Milagros`, `Usuario o`, `Dirección de Compras`, `Condiciones de la compra`: the word is part of a
 * name or of another text.
 */
export function isOfAName({ id, label, cell, end }: LabelHit): boolean {
  if (/^(?:NOTA|PAGO|MENSAJE|TEXTO)$/.test(label)) return true;
  if (/^(?:CONDICION|CONDICIONES|TERMINOS)$/.test(label))
    return /^(?:DEL?|GENERALES|PARTICULARES|ESPECIALES|TECNICAS|ENVIO|ENTREGA|DESPACHO)$/.test(
      cell.tokens[end]?.compact ?? '',
    );
  if (id !== 'customer' && id !== 'supplier' && label !== 'DIRECCION') return false;
  if (label === 'SENOR' && cell.tokens[end - 1]?.compact === 'DE') return true;
  return /^(?:DE|DEL|O|Y|U|QUE|EN)$/.test(cell.tokens[end]?.compact ?? '');
}
