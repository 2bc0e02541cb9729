import { assess, type ReadingContext } from '../../rules/scoring/assess';
import { draftData, withFields, type Draft } from '../../rules/scoring/draft';
import { readQr } from '../../rules/scoring/qr-evidence';
import { withReadings } from '../../rules/scoring/reading';
import { derive } from './derive';
import type { ExtractionResult } from './extraction-result';
import { ground } from './ground';
import { normalise } from './normalise';
import { notFoundFinding } from './not-found-finding';
import { pageNotes } from './page-notes';
import type { PageSet } from './page-set';
import { mainSource, pageFacts } from './page-text';
import type { RawExtraction } from './raw-extraction';
import { reconcileQr } from './reconcile-qr';
import { reconcileSums } from './reconcile-sums';
import { offerRucRepairs } from './ruc-repair';

/** Stages 7 to 9 of the one-way line: an engine's answer -> typed, placed, checked and scored data. */
export function buildResult(
  raw: RawExtraction,
  pageSet: PageSet,
  context: ReadingContext,
): ExtractionResult {
  const evidence = readQr(pageSet.qr);
  const grounded = groundAll(normalise(raw, mainSource(pageSet)), pageSet);
  const draft = offerRucRepairs(derive(reconcileSums(derive(reconcileQr(grounded, evidence)))));
  const data = draftData(draft);
  const notFound = notFoundFinding(draft, pageSet);
  const others = [...(notFound ? [notFound] : []), ...pageNotes(pageSet)];
  const facts = pageFacts(pageSet);
  const assessment = assess({ draft, data, facts, context, others });
  const records = withReadings(assessment.fields, draft);
  return { ...assessment, extractedData: data, records, facts };
}

function groundAll(draft: Draft, pageSet: PageSet): Draft {
  const placed = [...draft.values()]
    .filter((field) => field.boxes.length === 0 && field.source !== 'regla')
    .map((field) => ({ ...field, boxes: ground(field.rawText, field.value, pageSet) }));
  return withFields(draft, placed);
}
