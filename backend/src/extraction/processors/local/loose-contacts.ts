import { trimmedOf } from '../../../rules/text-clean';
import type { RawField } from '../../domain/raw-extraction';
import { EVIDENCE, field } from './draft-field';
import type { Page, PrintedValue } from './field-value';
import type { Cell } from './layout';
import { type PartyKey } from './party-fields';
import { looksLikeContact } from './text-kind';
import { joinText } from './token';

const EMAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
/** Lima `(01) 615-7691`, provinces `(044) 267419` and `044-267419`, mobile `954 124 382`. */
const PHONE =
  /^(?:\+?51\s?)?(?:\(0?\d{1,3}\)\s?\d{3}[-\s]?\d{3,4}|0\d{1,2}-\d{6,7}|0?1[-\s]\d{3}[-\s]?\d{4}|9\d{2}[-\s]?\d{3}[-\s]?\d{3})$/;
/** Without a code only where the line says that it is one. */
const SHORT_PHONE = /^\d{3}[-\s]\d{4}$/;
const MOST_WORDS = 4;

/** Telephone and e-mail in cells of a party that stand without a label, or in the middle of a line. */
export function looseContactFields(key: PartyKey, cells: readonly Cell[], page: Page): RawField[] {
  const phone = firstRun(cells, (text, cell) => PHONE.test(text) || isShortPhone(text, cell));
  const email = firstRun(cells, (text) => EMAIL.test(text));
  return [
    ...field(`${key}.telefono`, phone, EVIDENCE.place, page),
    ...field(`${key}.email`, email, EVIDENCE.place, page),
  ];
}

const isShortPhone = (text: string, cell: Cell): boolean =>
  SHORT_PHONE.test(text) && looksLikeContact(cell.text);

/** The first words, the longest run of them, that are what is looked for. */
function firstRun(
  cells: readonly Cell[],
  accepts: (text: string, cell: Cell) => boolean,
): PrintedValue | null {
  for (const cell of cells) {
    for (let start = 0; start < cell.tokens.length; start += 1) {
      for (let size = MOST_WORDS; size > 0; size -= 1) {
        const tokens = cell.tokens.slice(start, start + size);
        const text = trimmedOf(joinText(tokens), /[·|/\s–-]/, /[\s,;.·|/–-]/);
        if (tokens.length === size && accepts(text, cell)) return { tokens, text };
      }
    }
  }
  return null;
}
