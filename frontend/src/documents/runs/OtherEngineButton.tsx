import type { DocumentSummary } from '@contracts/document';
import { Cpu } from 'lucide-react';
import { useState } from 'react';
import { useRetryDocument } from '../actions/use-retry-document';
import { Button } from '../../ui/Button';
import { EngineDialog } from './EngineDialog';
import { otherEngineMayRead, sameEngineMayRead } from './failure-kind';

/** Has a document whose reading failed read by another engine or model; nothing for a broken file. */
export function OtherEngineButton({ document }: { document: DocumentSummary }) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isPending } = useRetryDocument();
  const { failure, processor, model } = document;
  if (!otherEngineMayRead(failure)) return null;
  return (
    <>
      <Button
        size="s"
        look={sameEngineMayRead(failure) ? 'plain' : 'primary'}
        icon={Cpu}
        disabled={isPending}
        onClick={() => setIsAsking(true)}
      >
        Procesar con otro motor
      </Button>
      {isAsking && (
        <EngineDialog
          title="Procesar con otro motor"
          own={{ processor, model }}
          submitLabel="Procesar"
          busyLabel="Enviando…"
          isBusy={isPending}
          error={null}
          onChoose={(engine) => void run(document, engine).then(() => setIsAsking(false))}
          onClose={() => setIsAsking(false)}
        >
          <p>Usa 1 crédito; si la lectura vuelve a fallar, se devuelve.</p>
        </EngineDialog>
      )}
    </>
  );
}
