import type { DocumentSummary } from '@contracts/document';
import { ErrorCard } from '../../layout/ErrorCard';
import { LoadingCard } from '../../ui/LoadingCard';
import { useDocumentDetail } from '../use-document-detail';
import { DocumentResults } from './DocumentResults';

/** Asks for the places of the values of one document and shows its results. */
export function CurrentResults({ summary }: { summary: DocumentSummary }) {
  const query = useDocumentDetail(summary);
  const detail = query.data;
  if (detail?.extractedData) {
    return <DocumentResults document={detail} data={detail.extractedData} />;
  }
  if (query.error) return <ErrorCard title="Error al cargar el documento" query={query} />;
  return <LoadingCard text="Cargando documento..." />;
}
