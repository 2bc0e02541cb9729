import { serve } from '../../../platform/sandbox';
import { assemble, type SeenPages } from '../assemble';
import { PARSED_FILE, readJson, writePageSet } from '../pages-file';
import type { ParseAnswer } from '../parse/parse-protocol';
import { ocrPage } from './ocr-page';
import type { OcrPage, OcrRequest } from './ocr-protocol';

// Entry of the OCR process: both engines hold over a gigabyte together, so there is one of it.
serve(async ({ workDir, pages }: OcrRequest, progress): Promise<SeenPages> => {
  const recognised: OcrPage[] = [];
  for (const page of pages) {
    recognised.push(await ocrPage(page));
    progress({ done: recognised.length, total: pages.length });
  }
  const parsed = await readJson<ParseAnswer>(workDir, PARSED_FILE);
  const { pageSet, images, totalPages } = assemble(parsed, recognised);
  await writePageSet(workDir, pageSet);
  return { images, totalPages };
});
