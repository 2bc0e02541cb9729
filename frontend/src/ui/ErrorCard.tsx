import { OctagonAlert, RefreshCw } from 'lucide-react';
import { Button } from './Button';
import { Icon } from './Icon';
import './notice.css';

interface ErrorCardProps {
  title: string;
  /** The cause in Spanish. */
  cause: string;
  /** Under which the server logged it. */
  correlationId?: string | null;
  onRetry?: () => void;
}

export function ErrorCard({ title, cause, correlationId, onRetry }: ErrorCardProps) {
  return (
    <div className="error-card" role="alert">
      <Icon of={OctagonAlert} />
      <strong className="b">{title}</strong>
      <span className="error-card-cause t2 md">
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
