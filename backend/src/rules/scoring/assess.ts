import { contradictsFields, type Authenticity, type Finding } from '../../contracts/authenticity';
import type { FieldMap } from '../../contracts/evidence';
import type { ExtractedData } from '../../contracts/extracted-data';
import { runChecks, type CheckSubject } from '../checks';
import type { SourceMatch } from '../../contracts/document';
import { agreements, type Agreement } from './agreements';
import { scoreAuthenticity } from './authenticity';
import { isUnsure, type Draft } from './draft';
import { hearSource, type OtherSource } from './other-source';
import { hiddenTexts, pageText, printedRucs, type PageFacts } from './page-facts';
import { readQr } from './qr-evidence';
import { hearOpinions, type Opinions } from './second-opinion';
import { meanConfidence, scoreFields } from './score';
import { unprovedFinding } from './unproved';

/** What a check may know beside the document: never read from the clock inside. */
export interface ReadingContext {
  /** RUC of the company that uses the product, the usual customer; null when it has none. */
  companyRuc: string | null;
  /** Its razón social, by which a document without its RUC names it; it is not known everywhere. */
  companyName?: string | null;
  /** ISO date in Peru. */
  today: string;
}

export interface AssessmentInput {
  draft: Draft;
  data: ExtractedData;
  facts: PageFacts;
  context: ReadingContext;
  /** Findings that come from elsewhere than the checks: notes on the pages, duplicates. */
  others: readonly Finding[];
  /** Fields that a person has accepted as they stand. */
  accepted?: readonly Agreement[];
  /** What another engine read, by path. */
  opinions?: Opinions;
  /** What people wrote. */
  typedPaths?: ReadonlySet<string>;
  /** The other original of its comprobante. */
  other?: OtherSource | null;
}

export interface Assessment {
  fields: FieldMap;
  authenticity: Authenticity;
  /** Mean confidence of the fields that have a value, 0..1; main ones that are missing count as 0. */
  confidence: number;
  sourceMatch: SourceMatch | null;
}

/** Checks and scores a document: after its reading, and again after each edit. */
export function assess(input: AssessmentInput): Assessment {
  const { draft, data, facts, context } = input;
  const evidence = readQr(facts.qr);
  const outcome = runChecks(checkSubject(input));
  const heard = hearOpinions(draft, input.opinions ?? new Map(), facts);
  const source = input.other ? hearSource(heard.draft, data, input.other) : null;
  const findings = [...outcome.findings, ...(source?.findings ?? []), ...input.others];
  const found = agreements({
    draft,
    data,
    evidence,
    companyRuc: context.companyRuc,
    printedRucs: printedRucs(facts),
    signature: facts.xml?.verdict ?? null,
  });
  const fields = scoreFields({
    draft: (source ?? heard).draft,
    agreements: [
      ...(source?.agreements ?? []),
      ...found,
      ...heard.agreements,
      ...(input.accepted ?? []),
    ],
    flags: findings.filter(({ id }) => contradictsFields(id)),
    doubts: [...outcome.doubts, ...heard.doubts, ...(source?.doubts ?? [])],
    pages: facts.pages.filter((lines) => lines.length > 0).length,
  });
  const unproved = unprovedFinding(fields, pageText(facts));
  const said = unproved ? [unproved, ...findings] : findings;
  const authenticity = scoreAuthenticity(said, outcome.passed);
  const sourceMatch = sourceMatchOf(source, facts);
  return { fields, authenticity, confidence: meanConfidence(fields), sourceMatch };
}

function sourceMatchOf(
  source: ReturnType<typeof hearSource> | null,
  { xml }: PageFacts,
): SourceMatch | null {
  if (source) return source.differing.size === 0 ? 'coincide' : 'difiere';
  return xml && !xml.cdr ? 'solo' : null;
}

/** What the checks see; a field that a person accepted is no longer unsure. */
export function checkSubject({
  draft,
  data,
  facts,
  context,
  accepted = [],
  typedPaths,
  other,
}: AssessmentInput): CheckSubject {
  const sure = new Set(accepted.map(({ path }) => path));
  const unsure = [...draft.values()].filter((field) => isUnsure(field) && !sure.has(field.path));
  return {
    data,
    qr: readQr(facts.qr).qr,
    hasUnreadableQr: facts.hasUnreadableQr,
    pageText: pageText(facts),
    ...(facts.suspicious ? { suspicious: facts.suspicious } : {}),
    hiddenTexts: hiddenTexts(facts),
    pdf: facts.pdf,
    ...(facts.xml ? { xml: facts.xml } : {}),
    ...(other?.xml ? { xml: { ...other.xml, isBeside: true } } : {}),
    companyRuc: context.companyRuc,
    today: context.today,
    unsurePaths: new Set(unsure.map(({ path }) => path)),
    codedPaths: new Set(
      [...draft.values()].flatMap((one) => (one.source === 'qr' ? [one.path] : [])),
    ),
    ...(typedPaths ? { typedPaths } : {}),
  };
}
