import type { DocumentSummary } from '@contracts/document';
import { Cpu } from 'lucide-react';
import { DialogButton } from '../../ui/DialogButton';
import { useRetryDocument } from '../actions/use-retry-document';
import { EngineDialog } from './EngineDialog';
import { otherEngineMayRead, sameEngineMayRead } from './failure-kind';

/** Has a document whose reading failed read by another engine or model; nothing for a broken file. */
export function OtherEngineButton({ document }: { document: DocumentSummary }) {
  const { run, isPending } = useRetryDocument();
  const { failure, processor, model } = document;
  if (!otherEngineMayRead(failure)) return null;
  return (
    <DialogButton
      size="s"
      look={sameEngineMayRead(failure) ? 'plain' : 'primary'}
      icon={Cpu}
      disabled={isPending}
      label="Procesar con otro motor"
    >
      {(close) => (
        <EngineDialog
          title="Procesar con otro motor"
          own={{ processor, model }}
          submitLabel="Procesar"
          isBusy={isPending}
          error={null}
          onChoose={(engine) => void run(document, engine).then(close)}
          onClose={close}
        >
          <p>Usa 1 crédito; si la lectura vuelve a fallar, se devuelve.</p>
        </EngineDialog>
      )}
    </DialogButton>
  );
}
