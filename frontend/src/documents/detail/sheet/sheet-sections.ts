import type { FieldMap, FieldValue } from '@contracts/evidence';
import type { ExtractedData } from '@contracts/extracted-data';
import { ADDITIONAL_INFO_FIELDS } from '@contracts/limits';
import type { AnyCurrency } from '@rules/currency';
import { fieldLabel, groupTitle } from '../../../ui/fields/field-labels';
import { documentCurrency, fieldGroups, type FieldRow } from '../../../ui/fields/field-rows';
import { formatValue, isEmptyValue } from '../../../ui/fields/format-value';

/** A name and its value as text. */
export interface SheetLine {
  label: string;
  text: string;
}

/** A list of the data as numbered rows of a table. */
export interface SheetTable {
  key: string;
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A free object of the data. */
export interface SheetGroup {
  key: string;
  title: string;
  lines: readonly SheetLine[];
}

export interface SheetSections {
  provider: readonly SheetLine[];
  client: readonly SheetLine[];
  totals: readonly SheetLine[];
  /** The first 12 fields that belong to none of the main groups (spec section 2). */
  additional: readonly SheetLine[];
  /** `productos`, `articulos` and `items`, each with its rows. */
  articles: readonly SheetTable[];
  extraGroups: readonly SheetGroup[];
  extraTables: readonly SheetTable[];
}

const ARTICLE_KEYS = ['productos', 'articulos', 'items'];
const MAIN_GROUPS = new Set(['proveedor', 'cliente', 'totales']);
const ADDITIONAL_GROUPS = new Set(['documento', 'informacion_adicional']);
const HIDDEN = new Set(['metadata']);

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlain = (value: unknown): value is FieldValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

const asText = (path: string, value: unknown, currency: AnyCurrency): string =>
  isEmptyValue(value) || isPlain(value)
    ? formatValue(path, isPlain(value) ? value : null, currency)
    : JSON.stringify(value);

const toLine = ({ label, text }: FieldRow): SheetLine => ({ label, text });

/** Columns are the keys of all rows in the order in which they appear; a list of plain values has one. */
function toTable(key: string, list: readonly unknown[], currency: AnyCurrency): SheetTable {
  const keys = [...new Set(list.filter(isTree).flatMap((row) => Object.keys(row)))].filter(
    (column) => list.some((row) => isTree(row) && !isEmptyValue(row[column])),
  );
  const title = groupTitle(key);
  if (keys.length === 0) {
    const rows = list.filter((value) => !isEmptyValue(value) && !isTree(value));
    return {
      key,
      title,
      columns: ['Valor'],
      rows: rows.map((value) => [asText(key, value, currency)]),
    };
  }
  return {
    key,
    title,
    columns: keys.map((column) => fieldLabel(`${key}.${column}`)),
    rows: list.map((row) =>
      keys.map((column) => asText(`${key}.${column}`, isTree(row) ? row[column] : null, currency)),
    ),
  };
}

const groupLines = (key: string, group: Tree, currency: AnyCurrency): SheetLine[] =>
  Object.entries(group)
    .filter(([, value]) => !isEmptyValue(value))
    .map(([name, value]) => ({
      label: fieldLabel(`${key}.${name}`),
      text: asText(`${key}.${name}`, value, currency),
    }));

/** Everything that was read, in the cards of the detail screen; empty values are left out. */
export function sheetSections(data: ExtractedData, fields: FieldMap): SheetSections {
  const currency = documentCurrency(data);
  const groups = fieldGroups(data, fields).map(({ key, rows }) => ({
    key,
    rows: rows.filter(({ isEmpty }) => !isEmpty),
  }));
  const linesOf = (key: string): SheetLine[] =>
    groups.find((group) => group.key === key)?.rows.map(toLine) ?? [];
  const entries = Object.entries(data as Tree).filter(([key]) => !HIDDEN.has(key));
  const free = entries.filter(
    ([key]) => !MAIN_GROUPS.has(key) && !ADDITIONAL_GROUPS.has(key) && !ARTICLE_KEYS.includes(key),
  );
  const loose = free
    .filter(([, value]) => isPlain(value) && !isEmptyValue(value))
    .map(([key, value]) => ({ label: fieldLabel(key), text: asText(key, value, currency) }));
  const tables = (keys: (key: string) => boolean): SheetTable[] =>
    entries
      .filter((entry): entry is [string, unknown[]] => keys(entry[0]) && Array.isArray(entry[1]))
      .map(([key, list]) => toTable(key, list, currency))
      .filter(({ rows }) => rows.length > 0);
  return {
    provider: linesOf('proveedor'),
    client: linesOf('cliente'),
    totals: linesOf('totales'),
    // Those of `documento` stand in the table above, too: they come last where there are more than fit.
    additional: [...linesOf('informacion_adicional'), ...loose, ...linesOf('documento')].slice(
      0,
      ADDITIONAL_INFO_FIELDS,
    ),
    articles: tables((key) => ARTICLE_KEYS.includes(key)),
    extraGroups: free
      .filter((entry): entry is [string, Tree] => isTree(entry[1]))
      .map(([key, group]) => ({
        key,
        title: groupTitle(key),
        lines: groupLines(key, group, currency),
      }))
      .filter(({ lines }) => lines.length > 0),
    extraTables: tables((key) => !ARTICLE_KEYS.includes(key)),
  };
}
