import {
  constanciaOf,
  type ConstanciaColumn,
  type ReadConstancia,
} from '../../../rules/constancias';
import type { Page } from '../page-set';
import { pairedCells } from './paired-cells';
import { boxOf, placedLines } from './placed-words';
import { tableCells } from './table-cells';
import { comprobanteOf, valueOf, type Cells, type ValueKind } from './values';

/** What more there is of one file is not read: the list of a month has fewer. */
const MOST = 500;
/** Of which each is read, or named as not read. */
const COLUMNS = 8;
/** Fewer values are no constancia. */
const FEWEST = 3;

/**
 * The constancias that stand on pages: labels with their values, several below one another, or the rows of a list. What
 * cannot be read is named in `unread`, or in `unsure` where the document is found without. A company whose RUC stands
 * there without a label is the buyer, unless it is a supplier there.
 */
export function readConstanciaPages(
  pages: readonly Page[],
  companyRuc: string | null,
): ReadConstancia[] {
  const found = pages.flatMap(placedLines).flatMap((lines) => {
    const paired = pairedCells(lines, companyRuc).filter(isConstancia);
    const listed = tableCells(lines).filter(isConstancia);
    return valuesIn(listed) >= valuesIn(paired) ? listed : paired;
  });
  const isOwn = (ruc: string | undefined): boolean => companyRuc !== null && ruc === companyRuc;
  const stands = pages.some(({ words }) => words.some(({ text }) => isOwn(valueOf('ruc', text))));
  const supplies = found.some((cells) => isOwn(cells.get('supplierRuc')?.text));
  const buyer = stands && !supplies ? companyRuc : null;
  return found.slice(0, MOST).map((cells, at) => rowOf(cells, at, buyer));
}

const valuesIn = (all: readonly Cells[]): number =>
  all
    .map((cells) => rowOf(cells, 0, null))
    .reduce((sum, { unread, unsure = [] }) => sum + COLUMNS - unread.length - unsure.length, 0);

const isConstancia = (cells: Cells): boolean =>
  (cells.has('constanciaNumber') || cells.has('supplierRuc')) && cells.size >= FEWEST;

/** The bank's number of the payment is taken where no other one is printed. */
function rowOf(cells: Cells, at: number, buyer: string | null): ReadConstancia {
  const text = (kind: ValueKind): string => cells.get(kind)?.text ?? '';
  const whole = (['comprobante', 'numero', 'serie'] as const)
    .map((kind) => comprobanteOf(text(kind)))
    .find((found) => found !== null);
  const serie = whole?.serie ?? text('serie');
  const derived: Partial<Record<ConstanciaColumn, string>> = {
    constanciaNumber: text('constanciaNumber') || text('operation'),
    serie,
    numero: whole?.numero ?? text('numero'),
    documentType: text('documentType') || typeOfSeries(serie),
    buyer: text('buyer') || (buyer ?? ''),
  };
  const [first] = cells.values();
  const place =
    (cells.get('constanciaNumber') ?? cells.get('operation') ?? first)?.box ?? boxOf([]);
  return constanciaOf(at + 1, (column) => derived[column] ?? text(column), { place });
}

/** A series says it where nothing else does: that of a note is told as such. */
const typeOfSeries = (serie: string): string =>
  /^[FE]/.test(serie) ? '01' : /^B/.test(serie) ? '03' : '';
