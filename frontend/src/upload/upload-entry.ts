import type { ProcessorId } from '@contracts/processors';
import type { SampleDocument } from '@contracts/samples';

/** The engine that a file was sent with. */
export interface Engine {
  processor: ProcessorId;
  model: string;
}

export type UploadSource =
  { kind: 'file'; file: File } | { kind: 'sample'; sample: SampleDocument };

/** Upload flow of spec section 4: pending, uploading, processing once there is a document, or error. */
export type UploadStatus = 'pending' | 'uploading' | 'processing' | 'error';

export interface UploadEntry {
  /** Stays the same for all tries. */
  key: string;
  idempotencyKey: string;
  source: UploadSource;
  engine: Engine;
  status: UploadStatus;
  /** Bytes sent, 0..1. */
  progress: number;
  documentId: string | null;
  /** What the server says of an accepted file that is not read as soon as others. */
  notice: string | null;
  /** Spanish cause while the status is `error`. */
  failure: string | null;
  /** True when nobody knows whether the server got the file: the next try must be the same request. */
  isOutcomeUnknown: boolean;
}

export function entryName({ source }: UploadEntry): string {
  return source.kind === 'file' ? source.file.name : source.sample.filename;
}

export function newEntry(source: UploadSource, engine: Engine, newKey: () => string): UploadEntry {
  return {
    key: newKey(),
    idempotencyKey: newKey(),
    source,
    engine,
    status: 'pending',
    progress: 0,
    documentId: null,
    notice: null,
    failure: null,
    isOutcomeUnknown: false,
  };
}

/**
 * The entry ready for another try of the same file. After an unknown outcome it is the same
 * request (key and engine), so that it cannot make a second document; else a new one.
 */
export function again(entry: UploadEntry, engine: Engine, newKey: () => string): UploadEntry {
  const fresh = { ...entry, status: 'pending' as const, progress: 0, notice: null, failure: null };
  if (entry.isOutcomeUnknown) return fresh;
  return { ...fresh, engine, idempotencyKey: newKey(), documentId: null };
}
