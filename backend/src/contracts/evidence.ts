/**
 * Where a value came from and how sure we are: the same for every engine
 * (one entry a field, keyed by dotted path such as `totales.total` or `productos.0.cantidad`).
 */

/** A rectangle on a page in normalised page coordinates, 0..1, origin top left. */
export interface Box {
  /** 1-based. */
  page: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

export const FIELD_STATES = [
  'verificado',
  'leido',
  'dudoso',
  'contradice',
  'editado',
  'vacio',
] as const;
export type FieldState = (typeof FIELD_STATES)[number];

export const FIELD_SOURCES = ['xml', 'qr', 'texto', 'ocr', 'llm', 'usuario', 'regla'] as const;
export type FieldSource = (typeof FIELD_SOURCES)[number];

/** The independent proof behind `verificado`, shown as a chip. */
export type FieldProof =
  | 'Firma'
  | 'QR'
  | 'Suma'
  | 'RUC'
  | 'Letras'
  | 'Empresa'
  | 'Persona'
  | 'CCI'
  | 'Motores';

export type FieldValue = string | number | boolean | null;

/** Another reading of the same field that a person may take instead. */
export interface FieldCandidate {
  value: FieldValue;
  source: FieldSource;
  boxes: Box[];
}

export interface FieldEvidence {
  path: string;
  value: FieldValue;
  /** The text exactly as it stands on the page, before normalisation. */
  rawText: string | null;
  /** 0..1. */
  confidence: number;
  state: FieldState;
  proof?: FieldProof;
  /** Spanish sentences that say why the state is what it is. */
  reasons: string[];
  source: FieldSource;
  /** Empty is legal: "sin ubicación". */
  boxes: Box[];
  candidates: FieldCandidate[];
}

export type FieldMap = Record<string, FieldEvidence>;

/** A word on a page with its place; from the text layer or from OCR. */
export interface Word {
  text: string;
  /** 0..1; 1 for a text layer. */
  confidence: number;
  box: Box;
}
