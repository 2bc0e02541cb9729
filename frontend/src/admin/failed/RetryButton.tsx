import type { FailedDocument } from '@contracts/admin';
import { RefreshCw } from 'lucide-react';
import { useAction } from '../../api/use-action';
import { canBeReadAgain } from '../../documents/unreadable';
import { Button } from '../../ui/Button';
import { adminOutcome } from '../admin-outcome';

const RETRIED = adminOutcome(
  'La lectura se volvió a poner en cola',
  'No se pudo reintentar la lectura',
);

/**
 * Has the document read again for its company; who uploaded it pays the credit as for any reading.
 * A file that is itself at fault would only cost them the time: they have to correct it.
 */
export function RetryButton({ document }: { document: FailedDocument }) {
  const { run, isPending } = useAction(
    (provider) => provider.retryFailedDocument(document.id),
    RETRIED,
  );
  if (!canBeReadAgain(document))
    return <span className="right sm t2">Su dueño debe corregir el archivo</span>;
  return (
    <Button size="s" icon={RefreshCw} disabled={isPending} onClick={() => void run()}>
      {document.setAside ? 'Leer de nuevo' : 'Reintentar'}
    </Button>
  );
}
