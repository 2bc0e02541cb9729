import type { AdminUser } from '@contracts/admin';
import Drawer from '@mui/material/Drawer';
import { UserX, X } from 'lucide-react';
import { useGetMany } from 'react-admin';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorCard } from '../../layout/ErrorCard';
import { Skeleton } from '../../ui/Skeleton';
import { ADMIN_USERS } from '../admin-api';
import { UserDetail } from './UserDetail';
import './user.css';

interface UserPanelProps {
  userId: string;
  /** There is room for it beside the list; else it lies over it. */
  isBeside: boolean;
  onClose(): void;
}

function PanelBody({ userId }: { userId: string }) {
  const query = useGetMany<AdminUser>(ADMIN_USERS, { ids: [userId] }, { retry: false });
  const { data, isPending, error } = query;
  const user = data?.find(({ id }) => id === userId);
  if (user) return <UserDetail key={user.id} user={user} />;
  if (isPending) return <Skeleton text="Cargando el usuario..." rows={8} />;
  if (!error) return <EmptyState icon={UserX} title="Este usuario no existe" />;
  return <ErrorCard title="Error al cargar el usuario" query={query} />;
}

/** The detail of the chosen user. */
export function UserPanel({ userId, isBeside, onClose }: UserPanelProps) {
  const close = (
    <Button
      size="s"
      look="ghost"
      icon={X}
      aria-label="Cerrar el detalle"
      className="panel-close"
      onClick={onClose}
    />
  );
  if (!isBeside) {
    return (
      <Drawer
        anchor="right"
        open
        onClose={onClose}
        slotProps={{ paper: { className: 'user-drawer', role: 'dialog', 'aria-label': 'Usuario' } }}
      >
        {close}
        <PanelBody userId={userId} />
      </Drawer>
    );
  }
  return (
    <aside className="card user-aside rolls" aria-label="Usuario">
      {close}
      <PanelBody userId={userId} />
    </aside>
  );
}
