import type { WorkflowDocument } from '@contracts/workflow-calls';
import { parseComprobanteNumber, sameComprobante } from '@rules/comprobante-number';
import { parseDate } from '@rules/date';
import { supplierNet } from '@rules/detraction';
import { parseAmount, toCents } from '@rules/money';
import { isValidRuc } from '@rules/ruc';

/** By what a line was found to be of a document, the surest first. */
const FOUND_BY = ['numero', 'ruc', 'importe'] as const;

export interface BankReference {
  reference: string;
  by: (typeof FOUND_BY)[number];
}

interface BankReferences {
  /** By document; those of which two lines say different things are not there. */
  found: ReadonlyMap<string, BankReference>;
  /** Lines with a reference that are of none of the documents, or nobody can tell of which; as pasted. */
  left: readonly string[];
}

interface Line {
  text: string;
  cells: readonly string[];
  reference: string;
}

/** Banks title the column so; "Fecha de operación" and "Tipo de operación" are other columns. */
const TITLE =
  /^(?:n(?:ro|[uú]m(?:ero)?|[°º])?\.?\s*(?:de\s+)?)?(?:referencia|operaci[oó]n|op\.?)(?:\s+(?:del\s+)?banco)?$/i;
const AMOUNT = /^\D{0,4}\d[\d.,\s]*[.,]\d{2}$/;
/** As record 3 of a bank's file has it, without the dash. */
const COMPACT_NUMBER = /^([FBE][A-Z0-9]{3})(\d{4,})$/i;
const REFERENCE = /^(?=.*\d)[A-Z\d][A-Z\d-]{3,29}$/i;
/** Accounts and CCIs have so many digits, or more. */
const ACCOUNT_DIGITS = 13;

const numberIn = (cell: string): string => cell.replace(COMPACT_NUMBER, '$1-$2');

const digitsIn = (cell: string): number => cell.replace(/\D/g, '').length;

/** What can only be a reference: neither comprobante, RUC, day, sum nor account. */
const isReference = (cell: string): boolean =>
  REFERENCE.test(cell) &&
  parseComprobanteNumber(numberIn(cell)) === null &&
  !isValidRuc(cell) &&
  parseDate(cell) === null &&
  digitsIn(cell) < ACCOUNT_DIGITS;

function cellsOf(text: string): string[] {
  const cells = text.split(/[\t;|]|\s{2,}/).map((cell) => cell.trim());
  return cells.length > 1 ? cells : text.trim().split(/\s+/);
}

/** Lines of which the reference is known: by the title of its column, or because only one cell can be it. */
function linesOf(text: string): Line[] {
  let column = -1;
  return text.split(/\r?\n/).flatMap((line) => {
    const cells = cellsOf(line);
    const title = cells.findIndex((cell) => TITLE.test(cell));
    if (title >= 0) column = title;
    const titled = REFERENCE.test(cells[column] ?? '') ? cells[column] : undefined;
    const [only = '', ...others] = cells.filter(isReference);
    const reference = titled ?? (others.length === 0 ? only : '');
    const isData = title < 0 && cells.some((cell) => AMOUNT.test(cell) || isReference(cell));
    return isData ? [{ text: line.trim(), cells, reference }] : [];
  });
}

/** Sums that may be paid for a document, in cents: what goes to the supplier, and its total. */
export function sumsOf(document: WorkflowDocument, day: string): number[] {
  const total = document.extractedData?.totales?.total;
  if (typeof total !== 'number') return [];
  const cents = toCents(total);
  const net = supplierNet(document, cents, day);
  return net === null ? [cents] : [net.netCents, cents];
}

const rucOf = (document: WorkflowDocument): string => document.extractedData?.proveedor?.ruc ?? '';

/** Whose a line is, and by what it was found. */
function ownersOf({ cells }: Line, documents: readonly WorkflowDocument[], day: string) {
  const named = documents.filter(({ extractedData }) => {
    const number = extractedData?.documento?.numero;
    return number && cells.some((cell) => sameComprobante(numberIn(cell), number));
  });
  if (named.length > 0) return { owners: named, by: 'numero' as const };
  const rucs = cells.filter(isValidRuc);
  const amounts = cells
    .filter((cell) => AMOUNT.test(cell))
    .flatMap((cell) => parseAmount(cell) ?? [])
    .map(toCents);
  const some = rucs.length > 0 ? documents.filter((one) => rucs.includes(rucOf(one))) : documents;
  const alike = some.filter((one) => sumsOf(one, day).some((sum) => amounts.includes(sum)));
  const by = rucs.length > 0 ? ('ruc' as const) : ('importe' as const);
  if (alike.length > 0 || by === 'importe') return { owners: alike.length === 1 ? alike : [], by };
  // One transfer for all that is chosen of a supplier.
  const together = some.reduce((sum, one) => sum + (sumsOf(one, day)[0] ?? NaN), 0);
  return { owners: amounts.includes(together) ? some : [], by };
}

/**
 * The references in what a person has pasted of a bank's list, for these documents. Taken only where a line
 * can be of one alone: by the number of the comprobante, by RUC and sum, or by the sum.
 * @param day ISO day in Peru
 */
export function bankReferences(
  text: string,
  documents: readonly WorkflowDocument[],
  day: string,
): BankReferences {
  const lines = linesOf(text).map((line) => ({ line, ...ownersOf(line, documents, day) }));
  const found = new Map<string, BankReference>();
  for (const { id } of documents) {
    const own = lines.filter(({ owners }) => owners.some((owner) => owner.id === id));
    const by = FOUND_BY.find((way) => own.some((one) => one.by === way));
    const said = new Set(own.filter((one) => one.by === by).map(({ line }) => line.reference));
    const [reference = ''] = said;
    if (by && said.size === 1 && reference !== '') found.set(id, { reference, by });
  }
  const isTaken = ({ line: { reference }, owners }: (typeof lines)[number]): boolean =>
    owners.some(({ id }) => found.get(id)?.reference === reference);
  return { found, left: lines.filter((one) => !isTaken(one)).map(({ line }) => line.text) };
}
