import { readFile } from 'node:fs/promises';
import { serve } from '../../../platform/sandbox';
import { lookAtPdf } from './look-at-pdf';
import { parseImage } from './parse-image';
import { parsePdf } from './parse-pdf';
import type { LookAnswer, LookRequest, ParseAnswer, ParseRequest } from './parse-protocol';

// Entry of the parsing process: untrusted files are opened here and in the OCR process, nowhere else.
serve(async (request: ParseRequest | LookRequest): Promise<ParseAnswer | LookAnswer> => {
  if ('lookAt' in request) return lookAtPdf(await readFile(request.lookAt), request.maxPages);
  const bytes = await readFile(request.path);
  return request.fileType === 'application/pdf'
    ? parsePdf(bytes, request)
    : parseImage(bytes, request);
});
