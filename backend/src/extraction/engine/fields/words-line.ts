import { heightOf, horizontalOverlap, isNextLine, near, under } from '../page/place';
import { trimmedOf } from '../../../rules/text-clean';
import { parseAmountInWords } from '../../../rules/amount-in-words';
import {
  type Page,
  type PrintedValue,
  printed,
  valueOf,
  EVIDENCE,
  rawField,
  field,
} from '../words/field-value';
import { type Cell } from '../page/layout';
import { joinText, type Token } from '../page/token';
import { detectCurrency, foreignCurrency } from '../../../rules/currency';
import type { RawField } from '../../domain/raw-extraction';
import { isCurrencyMark } from '../page/amounts';

const CENTS = /\/\s*1[0O]{2}/i;
const MAX_LINES = 3;

/** The amount in words (`SON: ... CON 00/100 SOLES`), also over several lines or cells. */
export function findWords(page: Page): PrintedValue | null {
  const ends = page.layout.cells.filter((cell) => CENTS.test(cell.text));
  for (const cell of ends) {
    const spoken = spokenWords(cell, page);
    const labelled = inCell(cell, page);
    const value = isWhole(spoken, labelled, page) ? spoken : labelled;
    if (value) return withoutBrackets(withCurrency(value, cell, page));
  }
  const labelled = page.hits
    .filter(({ id }) => id === 'words')
    .map((hit) => valueOf(hit, page, ({ tokens }) => isSpoken(tokens)));
  return withoutBrackets(labelled.find((value) => value !== null) ?? null);
}

/**
 * Whether the words that were counted back from the cents are all of the amount. OCR glues some of its words, so that
 * there the count may stop short of what the cell holds; what goes back to the line above is whole.
 */
function isWhole(
  spoken: PrintedValue | null,
  labelled: PrintedValue | null,
  { layout }: Page,
): boolean {
  if (!spoken || !labelled) return spoken !== null;
  return (
    layout.source === 'texto' || spoken.tokens.some((token) => !labelled.tokens.includes(token))
  );
}

/** `S/ 1,200.00 (MIL DOSCIENTOS CON 00/100 SOLES)`: the brackets are of the sentence. */
const withoutBrackets = <T extends PrintedValue | null>(value: T): T =>
  value && { ...value, text: trimmedOf(value.text, /[(*]/, /[)*]/) };

const NUMBER =
  /^(?:UN|UNO|UNA|DOS|TRES|CUATRO|CINCO|SEIS|SIETE|OCHO|NUEVE|DIEZ|ONCE|DOCE|TRECE|CATORCE|QUINCE|DIECI\w+|VEINT\w+|TREINTA\w*|CUARENTA\w*|CINCUENTA\w*|SESENTA\w*|SETENTA\w*|OCHENTA\w*|NOVENTA\w*|CIEN|CIENTO\w*|\w+CIENT[OA]S|QUINIENT[OA]S|MIL|MILLON|MILLONES|CERO|Y|CON)$/;
const ENGLISH =
  /^(?:ZERO|ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|ELEVEN|TWELVE|\w+TEEN|(?:TWEN|THIR|FOR|FIF|SIX|SEVEN|EIGH|NINE)TY\w*|HUNDRED|THOUSAND|MILLION|AND)$/;
/** What is counted, which some say before the cents: `PESOS 31/100 M.N.`, `dollars and fifty cents`. */
const CURRENCY =
  /^(?:NUEVOS|SOL|SOLES|DOLAR(?:ES)?|AMERICANOS|EUROS?|PESOS|MEXICANOS|COLOMBIANOS|CHILENOS|ARGENTINOS|MN|MXN|COP|CLP|ARS|PEN|US|USD|EUR|GBP|DOLLARS?|POUNDS|MCTE|ONLY|CENTIMOS|CENTAVOS|CENTS|PENCE)$/;

const isNumberWord = ({ compact }: Token): boolean => NUMBER.test(compact) || ENGLISH.test(compact);
const isOfAmount = (token: Token): boolean => isNumberWord(token) || CURRENCY.test(token.compact);

/** Nothing but numbers and what they count. */
const isSpoken = (tokens: readonly Token[]): boolean =>
  tokens.filter(isNumberWord).length > 1 &&
  tokens.every((token) => isOfAmount(token) || token.compact === '' || CENTS.test(token.text));

/** From the first word of the number, be it lines above, to the cents. */
function spokenWords(cell: Cell, page: Page): PrintedValue | null {
  const cents = cell.tokens.findIndex(({ text }) => CENTS.test(text));
  let words = cell.tokens.slice(0, cents + 1);
  let top: Cell | undefined = cell;
  for (let count = 0; count < MAX_LINES && top && startsWithNumber(words); count += 1) {
    top = cellOver(top, page);
    words = [...(top?.tokens ?? []), ...words];
  }
  const before = words
    .slice(0, -1)
    .findLastIndex((token) => !isOfAmount(token) || token.text.endsWith(':'));
  const run = words.slice(before + 1);
  const tail = cell.tokens.slice(cents + 1);
  const end = tail.findIndex(({ compact }) => !CURRENCY.test(compact));
  return run.length > 1 ? readable([...run, ...tail.slice(0, end === -1 ? undefined : end)]) : null;
}

const startsWithNumber = (words: readonly Token[]): boolean => words.slice(0, -1).every(isOfAmount);

/** The next line above in the same column that ends in a word of an amount. */
function cellOver(cell: Cell, page: Page): Cell | undefined {
  return near(page.layout.cells, cell.y0 - heightOf(cell), cell.y0).findLast(
    (one) =>
      one.page === cell.page &&
      one.tokens.slice(-1).some(isOfAmount) &&
      isNextLine(cell, one) &&
      horizontalOverlap(one, cell) > 0,
  );
}

/** `... CON 70/100` at the end of a line, and `SOLES` at the start of the next. */
function withCurrency(value: PrintedValue, cell: Cell, page: Page): PrintedValue {
  const last = value.tokens.at(-1);
  if (!last || last !== cell.tokens.at(-1) || /^(?:SOLES|AMERICANOS|EUROS|MN)$/.test(last.compact))
    return value;
  const next = under(page.layout.cells, cell, cell.page).find(
    ({ x0, tokens }) => x0 < cell.x1 && CURRENCY.test(tokens[0]?.compact ?? ''),
  );
  const size = next?.tokens.findIndex(({ compact }) => !CURRENCY.test(compact)) ?? 0;
  const rest = next?.tokens.slice(0, size === -1 ? undefined : size) ?? [];
  return printed([...value.tokens, ...rest]) ?? value;
}

function inCell(cell: Cell, page: Page): PrintedValue | null {
  const hit = page.hits.find((one) => one.cell === cell && one.id === 'words');
  return readable(cell.tokens.slice(hit?.end ?? 0));
}

function readable(tokens: readonly Token[]): PrintedValue | null {
  return parseAmountInWords(joinText(tokens)) || isSpoken(tokens) ? printed(tokens) : null;
}

/** Currency by its label, then by the words line, then by the mark beside the amounts (peru.md section 9). */
export function currencyFields(page: Page, words: PrintedValue | null): RawField[] {
  for (const hit of page.hits.filter((one) => one.id === 'currency')) {
    const beside = hit.line.cells[hit.line.cells.indexOf(hit.cell) + 1];
    // `Moneda: Peso Mexicano`: a label of weights begins the name of a currency.
    const isNamed = hit.isFollowedByColon && beside && foreignCurrency(beside.text) !== null;
    const value = isNamed
      ? printed(beside.tokens)
      : valueOf(hit, page, ({ text }) => namesCurrency(text));
    if (value) return field('documento.moneda', firstSentence(value), EVIDENCE.label, page);
  }
  const tail = words?.tokens.slice(-2) ?? [];
  const spoken = tail.map((token) => token.text).join(' ');
  if (detectCurrency(spoken)) {
    return [rawField('documento.moneda', spoken, tail, EVIDENCE.label, page.layout.source)];
  }
  return markField(page);
}

const namesCurrency = (text: string): boolean =>
  detectCurrency(text) !== null || foreignCurrency(text) !== null;

/** `DÓLARES AMERICANOS. El importe en soles es referencial.` */
function firstSentence(value: PrintedValue): PrintedValue {
  const end = value.tokens.findIndex(
    ({ text }, at) => /\p{L}{3}\.$/u.test(text) && at < value.tokens.length - 1,
  );
  const tokens = value.tokens.slice(0, end + 1);
  return end === -1 ? value : { tokens, text: joinText(tokens).replace(/\.$/, '') };
}

/** The number of a bank account: the mark before it says in what it is kept, not in what is sold. */
const ACCOUNT = /^\d+(?:-\d+)+$/;

/** `BRL 40.00`, `Total GBP incl. VAT`; in `3.00 BRL 123.60` it is barrels that are counted. */
const foreignMark = (text: string, before: Token | undefined, next: Token | undefined) =>
  before?.compact === 'TOTAL' ||
  (/^-?\d/.test(next?.text ?? '') && !/^-?\d/.test(before?.text ?? ''))
    ? foreignCurrency(text)
    : null;

/** The last mark of the page stands beside the total; OCR makes `$` of `S/`, so a word outweighs it. */
function markField(page: Page): RawField[] {
  const tokens = page.layout.lines.flatMap((line) => line.tokens);
  const mark = [...tokens]
    .reverse()
    .find(
      ({ text }, at, all) =>
        !ACCOUNT.test(all[at - 1]?.text ?? '') &&
        (isCurrencyMark(text) || /^(?:S\/|US\$|\$|€)\s*\.?\d/.test(text)) &&
        (detectCurrency(text) ?? foreignMark(text, all[at + 1], all[at - 1])) !== null,
    );
  const prefix = mark ? (/^\D+/.exec(mark.text)?.[0] ?? mark.text) : '';
  const isMisread = page.layout.source === 'ocr' && prefix.trim() === '$';
  const soles = isMisread ? tokens.find(({ compact }) => compact === 'SOLES') : undefined;
  if (soles) {
    return [rawField('documento.moneda', soles.text, [soles], EVIDENCE.place, page.layout.source)];
  }
  return mark
    ? [rawField('documento.moneda', prefix, [mark], EVIDENCE.place, page.layout.source)]
    : [];
}
