import { serve } from '../platform/sandbox';
import { sheetOf } from './sheet';

/** Absolute path of a workbook. */
export interface SheetRequest {
  file: string;
}

// Entry of the process that opens a stranger's workbook.
serve(({ file }: SheetRequest): Promise<string[][]> => sheetOf(file));
