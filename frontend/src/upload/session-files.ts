import type { DocumentSummary, ReadingPlace } from '@contracts/document';
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

export function sessionFiles(
  entries: readonly UploadEntry[],
  documents: readonly DocumentSummary[],
  places: readonly ReadingPlace[] = [],
): SessionFile[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  return entries.map((entry) => {
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
      document,
      waiting: waitingOf(entry, document, places),
    };
  });
}
