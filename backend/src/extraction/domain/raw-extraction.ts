import type { Finding } from '../../contracts/authenticity';
import type { Box, FieldSource } from '../../contracts/evidence';
import type { ExtractedData } from '../../contracts/extracted-data';
import type { Assessment } from '../../rules/scoring/assess';
import type { PageFacts } from '../../rules/scoring/page-facts';
import type { FieldRecord } from '../../rules/scoring/reading';
import type { RawTable } from '../../rules/table-data';

/** The end of the pure part of a reading: normalised, grounded, checked and scored. */
export interface ExtractionResult extends Assessment {
  extractedData: ExtractedData;
  /** `fields` with what each of them rests on. */
  records: FieldRecord[];
  facts: PageFacts;
}

/** A value as an engine gave it, before normalisation. `path` is dotted, as in `FieldMap`. */
export interface RawField {
  path: string;
  /** Exactly as printed (or as the engine wrote it). */
  text: string;
  /** The engine's own confidence, 0..1. */
  confidence?: number;
  boxes?: Box[];
  source?: FieldSource;
  /** Spanish sentences: why the engine is not sure. */
  reasons?: readonly string[];
  candidates?: readonly { text: string; boxes: Box[]; source: FieldSource }[];
}

/** What an engine answers. */
export interface RawExtraction {
  fields: RawField[];
  tables: RawTable[];
  usage: VendorUsage;
  /** How authentic the engine holds the document, 0..1: it can lower the local score, never raise it. */
  authenticity?: number;
  /** More was answered than is taken: lists or texts beyond the limits (P5). */
  isCut?: boolean;
  /** What the file holds besides the comprobante that was read. */
  notes?: readonly Finding[];
  /** Pages of that comprobante, 1-based, where the file holds more: a code on another one says nothing of it. */
  pages?: readonly number[];
}

const MAIN = /^(?:proveedor\.(?:nombre|ruc)|documento\.(?:numero|fecha_emision)|totales\.total)$/;

/** False for an answer that says nothing of who, which, when and how much: it is no reading. */
export const saysAnything = ({ fields }: Pick<RawExtraction, 'fields'>): boolean =>
  fields.some(({ path, text }) => MAIN.test(path) && text.trim() !== '');

/** What one reading has used. */
export interface VendorUsage {
  ms: number;
  /** Sent to the vendor; none for the offline engine. */
  requests?: number;
  inputTokens?: number;
  outputTokens?: number;
  /** That are paid for. */
  pages?: number;
}
