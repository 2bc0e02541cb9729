import type { Team } from '@contracts/user';
import { FileQuestionMark } from 'lucide-react';
import { isUnknown } from '../api/api-error';
import { useProviderQuery } from '../api/use-provider-query';
import { useOneDocument } from '../documents/detail/use-one-document';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorCard } from '../layout/ErrorCard';
import { Skeleton } from '../ui/Skeleton';
import { WorkflowPanel } from './card/WorkflowPanel';
import { DetailHead } from './DetailHead';
import { workflowKey } from './workflow-keys';

interface DetailPaneProps {
  id: string;
  team: Team;
  isFormWanted: boolean;
  isArrival: boolean;
  onBack(): void;
  onTaken(): void;
}

/** A document with where it stands; both are asked for at once. */
function useOpenDocument(id: string) {
  const document = useOneDocument(id);
  const detail = useProviderQuery(workflowKey(id), (provider, signal) =>
    provider.getWorkflow(id, signal),
  );
  const retry = (): void => {
    void document.refetch();
    void detail.refetch();
  };
  return {
    document: document.data,
    detail: detail.data,
    error: document.error ?? detail.error,
    retry,
  };
}

/** The open document: who it is from, its steps, its form, its journey. */
export function DetailPane(props: DetailPaneProps) {
  const { id, team, isFormWanted, isArrival, onBack, onTaken } = props;
  const { document, detail, error, retry } = useOpenDocument(id);
  if (document && detail) {
    return (
      <>
        <DetailHead document={document} observation={detail.observation} onBack={onBack} />
        <WorkflowPanel
          document={document}
          detail={detail}
          team={team}
          form="flat"
          isFormWanted={isFormWanted}
          isArrival={isArrival}
          onTaken={onTaken}
        />
      </>
    );
  }
  if (isUnknown(error)) {
    return (
      <EmptyState
        icon={FileQuestionMark}
        title="Documento no encontrado"
        action={<Button onClick={onBack}>Ver la lista</Button>}
      >
        Puede que se haya eliminado o que el enlace esté incompleto.
      </EmptyState>
    );
  }
  if (error) {
    return (
      <div className="detail-pane-error">
        <ErrorCard title="Error al cargar el documento" error={error} onRetry={retry} />
      </div>
    );
  }
  return <Skeleton text="Cargando documento..." rows={10} />;
}
