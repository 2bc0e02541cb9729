/**
 * Detracción (SPOT): what the dated tables of rules/detraction say, and what they suggest for a document.
 * A suggestion fills the form; the person decides (decisions, "Detracción and similar duties").
 */

/** A: text of SUNAT. B: two or more public sources agree. C: one source. M: memory, not verified. */
export type SourceConfidence = 'A' | 'B' | 'C' | 'M';

/** Over half a UIT, over S/ 700, over S/ 400, from the first sol. */
export const DETRACTION_THRESHOLDS = ['medio_uit', 'soles_700', 'soles_400', 'ninguno'] as const;
export type DetractionThreshold = (typeof DETRACTION_THRESHOLDS)[number];

/** A line of catalogue 54 for a span of days. */
export interface DetractionRate {
  /** Three digits, catalogue 54 of SUNAT. */
  readonly code: string;
  readonly name: string;
  /** 12 is 12 %. More than one where sources differ and a person has to choose; none where it is no percentage. */
  readonly percentages: readonly number[];
  readonly threshold: DetractionThreshold;
  /** First and last day, `YYYY-MM-DD`, for which the line is vouched for; null is open. */
  readonly validFrom: string;
  readonly validTo: string | null;
  /** Norm of SUNAT. */
  readonly source: string;
  readonly confidence: SourceConfidence;
}

/** How the code, or at least the duty, was found. */
export const DETRACTION_BASIS_LABEL = {
  codigo: 'Código impreso en el documento',
  leyenda: 'Leyenda impresa en el documento',
  descripcion: 'Palabras de la descripción',
} as const;
export type DetractionBasis = keyof typeof DETRACTION_BASIS_LABEL;

/** What the document itself prints. */
export interface PrintedDetraction {
  code: string | null;
  percentage: number | null;
  /** Integer cents of soles. */
  amountCents: number | null;
  /** Account in the Banco de la Nación. */
  account: string | null;
  /** Whether the printed amount is the suggested deposit within S/ 1.00; null when one of them is missing. */
  agrees: boolean | null;
}

/** Deposit and net of a total. */
export interface DetractionAmounts {
  /** Whole soles. */
  depositSoles: number;
  /** What the supplier is paid: integer cents in the document's currency. */
  netCents: number;
  /** Total and net in cents of soles: the same as the document's own when it is in soles. */
  totalSolesCents: number;
  netSolesCents: number;
}

export interface DetractionSuggestion {
  isSubject: true;
  /** Null when the document says that it is subject, but not under which code. */
  code: string | null;
  name: string | null;
  /** Null when the person has to choose one of `choices`, or the duty is no percentage. */
  percentage: number | null;
  /** The rates between which sources differ; empty when there is no doubt. */
  choices: number[];
  /** Soles that the total exceeds (0 when there is none); null when the code is not known. */
  threshold: number | null;
  /** Null while the percentage or the exchange rate is not known. */
  depositSoles: number | null;
  /** Integer cents in the document's currency; null with `depositSoles`. */
  netCents: number | null;
  basis: DetractionBasis;
  /** Spanish sentences: how it was found, rate, threshold, what to look at. */
  reasons: string[];
  /** Norm and how sure it is, in one line; null when only the document says it. */
  source: string | null;
  confidence: SourceConfidence | null;
  printed: PrintedDetraction;
  /** The document is not in soles: the deposit is, so the form asks for the rate. */
  needsExchangeRate: boolean;
}

export const NO_DETRACTION_LABEL = {
  TIPO_NO_SUJETO: 'Este tipo de documento no está sujeto a detracción.',
  BAJO_UMBRAL: 'El total no supera el monto desde el que se aplica la detracción.',
  CODIGO_DESCONOCIDO: 'El código de detracción impreso no está en el catálogo 54 de SUNAT.',
  CODIGO_EXCLUIDO: 'El código impreso ya no está sujeto a detracción en la fecha del documento.',
  SIN_TOTAL: 'El documento no tiene un total: no se puede calcular la detracción.',
  SIN_INDICIO: 'Nada en el documento indica que esté sujeto a detracción.',
} as const;
export type NoDetractionReason = keyof typeof NO_DETRACTION_LABEL;

/** Nothing is suggested, and why. */
export interface NoDetraction {
  isSubject: false;
  reason: NoDetractionReason;
  /** Spanish sentences, the reason first. */
  reasons: string[];
  printed: PrintedDetraction;
}

export type DetractionAnswer = DetractionSuggestion | NoDetraction;

/** Decimals that a percentage and an exchange rate may have. */
export const MAX_PERCENTAGE_DECIMALS = 2;
export const MAX_RATE_DECIMALS = 6;
