import type { DocumentSummary } from '@contracts/document';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../ui/Button';
import { useRetryDocument } from './use-retry-document';

/** Has a document read again with the engine it was sent with. */
export function RetryDocumentButton({ document }: { document: DocumentSummary }) {
  const { run, isPending } = useRetryDocument();
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
