import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { serve } from '../../platform/sandbox';
import type { ExportRow } from '../../rules/invoice-row';
import { xlsxFile } from './xlsx-file';

export interface XlsxRequest {
  /** Absolute path of the rows, an `ExportRow` (JSON) a line. */
  rows: string;
  /** Absolute path of the workbook that is to be written. */
  workbook: string;
}

// Entry of the process in which workbooks are made: the library makes one in one go.
serve(async ({ rows, workbook }: XlsxRequest): Promise<null> => {
  const read: ExportRow[] = [];
  for await (const line of createInterface({ input: createReadStream(rows) })) {
    read.push(JSON.parse(line) as ExportRow);
  }
  await writeFile(workbook, await xlsxFile(read));
  return null;
});
