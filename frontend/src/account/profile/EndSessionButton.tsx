import type { AccountSession } from '@contracts/account';
import { useDataProvider, useNotify } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import { useAction } from '../../api/use-action';
import { Button } from '../../ui/Button';
import { useErrorToast } from '../use-error-toast';

interface EndSessionButtonProps {
  session: AccountSession;
  onEnded(): void;
}

/** Ends one other session; signing in again there is all it costs, so nothing is asked. */
export function EndSessionButton({ session, onEnded }: EndSessionButtonProps) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const onFailed = useErrorToast('No se pudo cerrar la sesión');
  const { run, isPending } = useAction(() => dataProvider.endSession(session.id), {
    onDone: () => {
      notify('Sesión cerrada', { description: session.device });
      onEnded();
    },
    onFailed,
  });
  return (
    <Button size="s" disabled={isPending} onClick={() => void run()}>
      Cerrar<span className="visually-hidden"> la sesión de {session.device}</span>
    </Button>
  );
}
