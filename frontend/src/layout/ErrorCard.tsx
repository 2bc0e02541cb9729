import { OctagonAlert, RefreshCw } from 'lucide-react';
import { correlationIdOf, errorText } from '../api/api-error';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import '../ui/notice.css';

interface ErrorCardProps {
  title: string;
  /** What failed and can be asked again, in place of `error` and `onRetry`. */
  query?: { error: unknown; refetch(): unknown };
  error?: unknown;
  /** The cause in Spanish, where the error does not say it best. */
  cause?: string;
  onRetry?: () => void;
}

/** What failed, why, and under which id the server logged it. */
export function ErrorCard(props: ErrorCardProps) {
  const { title, query, error = query?.error, cause = errorText(error) } = props;
  const { onRetry = query && (() => void query.refetch()) } = props;
  const correlationId = correlationIdOf(error);
  return (
    <div className="row wraps toned tone-bad error-card r3 ground" role="alert">
      <Icon of={OctagonAlert} />
      <strong className="b">{title}</strong>
      <span className="words error-card-cause t2 md">
        {cause}
        {correlationId && (
          <>
            {' · '}
            <span className="mono">{correlationId}</span>
          </>
        )}
      </span>
      {onRetry && (
        <Button size="s" icon={RefreshCw} onClick={onRetry}>
          Reintentar
        </Button>
      )}
    </div>
  );
}
