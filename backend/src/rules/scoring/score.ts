import type { Finding } from '../../contracts/authenticity';
import type { FieldEvidence, FieldMap, FieldProof, FieldState } from '../../contracts/evidence';
import { CONFIDENCE_MEDIUM } from '../../contracts/limits';
import type { Agreement } from './agreements';
import type { Draft, DraftField } from './draft';
import { missingMain } from './unproved';

/** Shown as empty when nothing was found, so that the gap is seen. */
export const MAIN_FIELDS = [
  'documento.tipo',
  'documento.numero',
  'documento.fecha_emision',
  'documento.moneda',
  'proveedor.nombre',
  'proveedor.ruc',
  'cliente.nombre',
  'cliente.ruc',
  'totales.subtotal',
  'totales.iva',
  'totales.total',
] as const;

export interface ScoreInput {
  draft: Draft;
  agreements: readonly Agreement[];
  /** Flags only: what speaks against the document. */
  flags: readonly Finding[];
  doubts: readonly Finding[];
  /** Pages with text on which all fields were looked for. */
  pages: number;
}

const CERTAIN = 0.99;
/** The most that a contradicted value is sure of, 0..1. */
export const CONTRADICTED = 0.4;
const DOUBTFUL = 0.65;

/** State, reasons and confidence of every field: the number and strength of the sources that agree. */
export function scoreFields(input: ScoreInput): FieldMap {
  const scored = [...input.draft.values()].map((field) => scoreField(field, input));
  const empty = MAIN_FIELDS.filter((path) => (input.draft.get(path)?.value ?? null) === null);
  const missing = lookedFor(input);
  const fields = [
    ...scored,
    ...empty.map((path) => emptyField(path, input.draft.get(path), missing.get(path))),
  ];
  return Object.fromEntries(fields.map((field) => [field.path, field]));
}

function scoreField(field: DraftField, input: ScoreInput): FieldEvidence {
  const mine = input.agreements.filter(({ path }) => path === field.path);
  const against = input.flags.filter(({ paths }) => paths.includes(field.path));
  const doubts = input.doubts.filter(({ paths }) => paths.includes(field.path));
  const state = stateOf(field, mine, against, doubts);
  const strongest = mine.toSorted((one, other) => other.strength - one.strength)[0];
  const proof = state === 'verificado' ? strongest?.proof : undefined;
  return {
    path: field.path,
    value: field.value,
    rawText: field.rawText,
    confidence: confidenceOf(field, mine, state),
    state,
    ...(proof ? { proof } : {}),
    reasons: reasonsOf(field, mine, against, doubts),
    source: field.source,
    boxes: field.boxes,
    candidates: field.candidates,
  };
}

const SUM_FINDINGS: ReadonlySet<string> = new Set<Finding['id']>([
  'TOTAL_NO_CUADRA',
  'IGV_NO_CUADRA',
  'LINEAS_NO_SUMAN',
]);
/** A sum that fails: which of its numbers is wrong it does not say. */
export const isSumFinding = ({ id }: Finding): boolean => SUM_FINDINGS.has(id);
/** The digits of an account: they do not fit however well they were read. */
const isAccountFinding = ({ id }: Finding): boolean => id === 'CUENTA_NO_CUADRA';
/** What the document says of a value elsewhere than beside it. */
export const OUTSIDE_PROOFS: ReadonlySet<FieldProof> = new Set<FieldProof>([
  'Firma',
  'QR',
  'Letras',
  'Persona',
]);

/** A field that an outside source proves stays proved when a sum with other fields fails. */
function stateOf(
  field: DraftField,
  mine: readonly Agreement[],
  against: readonly Finding[],
  doubts: readonly Finding[],
): FieldState {
  const isProved = mine.some(({ proof }) => OUTSIDE_PROOFS.has(proof));
  const isOnlySums = against.every(isSumFinding);
  if (against.length > 0 && !(isProved && isOnlySums)) return 'contradice';
  if (field.value === null) return 'vacio';
  if (field.source === 'usuario') return 'editado';
  // Whoever signed a wrong digit has not made it right; who has looked at it has.
  const isSettled = mine.some(({ proof }) => proof === 'Persona');
  if (doubts.some(isAccountFinding) && !isSettled) return 'dudoso';
  if (doubts.length > 0 && !isProved) return 'dudoso';
  if (mine.length > 0) return 'verificado';
  return field.confidence < CONFIDENCE_MEDIUM ? 'dudoso' : 'leido';
}

function confidenceOf(field: DraftField, mine: readonly Agreement[], state: FieldState): number {
  if (state === 'vacio') return 0;
  if (state === 'contradice') return Math.min(field.confidence, CONTRADICTED);
  if (state === 'dudoso') return Math.min(field.confidence, DOUBTFUL);
  const doubt = mine.reduce((left, { strength }) => left * (1 - strength), 1 - field.confidence);
  return Math.round(Math.min(CERTAIN, 1 - doubt) * 1000) / 1000;
}

function reasonsOf(
  field: DraftField,
  mine: readonly Agreement[],
  against: readonly Finding[],
  doubts: readonly Finding[],
): string[] {
  const sentences = [
    ...against.map(({ message }) => message),
    ...doubts.map((doubt) =>
      isAccountFinding(doubt) ? doubt.message : `Lectura dudosa: ${doubt.message}`,
    ),
    ...field.reasons,
    ...mine.map(({ reason }) => reason),
  ];
  return [...new Set(sentences)];
}

/**
 * What every document has and was not found on pages that have text, with where it was looked for: somebody has to
 * look. What a person emptied, or accepted as empty, is not missing.
 */
function lookedFor({ draft, agreements, pages }: ScoreInput): ReadonlyMap<string, string> {
  const isSettled = (path: string): boolean =>
    draft.get(path)?.source === 'usuario' ||
    agreements.some((one) => one.path === path && one.proof === 'Persona');
  const missing = pages === 0 ? [] : missingMain((path) => draft.get(path)?.value ?? null);
  const where = pages === 1 ? 'en la página' : `en las ${pages} páginas que se leyeron`;
  return new Map(
    missing
      .filter(({ path }) => !isSettled(path))
      .map(({ path, places }) => [path, `No se encontró ${where}. Se buscó ${places}.`]),
  );
}

/** @param where it was looked for, when it should be there */
function emptyField(
  path: string,
  field: DraftField | undefined,
  where: string | undefined,
): FieldEvidence {
  return {
    path,
    value: null,
    rawText: field?.rawText ?? null,
    confidence: 0,
    state: where === undefined ? 'vacio' : 'dudoso',
    reasons: [
      ...(field?.source === 'usuario' ? [] : [where ?? 'No se encontró en el documento.']),
      ...(field?.reasons ?? []),
    ],
    source: field?.source ?? 'texto',
    boxes: field?.boxes ?? [],
    candidates: field?.candidates ?? [],
  };
}

/** Without one of each a document is half read: who it is of, which, when, how much. */
const EXPECTED: readonly (readonly string[])[] = [
  ['proveedor.nombre', 'proveedor.ruc'],
  ['documento.numero'],
  ['documento.fecha_emision'],
  ['totales.total'],
];

/** Mean confidence of the fields that have a value, 0..1; what should be there and is not counts as 0. */
export function meanConfidence(fields: FieldMap): number {
  const known = Object.values(fields).filter((field) => field.value !== null);
  if (known.length === 0) return 0;
  // What a person has emptied is not missing.
  const isThere = (path: string): boolean =>
    fields[path] !== undefined &&
    (fields[path].value !== null || fields[path].source === 'usuario');
  const missing = EXPECTED.filter((paths) => !paths.some(isThere)).length;
  const sum = known.reduce((total, field) => total + field.confidence, 0);
  return Math.round((sum / (known.length + missing)) * 1000) / 1000;
}
