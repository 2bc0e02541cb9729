import type { Page, PrintedValue } from './field-value';
import { endsAddress } from './address-end';
import { runOn } from './run-on';
import {
  endsBlock,
  hasCompanySuffix,
  isSaying,
  letterCount,
  looksLikeAddress,
  looksLikeContact,
} from './text-kind';

/** A telephone, with or without the letters that say so: `T. 909 641 123`. */
const PHONE_LINE =
  /^\W*(?:(?:T|TF|T[L1I]F|TELF?|F|C|CEL|M)\b[.:]?\s*)?\(?0?\d{1,3}\)?[\s-]*\d{3}[\s-]?\d{3,4}\b/i;

/** `SOCIEDAD ANONIMA` over `CERRADA`. */
function goesOnLegalForm(text: string, next: string): boolean {
  return /SOCIEDAD(?: AN[OÓ]NIMA)?$/i.test(text) && /^(?:AN[OÓ]NIMA|CERRADA|ABIERTA)\b/i.test(next);
}

/** A name with the lines that it goes on over, up to its legal form. */
export function withName(value: PrintedValue, page: Page, pageNumber: number): PrintedValue {
  return runOn(value, page, pageNumber, {
    maxLines: 2,
    isComplete: (text) => hasCompanySuffix(text) && !/SOCIEDAD AN[OÓ]NIMA$/i.test(text),
    rejects: (text) =>
      letterCount(text) === 0 ||
      looksLikeAddress(text) ||
      looksLikeContact(text) ||
      endsBlock(text),
    mayBeShort: (text, next) =>
      (!hasCompanySuffix(text) && hasCompanySuffix(next)) || goesOnLegalForm(text, next),
  });
}

/** What stands beside the label of an address and can be one. */
export function mayBeAddress(text: string): boolean {
  return letterCount(text) >= 5 || looksLikeAddress(`${text} `);
}

/** An address with the lines that it goes on over. */
export function withAddressLines(
  value: PrintedValue,
  page: Page,
  pageNumber: number,
): PrintedValue {
  return runOn(value, page, pageNumber, {
    maxLines: 4,
    isComplete: () => false,
    rejects: (text) =>
      hasCompanySuffix(text) ||
      looksLikeContact(text) ||
      endsBlock(text) ||
      isSaying(text) ||
      endsAddress(text) ||
      PHONE_LINE.test(text),
    mayBeShort: () => true,
  });
}
