import { FileQuestionMark } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { ApiError, correlationIdOf, errorText } from '../../api/api-error';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorCard } from '../../ui/ErrorCard';
import { LoadingCard } from '../../ui/LoadingCard';
import { DocumentWithData } from './DocumentWithData';
import { DocumentWithoutData } from './DocumentWithoutData';
import { useOneDocument } from './use-one-document';
import './detail.css';

/** An unknown id, or one of another company: both answer alike (spec section 2). */
function NotFound() {
  return (
    <main id="contenido" className="page" tabIndex={-1}>
      <title>Documento no encontrado · Foliado</title>
      <Card>
        <EmptyState
          icon={FileQuestionMark}
          title="Documento no encontrado"
          action={
            <Link className="btn btn-primary btn-m" to="/historial">
              Volver
            </Link>
          }
        >
          Puede que se haya eliminado o que el enlace esté incompleto.
        </EmptyState>
      </Card>
    </main>
  );
}

const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** One document (spec section 2, route /documento/{id}). */
export function DocumentScreen() {
  const { id = '' } = useParams();
  const { data: document, error, refetch } = useOneDocument(id);
  if (document) {
    const hasData = document.status === 'completed' && document.extractedData !== null;
    return hasData ? (
      <DocumentWithData key={id} document={document} />
    ) : (
      <DocumentWithoutData document={document} />
    );
  }
  if (isUnknown(error)) return <NotFound />;
  return (
    <main id="contenido" className="page" tabIndex={-1}>
      <title>Documento · Foliado</title>
      {error ? (
        <ErrorCard
          title="Error al cargar el documento"
          cause={errorText(error)}
          correlationId={correlationIdOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingCard text="Cargando documento..." />
      )}
    </main>
  );
}
