import { OctagonAlert, RefreshCw } from 'lucide-react';
import { correlationIdOf, errorText } from '../api/api-error';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import '../ui/notice.css';

interface ErrorCardProps {
  title: string;
  error?: unknown;
  /** The cause in Spanish, where the error does not say it best. */
  cause?: string;
  onRetry?: () => void;
}

/** What failed, why, and under which id the server logged it. */
export function ErrorCard({ title, error, cause = errorText(error), onRetry }: ErrorCardProps) {
  const correlationId = correlationIdOf(error);
  return (
    <div className="row wraps toned tone-bad error-card" role="alert">
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
