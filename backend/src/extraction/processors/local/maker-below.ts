import type { BodyLine } from './body-line';
import { isNumericColumn } from '../table-columns';
import type { TableHeader } from './table-header';

const MAKER = /^(?:LAB|LABORATORIO|FABRICANTE|FAB|MARCA|PROCEDENCIA|LOTE)$/;

/** `CODIGO DESCRIPCION` over `LAB   CANT UM   P.UNIT`: before the numbers stands the maker, and the name above. */
export function namesMakersBelow({ lines }: TableHeader): boolean {
  const first = lines.at(-1)?.tokens[0];
  return lines.length > 1 && MAKER.test(first?.compact ?? '');
}

/** A line of numbers without the words before them. */
export function withoutMaker(line: BodyLine): BodyLine {
  if (!line.isItem && !line.count) return line;
  const numbers = [...line.cells]
    .filter(([{ id }]) => isNumericColumn(id))
    .flatMap(([, own]) => own);
  const start = Math.min(...numbers.map(({ x0 }) => x0));
  const cells = [...line.cells].map(
    ([column, tokens]) => [column, tokens.filter(({ x0 }) => x0 >= start)] as const,
  );
  return {
    ...line,
    cells: new Map(cells.filter(([, tokens]) => tokens.length > 0)),
    count: line.count && { ...line.count, description: [] },
  };
}
