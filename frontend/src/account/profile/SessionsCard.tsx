import type { AccountSession } from '@contracts/account';
import { Check, Monitor, Smartphone } from 'lucide-react';
import { useProviderQuery } from '../../api/use-provider-query';
import { useAction } from '../../api/use-action';
import { ConfirmButton } from '../../layout/ConfirmButton';
import { Button } from '../../ui/Button';
import { TitledCard } from '../../ui/Card';
import { Chip } from '../../ui/Chip';
import { Icon } from '../../ui/Icon';
import '../../ui/sign-tile.css';
import { relativeTime, timeInPeru } from '../../ui/format-time';
import { SESSIONS_KEY } from '../account-keys';
import { QueryArea } from '../../layout/QueryArea';
import { useRefreshKeepingFocus } from '../use-refresh-keeping-focus';

const PHONE = /android|iphone|ipad|móvil/i;

/** Ends one other session; signing in again there is all it costs, so nothing is asked. */
function EndButton({ session: { id, device }, onEnded }: Omit<SessionRowProps, 'now'>) {
  const { run, isPending } = useAction((provider) => provider.endSession(id), {
    done: () => ({ title: 'Sesión cerrada', description: device }),
    failed: 'No se pudo cerrar la sesión',
    onDone: onEnded,
  });
  return (
    <Button size="s" of={`la sesión de ${device}`} disabled={isPending} onClick={() => void run()}>
      Cerrar
    </Button>
  );
}

interface SessionRowProps {
  session: AccountSession;
  /** When the list was read. */
  now: number;
  onEnded(): void;
}

function SessionRow({ session, now, onEnded }: SessionRowProps) {
  const { device, ipAddress, startedAt, lastActiveAt, isCurrent } = session;
  return (
    <li className="session row g12 p9 over">
      <span className="centred sign-tile firm toned">
        <Icon of={PHONE.test(device) ? Smartphone : Monitor} size={20} strokeWidth={1.5} />
      </span>
      <div className="sp fit">
        <p className="row">
          <span className="m ell">{device}</span>
          {isCurrent && <Chip tone="ok" icon={Check} word="Esta sesión" />}
        </p>
        <p className="sm t3">
          {ipAddress && (
            <>
              <span className="mono">{ipAddress}</span> ·{' '}
            </>
          )}
          desde {timeInPeru(startedAt)} · último uso {relativeTime(lastActiveAt, now)}
        </p>
      </div>
      {!isCurrent && <EndButton session={session} onEnded={onEnded} />}
    </li>
  );
}

const currentFirst = (sessions: readonly AccountSession[]): AccountSession[] =>
  sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));

/** Where the person is signed in, and how to end what is not theirs. */
export function SessionsCard() {
  const query = useProviderQuery(SESSIONS_KEY, (provider, signal) => provider.listSessions(signal));
  const { title, refresh } = useRefreshKeepingFocus(SESSIONS_KEY);
  const sessions = query.data ?? [];
  return (
    <TitledCard
      title="Sesiones abiertas"
      titleRef={title}
      count={sessions.length}
      beside={
        sessions.length > 1 && (
          <ConfirmButton
            size="s"
            label="Cerrar todas las demás"
            title="¿Cerrar todas las demás sesiones?"
            confirmLabel="Cerrar las demás"
            act={(provider) => provider.endOtherSessions()}
            done="Las demás sesiones se cerraron"
            onDone={refresh}
          >
            {sessions.length === 2
              ? 'Se cierra 1 sesión'
              : `Se cierran ${sessions.length - 1} sesiones`}
            ; en esos equipos habrá que ingresar de nuevo. Esta sesión sigue abierta.
          </ConfirmButton>
        )
      }
    >
      <QueryArea query={query} of="las sesiones">
        {(list) => (
          <ul>
            {currentFirst(list).map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                now={query.dataUpdatedAt}
                onEnded={refresh}
              />
            ))}
          </ul>
        )}
      </QueryArea>
    </TitledCard>
  );
}
