import { stripAccents, trimEndOf } from '../../../rules/text-clean';
import type { PrintedValue } from './field-value';
import { joinText } from './token';

/** What goes on after a name or an address in the sentence of a receipt. */
const GOES_ON =
  /^(?:IDENTIFICAD[OA]S?|DOMICILIAD[OA]S?|CON (?:R\W?U\W?C|D\W?N\W?I|DOMICILIO|DIRECCION)|LA (?:SUMA|CANTIDAD)|EL (?:IMPORTE|MONTO)|POR (?:CONCEPTO|LA SUMA|EL)|R\W?U\W?C\b|REGISTRO UNICO DE|D\W?N\W?I\b|(?:DOC\W?|DOCUMENTO) NACIONAL DE|CARNET? DE EXTRANJERIA|QUIEN|HEMOS|EN ADELANTE)/;

/**
 * The part of a sentence that the value is: `EMPRESA S.A., identificada con RUC ...` ends at the comma.
 * @param whole the value with the lines that it may run on over
 */
export function sentencePart(
  value: PrintedValue,
  whole: (value: PrintedValue) => PrintedValue,
): PrintedValue {
  return cut(value) ?? cutOrAll(whole(value));
}

/** Without the first word of what goes on, when the rest of it stands on the next line (`..., la`). */
function cutOrAll(value: PrintedValue): PrintedValue {
  const part = cut(value);
  if (part) return part;
  const last = value.tokens.at(-1);
  const isLoose =
    /^(?:la|el|por|con|y)$/.test(last?.text ?? '') && /,$/.test(value.tokens.at(-2)?.text ?? '');
  if (!isLoose) return value;
  const tokens = value.tokens.slice(0, -1);
  return { tokens, text: trimEndOf(joinText(tokens), /[\s,;]/) };
}

/** Null where nothing goes on. */
function cut({ tokens }: PrintedValue): PrintedValue | null {
  const at = tokens.findIndex(
    (_, index) =>
      index > 0 &&
      GOES_ON.test(stripAccents(joinText(tokens.slice(index, index + 3))).toUpperCase()),
  );
  if (at === -1) return null;
  const part = tokens.slice(0, at);
  return { tokens: part, text: trimEndOf(joinText(part), /[\s,;:–-]/) };
}
