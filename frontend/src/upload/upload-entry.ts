import type { SourcesResponse } from '@contracts/document';
import type { ProcessorId } from '@contracts/processors';
import type { SampleDocument } from '@contracts/samples';
import { canBeReadAgain } from '../documents/unreadable';

/** The engine that a file was sent with. */
export interface Engine {
  processor: ProcessorId;
  model: string;
}

export type UploadSource =
  | { kind: 'file'; file: File }
  | { kind: 'sample'; sample: SampleDocument }
  /** A file of an archive; its bytes are on the server. */
  | { kind: 'unpacked'; filename: string };

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
  /** Code of the server's refusal, when it gave one. */
  refusal: { code: string } | null;
  /** True when nobody knows whether the server got the file: the next try must be the same request. */
  isOutcomeUnknown: boolean;
}

export function entryName({ source }: UploadEntry): string {
  if (source.kind === 'unpacked') return source.filename;
  return source.kind === 'file' ? source.file.name : source.sample.filename;
}

/** Closing the page would lose it. */
export const isOnItsWay = ({ status }: UploadEntry): boolean =>
  status === 'pending' || status === 'uploading';

/** Names of the person's files that the server does not have and may still get, in the order chosen. */
export const unsentNames = (entries: readonly UploadEntry[]): string[] =>
  entries
    .filter(({ source }) => source.kind === 'file')
    .filter((entry) => isOnItsWay(entry) || (entry.status === 'error' && mayStillBeSent(entry)))
    .map(entryName)
    .toReversed();

const mayStillBeSent = ({ documentId, refusal }: UploadEntry): boolean =>
  documentId === null && canBeReadAgain(refusal);

export const newEntry = (
  source: UploadSource,
  engine: Engine,
  newKey: () => string,
): UploadEntry => ({
  key: newKey(),
  idempotencyKey: newKey(),
  source,
  engine,
  status: 'pending',
  progress: 0,
  documentId: null,
  notice: null,
  failure: null,
  refusal: null,
  isOutcomeUnknown: false,
});

/** What became of the files of an archive, in the place of its own entry. */
export function unpacked(
  archive: UploadEntry,
  { documents = [], refused = [] }: SourcesResponse,
  newKey: () => string,
): UploadEntry[] {
  const entryOf = (filename: string): UploadEntry =>
    newEntry({ kind: 'unpacked', filename }, archive.engine, newKey);
  return [
    ...documents.map(({ filename, documentId }) => ({
      ...entryOf(filename),
      ...{ status: 'processing' as const, progress: 1, documentId },
    })),
    ...refused.map(({ filename, code, message: failure }) => ({
      ...entryOf(filename),
      ...{ status: 'error' as const, failure, refusal: { code } },
    })),
  ];
}

/**
 * The entry ready for another try of the same file. After an unknown outcome it is the same
 * request (key and engine), so that it cannot make a second document; else a new one.
 */
export function again(entry: UploadEntry, engine: Engine, newKey: () => string): UploadEntry {
  const cleared = { progress: 0, notice: null, failure: null, refusal: null };
  const fresh = { ...entry, ...cleared, status: 'pending' as const };
  if (entry.isOutcomeUnknown) return fresh;
  return { ...fresh, engine, idempotencyKey: newKey(), documentId: null };
}
