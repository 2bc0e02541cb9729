import type { ErrorCode } from '../../contracts/errors';
import type { FileType } from '../../contracts/document';
import type { ProcessorId } from '../../contracts/processors';
import type { PageSet } from '../domain/page-set';
import type { RawExtraction } from '../domain/raw-extraction';

/** Frozen input of one reading. A processor sees nothing else: no store, no configuration, no other engine. */
export interface ProcessorInput {
  readonly fileType: FileType;
  readonly pageSet: Readonly<PageSet>;
  /** Absolute paths of the page images, in page order. */
  readonly pageImages: readonly string[];
  readonly model: string;
  readonly hints: { readonly companyRuc: string | null };
}

export type Availability = { available: true } | { available: false; reason: string };

/**
 * An engine that reads a document. It is a value: no state between calls.
 * `extract` throws `ProcessorError`; its kind decides the queue's next act.
 */
export interface Processor {
  readonly id: ProcessorId;
  catalogue(): { label: string; models: readonly string[]; defaultModel: string };
  /** From configuration only, never from the network. The reason is a Spanish sentence. */
  availability(): Availability;
  extract(input: ProcessorInput, signal: AbortSignal): Promise<RawExtraction>;
}

export class ProcessorError extends Error {
  constructor(
    readonly kind: 'retryable' | 'permanent' | 'unavailable',
    readonly code: ErrorCode,
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'ProcessorError';
  }
}
