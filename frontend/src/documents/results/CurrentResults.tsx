import type { DocumentSummary } from '@contracts/document';
import { ErrorCard } from '../../layout/ErrorCard';
import { LoadingCard } from '../../ui/LoadingCard';
import { useDocumentDetail } from '../use-document-detail';
import { DocumentResults } from './DocumentResults';

/** Asks for the places of the values of one document and shows its results. */
export function CurrentResults({ summary }: { summary: DocumentSummary }) {
  const { data: detail, error, refetch } = useDocumentDetail(summary);
  if (detail?.extractedData) {
    return <DocumentResults document={detail} data={detail.extractedData} />;
  }
  if (error) {
    return (
      <ErrorCard
        title="Error al cargar el documento"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return <LoadingCard text="Cargando documento..." />;
}
