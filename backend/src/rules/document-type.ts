import type { DocumentType } from '../contracts/extracted-data';
import { DOCUMENT_TYPES_BY_TITLE } from './document-titles';
import { compactText } from './text-clean';

export interface TitleMatch {
  type: DocumentType;
  /** How many compact characters of the text the title takes. */
  length: number;
}

/** The document title that a text begins with (`FACTURA ELECTRÓNICA`, glued or not), or null. */
export function titleAtStart(text: string): TitleMatch | null {
  const compact = compactText(text);
  const isMail = /^\S+@/.test(text.trim());
  for (const [title, type] of DOCUMENT_TYPES_BY_TITLE) {
    if (!isMail && compact.startsWith(title) && !isOfLongerWord(text, title))
      return { type, length: title.length };
  }
  return null;
}

/** `Facturación`, `Facturado a`, `Contratos`: another word that begins as the title does. */
function isOfLongerWord(text: string, title: string): boolean {
  let end = 0;
  for (const word of text.split(/\s+/).map(compactText)) {
    end += word.length;
    if (end < title.length) continue;
    const rest = word.slice(word.length - (end - title.length));
    return /^(?:CION|CIONES|D[OA]S?|R|RA|RSE|CE|CESE)$/.test(rest);
  }
  return false;
}

const CUT: readonly (readonly [RegExp, DocumentType])[] = [
  [/^FAC[A-Z]{0,5}ELECTRONICA$/, 'factura'],
  [/^BOL[A-Z]{0,10}ELECTRONICA$/, 'boleta'],
];

/** `FACT ELECTRÓNICA`: a title without letters from its middle, abbreviated or lost by OCR, that no other begins and ends like. */
export function cutTitle(text: string): TitleMatch | null {
  const compact = compactText(text);
  const type = CUT.find(([pattern]) => pattern.test(compact))?.[1];
  return type ? { type, length: compact.length } : null;
}

/** The type that a free text names (an engine's answer, a title with words around it), or null. */
export function documentTypeOf(text: string): DocumentType | null {
  const compact = compactText(text);
  const start = titleAtStart(text) ?? cutTitle(text);
  if (start) return start.type;
  return DOCUMENT_TYPES_BY_TITLE.find(([title]) => compact.includes(title))?.[1] ?? null;
}
