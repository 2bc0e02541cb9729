import type { AdminUser } from '@contracts/admin';
import { useState } from 'react';
import { useAction } from '../../api/use-action';
import { Switch } from '../../ui/Choice';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { nameOf } from '../person';
import { USER_CHANGED, changeOf } from '../admin-outcome';

interface ActiveSwitchProps {
  user: AdminUser;
  isSelf: boolean;
}

/** On at once; off after a question, for it ends what the person is doing. */
export function ActiveSwitch({ user, isSelf }: ActiveSwitchProps) {
  const [isAsking, setIsAsking] = useState(false);
  const change = useAction(
    (provider, isActive: AdminUser['isActive']) => provider.update(...changeOf(user, { isActive })),
    { ...USER_CHANGED, onDone: () => setIsAsking(false) },
  );
  const isOn = user.isActive === 'true';
  return (
    <>
      <Switch
        label="Cuenta activa"
        help={
          isOn ? 'Al desactivarla se cierran sus sesiones' : 'No puede ingresar hasta activarla'
        }
        checked={isOn}
        disabled={isSelf || change.isPending}
        onChange={(next) => (next ? void change.run('true') : setIsAsking(true))}
      />
      {isAsking && (
        <ConfirmDialog
          title={`¿Desactivar la cuenta de ${nameOf(user)}?`}
          confirmLabel="Desactivar cuenta"
          isDestructive
          isBusy={change.isPending}
          onConfirm={() => void change.run('false')}
          onClose={() => setIsAsking(false)}
        >
          Sus sesiones se cierran y no podrá ingresar hasta que la active de nuevo.
        </ConfirmDialog>
      )}
    </>
  );
}
