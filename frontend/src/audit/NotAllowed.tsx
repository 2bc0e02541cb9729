import { ShieldX } from 'lucide-react';
import { hasStatus } from '../api/api-error';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';

/** True for the refusal of who may not see the audit. */
export const isRefused = (error: unknown): boolean => hasStatus(error, 403);

/** Whom the audit is for, told to everybody else. */
export const NotAllowed = () => (
  <Card>
    <EmptyState icon={ShieldX} title="No tiene acceso a la auditoría" to="/" way="Volver al inicio">
      La auditoría es para el Admin Empresa y el administrador de la plataforma. La historia de un
      documento también está en el propio documento.
    </EmptyState>
  </Card>
);
