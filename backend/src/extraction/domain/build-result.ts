import type { Authenticity, Finding } from '../../contracts/authenticity';
import type { FieldSource } from '../../contracts/evidence';
import { MAX_ITEMS, MAX_ROWS_READ, MAX_VALUE_CHARS } from '../../contracts/limits';
import { pathSegments } from '../../rules/field-path';
import { normaliseValue } from '../../rules/normalise-value';
import { isValidRuc, repairRuc } from '../../rules/ruc';
import { assess, type ReadingContext } from '../../rules/scoring/assess';
import { withFinding } from '../../rules/scoring/authenticity';
import { draftData, withFields, type Draft, type DraftField } from '../../rules/scoring/draft';
import type { PageFacts } from '../../rules/scoring/page-facts';
import { readQr } from '../../rules/scoring/qr-evidence';
import { readingOf, withReadings } from '../../rules/scoring/reading';
import { cleanText } from '../../rules/text-clean';
import { derive } from './derive';
import { groundAll, type Grounded } from './ground-all';
import {
  lowerOpinions,
  opinionFindings,
  withLocal,
  type Compared,
  type LocalDraft,
} from './opinions';
import { pageNotes } from './page-notes';
import { hasWords, mainSource, pageFacts, type PageSet } from './page-set';
import type { ExtractionResult, RawExtraction, RawField } from './raw-extraction';
import { reconcileQr, reconcileSums } from './reconcile-sums';
import { setApart, type SetApart } from './set-apart';

const UNSURE_CONFIDENCE = 0.6;
const DEFAULT_CONFIDENCE = 0.85;

/**
 * An engine's answer -> typed fields; the printed text is kept.
 * A path that is not one of ours is left out; a value that cannot be read never drops the rest.
 */
export function normalise(raw: RawExtraction, defaultSource: FieldSource): Draft {
  const fields = raw.fields
    .filter((field) => pathSegments(field.path) !== null)
    .map((field) => normaliseField(field, defaultSource));
  return new Map(fields.map((field) => [field.path, field]));
}

function normaliseField(raw: RawField, defaultSource: FieldSource): DraftField {
  const { value, isUnsure } = normaliseValue(raw.path, raw.text);
  const confidence = raw.confidence ?? DEFAULT_CONFIDENCE;
  return {
    path: raw.path,
    value,
    rawText: cleanText(raw.text) || null,
    confidence: isUnsure ? Math.min(confidence, UNSURE_CONFIDENCE) : confidence,
    source: raw.source ?? defaultSource,
    boxes: raw.boxes ?? [],
    candidates: (raw.candidates ?? []).map(({ text, boxes, source }) => ({
      value: normaliseValue(raw.path, text).value,
      boxes,
      source,
    })),
    reasons: [
      ...(isUnsure && raw.text.trim() ? ['El texto impreso no se pudo leer con certeza.'] : []),
      ...(raw.reasons ?? []),
    ],
  };
}

/**
 * Offers the only valid RUC that a bad OCR reading can stand for. It is a candidate for the person,
 * never the value, and never for a text layer (decisions, "RUC repair after OCR").
 */
function offerRucRepairs(draft: Draft): Draft {
  const offered = ['proveedor.ruc', 'cliente.ruc'].map((path) => withRepair(draft.get(path)));
  return withFields(
    draft,
    offered.filter((field) => field !== null),
  );
}

function withRepair(field: DraftField | undefined): DraftField | null {
  if (field?.source !== 'ocr' || typeof field.value !== 'string' || isValidRuc(field.value))
    return null;
  const ruc = repairRuc(field.rawText ?? field.value) ?? repairRuc(field.value);
  if (!ruc) return null;
  const candidate = { value: ruc, source: 'regla' as const, boxes: field.boxes };
  return { ...field, candidates: [...field.candidates, candidate] };
}

/** RESPUESTA_RECORTADA: what an engine answered beyond the limits is not kept (P5). */
function cutFindings({ isCut, fields }: RawExtraction): Finding[] {
  if (!isCut) return [];
  const rows = fields.every(({ source }) => source === 'llm') ? MAX_ITEMS : MAX_ROWS_READ;
  const message = `El motor respondió más de lo que se guarda (${rows} filas, ${MAX_VALUE_CHARS} caracteres por dato); lo demás se descartó.`;
  return [{ id: 'RESPUESTA_RECORTADA', message, paths: [] }];
}

/** MOTOR_DESCONFIA: an engine's opinion of the document may lower what the checks say, never raise it (P3). */
function withEngineOpinion(authenticity: Authenticity, opinion: number | undefined): Authenticity {
  if (opinion === undefined || !(opinion < authenticity.confidence)) return authenticity;
  const most = Math.max(0, Math.round(opinion * 100) / 100);
  const message = `El motor que leyó el documento estima su autenticidad en ${Math.round(most * 100)} %; los controles de Foliado, en ${Math.round(authenticity.confidence * 100)} %. Vale la menor.`;
  return withFinding(authenticity, { id: 'MOTOR_DESCONFIA', message, paths: [], most });
}

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
const withOwnCodes = (file: PageSet, own: RawExtraction['pages']): PageSet =>
  own ? { ...file, qr: file.qr.filter(({ box }) => own.includes(box.page)) } : file;

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
