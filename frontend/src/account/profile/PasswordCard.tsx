import { KeyRound } from 'lucide-react';
import { useSignedInUser } from '../../layout/SessionContext';
import { Card, CardHeader } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { PasswordForm } from './PasswordForm';

export function PasswordCard() {
  const { hasPassword } = useSignedInUser();
  return (
    <Card aria-labelledby="contrasena-titulo">
      <CardHeader>
        <h2 id="contrasena-titulo" className="h3">
          Contraseña
        </h2>
      </CardHeader>
      {hasPassword ? (
        <PasswordForm />
      ) : (
        <EmptyState icon={KeyRound} title="Su cuenta no tiene contraseña aquí">
          Usted ingresa con el proveedor de identidad de su organización. La contraseña se cambia
          allí.
        </EmptyState>
      )}
    </Card>
  );
}
