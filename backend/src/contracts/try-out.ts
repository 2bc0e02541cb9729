import type { Authenticity, Finding } from './authenticity';
import type { PageInfo } from './document';
import type { FieldMap } from './evidence';
import type { ExtractedData } from './extracted-data';

/** Ids of the samples in the order in which they are shown: from a file with text to a forged one. */
export const TRY_OUT_SAMPLES = [
  'factura-detraccion',
  'boleta-foto',
  'nota-credito-escaneada',
  'factura-adulterada',
] as const;
export type TryOutSampleId = (typeof TRY_OUT_SAMPLES)[number];

/** A document that a visitor may have read without an account. */
export interface TryOutSample {
  /** One of `TRY_OUT_SAMPLES`. */
  id: string;
  title: string;
  /** One Spanish sentence: what it shows. */
  description: string;
}

/** A page as it was read. */
export interface TryOutPage extends PageInfo {
  /** `data:` address of the page image; nothing of a try-out is stored, so there is no other one. */
  image: string;
}

/**
 * Answer of `POST /api/try-out/{sample}`: what the offline engine read just now. Its head is sent when the
 * visitor's turn has come, its body when all is read.
 */
export interface TryOutReading {
  sample: TryOutSample;
  extractedData: ExtractedData;
  fields: FieldMap;
  pages: TryOutPage[];
  /** 0..1. */
  confidence: number;
  authenticity: Authenticity;
  notes: Finding[];
  /** Seconds. */
  processingTime: number;
}

/** Readings that visitors of one address may ask for in the time after the first of them. */
export const TRY_OUTS_OF_ADDRESS = 10;
export const TRY_OUT_WINDOW_SECONDS = 600;
/** Visitors who may wait while another one's sample is read; there is never more than one reading. */
export const TRY_OUT_WAITING = 2;
/** What a visitor is asked to wait when the line is full, in seconds. */
export const TRY_OUT_BUSY_SECONDS = 20;
/** The longest that a try-out may take, its time in the line included, in milliseconds. */
export const TRY_OUT_MAX_MS = 90_000;
