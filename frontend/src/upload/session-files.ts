import type { DocumentSummary } from '@contracts/document';
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
}

const sizeOf = ({ source }: UploadEntry): number | null =>
  source.kind === 'file' ? source.file.size : null;

function statusOf(entry: UploadEntry, document: DocumentSummary | null): SessionFile['status'] {
  if (entry.status !== 'processing' || !document) return entry.status;
  if (document.status === 'completed' || document.status === 'error') return document.status;
  return 'processing';
}

export function sessionFiles(
  entries: readonly UploadEntry[],
  documents: readonly DocumentSummary[],
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
    };
  });
}
