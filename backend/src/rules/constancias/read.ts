import type { ConstanciaRow } from '../../contracts/detraction-deposits';
import type { Box } from '../../contracts/evidence';
import { SUNAT_CODE } from '../../contracts/extracted-data';
import { daysAfter, parseDate } from '../date';
import { centsOf } from '../money';
import { isValidRuc } from '../ruc';
import { cleanText, foldText } from '../text-clean';

/** Columns of SUNAT's "consulta de constancias" by their folded names (docs/sources.md). */
const COLUMNS = {
  constanciaNumber: { name: 'Numero Constancia', is: /^(?:NUMERO|NRO|N) (?:DE )?CONSTANCIA$/ },
  paidOn: { name: 'Fecha Pago', is: /^FECHA (?:DE )?PAGO$/ },
  supplierRuc: { name: 'RUC Proveedor', is: /^RUC (?:DEL )?PROVEEDOR$/ },
  supplierName: { name: 'Nombre Proveedor', is: /^NOMBRE (?:DEL )?PROVEEDOR$/ },
  documentType: { name: 'Tipo de Comprobante', is: /^TIPO (?:DE )?COMPROBANTE$/ },
  serie: { name: 'Serie de Comprobante', is: /^SERIE (?:DE |DEL )?COMPROBANTE$/ },
  numero: { name: 'Numero de Comprobante', is: /^(?:NUMERO|NRO|N) (?:DE |DEL )?COMPROBANTE$/ },
  buyer: {
    name: 'Numero de Documento Adquiriente',
    is: /^(?:NUMERO|NRO|N) (?:DE )?DOCUMENTO (?:DEL )?ADQUIRI?ENTE$/,
  },
  amount: { name: 'Monto', is: /^(?:MONTO|IMPORTE)(?: (?:DE |DEL )?(?:DEPOSITO|DEPOSITADO))?$/ },
} as const;
export type ConstanciaColumn = keyof typeof COLUMNS;
/** Those that a file may do without. */
const OPTIONAL: ReadonlySet<ConstanciaColumn> = new Set(['supplierName', 'amount']);
/** What a document is found by. */
const FINDING: ReadonlySet<ConstanciaColumn> = new Set([
  ...(['constanciaNumber', 'supplierRuc', 'documentType', 'serie', 'numero'] as const),
]);
/** What stands above the names of the columns. */
const HEADING_LINES = 20;

/** A row as it was read; `unread` names the columns that cannot be understood. */
export interface ReadConstancia extends ConstanciaRow {
  buyer: string;
  unread: string[];
  /** Of a picture: the columns that cannot be understood and that its document is found without. */
  unsure?: string[];
}

type Places = ReadonlyMap<ConstanciaColumn, number>;

/**
 * The rows of a table under its names of columns, which may stand some lines down; empty rows are left out.
 * Names the columns that it lacks, and no row, where it is no such table.
 */
export function readConstancias(table: readonly (readonly string[])[]): {
  rows: ReadConstancia[];
  missing: string[];
} {
  const found = table.slice(0, HEADING_LINES).map(placesOf);
  const at = found.reduce(
    (best, { size }, line) => (size > (found[best]?.size ?? 0) ? line : best),
    0,
  );
  const places: Places = found[at] ?? new Map<ConstanciaColumn, number>();
  const missing = (Object.keys(COLUMNS) as ConstanciaColumn[])
    .filter((column) => !OPTIONAL.has(column) && !places.has(column))
    .map((column) => COLUMNS[column].name);
  if (missing.length > 0) return { rows: [], missing };
  const rows = table.flatMap((cells, line) =>
    line > at && cells.some((cell) => cell.trim() !== '') ? [rowOf(cells, line + 1, places)] : [],
  );
  return { rows, missing };
}

function placesOf(cells: readonly string[]): Places {
  const names = cells.map(foldText);
  const columns = Object.keys(COLUMNS) as ConstanciaColumn[];
  return new Map(
    columns.flatMap((column): [ConstanciaColumn, number][] => {
      const at = names.findIndex((name) => COLUMNS[column].is.test(name));
      return at < 0 ? [] : [[column, at]];
    }),
  );
}

function rowOf(cells: readonly string[], line: number, places: Places): ReadConstancia {
  const cell = (column: ConstanciaColumn): string =>
    cleanText(cells[places.get(column) ?? -1] ?? '');
  return constanciaOf(line, cell, { hasAmount: places.has('amount') });
}

/**
 * The row of what its cells say.
 * @param hasAmount the amount is asked for: what is none is named
 * @param place of a picture: what its document is found without is then named in `unsure`
 */
export function constanciaOf(
  line: number,
  cell: (column: ConstanciaColumn) => string,
  { hasAmount = true, place }: { hasAmount?: boolean; place?: Box } = {},
): ReadConstancia {
  const row = {
    line,
    constanciaNumber: cell('constanciaNumber'),
    paidOn: dayOf(cell('paidOn')),
    supplierRuc: cell('supplierRuc'),
    supplierName: cell('supplierName'),
    documentType: cell('documentType').padStart(2, '0'),
    serie: cell('serie').toUpperCase(),
    numero: cell('numero').replace(/^0+(?=\d)/, ''),
    amountCents: hasAmount ? centsOf(cell('amount')) : null,
    buyer: cell('buyer'),
  };
  const unread: Partial<Record<ConstanciaColumn, boolean>> = {
    constanciaNumber: !/^[0-9A-Za-z-]{1,24}$/.test(row.constanciaNumber),
    paidOn: row.paidOn === '',
    supplierRuc: !isValidRuc(row.supplierRuc),
    documentType: !Object.values(SUNAT_CODE).includes(row.documentType),
    serie: !/^[A-Z0-9]{3,4}$/.test(row.serie),
    numero: !/^\d{1,8}$/.test(row.numero),
    buyer: row.buyer === '',
    amount: hasAmount && row.amountCents === null,
  };
  const columns = (Object.keys(unread) as ConstanciaColumn[]).filter((column) => unread[column]);
  const named = (some: ConstanciaColumn[]) => some.map((column) => COLUMNS[column].name);
  if (!place) return { ...row, unread: named(columns) };
  return {
    ...row,
    place,
    unread: named(columns.filter((column) => FINDING.has(column))),
    unsure: named(columns.filter((column) => !FINDING.has(column))),
  };
}

/** Days of a workbook begin with 1 on 1900-01-01, and count a 29 February 1900. */
const DAY_ZERO = '1899-12-30';
/** A day first, or the number of days of a workbook (1990 to 2099); a text with anything else beside is none. */
function dayOf(text: string): string {
  const days = /^(\d{5})(?:\.\d+)?$/.exec(text)?.[1];
  if (days !== undefined)
    return days >= '32874' && days <= '73050' ? daysAfter(DAY_ZERO, Number(days)) : '';
  return (/^[\d/.-]{8,10}(?: [\d:.]+)?$/.test(text) && parseDate(text)) || '';
}
