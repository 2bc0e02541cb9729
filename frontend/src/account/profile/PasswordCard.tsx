import { KeyRound } from 'lucide-react';
import { useSignedInUser } from '../../layout/SessionContext';
import { TitledCard } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { PasswordForm } from './PasswordForm';

export function PasswordCard() {
  const { hasPassword } = useSignedInUser();
  return (
    <TitledCard title="Contraseña">
      {hasPassword ? (
        <PasswordForm />
      ) : (
        <EmptyState icon={KeyRound} title="Su cuenta no tiene contraseña aquí">
          Usted ingresa con el proveedor de identidad de su organización. La contraseña se cambia
          allí.
        </EmptyState>
      )}
    </TitledCard>
  );
}
