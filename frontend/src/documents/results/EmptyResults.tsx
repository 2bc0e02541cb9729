import type { DocumentSummary } from '@contracts/document';
import { Files } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { isBeingRead } from '../current-document';
import { CancelReadingButton } from '../runs/CancelReadingButton';

interface EmptyResultsProps {
  /** The newest document, still without data; null when there is none at all. */
  newest: DocumentSummary | null;
  /** A way to begin. */
  action: ReactNode;
  /** Sample documents, for accounts that have them. */
  children?: ReactNode;
}

/** The specified text while the newest document has no extracted data. */
export function EmptyResults({ newest, action, children }: EmptyResultsProps) {
  const isReading = newest !== null && isBeingRead(newest);
  const hint = newest ? 'Suba otro archivo y aparecerá aquí.' : 'Suba el primero y aparecerá aquí.';
  return (
    <Card className="col sp empty-results">
      <EmptyState
        icon={Files}
        title="No hay documentos procesados"
        action={isReading ? <CancelReadingButton document={newest} /> : action}
      >
        {isReading ? (
          <>
            Leyendo <span className="mono">{newest.filename}</span>: el resultado aparecerá aquí.
          </>
        ) : (
          hint
        )}
      </EmptyState>
      {children}
    </Card>
  );
}
