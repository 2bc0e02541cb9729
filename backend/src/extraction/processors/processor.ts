import type { SetupFault } from '../../contracts/engine-faults';
import type { ErrorCode } from '../../contracts/errors';
import type { FileType } from '../../contracts/document';
import type { LivingModel } from '../../contracts/models';
import type { ProcessorId } from '../../contracts/processors';
import type { RawExtraction, VendorUsage } from '../domain/raw-extraction';

/**
 * The pages of a document, whose words stay in the processes that read them: an engine asks for what it
 * needs. Both throw `ReadingError`, or the signal's reason when it is aborted.
 */
export interface ReadablePages {
  /** 1-based, in order. */
  readonly numbers: readonly number[];
  /** What a language model is told of them: neither what speaks to machines, nor codes, nor the file's metadata. */
  text(signal: AbortSignal): Promise<string>;
  /** What the offline engine reads on them. */
  read(hints: ProcessorInput['hints'], signal: AbortSignal): Promise<RawExtraction>;
}

/** Frozen input of one reading. A processor sees nothing else: no store, no configuration, no other engine. */
export interface ProcessorInput {
  readonly fileType: FileType;
  readonly pages: ReadablePages;
  /** Absolute paths of the page images, in page order. */
  readonly pageImages: readonly string[];
  readonly model: LivingModel;
  readonly hints: { readonly companyRuc: string | null };
  /** To be told how many pages are done by an engine that is asked page by page. */
  readonly onPage?: (done: number) => void;
}

export type Availability = { available: true } | { available: false; reason: string };

/**
 * An engine that reads a document. It is a value: no state between calls but whether its vendor is left alone.
 * `extract` throws `ProcessorError`; its kind decides the queue's next act.
 */
export interface Processor {
  readonly id: ProcessorId;
  /** From configuration only, never from the network. The reason is a Spanish sentence. */
  availability(): Availability;
  /**
   * Throws what `extract` would at once, unasked: its vendor is left alone, or what the operator has set is known
   * not to work. So nobody reads pages for nothing.
   */
  assertOpen?(): void;
  extract(input: ProcessorInput, signal: AbortSignal): Promise<RawExtraction>;
}

export class ProcessorError extends Error {
  constructor(
    readonly kind: 'retryable' | 'permanent' | 'unavailable',
    readonly code: ErrorCode,
    /**
     * `retryAfterMs`: the vendor asks for such a pause. `usage`: what the failed call has cost all the same.
     * `setup`: what the operator has to mend.
     */
    readonly details: { retryAfterMs?: number; usage?: VendorUsage; setup?: SetupFault } = {},
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'ProcessorError';
  }
}
