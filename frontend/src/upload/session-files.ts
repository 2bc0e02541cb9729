import type { DocumentSummary, ReadingPlace } from '@contracts/document';
import { canBeReadAgain } from '../documents/unreadable';
import { type UploadEntry, type UploadStatus, entryName } from './upload-entry';

/** A file of this session as the list shows it: the upload, and then what the server says of it. */
export interface SessionFile {
  key: string;
  name: string;
  /** Bytes, null for a sample that has not been sent yet. */
  size: number | null;
  isImage: boolean;
  status: UploadStatus | 'completed';
  progress: number;
  failure: string | null;
  /** While it is an error: false when the same bytes can only fail again. */
  canRetry: boolean;
  /** It came in an archive: its failure says all that can be done. */
  isUnpacked: boolean;
  /** Known as soon as the server has it, before its list shows it. */
  documentId: string | null;
  document: DocumentSummary | null;
  /** Why it waits, while it does and that is known. */
  waiting: string | null;
}

const sizeOf = ({ source }: UploadEntry): number | null =>
  source.kind === 'file' ? source.file.size : null;

function statusOf(entry: UploadEntry, document: DocumentSummary | null): SessionFile['status'] {
  if (entry.status !== 'processing' || !document) return entry.status;
  if (document.status === 'completed' || document.status === 'error') return document.status;
  return 'processing';
}

/** What is read before, in words; null for one whose turn comes next. */
export function placeText({
  before,
  others,
}: Pick<ReadingPlace, 'before' | 'others'>): string | null {
  const own = before === 1 ? 'va antes 1 documento' : `van antes ${before} documentos`;
  const companies = others === 1 ? 'espera otra empresa' : `esperan otras ${others} empresas`;
  const parts = [
    ...(before > 0 ? [`${own} de su empresa`] : []),
    ...(others > 0 ? [companies] : []),
  ];
  return parts.length === 0 ? null : `En la fila: ${parts.join(' y ')}`;
}

function waitingOf(
  { notice }: UploadEntry,
  document: DocumentSummary | null,
  places: readonly ReadingPlace[],
): string | null {
  if (document && document.status !== 'pending') return null;
  const place = places.find(({ documentId }) => documentId === document?.id);
  return notice ?? (place ? placeText(place) : null);
}

/**
 * What is not on the server yet, then the documents in the order of its list: the one on top is the one shown
 * beside it. Two that came in the same millisecond have no other order.
 */
function inOrder(
  files: readonly SessionFile[],
  documents: readonly DocumentSummary[],
): SessionFile[] {
  const places = new Map(documents.map(({ id }, place) => [id, place]));
  const placeOf = ({ document }: SessionFile): number =>
    (document && places.get(document.id)) ?? -1;
  return files.toSorted((left, right) => placeOf(left) - placeOf(right));
}

/** Documents of this session that were read and that nobody has confirmed, each once: two files may be originals of one. */
export function toReview(files: readonly SessionFile[]): DocumentSummary[] {
  const documents = files.flatMap(({ document }) => document ?? []);
  return [...new Map(documents.map((one) => [one.id, one])).values()].filter(
    ({ status, isConfirmed }) => status === 'completed' && !isConfirmed,
  );
}

/** Files of which nothing more comes by itself. */
export const ended = (files: readonly SessionFile[]): SessionFile[] =>
  files.filter(({ status }) => status === 'completed' || status === 'error');

export function sessionFiles(
  entries: readonly UploadEntry[],
  documents: readonly DocumentSummary[],
  places: readonly ReadingPlace[] = [],
): SessionFile[] {
  // What was joined to its other original is found as that.
  const byId = new Map(
    documents.flatMap((document) =>
      [document.id, ...document.sourceIds].map((id) => [id, document]),
    ),
  );
  const files = entries.map((entry) => {
    const document = entry.documentId ? (byId.get(entry.documentId) ?? null) : null;
    const name = entryName(entry);
    return {
      key: entry.key,
      name,
      size: sizeOf(entry) ?? document?.fileSize ?? null,
      isImage: /\.(jpe?g|png)$/i.test(name),
      status: statusOf(entry, document),
      progress: entry.progress,
      failure: entry.failure ?? document?.failure?.message ?? null,
      canRetry:
        (document !== null || entry.source.kind !== 'unpacked') &&
        canBeReadAgain(document ? document.failure : entry.refusal),
      isUnpacked: entry.source.kind === 'unpacked',
      documentId: document?.id ?? entry.documentId,
      document,
      waiting: waitingOf(entry, document, places),
    };
  });
  return inOrder(files, documents);
}
