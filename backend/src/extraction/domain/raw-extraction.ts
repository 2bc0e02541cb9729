import type { Box, FieldSource } from '../../contracts/evidence';
import type { RawTable } from '../../rules/table-data';

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

/** What an engine answers. */
export interface RawExtraction {
  fields: RawField[];
  tables: RawTable[];
  usage: { ms: number; tokens?: number; cost?: number };
}
