import { Ban } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { CREDITS_KEY } from '../account/account-keys';
import { ApiError } from '../api/api-error';
import type { AppDataProvider } from '../api/data-provider';
import { ALL_OF_DOCUMENTS } from '../documents/document-key';
import { ConfirmButton } from '../layout/ConfirmButton';
import { ProgressBar } from '../ui/ProgressBar';
import { type SessionFile, ended } from './session-files';

interface BatchLineProps {
  files: readonly SessionFile[];
  /** Takes the focus when the line goes with it. */
  titleRef: RefObject<HTMLElement | null>;
  onCancel(...keys: readonly string[]): void;
}

/** So many news are told of a batch, not one of each of its files. */
const TOLD = 10;

/** Stops a reading; one that has ended meanwhile needs no stopping. */
async function stopReading(provider: AppDataProvider, id: string): Promise<void> {
  try {
    await provider.cancelReading(id);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'ESTADO_NO_PERMITE')) throw error;
  }
}

/** How far the files of the session have come together, and the way to stop those that are left. */
export function BatchLine({ files, titleRef, onCancel }: BatchLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = line.current;
    const title = titleRef.current;
    return () => {
      if (element?.contains(document.activeElement)) title?.focus();
    };
  }, [titleRef]);
  const total = files.length;
  const done = ended(files);
  const failed = done.filter(({ status }) => status === 'error').length;
  const read = done.length - failed;
  const left = files.filter((file) => !done.includes(file));
  const step = Math.ceil(total / TOLD);

  const cancelAll = async (provider: AppDataProvider): Promise<void> => {
    onCancel(...left.filter(({ status }) => status !== 'processing').map(({ key }) => key));
    // The newest first: none begins to be read while those before it are stopped.
    for (const { documentId } of left) if (documentId) await stopReading(provider, documentId);
  };
  return (
    <div ref={line} className="col g6 p9-14 under">
      <div className="row">
        <span className="sp sm">
          {read} de {total} leídos{failed > 0 && ` · ${failed} sin leer`}
        </span>
        <span className="visually-hidden" role="status">
          {`${read - (read % step)} de ${total} leídos`}
        </span>
        <ConfirmButton
          label="Cancelar todos"
          icon={Ban}
          size="s"
          title={`¿Cancelar los ${left.length} que faltan?`}
          confirmLabel="Cancelar todos"
          cancelLabel="Seguir leyendo"
          act={cancelAll}
          done="Lecturas canceladas"
          renews={[ALL_OF_DOCUMENTS, CREDITS_KEY]}
        >
          Lo que aún no se envió sale de la lista. La lectura de lo que ya está en el servidor se
          detiene y devuelve su crédito; puede volver a leerlo cuando quiera. Lo ya leído se queda.
        </ConfirmButton>
      </div>
      <ProgressBar fraction={done.length / total} label="Archivos leídos" />
    </div>
  );
}
