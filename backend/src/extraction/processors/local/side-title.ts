import type { ColumnId } from '../table-columns';
import { isNumericWord, isUnitWord } from './assign-columns';
import type { TableHeader } from './table-header';
import type { ItemTable } from './table-reader';
import { joinText } from './token';

/** Share of the rows in which a first column must hold nothing of its kind. */
const MOST = 0.6;

/** What the cells of a first column look like; of other columns nothing is known. */
const KINDS: Readonly<Partial<Record<ColumnId, (text: string) => boolean>>> = {
  unidad: isUnitWord,
  item: (text) => /^\d{1,4}[.)]?$/.test(text),
  codigo: (text) => /\d/.test(text),
  // Its unit may stand beside it.
  cantidad: (text) => text.split(' ').some((word) => /\d/.test(word) && isNumericWord(word)),
  otra: (text) => text !== '',
};

/**
 * The header without its first title, where that one heads nothing: a label of the text beside the table that
 * stands in line with the titles (`Unidad` of what is let). Null when the rows have what it says.
 */
export function withoutSideTitle({ header, rows }: ItemTable): TableHeader | null {
  const [first, ...columns] = header.columns;
  const isKind = KINDS[first?.id ?? 'descripcion'];
  if (!isKind || columns.length < 2 || rows.length === 0) return null;
  const strange = rows.filter((row) => !isKind(joinText(row.get(0) ?? [])));
  return strange.length >= rows.length * MOST ? { ...header, columns } : null;
}
