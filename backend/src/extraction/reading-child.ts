import { readFile } from 'node:fs/promises';
import type { FileType } from '../contracts/document';
import { serve, type Progress } from '../platform/sandbox';
import { withinLimits } from './domain/answer-limits';
import { readConstanciaPages } from './domain/constancias/read-constancia-pages';
import type { PageSet } from './domain/page-set';
import { setApart } from './domain/set-apart';
import { judge, readLocally } from './judge';
import type { JudgeRequest, PagesAsked, ReadingActs, ReadingRequest } from './reading-protocol';
import { assemble } from './reading/assemble';
import {
  FACTS_FILE,
  PARSED_FILE,
  readPageSetOf,
  wordsFile,
  writeJson,
  writePageSet,
} from './reading/pages-file';
import { lookAtPdf } from './reading/parse/look-at-pdf';
import { parseImage, parsePdf } from './reading/parse/parse-pdf';
import type { ParseAnswer, ParseRequest } from './reading/parse/parse-protocol';
import { openXml } from './reading/xml/open-xml';
import { pagesText } from './language-models/prompt';

// Entry of the reading process: a stranger's file, and every word of it, is looked at here and in the OCR
// process, nowhere else.
serve(async (request: ReadingRequest, progress) => {
  switch (request.act) {
    case 'look':
      return { needsOcr: await lookAtPdf(await readFile(request.path), request) };
    case 'open':
      return open(request, progress);
    case 'tell':
      return pagesText(await cleanPages(request));
    case 'extract':
      return extract(request);
    case 'judge':
      return judgeIn(request);
    case 'constancias':
      return readConstanciaPages((await pagesOf(request)).pages, request.companyRuc);
  }
});

async function open(
  request: ParseRequest,
  progress: (pages: Progress) => void,
): Promise<ReadingActs['open']['answer']> {
  const { workDir, path, fileType } = request;
  const bytes = await readFile(path);
  const parsed = await parse(fileType, bytes, request, progress);
  const recognise = parsed.pages.flatMap(({ number, image, ocrImage }) =>
    ocrImage ? [{ number, image, path: ocrImage }] : [],
  );
  const { pageSet, images, totalPages } = assemble(parsed, []);
  if (recognise.length > 0) await writeJson(workDir, PARSED_FILE, parsed);
  else await writePageSet(workDir, pageSet);
  return { recognise, seen: { images, totalPages } };
}

/** The pages of an XML are drawn first: they are its own PDF, of which nothing is to be said. */
async function parse(
  fileType: FileType,
  bytes: Buffer,
  request: ParseRequest,
  progress: (pages: Progress) => void,
): Promise<ParseAnswer> {
  if (fileType === 'application/pdf') return parsePdf(bytes, request, progress);
  if (fileType !== 'application/xml') return parseImage(bytes, request);
  const { pdf, xml } = await openXml(bytes);
  return { ...(await parsePdf(pdf, request, progress)), pdf: null, xml };
}

const pagesOf = ({ workDir, stored }: PagesAsked): Promise<PageSet> =>
  readPageSetOf(workDir, stored);

/** What speaks to the machine is set apart before any engine reads (P2). */
const cleanPages = async (asked: PagesAsked): Promise<PageSet> =>
  setApart(await pagesOf(asked)).clean;

async function extract({
  hints,
  ...asked
}: ReadingActs['extract']['request']): Promise<ReadingActs['extract']['answer']> {
  const started = performance.now();
  const reading = readLocally(await cleanPages(asked), hints);
  return withinLimits({ ...reading, usage: { ms: performance.now() - started } });
}

/** The words and the facts are written for whoever keeps them; those of an earlier reading stay as they are. */
async function judgeIn(request: JudgeRequest): Promise<ReadingActs['judge']['answer']> {
  const { workDir, stored } = request;
  const pageSet = await pagesOf(request);
  const { judgement, kept } = judge(pageSet, request);
  if (!stored) {
    for (const { number, words } of pageSet.pages) {
      await writeJson(workDir, wordsFile(number), words);
    }
    await writeJson(workDir, FACTS_FILE, kept);
  }
  return judgement;
}
