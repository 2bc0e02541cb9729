import type { Page } from './field-value';
import type { Cell } from './layout';
import { upper } from './text-kind';

/** What a foot says of the programs and offices that a document went through, with addresses of theirs. */
const ABOUT_OTHERS =
  /SUNAT|CONSULT|VERIFIC|DESCARG|AUTORIZ|GENERAD[AO]|EMITID[AO] (?:POR|DESDE|CON)|SOPORTE|\b(?:PSE|OSE)\b|IMPRENTA|IMPRESO|SOFTWARE|SISTEMA|DESARROLL|CONTACTO\b|VENDEDOR|COMPRADOR/;
const EMAIL = /\S+@\S+\.\w+/g;

/** Lines with an e-mail and a telephone: how the issuer can be reached, once more or only there. */
export function footLines({ layout }: Page): Cell[] {
  const lines = layout.lines.filter(({ cells }) => {
    const text = cells.map((cell) => cell.text).join(' ');
    const isBoth = /\S@\S+\.\w/.test(text) && /\d{3}\W?\d{3}/.test(text);
    return isBoth && !ABOUT_OTHERS.test(upper(text.replace(EMAIL, '')));
  });
  return lines.flatMap(({ cells }) => cells);
}
