import { FLAG_WEIGHT, type Finding } from '../../contracts/authenticity';
import { runChecks, type CheckSubject } from '../../rules/checks';
import { agreements } from './agreements';
import { scoreAuthenticity } from './authenticity';
import { derive } from './derive';
import { draftData, withFields, type Draft } from './draft';
import type { ExtractionResult, ReadingContext } from './extraction-result';
import { ground } from './ground';
import { normalise } from './normalise';
import { notFoundFinding } from './not-found-finding';
import { pageNotes } from './page-notes';
import type { PageSet } from './page-set';
import { mainSource, pageText } from './page-text';
import { printedRucs } from './printed-rucs';
import { readQr, type QrEvidence } from './qr-evidence';
import type { RawExtraction } from './raw-extraction';
import { isUnsure, reconcileQr } from './reconcile-qr';
import { reconcileSums } from './reconcile-sums';
import { offerRucRepairs } from './ruc-repair';
import { meanConfidence, scoreFields } from './score';

/** Stages 7 to 9 of the one-way line: an engine's answer -> typed, placed, checked and scored data. */
export function buildResult(
  raw: RawExtraction,
  pageSet: PageSet,
  context: ReadingContext,
): ExtractionResult {
  const evidence = readQr(pageSet);
  const grounded = groundAll(normalise(raw, mainSource(pageSet)), pageSet);
  const draft = offerRucRepairs(derive(reconcileSums(derive(reconcileQr(grounded, evidence)))));
  const extractedData = draftData(draft);
  const outcome = runChecks(checkSubject(draft, pageSet, context, evidence));
  const notFound = notFoundFinding(draft, pageSet);
  const findings = [...outcome.findings, ...(notFound ? [notFound] : []), ...pageNotes(pageSet)];
  const fields = scoreFields({
    draft,
    agreements: agreements({
      draft,
      data: extractedData,
      evidence,
      context,
      printedRucs: printedRucs(pageSet),
    }),
    flags: findings.filter(isFlag),
    doubts: outcome.doubts,
  });
  return {
    extractedData,
    fields,
    authenticity: scoreAuthenticity(findings, outcome.passed),
    confidence: meanConfidence(fields),
  };
}

function isFlag(finding: Finding): boolean {
  return finding.id in FLAG_WEIGHT;
}

function groundAll(draft: Draft, pageSet: PageSet): Draft {
  const placed = [...draft.values()]
    .filter((field) => field.boxes.length === 0 && field.source !== 'regla')
    .map((field) => ({ ...field, boxes: ground(field.rawText, field.value, pageSet) }));
  return withFields(draft, placed);
}

function checkSubject(
  draft: Draft,
  pageSet: PageSet,
  context: ReadingContext,
  evidence: QrEvidence,
): CheckSubject {
  const unsure = [...draft.values()].filter(isUnsure).map((field) => field.path);
  return {
    data: draftData(draft),
    qr: evidence.qr,
    hasUnreadableQr: pageSet.notes.includes('QR_ILEGIBLE'),
    pageText: pageText(pageSet),
    pdf: pageSet.pdf,
    companyRuc: context.companyRuc,
    today: context.today,
    unsurePaths: new Set(unsure),
  };
}
