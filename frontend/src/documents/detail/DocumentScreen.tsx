import { FileQuestionMark } from 'lucide-react';
import { useMemo } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { documentScreen } from '@contracts/routes';
import { isUnknown } from '../../api/api-error';
import { Card } from '../../ui/Card';
import { LinkButton } from '../../ui/LinkButton';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorCard } from '../../layout/ErrorCard';
import { LoadingCard } from '../../ui/LoadingCard';
import { BY_HAND, blankDocument } from '../by-hand';
import { DocumentWithData } from './DocumentWithData';
import { DocumentWithoutData } from './DocumentWithoutData';
import { useOneDocument } from './use-one-document';
import './detail.css';

/** An unknown id, or one of another company: both answer alike (spec section 2). */
const NotFound = () => (
  <main id="contenido" className="page" tabIndex={-1}>
    <title>Documento no encontrado · Foliado</title>
    <Card>
      <EmptyState
        icon={FileQuestionMark}
        title="Documento no encontrado"
        isPage
        to="/historial"
        way="Ver historial"
      >
        Puede que se haya eliminado o que el enlace esté incompleto.
      </EmptyState>
    </Card>
  </main>
);

/** One document (spec section 2, route /documento/{id}). */
export default function DocumentScreen() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const query = useOneDocument(id);
  const { data: document, error } = query;
  const isTyped = params.has(BY_HAND) && document?.status === 'error';
  const shown = useMemo(
    () => (document && isTyped ? blankDocument(document) : document),
    [document, isTyped],
  );
  // It was joined to its other original meanwhile.
  if (document && document.id !== id) return <Navigate replace to={documentScreen(document.id)} />;
  if (shown) {
    const hasData = isTyped || (shown.status === 'completed' && shown.extractedData !== null);
    return hasData ? (
      <DocumentWithData key={id} document={shown} />
    ) : (
      <DocumentWithoutData document={shown} />
    );
  }
  if (isUnknown(error)) return <NotFound />;
  return (
    <main id="contenido" className="page" tabIndex={-1}>
      <title>Documento · Foliado</title>
      <h1 className="mb16">Documento</h1>
      {error ? (
        <>
          <ErrorCard title="Error al cargar el documento" query={query} />
          <p className="mt8">
            <LinkButton to="/historial">Ver historial</LinkButton>
          </p>
        </>
      ) : (
        <LoadingCard text="Cargando documento..." />
      )}
    </main>
  );
}
