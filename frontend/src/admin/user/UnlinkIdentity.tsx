import type { AdminUser } from '@contracts/admin';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import { useAction } from '../../api/use-action';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { nameOf } from '../person';
import { useQueryClient } from '@tanstack/react-query';

/** Takes the identity of the provider off an account that is linked to the wrong person. */
export function UnlinkIdentity({ user }: { user: AdminUser }) {
  const provider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [isAsked, setAsked] = useState(false);
  const { run, isPending, errorText } = useAction(() => provider.unlinkUserIdentity(user.id), {
    onDone: () => {
      notify('Cuenta separada del proveedor', { description: nameOf(user) });
      setAsked(false);
      void queryClient.invalidateQueries();
    },
  });
  return (
    <>
      <Button icon={Link2Off} onClick={() => setAsked(true)}>
        Separar del proveedor
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={`¿Separar a ${nameOf(user)} del proveedor de identidad?`}
          confirmLabel="Separar"
          isDestructive
          isBusy={isPending}
          error={errorText}
          onConfirm={() => void run()}
          onClose={() => setAsked(false)}
        >
          Sus sesiones se cierran. La próxima vez que ingrese por el proveedor con el mismo correo,
          la cuenta se vincula de nuevo.
        </ConfirmDialog>
      )}
    </>
  );
}
