import type { DocumentDetail } from '@contracts/document';
import { ScanSearch } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../api/use-action';
import type { Engine } from '../../upload/upload-entry';
import { Button } from '../../ui/Button';
import { EngineDialog } from './EngineDialog';

/** Why no second engine can be asked now; null when one can. */
function whyNotNow({ isLocked, originalDeletedAt }: DocumentDetail, isReading: boolean) {
  if (isReading) return 'Otro motor ya está leyendo este documento.';
  if (originalDeletedAt !== null) return 'El archivo original ya no se conserva.';
  return isLocked ? 'Un documento bloqueado no se vuelve a leer.' : null;
}

interface SecondReadingButtonProps {
  document: DocumentDetail;
  /** An engine is reading it now. */
  isReading: boolean;
}

/** Asks another engine for its opinion, after it was chosen and said where the page goes. */
export function SecondReadingButton({ document, isReading }: SecondReadingButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { id, filename, processor, model } = document;
  const { run, isPending, errorText, clearError } = useAction(
    (provider, engine: Engine) => provider.askSecondReading(id, engine),
    {
      done: () => ({ title: 'Segunda lectura en cola', description: filename }),
      renews: [['documents', 'runs', id]],
      onDone: () => setIsAsking(false),
    },
  );
  const reason = whyNotNow(document, isReading);
  const open = (): void => {
    clearError();
    setIsAsking(true);
  };
  return (
    <>
      <Button
        size="s"
        icon={ScanSearch}
        disabled={reason !== null}
        title={reason ?? undefined}
        onClick={open}
      >
        Pedir segunda lectura
      </Button>
      {isAsking && (
        <EngineDialog
          title="Pedir segunda lectura"
          own={{ processor, model }}
          submitLabel="Pedir lectura"
          isBusy={isPending}
          error={errorText}
          onChoose={(engine) => void run(engine)}
          onClose={() => setIsAsking(false)}
        >
          <p>
            Otro motor lee el mismo documento y sus valores se comparan, campo por campo, con los
            que ya tiene. No usa crédito; si el motor es de un proveedor, la página se le envía.
          </p>
        </EngineDialog>
      )}
    </>
  );
}
