import Drawer from '@mui/material/Drawer';
import { ArrowLeft, UserX, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorCard } from '../../layout/ErrorCard';
import { Skeleton } from '../../ui/Skeleton';
import { useUser } from '../users/use-users';
import { UserDetail } from './UserDetail';

/** Beside the list, over it, or in its place, as the width of the screen allows. */
export type PanelPlace = 'beside' | 'drawer' | 'screen';

interface UserPanelProps {
  userId: string;
  place: PanelPlace;
  onClose(): void;
}

function PanelBody({ userId }: { userId: string }) {
  const { user, isPending, error, refetch } = useUser(userId);
  if (user) return <UserDetail key={user.id} user={user} />;
  if (isPending) return <Skeleton text="Cargando el usuario..." rows={8} />;
  if (!error) return <EmptyState icon={UserX} title="Este usuario no existe" />;
  return (
    <div className="admin-error">
      <ErrorCard title="Error al cargar el usuario" error={error} onRetry={() => void refetch()} />
    </div>
  );
}

/** On a small screen the detail takes the place of the list, and the focus goes to the way back. */
function PanelScreen({ userId, onClose }: Omit<UserPanelProps, 'place'>) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <>
      <Button ref={back} look="ghost" icon={ArrowLeft} onClick={onClose} className="panel-back">
        Usuarios
      </Button>
      <Card aria-label="Usuario">
        <PanelBody userId={userId} />
      </Card>
    </>
  );
}

/** The detail of the chosen user. */
export function UserPanel({ userId, place, onClose }: UserPanelProps) {
  if (place === 'screen') return <PanelScreen userId={userId} onClose={onClose} />;
  const close = (
    <Button
      size="s"
      look="ghost"
      square
      icon={X}
      aria-label="Cerrar el detalle"
      className="panel-close"
      onClick={onClose}
    />
  );
  if (place === 'drawer') {
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
    <aside className="card user-aside" aria-label="Usuario">
      {close}
      <PanelBody userId={userId} />
    </aside>
  );
}
