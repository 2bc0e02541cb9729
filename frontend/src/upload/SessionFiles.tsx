import { documentScreen } from '@contracts/routes';
import { ListChecks } from 'lucide-react';
import { useRef } from 'react';
import { TitledCard } from '../ui/Card';
import { LinkButton } from '../ui/LinkButton';
import { BatchLine } from './BatchLine';
import { SessionFileRow } from './SessionFileRow';
import { type SessionFile, ended } from './session-files';
import { type SessionReview, useSessionReview } from './use-session-review';

interface SessionFilesProps {
  files: readonly SessionFile[];
  isPaused: boolean;
  onCancel(...keys: readonly string[]): void;
  onRetry(file: SessionFile): void;
}

/** To the first of the batch in the queue of review, which then leads on. */
function ReviewLink({ review: { count, firstId } }: { review: SessionReview }) {
  if (!firstId) return null;
  return (
    <LinkButton look="primary" size="s" icon={ListChecks} to={documentScreen(firstId)}>
      Revisar {count}
    </LinkButton>
  );
}

/** What was sent since the page was opened; it is kept nowhere else. */
export function SessionFiles({ files, isPaused, onCancel, onRetry }: SessionFilesProps) {
  const review = useSessionReview(files);
  const title = useRef<HTMLHeadingElement>(null);
  if (files.length === 0) return null;
  const unsent = files.filter(
    ({ status, document, canRetry }) => status === 'error' && !document && canRetry,
  );
  return (
    <TitledCard
      title="Archivos de esta sesión"
      titleRef={title}
      count={files.length}
      headerClass="card-header-compact"
      beside={
        <>
          {unsent.length > 1 && (
            <button type="button" className="link sm nw" onClick={() => unsent.forEach(onRetry)}>
              Reintentar todos
            </button>
          )}
          <ReviewLink review={review} />
        </>
      }
    >
      {files.length > 1 && ended(files).length < files.length && (
        <BatchLine files={files} titleRef={title} onCancel={onCancel} />
      )}
      <ul className="lined">
        {files.map((file) => (
          <SessionFileRow
            key={file.key}
            file={file}
            review={file.document ? review.byId.get(file.document.id) : undefined}
            isPaused={isPaused}
            onCancel={() => onCancel(file.key)}
            onRetry={() => onRetry(file)}
          />
        ))}
      </ul>
    </TitledCard>
  );
}
