import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import { useAction } from '../../api/use-action';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

interface EndOtherSessionsButtonProps {
  count: number;
  onEnded(): void;
}

/** Ends every session but this one, after asking. */
export function EndOtherSessionsButton({ count, onEnded }: EndOtherSessionsButtonProps) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const { run, isPending, errorText, clearError } = useAction(
    () => dataProvider.endOtherSessions(),
    {
      onDone: () => {
        setIsAsking(false);
        notify('Las demás sesiones se cerraron');
        onEnded();
      },
    },
  );
  const close = (): void => {
    setIsAsking(false);
    clearError();
  };
  return (
    <>
      <Button size="s" onClick={() => setIsAsking(true)}>
        Cerrar todas las demás
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="¿Cerrar todas las demás sesiones?"
          confirmLabel="Cerrar las demás"
          isDestructive
          isBusy={isPending}
          error={errorText}
          onConfirm={() => void run()}
          onClose={close}
        >
          {count === 1 ? 'Se cierra 1 sesión' : `Se cierran ${count} sesiones`}; en esos equipos
          habrá que ingresar de nuevo. Esta sesión sigue abierta.
        </ConfirmDialog>
      )}
    </>
  );
}
