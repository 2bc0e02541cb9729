import type { DocumentSummary } from '@contracts/document';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../ui/Button';
import { sameEngineMayRead } from '../runs/failure-kind';
import { canBeReadAgain, CORRECT_THE_FILE } from '../unreadable';
import { useRetryDocument } from './use-retry-document';

/**
 * Has a document read again with the engine it was sent with; nothing where
 * only another can, and a file that is itself at fault is to be corrected.
 */
export function RetryDocumentButton({ document }: { document: DocumentSummary }) {
  const { run, isPending } = useRetryDocument();
  if (!canBeReadAgain(document.failure)) return <span className="md">{CORRECT_THE_FILE}</span>;
  if (!sameEngineMayRead(document.failure)) return null;
  return (
    <Button
      size="s"
      icon={RefreshCw}
      disabled={isPending}
      title="Usa 1 crédito; si vuelve a fallar, se devuelve."
      onClick={() => void run(document)}
    >
      Reintentar
    </Button>
  );
}
