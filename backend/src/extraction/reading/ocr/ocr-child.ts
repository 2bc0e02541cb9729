import { serve } from '../../../platform/sandbox';
import type { OcrAnswer, OcrRequest } from './ocr-protocol';
import { ocrPage } from './ocr-page';

// Entry of the OCR process: both engines hold over a gigabyte together, so there is one of it.
serve(async ({ pages }: OcrRequest): Promise<OcrAnswer> => {
  const answer: OcrAnswer = { pages: [] };
  for (const page of pages) answer.pages.push(await ocrPage(page));
  return answer;
});
