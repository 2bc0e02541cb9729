import { type ReactNode, useCallback } from 'react';
import { type Processors, isSameEngine, otherEngine } from '../../upload/engine-choice';
import { EngineFields } from '../../upload/EngineFields';
import type { Engine } from '../../upload/upload-entry';
import { useEngine } from '../../upload/use-engine';
import { Dialog } from '../../ui/Dialog';

interface EngineDialogProps {
  title: string;
  /** What happens and what it costs. */
  children: ReactNode;
  /** The engine that has read the document. */
  own: Engine;
  submitLabel: string;
  isBusy: boolean;
  error: string | null;
  onChoose(engine: Engine): void;
  onClose(): void;
}

/** Asks which engine and model read a document next; the one that has read it is no choice. */
export function EngineDialog(props: EngineDialogProps) {
  const { title, children, submitLabel, isBusy, error, onChoose, onClose } = props;
  const { processor, model } = props.own;
  const preferred = useCallback(
    (processors: Processors) => otherEngine({ processor, model }, processors),
    [processor, model],
  );
  const choice = useEngine(preferred);
  const isSame = isSameEngine(choice.engine, props.own);
  const isKnown = choice.processors.data !== undefined;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      onSubmit={() => {
        if (!isSame) onChoose(choice.engine);
      }}
      confirmLabel={submitLabel}
      busyLabel="Enviando…"
      isBusy={isBusy}
      isShut={isSame}
      error={error}
    >
      {children}
      <EngineFields {...choice} hasFocus />
      {isKnown && isSame && (
        <p className="md" role="status">
          Este motor y modelo ya leyó el documento: elija otro.
        </p>
      )}
    </Dialog>
  );
}
