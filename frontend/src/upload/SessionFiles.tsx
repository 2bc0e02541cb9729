import { Card, CardHeader } from '../ui/Card';
import { SessionFileRow } from './SessionFileRow';
import type { SessionFile } from './session-files';

interface SessionFilesProps {
  files: readonly SessionFile[];
  isPaused: boolean;
  onCancel(key: string): void;
  onRetry(file: SessionFile): void;
}

/** What was sent since the page was opened; it is kept nowhere else. */
export function SessionFiles({ files, isPaused, onCancel, onRetry }: SessionFilesProps) {
  if (files.length === 0) return null;
  const unsent = files.filter(({ status, document }) => status === 'error' && !document);
  return (
    <Card aria-label="Archivos de esta sesión">
      <CardHeader className="card-header-compact">
        <h2 className="h3 nw">Archivos de esta sesión</h2>
        <span className="count-badge">{files.length}</span>
        <span className="sp" />
        {unsent.length > 1 && (
          <button type="button" className="link sm nw" onClick={() => unsent.forEach(onRetry)}>
            Reintentar todos
          </button>
        )}
      </CardHeader>
      <ul>
        {files.map((file) => (
          <SessionFileRow
            key={file.key}
            file={file}
            isPaused={isPaused}
            onCancel={() => onCancel(file.key)}
            onRetry={() => onRetry(file)}
          />
        ))}
      </ul>
    </Card>
  );
}
