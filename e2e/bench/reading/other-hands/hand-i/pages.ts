/** How many lines a text takes in a column of so many characters. */
export const linesOf = (text: string, width: number): number =>
  Math.max(1, Math.ceil(text.length / width));

/** Lines of rows that a page holds, and those of the last page, which has a foot. */
export interface Rooms {
  room: number;
  lastRoom: number;
}

type Height<T> = (row: T) => number;

function filled<T>(rows: readonly T[], lines: Height<T>, room: number): T[][] {
  const pages: T[][] = [[]];
  let used = 0;
  for (const row of rows) {
    const height = lines(row);
    if (used > 0 && used + height > room) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(row);
    used += height;
  }
  return pages;
}

/** Rows in pages; at least one. Rows that leave no place for the foot go over to a page of their own. */
export function inPages<T>(rows: readonly T[], lines: Height<T>, { room, lastRoom }: Rooms): T[][] {
  const pages = filled(rows, lines, room);
  const last = pages.at(-1) ?? [];
  const heightOf = (some: readonly T[]): number => some.reduce((sum, row) => sum + lines(row), 0);
  if (heightOf(last) <= lastRoom) return pages;
  let kept = last.length - 1;
  while (kept > 1 && heightOf(last.slice(0, kept)) > lastRoom) kept -= 1;
  return [...pages.slice(0, -1), last.slice(0, kept), last.slice(kept)];
}
