import type { ReactNode } from 'react';
import { ErrorCard } from '../layout/ErrorCard';
import { LoadingCard } from '../ui/LoadingCard';
import { ResultsArea } from './results/ResultsArea';
import type { useDocuments } from './use-documents';

interface DocumentsAreaProps {
  query: ReturnType<typeof useDocuments>;
  emptyAction: ReactNode;
  samples?: ReactNode;
}

/** Loading, failed or shown; a list that cannot be renewed stays, and says so. */
export function DocumentsArea({ query, emptyAction, samples }: DocumentsAreaProps) {
  const { data: documents, error } = query;
  return (
    <div className="col g16 fit documents-area">
      {error && (
        <ErrorCard
          title={documents ? 'No se pudo actualizar la lista' : 'Error al cargar los documentos'}
          query={query}
        />
      )}
      {documents && (
        <ResultsArea documents={documents} emptyAction={emptyAction} samples={samples} />
      )}
      {!documents && !error && <LoadingCard text="Cargando documentos..." />}
    </div>
  );
}
