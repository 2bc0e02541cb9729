import { assess, type ReadingContext } from '../../rules/scoring/assess';
import { draftData } from '../../rules/scoring/draft';
import type { PageFacts } from '../../rules/scoring/page-facts';
import { readQr } from '../../rules/scoring/qr-evidence';
import { readingOf, withReadings } from '../../rules/scoring/reading';
import { derive } from './derive';
import { cutFindings, withEngineOpinion } from './engine-findings';
import type { ExtractionResult } from './extraction-result';
import { groundAll, type Grounded } from './ground-all';
import { normalise } from './normalise';
import { lowerOpinions, opinionFindings } from './opinions';
import { pageNotes } from './page-notes';
import type { PageSet } from './page-set';
import { hasWords, mainSource, pageFacts } from './page-text';
import type { RawExtraction } from './raw-extraction';
import { reconcileQr } from './reconcile-qr';
import { reconcileSums } from './reconcile-sums';
import { offerRucRepairs } from './ruc-repair';
import { setApart, type SetApart } from './set-apart';
import { withLocal, type Compared, type LocalDraft } from './with-local';

/**
 * Stages 7 to 9 of the one-way line: an engine's answer -> typed, placed, checked and scored data.
 * @param local what the offline engine read on the same pages, when another engine's answer is to be
 *   held against it
 */
export function buildResult(
  raw: RawExtraction,
  file: PageSet,
  context: ReadingContext,
  local: RawExtraction | null = null,
): ExtractionResult {
  const pageSet = withOwnCodes(file, raw.pages ?? local?.pages);
  const evidence = readQr(pageSet.qr);
  const opinion = { evidence, hasWords: hasWords(pageSet) };
  const apart = setApart(pageSet);
  const grounded = groundAll(normalise(raw, mainSource(pageSet)), apart.clean);
  const compared = compare(grounded, apart, local && buildResult(local, pageSet, context));
  const printed = reconcileQr(lowerOpinions(compared.draft, opinion), evidence);
  const draft = offerRucRepairs(derive(reconcileSums(derive(printed))));
  const data = draftData(draft);
  const others = [
    ...opinionFindings(draft, compared.outvoted, opinion),
    ...cutFindings(raw),
    ...(raw.notes ?? local?.notes ?? []),
    ...pageNotes(pageSet),
  ];
  const facts = factsOf(pageSet, apart);
  const assessment = assess({ draft, data, facts, context, others });
  const authenticity = withEngineOpinion(assessment.authenticity, raw.authenticity);
  const records = withReadings(assessment.fields, draft);
  return { ...assessment, authenticity, extractedData: data, records, facts };
}

/** Of several comprobantes in a file each has its own code. */
function withOwnCodes(file: PageSet, own: RawExtraction['pages']): PageSet {
  return own ? { ...file, qr: file.qr.filter(({ box }) => own.includes(box.page)) } : file;
}

function factsOf(pageSet: PageSet, { clean, places }: SetApart): PageFacts {
  const facts = { ...pageFacts(pageSet), suspicious: places };
  return places.length === 0 ? facts : { ...facts, clean: pageFacts(clean).pages };
}

function compare(model: Grounded, { places }: SetApart, local: ExtractionResult | null): Compared {
  if (!local) return { draft: model.draft, outvoted: [] };
  return withLocal(model, localDraft(local), places.length > 0);
}

function localDraft({ records }: ExtractionResult): LocalDraft {
  return new Map(
    records.map((record) => {
      const { path, rawText, boxes, state } = record;
      return [path, { path, rawText, boxes, state, ...readingOf(record) }];
    }),
  );
}
