import type { DocumentSummary } from '@contracts/document';
import { Ban, X } from 'lucide-react';
import { Button } from '../../ui/Button';
import { useReadingAction } from '../actions/use-reading-action';

interface CancelReadingButtonProps {
  document: DocumentSummary;
  /** The icon alone, in a list where the file is named beside it. */
  isCompact?: boolean;
  className?: string;
}

/** Ends the reading of a document with one click; it can be read again at any time. */
export function CancelReadingButton(props: CancelReadingButtonProps) {
  const { document, isCompact = false, className } = props;
  const { run, isPending } = useReadingAction({
    act: (dataProvider, id) => dataProvider.cancelReading(id),
    done: 'Lectura cancelada',
    failed: 'No se pudo cancelar la lectura',
  });
  const word = isPending ? 'Cancelando…' : 'Cancelar lectura';
  return (
    <Button
      size="s"
      look={isCompact ? 'ghost' : 'plain'}
      icon={isCompact ? X : Ban}
      className={className}
      disabled={isPending}
      aria-label={isCompact ? `Cancelar la lectura de ${document.filename}` : undefined}
      onClick={() => void run(document)}
    >
      {!isCompact && word}
    </Button>
  );
}
