import { type Notice, type NoticeKind, noticeScreen, noticeText } from '@contracts/notices';
import {
  Bell,
  CalendarClock,
  FileWarning,
  Flag,
  Inbox,
  Landmark,
  Link2Off,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../history/format';
import { Ago } from '../ui/Ago';
import { EmptyState } from '../ui/EmptyState';
import { Icon } from '../ui/Icon';
import { PopoverButton } from '../ui/PopoverButton';
import { useNotices } from './use-notices';
import './notices.css';

const SIGN: Readonly<Record<NoticeKind, LucideIcon>> = {
  bandeja: Inbox,
  observado: Flag,
  vence: CalendarClock,
  cuenta: Landmark,
  apartado: FileWarning,
  cadena: Link2Off,
};

/** More are not worth counting. */
const MOST = 99;

interface NoticeLineProps {
  notice: Notice;
  isFresh: boolean;
  onLeave(): void;
}

function NoticeLine({ notice, isFresh, onLeave }: NoticeLineProps) {
  const { kind, at, count, subjects } = notice;
  const more = count - subjects.length;
  return (
    <li className="over p10 lead g10 notice-line" data-fresh={isFresh || undefined}>
      <Icon of={SIGN[kind]} size={16} />
      <span className="col">
        <Link className="b" to={noticeScreen(notice)} onClick={onLeave}>
          {noticeText(notice)}
        </Link>
        {subjects.length > 0 && (
          <span className="sm t2">
            {subjects.map(({ path, label }, place) => (
              <span key={`${path} ${place}`}>
                {place > 0 && ', '}
                <Link className="link" to={path} onClick={onLeave}>
                  {label}
                </Link>
              </span>
            ))}
            {more > 0 && ` y ${formatCount(more)} más`}
          </span>
        )}
        <Ago at={at} className="sm t3" />
      </span>
      {isFresh && <span className="visually-hidden">Nuevo</span>}
    </li>
  );
}
/** What happened to the person's work since they last looked, in the top bar. */
export function NoticesBell() {
  const { notices, markSeen } = useNotices();
  // As they were when the list was opened: reading them is not the same as having them vanish.
  const [shown, setShown] = useState<readonly Notice[]>([]);
  const fresh = notices.reduce((sum, one) => sum + one.fresh, 0);
  const count = fresh > MOST ? `+${MOST}` : String(fresh);
  return (
    <PopoverButton
      icon={Bell}
      isGhost
      name="Avisos"
      className="notices rolls"
      label={
        <>
          <span className="visually-hidden">Avisos</span>
          {fresh > 0 && <span className="b t2 count-badge">{count}</span>}
        </>
      }
      onOpen={() => {
        setShown(notices);
        void markSeen();
      }}
    >
      {(close) => (
        <>
          <h2 className="h3">Avisos</h2>
          {shown.length === 0 ? (
            <EmptyState icon={Bell} title="Nada nuevo">
              Aquí verá lo que llegue a su equipo, lo observado y lo que vence mañana.
            </EmptyState>
          ) : (
            <ul>
              {shown.map((notice) => (
                <NoticeLine
                  key={`${notice.kind} ${notice.team} ${notice.day}`}
                  notice={notice}
                  isFresh={notice.fresh > 0}
                  onLeave={close}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </PopoverButton>
  );
}
