import type { PrintedValue } from './field-value';
import type { Cell } from './layout';
import { looksLikeAddress, upper } from './text-kind';
import { joinText } from './token';

const SEPARATOR = /^[-–—|/·•]+$/;
/** What stands behind an address on the same line. */
const CONTACT =
  /^\W*(?:TEL|TELF|TELFS|TELEF|TELEFONOS?|TELEFAX|CEL|CELULAR|CENTRAL|MOVIL|WHATSAPP|FAX|E-?MAIL|CORREO|WEB|WWW|R\.?U\.?C)\b|@|WWW\./;

const BRANCH =
  /^\W*(?:TIENDA|SUCURSAL|SEDE|AGENCIA|ESTABLECIMIENTO|PUNTO DE VENTA|LOCAL|ALMACEN|PLANTA|ANEXO|BOTICA|FARMACIA|GRIFO|OFICINA DE VENTAS?|CENTRO DE DISTRIBUCION)\b\W*/;
/** `LOCAL COMERCIAL 12`, `PLANTA BAJA`: where in a building something is. */
const WITHIN = /^(?:COMERCIAL|BAJA|ALTA|INTERIOR|INDUSTRIAL)\b/;

/** Names another place of the party (`TIENDA LOS OLIVOS 124`, `ESTABLECIMIENTO EMISOR 0114: ...`); `LOCAL COMERCIAL 12` is a door of this one. */
export function isBranch(text: string): boolean {
  const folded = upper(text);
  const rest = folded.replace(BRANCH, '');
  return rest !== folded && /^[A-Z]{2}/.test(rest) && !WITHIN.test(rest);
}

/** The address in a cell, alone or between a RUC and a telephone; null when there is none. */
export function addressPart({ tokens }: Cell): PrintedValue | null {
  // `RUC 20447766729 - Av. Grau 812`: the number with its label begins no address.
  const number = tokens.slice(0, 3).findIndex(({ text }) => /^\d{11}$/.test(text));
  const start = tokens.findIndex(({ text }, index) => {
    if (index <= number || SEPARATOR.test(text)) return false;
    const before = tokens[index - 1]?.text ?? '-';
    const mayBegin = SEPARATOR.test(before) || /[,;]$/.test(before) || /^\d{11}\W?$/.test(before);
    return mayBegin && looksLikeAddress(joinText(tokens.slice(index)));
  });
  if (start === -1) return null;
  const rest = tokens.slice(start);
  const end = rest.findIndex(({ text }) => CONTACT.test(upper(text)));
  const words = end === -1 ? rest : rest.slice(0, end);
  while (SEPARATOR.test(words.at(-1)?.text ?? '') && end !== -1) words.pop();
  return words.length < 2 ? null : { tokens: words, text: joinText(words) };
}
