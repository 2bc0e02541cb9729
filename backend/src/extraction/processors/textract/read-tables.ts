import type { Box } from '../../../contracts/evidence';
import type { RawTable } from '../../../rules/table-data';
import type { Block } from './answer';
import { contentOf, indexBlocks, linked, type BlockIndex } from './blocks';

type RawCell = RawTable['cells'][number];

/** The tables of a page in the order of the page; a merged cell stands at its first row and column. */
export function readTables(blocks: readonly Block[], page: number): RawTable[] {
  const index = indexBlocks(blocks);
  return blocks
    .filter(({ type }) => type === 'TABLE')
    .map((table) => ({ page, cells: cellsOf(table, page, index) }))
    .filter(({ cells }) => cells.length > 0);
}

function cellsOf(table: Block, page: number, index: BlockIndex): RawCell[] {
  const where = table.box ?? { page, x: 0, y: 0, w: 1, h: 1 };
  const merged = linked(table, 'MERGED_CELL', index);
  const swallowed = new Set(merged.flatMap((cell) => cell.links.get('CHILD') ?? []));
  const single = linked(table, 'CHILD', index).filter(
    ({ id, type }) => type === 'CELL' && !swallowed.has(id),
  );
  return [
    ...merged.flatMap((cell) => toCell(cell, mergedContent(cell, index), where)),
    ...single.flatMap((cell) => toCell(cell, [contentOf(cell, index)], where)),
  ];
}

/** Textract repeats no word: the text stands in the cells that were merged. */
function mergedContent(cell: Block, index: BlockIndex) {
  return linked(cell, 'CHILD', index)
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map((part) => contentOf(part, index));
}

function toCell(
  { row, column, box }: Block,
  contents: readonly { text: string; confidence: number }[],
  where: Box,
): RawCell[] {
  const filled = contents.filter(({ text }) => text !== '');
  if (filled.length === 0 || row < 1 || column < 1) return [];
  const text = filled.map((content) => content.text).join(' ');
  const confidence = Math.min(...filled.map((content) => content.confidence));
  return [{ row: row - 1, column: column - 1, text, confidence, box: box ?? where }];
}
