import type { BenchLine } from '../../model';

/** In millimetres, from the letters that fit in the column. */
const heightOf = ({ descripcion }: BenchLine): number =>
  2 + Math.ceil(descripcion.length / 38) * 3.4;

const PAGE_ROWS = 180;
export const LAST_PAGE_ROWS = 104;

export interface Chunk {
  first: number;
  lines: BenchLine[];
  used: number;
}

/** The rows by page; the last one leaves room for the sums. */
export function chunksOf(lines: readonly BenchLine[]): Chunk[] {
  const chunks: Chunk[] = [{ first: 0, lines: [], used: 0 }];
  lines.forEach((line, at) => {
    const last = chunks[chunks.length - 1];
    const height = heightOf(line);
    if (last && last.used + height <= PAGE_ROWS) {
      last.lines.push(line);
      last.used += height;
    } else chunks.push({ first: at, lines: [line], used: height });
  });
  const last = chunks[chunks.length - 1];
  if (last && last.used > LAST_PAGE_ROWS) {
    const moved = last.lines.splice(-3);
    const used = moved.reduce((sum, line) => sum + heightOf(line), 0);
    last.used -= used;
    chunks.push({ first: lines.length - moved.length, lines: moved, used });
  }
  return chunks;
}
