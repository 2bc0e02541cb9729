import type { AdminUser } from '@contracts/admin';
import { Switch } from '../../ui/Choice';
import { USER_TEXTS, useAdminAction } from '../use-admin-action';

interface ActiveSwitchProps {
  user: AdminUser;
  isSelf: boolean;
}

/** On or off at once: it can be taken back with the same switch. */
export function ActiveSwitch({ user, isSelf }: ActiveSwitchProps) {
  const change = useAdminAction(
    (provider, isActive: AdminUser['isActive']) => provider.updateUser(user.id, { isActive }),
    USER_TEXTS,
  );
  const isOn = user.isActive === 'true';
  return (
    <Switch
      label="Cuenta activa"
      help={isOn ? 'Al desactivarla se cierran sus sesiones' : 'No puede ingresar hasta activarla'}
      checked={isOn}
      disabled={isSelf || change.isPending}
      onChange={(next) => void change.run(next ? 'true' : 'false')}
    />
  );
}
