import type { DocumentSummary } from '@contracts/document';
import { useNotify } from 'react-admin';
import { downloadText, jsonFilename } from './download';

/** Saves the extracted data of a document as JSON under its own name. */
export function useJsonDownload({ filename, extractedData }: DocumentSummary): () => void {
  const notify = useNotify();
  return () => {
    const name = jsonFilename(filename);
    downloadText(name, JSON.stringify(extractedData, null, 2), 'application/json');
    notify('Exportado', { description: name });
  };
}
