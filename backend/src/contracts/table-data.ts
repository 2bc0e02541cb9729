/** Answer of `GET /api/documents/{id}/table` (spec section 3, "Table data response"). */
import type { Box } from './evidence';

export interface TableCell {
  text: string;
  /** 1-based. Tables of a document follow one another: the first row of the second comes after the last of the first. */
  rowIndex: number;
  /** 1-based: the column of header 'Col 1'. */
  columnIndex: number;
  /** 0..1. */
  confidence: number;
  /** 1-based page of the document. */
  page: number;
  /** Where the cell stands, for the viewer. */
  boxes: Box[];
}

export interface TableData {
  /** By row, then by column; empty cells are absent. */
  tableData: TableCell[];
  /** The document's text, a line of the page a line, an empty line between pages. */
  readableText: string;
  /** Spanish: how many tables, rows and columns, and on which page. */
  humanReadableSummary: string;
}

export interface TableDataResponse {
  /** False when no table was read; the text may be there all the same. */
  hasTableData: boolean;
  tableData: TableData;
  /** Rows of equal length; an empty cell is ''. The first row of a table holds its titles. */
  formattedTable: string[][];
}
