import type { Box, FieldSource } from '../../contracts/evidence';

/** A value as an engine gave it, before normalisation. `path` is dotted, as in `FieldMap`. */
export interface RawField {
  path: string;
  /** Exactly as printed (or as the engine wrote it). */
  text: string;
  /** The engine's own confidence, 0..1. */
  confidence?: number;
  boxes?: Box[];
  source?: FieldSource;
  candidates?: readonly { text: string; boxes: Box[]; source: FieldSource }[];
}

/** A table as cells; indexes are 0-based. */
export interface RawTable {
  page: number;
  cells: readonly {
    row: number;
    column: number;
    text: string;
    confidence: number;
    box: Box;
  }[];
}

/** What an engine answers. */
export interface RawExtraction {
  fields: RawField[];
  tables: RawTable[];
  usage: { ms: number; tokens?: number; cost?: number };
}
