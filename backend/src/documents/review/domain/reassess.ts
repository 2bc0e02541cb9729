import { FLAG_WEIGHT, type Authenticity, type Finding } from '../../../contracts/authenticity';
import type { ExtractedData } from '../../../contracts/extracted-data';
import type { CdrFacts } from '../../../contracts/xml-source';
import { runChecks } from '../../../rules/checks';
import { cdrFinding } from '../../../rules/checks/xml-checks';
import { isEditablePath, leafAt, withValueAt } from '../../../rules/field-path';
import type { Agreement } from '../../../rules/scoring/agreements';
import {
  assess,
  checkSubject,
  type Assessment,
  type ReadingContext,
} from '../../../rules/scoring/assess';
import { scoreAuthenticity } from '../../../rules/scoring/authenticity';
import type { Draft, DraftField } from '../../../rules/scoring/draft';
import { NO_FACTS, type PageFacts } from '../../../rules/scoring/page-facts';
import type { OtherSource } from '../../../rules/scoring/other-source';
import { isPrinted } from '../../../rules/scoring/printed';
import { readingOf, type FieldReading, type FieldRecord } from '../../../rules/scoring/reading';
import type { Opinions } from '../../../rules/scoring/second-opinion';
import type { EditRecord, ReviewState } from './review-state';

const PERSON_STRENGTH = 0.95;
/** Findings that the checks do not make: what the reading noted about the pages. */
const OF_THE_READING: ReadonlySet<string> = new Set([
  'PAGINAS_NO_LEIDAS',
  'PAGINA_RECORTADA',
  'QR_ILEGIBLE',
  'SIN_TEXTO',
  'TEXTO_DISTINTO',
  'CALIDAD_DE_PAGINA',
  'VALOR_NO_ENCONTRADO',
  'MOTOR_DESCONFIA',
  'SIN_COTEJO',
  'RESPUESTA_RECORTADA',
  'COPIAS',
  'OTRO_COMPROBANTE',
]);
/** Findings that cannot be made again without what was seen on the pages. */
const OF_THE_PAGES: ReadonlySet<string> = new Set([
  'QR_NO_COINCIDE',
  'TEXTO_SOSPECHOSO',
  'DETRACCION_SIN_DATOS',
  'SIN_QR',
  'PDF_EDITADO',
]);

export interface ReassessInput {
  state: ReviewState;
  /** Null for a document that was read before its facts were kept. */
  facts: PageFacts | null;
  context: ReadingContext;
  /** What was found before the edit. */
  before: Authenticity | null;
  duplicate: Finding | null;
  /** The other original of its comprobante. */
  other?: OtherSource | null;
  /** What SUNAT answered to it. */
  cdr?: CdrFacts | null;
}

export interface Reassessment extends Omit<Assessment, 'fields'> {
  fields: FieldRecord[];
}

/** Checks and scores the data as they stand now: the same rules as after the reading. */
export function reassess(asked: ReassessInput): Reassessment {
  const { state, context, before, other = null } = asked;
  const facts = asked.facts ?? NO_FACTS;
  const subject = { draft: draftOf(state), data: state.data, facts, context, others: [] };
  const accepted = acceptances(state);
  const others = [
    ...carried(before?.findings ?? [], state, asked.facts === null),
    ...(asked.duplicate ? [asked.duplicate] : []),
    ...(asked.cdr ? [cdrFinding(asked.cdr)] : []),
  ];
  const opinions = opinionsOf(state);
  const typedPaths = new Set(correctedPaths(state));
  const input = { ...subject, others, accepted, opinions, typedPaths, other };
  const { fields, authenticity, confidence, sourceMatch } = assess(input);
  const corrected = correctedByHand(state, facts, context, authenticity.findings);
  const readings = new Map(state.fields.map((field) => [field.path, readingOf(field)]));
  const records = Object.values(fields).map((field) => {
    const second = opinions.get(field.path);
    const read = readings.get(field.path) ?? readingOf(field);
    return { ...field, read, ...(second ? { second } : {}) };
  });
  const findings = [...authenticity.findings, ...corrected];
  return {
    fields: records,
    authenticity: scoreAuthenticity(findings, authenticity.passed),
    confidence,
    sourceMatch,
  };
}

/** Every field as it stands: read, corrected by a person, or following from what a person corrected. */
function draftOf({ data, fields, edits }: ReviewState): Draft {
  const byPath = new Map(edits.map((edit) => [edit.path, edit]));
  return new Map(
    fields.map((field) => [field.path, draftField(field, data, byPath.get(field.path))] as const),
  );
}

function draftField(
  field: FieldRecord,
  data: ExtractedData,
  edit: EditRecord | undefined,
): DraftField {
  const { path, rawText, boxes } = field;
  const read = readingOf(field);
  const value = leafAt(data, path);
  const draft = { path, rawText, boxes, ...read };
  if (value === read.value) return draft;
  const asRead = { value: read.value, source: read.source, boxes };
  const candidates = read.value === null ? read.candidates : [asRead, ...read.candidates];
  if (!edit) {
    const reasons = ['Se deduce de otro dato que se corrigió.'];
    return { ...draft, value, source: 'regla', candidates, reasons };
  }
  const reasons = [saidOf(edit, read)];
  return { ...draft, value, source: 'usuario', confidence: 1, candidates, reasons };
}

function saidOf({ byName }: EditRecord, read: FieldReading): string {
  if (read.source === 'usuario') return `Escrito a mano por ${byName}.`;
  const was = read.value === null ? 'estaba vacío' : `antes: ${read.value}`;
  return `Corregido por ${byName}; ${was}.`;
}

/** A second engine's reading outlives every edit: a value that is put back is doubted as before. */
function opinionsOf({ fields }: ReviewState): Opinions {
  return new Map(fields.flatMap(({ path, second }) => (second ? [[path, second] as const] : [])));
}

function acceptances({ edits }: ReviewState): Agreement[] {
  return edits
    .filter((edit) => edit.accepted)
    .map(({ path, byName }) => ({
      path,
      proof: 'Persona',
      strength: PERSON_STRENGTH,
      reason: `${byName} lo dio por bueno.`,
    }));
}

function carried(findings: readonly Finding[], state: ReviewState, isWithoutFacts: boolean) {
  const edited = new Set(correctedPaths(state));
  return findings.flatMap((finding): Finding[] => {
    const isCarried =
      OF_THE_READING.has(finding.id) || (isWithoutFacts && OF_THE_PAGES.has(finding.id));
    if (!isCarried) return [];
    const paths = finding.paths.filter((path) => !edited.has(path));
    return finding.paths.length > 0 && paths.length === 0 ? [] : [{ ...finding, paths }];
  });
}

function correctedPaths({ data, edits }: ReviewState): string[] {
  return edits
    .filter(({ path, old, accepted }) => !accepted && leafAt(data, path) !== old)
    .map(({ path }) => path);
}

/**
 * Note CORREGIDO_A_MANO: what a sure reading of the page spoke against the document, and does so no more
 * only because a person typed a value that is printed nowhere. The paper says the same as before; that
 * must stay seen. A value that is printed corrects the reading, and no trace of the error is left.
 */
function correctedByHand(
  state: ReviewState,
  facts: PageFacts,
  context: ReadingContext,
  present: readonly Finding[],
): Finding[] {
  const typed = correctedPaths(state).filter((path) => !isPrinted(leafAt(state.data, path), facts));
  const asRead = state.edits
    .filter(({ path }) => typed.includes(path) && isEditablePath(state.data, path))
    .reduce((data, { path, old }) => withValueAt(data, path, old), state.data);
  const draft = draftOf({ ...state, data: asRead });
  const subject = checkSubject({ draft, data: asRead, facts, context, others: [] });
  const standing = new Set(present.map(({ id }) => id));
  return runChecks(subject)
    .findings.filter(({ id, paths }) => id in FLAG_WEIGHT && paths.some((p) => typed.includes(p)))
    .filter(({ id }) => !standing.has(id))
    .map(({ message, paths }) => ({
      id: 'CORREGIDO_A_MANO',
      message: `Un dato corregido a mano, que no está impreso, resolvió esta observación: ${message}`,
      paths,
    }));
}
