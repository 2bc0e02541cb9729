import type { DocumentSummary } from '@contracts/document';
import { useToast } from '../ui/toast/ToastProvider';
import { downloadText, jsonFilename } from './download';

/** Saves the extracted data of a document as JSON under its own name. */
export function useJsonDownload({ filename, extractedData }: DocumentSummary): () => void {
  const toast = useToast();
  return () => {
    const name = jsonFilename(filename);
    downloadText(name, JSON.stringify(extractedData, null, 2), 'application/json');
    toast({ title: 'Exportado', description: name });
  };
}
